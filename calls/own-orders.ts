import { z } from "zod";

/**
 * `GET {api}/orders`: the orders that the verified number has paid for, whatever browser they were placed in; 403 without a session.
 * `POST {api}/orders/{merchant order id}/delivery`: a new link to the delivered files, in place of the one before; 403 when the
 * number was not verified by a code within the last day.
 */
export const ownOrders = z.object({
  status: z.literal(200),
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      state: z.string(),
      currency: z.enum(["INR", "USD", "EUR"]),
      amount: z.number(),
      offerType: z.string(),
      paidAt: z.string().nullable(),
    }),
  ),
});
export const deliveryReissued = z.object({ status: z.literal(200), deliveryUrl: z.string() });

export type OwnOrders = z.infer<typeof ownOrders>;
export type DeliveryReissued = z.infer<typeof deliveryReissued>;
