import { expect, test } from "vitest";
import { countryChoices } from "#content/countries.ts";
import { findCountries } from "#web/response/find-countries.ts";

const codes = (tag: string, typed: string) =>
  findCountries(countryChoices(tag, "in"), typed).map((country) => country.code);

test.each([
  ["en", "uni", ["AE", "GB", "US"]],
  ["en", "king", ["GB"]],
  ["en", "cote", ["CI"]],
  ["en", "gb", ["GB"]],
  ["en", "stan", ["AF", "KZ", "KG", "PK"]],
  ["en", "+977", ["NP"]],
  ["en", "0044", ["GG", "IM", "JE", "GB"]],
  ["hi", "नेपा", ["NP"]],
  ["hi", "nepal", ["NP"]],
  ["ta", "இந்தி", ["IN"]],
])("in %s, %s finds its countries, the likeliest first", (tag, typed, wanted) => {
  expect(codes(tag, typed).slice(0, wanted.length).sort()).toEqual([...wanted].sort());
});

test("+1 brings the countries that dial 1 before the islands whose codes begin so; nothing typed is everything", () => {
  expect(codes("en", "+1").slice(0, 2).sort()).toEqual(["CA", "US"]);
  expect(codes("en", " ")).toHaveLength(countryChoices("en", "in").length);
  expect(codes("en", "atlantis")).toEqual([]);
});
