import { westernDigits } from "#calls/western-digits.ts";

/**
 * A typed length as the planner reads it, from digits of any script with a point or a comma, perhaps with the field's own unit behind.
 * Null: it is no number. Nothing within it is left out, or `1e2` would be 12 and `9'6` 96.
 */
export function numberText(typed: string, unit = ""): string | null {
  const text = westernDigits(typed).replace(",", ".").replace(unit, "");
  return /^\s*(\d*\.?\d+)['\s]*$/.exec(text)?.[1] ?? null;
}
