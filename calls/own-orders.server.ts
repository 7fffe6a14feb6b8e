import { Hono } from "hono";
import { reissueDelivery } from "#shop/delivery/delivery-link.ts";
import { wholeNumber } from "#shop/leads/phone-number.ts";
import { toMajor } from "#shop/orders/money.ts";
import { listOrdersOf } from "#shop/orders/order.ts";
import { currentSession } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import type { DeliveryReissued, OwnOrders } from "./own-orders.ts";
import { sameOriginOnly } from "./request.server.ts";

export function ownOrdersCall(deps: CallDependencies): Hono {
  return new Hono()
    .get("/api/orders", async (c) => {
      const session = await currentSession(c, deps);
      if (!session) return c.json({ status: 403, message: "Please verify your number." }, 403);
      const orders = await listOrdersOf(deps.db, wholeNumber(session));
      const answer: OwnOrders = {
        status: 200,
        orders: orders.map((order) => ({
          orderNumber: order.number,
          state: order.state,
          currency: order.currency,
          amount: toMajor(order.amount),
          offerType: order.snapshot.offerType,
          paidAt: order.paidAt?.toISOString() ?? null,
        })),
      };
      return c.json(answer);
    })
    .post("/api/orders/:number/delivery", sameOriginOnly(deps.publicUrl), async (c) => {
      const session = await currentSession(c, deps);
      if (!session?.fresh) return c.json({ status: 403, message: "Please verify your number." }, 403);
      const orders = await listOrdersOf(deps.db, wholeNumber(session));
      const order = orders.find((one) => one.number === c.req.param("number") && one.state === "delivered");
      const deliveryUrl = order ? await reissueDelivery(deps, order.id) : null;
      if (deliveryUrl === null) return c.json({ status: 404, message: "Not found." }, 404);
      const answer: DeliveryReissued = { status: 200, deliveryUrl };
      return c.json(answer);
    });
}
