import { expect, test } from "vitest";
import { backAddress } from "#web/payment-failure/back-address.ts";

const ORIGIN = "https://plans.example";

test("a known page of this site is kept with its query", () => {
  const checkout = "/us/response/checkout/form_one_1?Rx=r&isd=1";
  expect(backAddress(checkout, ORIGIN, "us")).toBe(ORIGIN + checkout);
});

test("what names another host, or no page of ours, leads home", () => {
  for (const back of [
    ".evil.com",
    "@evil.com",
    "//evil.com",
    "/\\evil.com",
    "https://evil.com/",
    "javascript:alert(1)",
    "/mmhpay?amount=1",
    "/nowhere",
    "",
    null,
  ]) {
    expect(backAddress(back, ORIGIN, "in")).toBe(`${ORIGIN}/`);
  }
  expect(backAddress("/nowhere", ORIGIN, "uk")).toBe(`${ORIGIN}/uk`);
});
