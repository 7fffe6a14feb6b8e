import { expect, test } from "vitest";
import { readConfig } from "#run/config.ts";

test("without any variable it is the demonstration on port 3000", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, demonstration: true, publicUrl: null, socialProof: "scripted" });
  expect(config.dataDirectory).toMatch(/\/\.data$/);
});

test("an empty variable counts as one that was not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["SECRET_KEY", "short"],
  ["PUBLIC_URL", "ftp://example.com"],
  ["SOCIAL_PROOF", "invented"],
  ["CONVERSIONS_URL", "javascript:alert(1)"],
])("%s=%s stops the start and is named", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test("a provider that is configured by half stops the start and names what is missing", () => {
  expect(() => readConfig({ RAZORPAY_KEY_ID: "id", RAZORPAY_KEY_SECRET: "secret" })).toThrow("RAZORPAY_WEBHOOK_SECRET");
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: "whsec" })).toThrow("STRIPE_SECRET_KEY");
});

test("a provider that this release cannot speak to stops the start instead of being passed over", () => {
  expect(() => readConfig({ SMTP_URL: "smtp://mail", MAIL_FROM: "a@b.c" })).toThrow("SMTP mail is configured");
});
