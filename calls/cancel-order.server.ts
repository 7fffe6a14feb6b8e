import { Hono } from "hono";
import { readOwnedOrder } from "#shop/orders/order.ts";
import { cancelOrder } from "#shop/orders/refund-order.ts";
import { browserHash } from "./browser.server.ts";
import type { OrderCancelled } from "./cancel-order.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { sameOriginOnly } from "./request.server.ts";

export function cancelOrderCall(deps: CallDependencies): Hono {
  return new Hono().post("/api/orders/:number/cancel", sameOriginOnly(deps.publicUrl), async (c) => {
    const asked = { orderNumber: c.req.param("number"), browserHash: browserHash(c, deps) };
    const order = await readOwnedOrder(deps.db, asked);
    if (!order) return c.json({ status: 404, message: "Not found." }, 404);
    const { kind } = await cancelOrder(deps, { orderId: order.id });
    const status = kind === "cancelled" ? 200 : 409;
    const answer: OrderCancelled = { status, kind };
    return c.json(answer, status);
  });
}
