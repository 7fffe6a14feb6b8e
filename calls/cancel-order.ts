import { z } from "zod";

/** `POST {api}/orders/{merchant order id}/cancel`, for the browser that placed it: the whole sum goes back; 409 once work has started or the time is over. */
export const orderCancelled = z.object({
  status: z.number(),
  kind: z.enum(["cancelled", "too-late", "work-started", "unknown-order"]),
});

export type OrderCancelled = z.infer<typeof orderCancelled>;
