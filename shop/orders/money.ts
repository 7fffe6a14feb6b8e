import type { Currency } from "../context.ts";

const SYMBOLS: Readonly<Record<Currency, string>> = { INR: "₹", USD: "$", EUR: "€" };

/** Minor units as rupees, dollars or euros, as pages and the wire show them: 29900 paise are 299. */
export function toMajor(minor: number): number {
  return minor / 100;
}

/** Reads a claimed amount ("299", "19.5", "19.50") into minor units; null when it is no amount. */
export function toMinor(claimed: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(claimed);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** "₹299", "$19.50". */
export function moneyText(minor: number, currency: Currency): string {
  const major = toMajor(minor);
  return SYMBOLS[currency] + (Number.isInteger(major) ? String(major) : major.toFixed(2));
}
