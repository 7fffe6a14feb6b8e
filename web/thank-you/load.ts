import type { OrderStatus } from "#calls/order-status.ts";

export type ThankYouData =
  | { readonly kind: "free"; readonly id: string | null }
  /** The number was verified, but is not stored with the plan; `again`: where it is verified once more. */
  | { readonly kind: "unsaved"; readonly again: string }
  /** The response is another browser's: nothing was stored in it, and its reference is not this visitor's. `verify`: where its number opens it. */
  | { readonly kind: "closed"; readonly verify: string | null }
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
