import { type Context, Hono } from "hono";
import { openDelivery } from "#shop/delivery/delivery-link.ts";
import { readFileBytes } from "#shop/survey/design.ts";
import type { DeliveryData } from "./delivery.ts";
import type { CallDependencies } from "./dependencies.server.ts";

/** A delivery's data for programs (browsers that ask for HTML get the site's page), and its files as downloads. */
export function deliveryCall(deps: CallDependencies): Hono {
  return new Hono()
    .get("/delivery/:token", async (c, next) => {
      if (c.req.header("accept")?.includes("text/html")) return next();
      const token = c.req.param("token");
      const opened = await openDelivery(deps.db, token);
      if (opened.kind !== "open") return closed(c, opened.kind);
      const answer: DeliveryData = {
        status: 200,
        orderNumber: opened.orderNumber,
        expiresAt: opened.expiresAt.toISOString(),
        files: opened.files.map((file) => ({
          name: file.name,
          title: file.title,
          option: file.option,
          contentType: file.contentType,
          bytes: file.size,
          url: `/delivery/${token}/${file.name}`,
        })),
      };
      return c.json(answer);
    })
    .get("/delivery/:token/:file", async (c) => {
      const opened = await openDelivery(deps.db, c.req.param("token"));
      if (opened.kind !== "open") return closed(c, opened.kind);
      const file = opened.files.find((one) => one.name === c.req.param("file"));
      const stored = file && (await readFileBytes(deps.db, { ...file, kind: "delivery", subjectId: opened.orderId }));
      if (!file || !stored) return closed(c, "unknown");
      c.header("content-type", stored.contentType);
      c.header("content-disposition", `attachment; filename="${file.name}"`);
      return c.body(new Uint8Array(stored.bytes));
    });
}

function closed(c: Context, kind: "expired" | "unknown") {
  const status = kind === "expired" ? 410 : 404;
  const message = kind === "expired" ? "This link is no longer valid." : "Not found.";
  return c.json({ status, message }, status);
}
