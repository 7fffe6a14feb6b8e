/** Digits of any script with one decimal point, as the planner reads them. */
export function numberText(typed: string): string {
  const western = typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const [whole = "", ...rest] = western
    .replace(",", ".")
    .replace(/[^\d.]/g, "")
    .split(".");
  return rest.length > 0 ? `${whole}.${rest.join("")}` : whole;
}

/** Every script's ten digits follow one another from a code point that ends a run of non-digits. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}
