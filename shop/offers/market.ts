import type { Currency } from "../context.ts";

/** Where a visitor buys: decided here from what the server knows, whatever a page claims. */
export type Market = { readonly currency: Currency; readonly country: string };

/** ISO codes of the countries by the dial codes that decide prices; any other dial code is "ZZ". */
const COUNTRY_BY_DIAL_CODE: Readonly<Record<string, string>> = { "91": "IN", "1": "US", "44": "GB" };

/**
 * Pages under /us sell in dollars, under /uk in euros; elsewhere rupees when the dial code's digits are exactly 91, else
 * dollars. Before a number is verified the site's own country is taken.
 */
export function marketOf(region: "in" | "us" | "uk", isd: string | null): Market {
  if (region === "us") return { currency: "USD", country: "US" };
  if (region === "uk") return { currency: "EUR", country: "GB" };
  const digits = (isd ?? "91").replaceAll(/[^0-9]/g, "");
  return { currency: digits === "91" ? "INR" : "USD", country: COUNTRY_BY_DIAL_CODE[digits] ?? "ZZ" };
}
