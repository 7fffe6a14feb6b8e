import { expect, test } from "vitest";
import { readPhoneNumber } from "./read-phone-number.ts";

test.each([
  ["91", "98765 43210", "9876543210"],
  ["91", "+91 98765-43210", "9876543210"],
  ["91", "0091 98765 43210", "9876543210"],
  ["91", "098765 43210", "9876543210"],
  ["91", "919876543210", "9876543210"],
  ["91", "9198765432", "9198765432"],
  ["44", "07700 900123", "7700900123"],
  ["44", "+44 (0)7700 900123", "7700900123"],
  ["1", "1 (555) 010-2345", "5550102345"],
  ["+1", "555-010-2345", "5550102345"],
  ["39", "0612345678", "0612345678"],
  ["225", "0701234567", "0701234567"],
])("+%s with %s typed is %s: the code is sent to that phone", (isd, typed, mobile) => {
  expect(readPhoneNumber(isd, typed)).toEqual({ isd: isd.replace("+", ""), mobile });
});

test.each([
  ["91", "+44 7700 900123"],
  ["91", "98ab"],
  ["91", "123456789012345"],
  ["", "9876543210"],
])("+%s with %s typed is no number", (isd, typed) => {
  expect(readPhoneNumber(isd, typed)).toBeNull();
});
