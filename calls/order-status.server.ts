import { Hono } from "hono";
import { readDeliveryPath } from "#shop/delivery/delivery-link.ts";
import { toMajor } from "#shop/orders/money.ts";
import { ORDER_OUTCOMES } from "#shop/orders/order-states.ts";
import { readOrderStatus } from "#shop/orders/order-status.ts";
import { ownCheckoutPath } from "#shop/orders/place-order.ts";
import { mayCancel } from "#shop/orders/refund-order.ts";
import { browserHash } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import type { OrderStatus } from "./order-status.ts";

export function orderStatusCall(deps: CallDependencies): Hono {
  return new Hono().get("/api/orders/:number/status", async (c) => {
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
