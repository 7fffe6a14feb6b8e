import { westernDigits } from "#calls/western-digits.ts";

/** How the form's languages write the unit that is not feet, and how feet are written beside the form's own way. */
const METRES = ["m", "मी", "மீ", "మీ", "മീ", "ಮೀ"];
const FEET = ["ft", "feet", "'"];

/**
 * A typed length as the planner reads it, from digits of any script with a point or a comma, perhaps with the field's own unit behind.
 * Null: it is no number. Nothing within it is left out, or `1e2` would be 12.
 */
export function numberText(typed: string, unit = ""): string | null {
  const text = westernDigits(typed).trim().replace(",", ".");
  const [, digits, behind = ""] = /^(\d+(?:\.\d+)?|\.\d+)\.?\s*(\D*)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const units = METRES.includes(unit) ? [unit] : [unit, ...FEET];
  return ["", ...units].includes(behind.trim().toLowerCase()) ? digits : null;
}
