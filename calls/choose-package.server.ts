import { Hono } from "hono";
import { choosePackage } from "#shop/orders/choose-package.ts";
import { browserHash } from "./browser.server.ts";
import { choosePackageRequest } from "./choose-package.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { readJson, sameOriginOnly } from "./request.server.ts";

export function choosePackageCall(deps: CallDependencies): Hono {
  return new Hono().post("/forms-api/update/:responseId", sameOriginOnly(deps.publicUrl), async (c) => {
    const read = await readJson(c, choosePackageRequest);
    if (read.kind === "bad") return c.json({ flag: false, message: read.message }, 400);
    const chosen = await choosePackage(deps, {
      responseId: c.req.param("responseId"),
      browserHash: browserHash(c, deps),
      packageType: read.body.packageType,
    });
    if (chosen.kind === "chosen") return c.json({ flag: true, message: "Package noted." });
    if (chosen.kind === "unknown") return c.json({ flag: false, message: "Not found." }, 404);
    return c.json({ flag: false, message: "This order is already paid." }, 409);
  });
}
