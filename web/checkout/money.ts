import type { CheckoutDetails } from "#calls/checkout-details.ts";

/** Made once: a formatter costs a cheap phone a millisecond, and the countdown draws ten amounts each second. */
const GROUPED = {
  INR: new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 }),
  USD: new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }),
  EUR: new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 }),
};

/** `{symbol}{amount}` with the market's own grouping; the same on the server and in every browser. */
export function money({ symbol, currency }: Pick<CheckoutDetails, "symbol" | "currency">, amount: number): string {
  return symbol + GROUPED[currency].format(amount);
}
