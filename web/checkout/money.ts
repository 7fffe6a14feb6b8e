import type { CheckoutDetails } from "#calls/checkout-details.ts";

/** `{symbol}{amount}` with the market's own grouping; the same on the server and in every browser. */
export function money({ symbol, currency }: Pick<CheckoutDetails, "symbol" | "currency">, amount: number): string {
  const grouping = { INR: "en-IN", USD: "en-US", EUR: "en-GB" }[currency];
  return symbol + new Intl.NumberFormat(grouping, { maximumFractionDigits: 2 }).format(amount);
}
