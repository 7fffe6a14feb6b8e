import { expect, test } from "vitest";
import { financialYear } from "./invoice.ts";

test("the financial year turns in April", () => {
  expect(financialYear({ year: 2027, month: 3 })).toBe("2026-27");
  expect(financialYear({ year: 2027, month: 4 })).toBe("2027-28");
  expect(financialYear({ year: 2099, month: 12 })).toBe("2099-00");
});
