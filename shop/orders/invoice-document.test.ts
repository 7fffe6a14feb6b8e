import fc from "fast-check";
import { expect, test } from "vitest";
import { SELLER } from "#content/company.ts";
import { GST_STATES } from "./gst-states.ts";
import { invoiceNumber } from "./invoice.ts";
import { plotStateOf, taxOf } from "./invoice-document.ts";

test("whatever the price and the state, taxable value and taxes are the price to the paisa, and halves are equal", () => {
  const states = fc.constantFrom(null, ...Object.keys(GST_STATES));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), states, (amount, plotState) => {
      const tax = taxOf({ currency: "INR", amount, plotState }, SELLER);
      const parts = tax?.parts ?? [];
      expect((tax?.taxable ?? 0) + parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      expect(parts.map((part) => part.name)).toEqual(
        plotState === null || plotState === "23" ? ["CGST", "SGST"] : ["IGST"],
      );
      expect(new Set(parts.map((part) => part.amount)).size).toBe(1);
    }),
  );
});

test("299 rupees hold 45.60 of tax at 18 %", () => {
  expect(taxOf({ currency: "INR", amount: 29900, plotState: null }, SELLER)).toEqual({
    taxable: 25340,
    parts: [
      { name: "CGST", rate: 9, amount: 2280 },
      { name: "SGST", rate: 9, amount: 2280 },
    ],
    placeOfSupply: "23",
  });
});

test("dollars, euros and a seller without registration show no tax", () => {
  expect(taxOf({ currency: "USD", amount: 1900, plotState: null }, SELLER)).toBeNull();
  expect(taxOf({ currency: "EUR", amount: 1900, plotState: null }, SELLER)).toBeNull();
  expect(taxOf({ currency: "INR", amount: 29900, plotState: null }, { ...SELLER, gst: null })).toBeNull();
});

test("the place of supply follows the plot's state where the answers give one that there is", () => {
  expect(plotStateOf({ "Plot width": "30", SiteDetails: { state: "Tamil Nadu", direction: "E" } })).toBe("33");
  expect(plotStateOf({ SiteDetails: { state: "Atlantis" } })).toBeNull();
  expect(plotStateOf({ SiteDetails: { direction: "E" } })).toBeNull();
});

test("an invoice's number keeps within the 16 characters that the rules allow", () => {
  expect(invoiceNumber("2026-27", 1)).toBe("HPN/26-27/000001");
  expect(invoiceNumber("2099-00", 999_999)).toHaveLength(16);
});
