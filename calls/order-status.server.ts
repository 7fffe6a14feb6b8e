import { Hono } from "hono";
import { readDeliveryPath } from "#shop/delivery/delivery-link.ts";
import { toMajor } from "#shop/orders/money.ts";
import { readOwnedOrder } from "#shop/orders/order.ts";
import { ORDER_OUTCOMES } from "#shop/orders/order-states.ts";
import { readOrderStatus } from "#shop/orders/order-status.ts";
import { ownCheckoutPath } from "#shop/orders/place-order.ts";
import { cancelOrder, mayCancel } from "#shop/orders/refund-order.ts";
import { browserHash } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import type { OrderCancelled, OrderStatus } from "./order-status.ts";
import { sameOriginOnly } from "./request.server.ts";

export function orderStatusCall(deps: CallDependencies): Hono {
  const orders = new Hono();
  orders.post("/api/orders/:number/cancel", sameOriginOnly(deps.publicUrl), async (c) => {
    const asked = { orderNumber: c.req.param("number"), browserHash: browserHash(c, deps) };
    const order = await readOwnedOrder(deps.db, asked);
    if (!order) return c.json({ status: 404, message: "Not found." }, 404);
    const { kind } = await cancelOrder(deps, { orderId: order.id });
    const status = kind === "cancelled" ? 200 : 409;
    const answer: OrderCancelled = { status, kind };
    return c.json(answer, status);
  });
  return orders.get("/api/orders/:number/status", async (c) => {
    const onProviderFault = (error: unknown) => deps.onFault(error, { method: "GET", path: "/api/orders/…/status" });
    const order = await readOrderStatus(
      { ...deps, onProviderFault },
      { orderNumber: c.req.param("number"), browserHash: browserHash(c, deps) },
    );
    if (!order) return c.json({ status: 404, message: "Not found." }, 404);
    const answer: OrderStatus = {
      status: 200,
      orderNumber: order.number,
      outcome: ORDER_OUTCOMES[order.state],
      state: order.state,
      currency: order.currency,
      amount: toMajor(order.amount),
      offerType: order.snapshot.offerType,
      deliveryUrl: order.state === "delivered" ? await readDeliveryPath(deps.db, deps.serverKey, order.id) : null,
      checkoutUrl: ownCheckoutPath(order),
      ...(mayCancel(order, deps) && { cancellable: true }),
    };
    return c.json(answer);
  });
}
