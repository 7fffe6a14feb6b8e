import { z } from "zod";

/**
 * `GET {api}/orders/{merchant order id}/status`: an order's true state, for the browser that owns its response; else 404.
 * `outcome` is what a thank-you page says: "success" only once the server holds the money.
 */
export const orderStatus = z.object({
  status: z.literal(200),
  orderNumber: z.string(),
  outcome: z.enum(["pending", "success", "failed", "review", "refunded"]),
  /** The state of the order table: quoted, pending, paid, in-work, delivered, … */
  state: z.string(),
  currency: z.enum(["INR", "USD", "EUR"]),
  /** In whole currency units. */
  amount: z.number(),
  offerType: z.string(),
  /** Address of the delivered files; null before the delivery and once its link has expired. */
  deliveryUrl: z.string().nullable(),
  /** Address of the checkout that the order was placed at, where one may try to pay again. */
  checkoutUrl: z.string(),
  /** True while the order may be cancelled: it was paid less than 30 minutes ago and its work has not started. */
  cancellable: z.boolean().optional(),
});

export type OrderStatus = z.infer<typeof orderStatus>;
