import { z } from "zod";

/**
 * `POST {api}/orders/{merchant order id}/cancel`, for the browser that owns the order's response: the whole sum goes back; 409 once
 * work has started or the 30 minutes are over.
 */
export const orderCancelled = z.object({
  status: z.number(),
  kind: z.enum(["cancelled", "too-late", "work-started", "unknown-order"]),
});

export type OrderCancelled = z.infer<typeof orderCancelled>;
