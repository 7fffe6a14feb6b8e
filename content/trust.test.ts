import { expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { marksIn, SAFE_CHECKOUT } from "#content/trust.ts";

test("a way to pay that is a word and no one's name is said in the page's language", () => {
  const named = LANGUAGES.map((language) => marksIn(language, SAFE_CHECKOUT.in).at(-1)?.name);
  expect(named[0]).toBe("Net banking");
  expect(new Set(named).size).toBe(LANGUAGES.length);
  expect(marksIn("hn", SAFE_CHECKOUT.in)[1]).toEqual({ name: "Visa" });
});
