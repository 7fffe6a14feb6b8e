import { westernDigits } from "#calls/western-digits.ts";

/** Digits of any script with one decimal point, as the planner reads them. */
export function numberText(typed: string): string {
  const [whole = "", ...rest] = westernDigits(typed)
    .replace(",", ".")
    .replace(/[^\d.]/g, "")
    .split(".");
  return rest.length > 0 ? `${whole}.${rest.join("")}` : whole;
}
