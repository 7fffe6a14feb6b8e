import { expect, test } from "vitest";
import { FAQ, priceValues } from "#content/faq.ts";
import { LANGUAGE_TAGS, LANGUAGES } from "#content/languages.ts";
import { discountPercent, PLAN_NAMES, PRICE_BOOKS } from "#content/offers.ts";

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "?");

test("there are six questions in every language, with the same numbers and placeholders as in English", () => {
  for (const language of LANGUAGES) {
    expect(FAQ[language]).toHaveLength(6);
    for (const [index, item] of FAQ[language].entries()) {
      const english = FAQ.en[index];
      const numbers = (text = "") => (text.replace(/\{\w+\}/g, "").match(/\d+%?/g) ?? []).sort();
      expect(item.question).not.toBe("");
      expect(numbers(item.answer), `${language} ${index + 1}`).toEqual(numbers(english?.answer));
      expect(item.list?.map(placeholders), `${language} ${index + 1}`).toEqual(english?.list?.map(placeholders));
    }
  }
});

test("item 5 shows the four prices of the price book, with discount and original price, in every language and currency", () => {
  for (const book of Object.values(PRICE_BOOKS))
    for (const language of LANGUAGES) {
      const prices = PLAN_NAMES.map((name) => book.plans[name]);
      const values = priceValues(
        prices.map(({ afterOffer, original }) => ({ paid: afterOffer / 100, original: original / 100 })),
        book.currency,
        LANGUAGE_TAGS[language],
      );
      const lines = FAQ[language][4]?.list?.map((line) => fill(line, values)) ?? [];
      expect(lines).toHaveLength(4);
      for (const [index, { afterOffer, original }] of prices.entries()) {
        const amounts = (lines[index]?.match(/[\d,]*\d(?!D)/g) ?? []).map((amount) =>
          Number(amount.replaceAll(",", "")),
        );
        expect(amounts, `${language} ${lines[index]}`).toEqual(
          expect.arrayContaining([afterOffer / 100, original / 100, discountPercent(original, afterOffer)]),
        );
        expect(lines[index]).toContain(book.symbol);
      }
    }
});

test("rupees are written without decimals and with a language's grouping", () => {
  expect(priceValues([{ paid: 299, original: 100_000 }], "INR", "en-IN")).toEqual({
    price1: "₹299",
    original1: "₹1,00,000",
    percent1: "100",
  });
});
