import { expect, test } from "vitest";
import { PRICE_BOOKS } from "#content/offers.ts";
import { marketOf } from "./market.ts";
import { OFFER_TYPES, PACKAGES, packagesCovering, quote } from "./price-book.ts";

test("the four packages cost 299, 399, 599 and 899 rupees, whether or not the timed offer holds", () => {
  for (const offerHolds of [true, false]) {
    const prices = OFFER_TYPES.slice(0, 4).map(
      (type) => quote(PRICE_BOOKS.INR, type, { regular: true, offerHolds })?.amount,
    );
    expect(prices).toEqual([29900, 39900, 59900, 89900]);
  }
});

test("the timed package has a price exactly while the offer holds, and it is below the same package's", () => {
  for (const book of Object.values(PRICE_BOOKS)) {
    for (const regular of [true, false]) {
      const timed = quote(book, "Option1_2D_3D_Offer", { regular, offerHolds: true });
      const usual = quote(book, "Option1_2D_3D", { regular, offerHolds: true });
      expect(timed?.amount).toBeLessThan(usual?.amount ?? 0);
      expect(quote(book, "Option1_2D_3D_Offer", { regular, offerHolds: false })).toBeNull();
    }
  }
  expect(PACKAGES.Option1_2D_3D_Offer).toEqual(PACKAGES.Option1_2D_3D);
});

test("regions off the regular list pay the special amounts", () => {
  const { special } = PRICE_BOOKS.USD.plans.one;
  expect(quote(PRICE_BOOKS.USD, "Option1", { regular: false, offerHolds: true })?.amount).toBe(special);
});

test("rupees are for a dial code whose digits are exactly 91", () => {
  expect(marketOf("in", "+91").currency).toBe("INR");
  expect(marketOf("in", null).currency).toBe("INR");
  for (const isd of ["591", "291", "691", "1", "9", "919"]) expect(marketOf("in", isd).currency).toBe("USD");
  for (const isd of ["91", "1", "44", null]) {
    expect(marketOf("us", isd)).toEqual({ currency: "USD", country: "US" });
    expect(marketOf("uk", isd)).toEqual({ currency: "EUR", country: "GB" });
  }
});

test("on the site without a prefix the dial codes of India, the US and the UK name their country, which the price list may hold; no other does", () => {
  expect(["91", "+1", "44", "591", ""].map((isd) => marketOf("in", isd).country)).toEqual([
    "IN",
    "US",
    "GB",
    "ZZ",
    "ZZ",
  ]);
});

test("a package is covered by those that hold all of it, and by no other: an elevation is sold to who has none", () => {
  expect(OFFER_TYPES.map(packagesCovering)).toEqual([
    ["Option1", "Option2", "Option1_2D_3D", "Option2_2D_3D", "Option1_2D_3D_Offer"],
    ["Option2", "Option2_2D_3D"],
    ["Option1_2D_3D", "Option2_2D_3D", "Option1_2D_3D_Offer"],
    ["Option2_2D_3D"],
    ["Option1_2D_3D", "Option2_2D_3D", "Option1_2D_3D_Offer"],
  ]);
});
