import { type Context, Hono } from "hono";
import { findDelivery, openDelivery } from "#shop/delivery/delivery-link.ts";
import { readFileBytes, readPicture } from "#shop/survey/pictures.ts";
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
        offerType: opened.offerType,
        expiresAt: opened.expiresAt.toISOString(),
        files: opened.files.map((file) => ({
          name: file.name,
          title: file.title,
          option: file.option,
          contentType: file.contentType,
          bytes: file.size,
          url: `/delivery/${token}/${file.name}`,
        })),
        pictures: opened.pictures.map((picture) => ({
          ...picture,
          url: `/delivery/${token}/pictures/${picture.option}/${picture.name}.png`,
          small: `/delivery/${token}/pictures/${picture.option}/${picture.name}.avif`,
        })),
      };
      return c.json(answer);
    })
    .get("/delivery/:token/:file{[A-Za-z0-9.-]+}", async (c) => {
      // Only the characters that `DrawnFile` allows in a name: the database refuses some of the others, such as a zero byte.
      const { token, file: name } = c.req.param();
      const found = await findDelivery(deps.db, token);
      if (found.kind !== "open") return closed(c, found.kind);
      const stored = await readFileBytes(deps.db, { kind: "delivery", subjectId: found.orderId, name });
      if (!stored) return closed(c, "unknown");
      c.header("content-type", stored.contentType);
      c.header("content-disposition", `attachment; filename="${name}"`);
      return c.body(new Uint8Array(stored.bytes));
    })
    .get("/delivery/:token/pictures/:option{[0-9]{1,2}}/:file{[a-z0-9-]+\\.(?:png|avif)}", async (c) => {
      const { token, option, file } = c.req.param();
      const found = await findDelivery(deps.db, token);
      if (found.kind !== "open") return closed(c, found.kind);
      const of = { kind: "delivery-picture", option: Number(option), file } as const;
      const picture = await readPicture(deps.db, { ...of, subjectId: found.orderId });
      if (!picture) return closed(c, "unknown");
      c.header("content-type", picture.contentType);
      // A picture never changes once drawn; the address holds the secret, and a new link has new addresses.
      c.header("cache-control", "private, max-age=3600");
      return c.body(new Uint8Array(picture.bytes));
    });
}

function closed(c: Context, kind: "expired" | "unknown") {
  const status = kind === "expired" ? 410 : 404;
  const message = kind === "expired" ? "This link is no longer valid." : "Not found.";
  return c.json({ status, message }, status);
}
