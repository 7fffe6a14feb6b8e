import { Hono } from "hono";
import { askCorrection } from "#shop/delivery/ask-correction.ts";
import { type CorrectionAsked, correctionRequest } from "./ask-correction.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { readJson, sameOriginOnly } from "./request.server.ts";

const REFUSED = {
  unknown: [404, "Not found."],
  expired: [410, "This link is no longer valid."],
  "too-many": [429, "Too many requests for this order."],
} as const;

export function askCorrectionCall(deps: CallDependencies): Hono {
  return new Hono().post("/api/deliveries/:token/correction", sameOriginOnly(deps.publicUrl), async (c) => {
    const read = await readJson(c, correctionRequest);
    if (read.kind === "bad") return c.json({ status: 400, message: read.message }, 400);
    const { kind } = await askCorrection(deps, { token: c.req.param("token"), text: read.body.text });
    if (kind !== "asked") {
      const [status, message] = REFUSED[kind];
      return c.json({ status, message }, status);
    }
    const answer: CorrectionAsked = { status: 200 };
    return c.json(answer);
  });
}
