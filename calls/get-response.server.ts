import { Hono } from "hono";
import { readOwnedResponse } from "#shop/survey/response.ts";
import { browserHash } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";

export function getResponseCall(deps: CallDependencies): Hono {
  return new Hono().get("/forms-api/response", async (c) => {
    const response = await readOwnedResponse(deps.db, {
      responseId: c.req.query("q") ?? "",
      browserHash: browserHash(c, deps),
    });
    if (!response) return c.json({ status: 404, message: "Not found." }, 404);
    const { utm_source, utm_medium, utm_campaign } = response.doc.utmDetails;
    return c.json({
      status: 200,
      data: response.doc.answer,
      utmDetails: { utm_source, utm_medium, utm_campaign },
    });
  });
}
