import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { receiveWebhook } from "#shop/orders/receive-webhook.ts";
import type { CallDependencies } from "./dependencies.server.ts";

const MAX_BYTES = 256 * 1024;

/** `POST /webhooks/{provider}`: 2xx once the event is stored (or was before), 400 for a bad signature with nothing stored. */
export function webhookCall(deps: CallDependencies): Hono {
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ status: 413 }, 413) });
  return new Hono().post("/webhooks/:provider", limit, async (c) => {
    const provider = deps.providers.find((one) => one.name === c.req.param("provider"));
    if (!provider) return c.json({ status: 404 }, 404);
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    const received = await receiveWebhook(deps, provider, { rawBody, headers: c.req.raw.headers });
    if (received.kind === "bad-signature") return c.json({ status: 400, message: "Bad signature." }, 400);
    return c.json({ status: 200, result: received.kind });
  });
}
