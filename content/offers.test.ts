import { expect, test } from "vitest";
import { discountPercent, PLAN_NAMES, PRICE_BOOKS, type PriceBook } from "#content/offers.ts";

const BOOKS = Object.values(PRICE_BOOKS);
const pricesOf = (book: PriceBook) => PLAN_NAMES.map((name) => book.plans[name]);

test("the Indian packages cost 299, 399, 599 and 899 rupees", () => {
  expect(pricesOf(PRICE_BOOKS.INR).map((price) => price.afterOffer)).toEqual([299_00, 399_00, 599_00, 899_00]);
});

test("nobody with an Indian number pays another price by claiming another region", () => {
  for (const price of pricesOf(PRICE_BOOKS.INR)) expect(price.special).toBe(price.afterOffer);
  expect(PRICE_BOOKS.INR.upsell.special).toBe(PRICE_BOOKS.INR.upsell.price);
});

test("every amount is whole minor units, above zero, and falls from list price to paid price", () => {
  for (const book of BOOKS) {
    for (const { original, demo, afterOffer, special } of pricesOf(book)) {
      for (const amount of [original, demo, afterOffer, special])
        expect(Number.isInteger(amount) && amount > 0).toBe(true);
      expect(original).toBeGreaterThan(demo);
      expect(demo).toBeGreaterThan(afterOffer);
      expect(afterOffer).toBeGreaterThanOrEqual(special);
    }
    expect(book.upsell.price).toBeLessThan(book.plans.three.afterOffer);
    expect(book.upsell.special).toBeLessThan(book.plans.three.special);
  }
});

test("a bigger plan costs more, in list price and paid price", () => {
  for (const book of BOOKS)
    for (const key of ["original", "demo", "afterOffer", "special"] as const) {
      const amounts = pricesOf(book).map((price) => price[key]);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      expect(new Set(amounts).size).toBe(amounts.length);
    }
});

test("the extra discount is the same on every plan, 100 rupees in India", () => {
  for (const book of BOOKS) {
    const extra = new Set(pricesOf(book).map((price) => price.demo - price.afterOffer));
    expect(extra.size).toBe(1);
  }
  expect(PRICE_BOOKS.INR.plans.one.demo - PRICE_BOOKS.INR.plans.one.afterOffer).toBe(100_00);
});

test("the timed offer takes the 100 rupees off that its line promises", () => {
  expect(PRICE_BOOKS.INR.plans.three.afterOffer - PRICE_BOOKS.INR.upsell.price).toBe(100_00);
});

test("products are told apart by id and offer type", () => {
  for (const book of BOOKS) {
    const products = [...pricesOf(book), book.upsell];
    expect(new Set(products.map((product) => product.productId)).size).toBe(5);
    expect(new Set(products.map((product) => product.offerType)).size).toBe(5);
  }
});

test("a discount is rounded to the nearest percent", () => {
  expect(discountPercent(999_00, 299_00)).toBe(70);
  expect(discountPercent(599_00, 479_00)).toBe(20);
});
