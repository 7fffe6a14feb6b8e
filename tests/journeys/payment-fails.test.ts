import { expect, test } from "vitest";
import { latePaymentsArrive } from "#tests/support/app-database.ts";
import { messageTo } from "#tests/support/outbox.ts";
import { verifiedVisitor } from "#tests/support/verified-visitor.ts";

test("a payment that fails loses nothing: the visitor tries again from the same checkout, and a late payment is delivered", async () => {
  const asked = new Date();
  const { page, mobile, responseId, checkoutPath } = await verifiedVisitor();
  await page.goto(checkoutPath);

  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.getByRole("button", { name: /^Fail/ }).click();
  await page.getByRole("heading", { name: "Payment Failed!." }).waitFor();
  await page.getByRole("link", { name: "Try again!" }).click();
  await page.waitForURL(/\/response\/checkout\//);
  expect(new URL(page.url()).searchParams.get("Rx")).toBe(responseId);

  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.getByRole("button", { name: /^Pay late/ }).click();
  await page.waitForURL(/\/thank-you\?/);
  await page.getByText(/do not pay again/i).waitFor();
  await latePaymentsArrive();
  const { links } = await messageTo(mobile, "order-delivered", asked);
  expect(links[0]?.url).toContain("/delivery/");
});
