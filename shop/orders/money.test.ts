import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyText, toMajor, toMinor } from "./money.ts";

test("what a page shows and what it claims are the same minor units, for every amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (minor) => {
      expect(toMinor(String(toMajor(minor)))).toBe(minor);
      expect(toMinor(toMajor(minor).toFixed(2))).toBe(minor);
    }),
  );
});

test("what is no plain amount is none", () => {
  for (const claimed of ["", "-1", "+1", "1e3", "0x10", "1.234", "1.", ".5", " 1", "1 ", "١", "NaN", "12345678"]) {
    expect(toMinor(claimed)).toBeNull();
  }
});

test("amounts are written with their currency's sign", () => {
  expect(moneyText(29900, "INR")).toBe("₹299");
  expect(moneyText(1950, "USD")).toBe("$19.50");
  expect(moneyText(1905, "EUR")).toBe("€19.05");
});
