/** A text with the digits of every script written as 0 to 9: an Indian keyboard may type its language's own. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Counts back to the script's zero: the ten digits of a script follow one another, and what stands before the zero is no digit. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}
