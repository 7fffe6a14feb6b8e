import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { AWARDS, marksIn, PRESS, SAFE_CHECKOUT, SOCIAL_LINKS } from "#content/trust.ts";

const SAMPLE_WORDS = {
  en: /^Sample /,
  hn: /नमूना/,
  ta: /மாதிரி/,
  tel: /నమూనా/,
  mal: /മാതൃകാ/,
  kan: /ಮಾದರಿ/,
};

test("a way to pay that is a word and no one's name is said in the page's language, and ways to pay are the region's", () => {
  const named = LANGUAGES.map((language) => marksIn(SAFE_CHECKOUT.in, { language, samplePraise: false }).at(-1)?.name);
  expect(named[0]).toBe("Net banking");
  expect(new Set(named).size).toBe(LANGUAGES.length);
  expect(marksIn(SAFE_CHECKOUT.in, { language: "hn", samplePraise: false })[1]).toEqual({ name: "Visa", sign: "card" });
  expect(SAFE_CHECKOUT.us.map(({ name }) => name)).not.toContain("UPI");
});

test("what has not been earned is not claimed: press, awards and social links are samples by their very names, in every language", () => {
  for (const list of [PRESS, AWARDS, SOCIAL_LINKS]) {
    expect(list.length).toBeGreaterThan(1);
    for (const language of LANGUAGES)
      for (const { name, sample, href } of marksIn(list, { language, samplePraise: true })) {
        expect(sample).toBe(true);
        expect(name).toMatch(SAMPLE_WORDS[language]);
        // The address reserved for examples, or none.
        expect(href ?? "https://example.com/").toBe("https://example.com/");
      }
  }
});

test("samples stand in the demonstration alone, and there until a real one is given", () => {
  const sample = { name: "Sample Daily", sample: true };
  const real = { name: "The Daily" };
  expect(marksIn([sample], { language: "en", samplePraise: true })).toEqual([sample]);
  expect(marksIn([sample], { language: "en", samplePraise: false })).toEqual([]);
  for (const samplePraise of [true, false])
    expect(marksIn([sample, real], { language: "en", samplePraise })).toEqual([real]);
});
