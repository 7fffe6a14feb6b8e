import { Hono } from "hono";
import { linkContact } from "#shop/leads/link-contact.ts";
import { browserHash, currentSession } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { readPhoneNumber } from "./read-phone-number.ts";
import { readJson, sameOriginOnly } from "./request.server.ts";
import { updateResponseRequest } from "./update-response.ts";

export function updateResponseCall(deps: CallDependencies): Hono {
  return new Hono().post("/forms-api/updateResponse/:responseId", sameOriginOnly(deps.publicUrl), async (c) => {
    const read = await readJson(c, updateResponseRequest);
    if (read.kind === "bad") return c.json({ flag: false, message: read.message }, 400);
    const { mobileNumber, name, isd, btnUrl } = read.body;
    const linked = await linkContact(deps, {
      responseId: c.req.param("responseId"),
      browserHash: browserHash(c, deps),
      session: await currentSession(c, deps),
      claimed: readPhoneNumber(isd, mobileNumber),
      // The wire sends the number where there is no name.
      name: name === mobileNumber ? "" : name,
      checkoutUrl: btnUrl,
    });
    if (linked.kind === "linked") return c.json({ flag: true, message: "Response updated." });
    if (linked.kind === "unknown") return c.json({ flag: false, message: "Not found." }, 404);
    return c.json({ flag: false, message: "This number is not verified." }, 403);
  });
}
