import type { CheckoutDetails } from "#calls/checkout-details.ts";

/** Cents are written with both figures or not at all. */
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: "stripIfInteger" } as const;
const GROUPED = {
  INR: new Intl.NumberFormat("en-IN", CENTS),
  USD: new Intl.NumberFormat("en-US", CENTS),
  EUR: new Intl.NumberFormat("en-GB", CENTS),
};

/** `{symbol}{amount}` with digits grouped as in the market; for the server alone. */
export function money({ symbol, currency }: Pick<CheckoutDetails, "symbol" | "currency">, amount: number): string {
  return symbol + GROUPED[currency].format(amount);
}
