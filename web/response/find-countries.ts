import type { countryChoices } from "#content/countries.ts";

export type CountryChoice = ReturnType<typeof countryChoices>[number];

/**
 * The countries that a typed text may mean: by dial code (`+44`, `0044`), by country code, by name in the page's language or in
 * English, accents ignored. Names that begin with the text come first, then names with a word that does, then the rest.
 */
export function findCountries(list: readonly CountryChoice[], typed: string): readonly CountryChoice[] {
  const text = plain(typed.trim());
  if (text === "") return list;
  const digits = /^(?:\+|00)?(\d+)$/.exec(text)?.[1];
  if (digits) {
    const dialled = list.filter(({ dialCode }) => dialCode.startsWith(digits));
    return [...dialled].sort((a, b) => a.dialCode.length - b.dialCode.length);
  }
  const english = new Intl.DisplayNames(["en"], { type: "region" });
  const rank = ({ code, name }: CountryChoice) => {
    const names = [plain(name), plain(english.of(code) ?? "")];
    if (code.toLowerCase() === text || names.some((each) => each.startsWith(text))) return 1;
    if (names.some((each) => each.split(/[\s(-]+/).some((word) => word.startsWith(text)))) return 2;
    return names.some((each) => each.includes(text)) ? 3 : 0;
  };
  return list
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank > 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

/** Small letters without Latin accents; the vowel signs of Indian scripts stay. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}
