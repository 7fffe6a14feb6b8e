import { expect, test } from "vitest";
import { COUNTRIES, countryChoices, flagOf } from "#content/countries.ts";
import { LANGUAGE_TAGS } from "#content/languages.ts";

test("about 240 countries and territories, each once, with digits as dial code", () => {
  const codes = COUNTRIES.map((country) => country.code);
  expect(codes.length).toBeGreaterThanOrEqual(235);
  expect(codes.length).toBeLessThanOrEqual(250);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code, dialCode } of COUNTRIES) expect(dialCode, code).toMatch(/^[1-9]\d{0,3}$/);
});

test("every code has a name of its own in all six languages", () => {
  for (const tag of Object.values(LANGUAGE_TAGS)) {
    const names = countryChoices(tag, "in").map(({ name }) => name);
    expect(new Set(names).size).toBe(COUNTRIES.length);
    for (const name of names) expect(name, tag).not.toMatch(/^[A-Z]{2}$/);
  }
});

test.each([
  ["IN", "91"],
  ["US", "1"],
  ["GB", "44"],
  ["AE", "971"],
  ["NP", "977"],
  ["LK", "94"],
  ["BO", "591"],
  ["CA", "1"],
  ["AU", "61"],
  ["NZ", "64"],
  ["SG", "65"],
  ["MY", "60"],
  ["SA", "966"],
  ["QA", "974"],
  ["KW", "965"],
  ["OM", "968"],
  ["BH", "973"],
  ["BD", "880"],
  ["PK", "92"],
  ["BT", "975"],
  ["MU", "230"],
  ["ZA", "27"],
  ["KE", "254"],
  ["TZ", "255"],
  ["FJ", "679"],
  ["TT", "1868"],
  ["GY", "592"],
  ["DE", "49"],
  ["FR", "33"],
  ["NL", "31"],
  ["IT", "39"],
  ["IE", "353"],
  ["HK", "852"],
  ["JP", "81"],
])("%s dials +%s", (code, dialCode) => {
  expect(COUNTRIES.find((country) => country.code === code)?.dialCode).toBe(dialCode);
});

test("the flag is made of the code's letters", () => {
  expect(flagOf({ code: "IN", dialCode: "91" })).toBe("🇮🇳");
  expect(flagOf({ code: "GB", dialCode: "44" })).toBe("🇬🇧");
});

test("+91 cannot be chosen in the US and the UK, but other codes that begin with 91 or hold it can", () => {
  for (const region of ["us", "uk"] as const) {
    const codes = countryChoices("en", region).map((country) => country.dialCode);
    expect(codes).not.toContain("91");
    expect(codes).toEqual(expect.arrayContaining(["291", "591"]));
  }
  expect(countryChoices("hi", "in").find(({ code }) => code === "IN")).toEqual({
    code: "IN",
    dialCode: "91",
    name: "भारत",
    flag: "🇮🇳",
  });
});
