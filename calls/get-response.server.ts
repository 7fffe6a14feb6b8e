import { Hono } from "hono";
import type { CallDependencies } from "./dependencies.server.ts";
import { readableResponse } from "./resume.server.ts";

export function getResponseCall(deps: CallDependencies): Hono {
  return new Hono().get("/forms-api/response", async (c) => {
    const readable = await readableResponse(c, deps, c.req.query("q") ?? "");
    if (!readable) return c.json({ status: 404, message: "Not found." }, 404);
    const { response } = readable;
    const { utm_source, utm_medium, utm_campaign } = response.doc.utmDetails;
    return c.json({
      status: 200,
      data: response.doc.answer,
      utmDetails: { utm_source, utm_medium, utm_campaign },
    });
  });
}
