import type { OrderStatus } from "#calls/order-status.ts";

export type ThankYouData =
  | { readonly kind: "free"; readonly id: string | null }
  | { readonly kind: "order"; readonly orderId: string; readonly order: OrderStatus | null }
  | { readonly kind: "incomplete" };

/** Which thank-you an address asks for. An order needs its id; currency and amount may be left out, but not be empty. */
export function readThankYou(
  query: URLSearchParams,
):
  | { readonly kind: "free"; readonly id: string | null }
  | { readonly kind: "order"; readonly orderId: string }
  | { readonly kind: "incomplete" } {
  if (query.get("flag") === "free") return { kind: "free", id: query.get("moid") };
  const orderId = query.get("request_order_id");
  const currency = query.get("currency") ?? "INR";
  const amount = query.get("amount") ?? "0";
  return orderId && currency && amount ? { kind: "order", orderId } : { kind: "incomplete" };
}
