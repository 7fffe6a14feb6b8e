/** Characters of a reference: enough that two households hardly ever share it, few enough to be read out on the phone. */
const SIGNS = 8;

/**
 * A long id as it is said on the phone: its first letters and digits in two groups, `Q2FY ZWZ1`. Small letters become capitals, and
 * letters that look like digits become these (O is 0, I and L are 1); `shop/operator/find.ts` reads it the same way.
 */
export function referenceOf(id: string): string {
  const signs = id.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  const said = signs.replaceAll("O", "0").replaceAll(/[IL]/g, "1").slice(0, SIGNS);
  return said.length > SIGNS / 2 ? `${said.slice(0, SIGNS / 2)} ${said.slice(SIGNS / 2)}` : said;
}
