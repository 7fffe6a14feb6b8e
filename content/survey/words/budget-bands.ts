/** The overseas budget bands in one language, in the order of the form's options. */
export function budgetBands(
  symbol: "$" | "£",
  below: (amount: string) => string,
  above: (amount: string) => string,
  undecided: string,
): readonly string[] {
  const amounts = ["150,000", "250,000", "400,000", "600,000", "1,000,000"].map((amount) => symbol + amount);
  const between = amounts.slice(1).map((upper, index) => `${amounts[index]} – ${upper}`);
  return [below(amounts[0] ?? ""), ...between, above(amounts.at(-1) ?? ""), undecided];
}
