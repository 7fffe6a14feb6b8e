import { expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { answerSurvey, codeSentTo, enterCode, HOUSE_30X60_EAST, leaveContact } from "#tests/support/journey.ts";
import { messageTo } from "#tests/support/outbox.ts";

test("a payment that fails loses nothing: the visitor tries again from the same checkout, and a late payment is delivered", async () => {
  const { page } = await visitor();
  const mobile = "9876509999";
  await answerSurvey(page, HOUSE_30X60_EAST);
  const asked = await leaveContact(page, { name: "Meera Iyer", mobile });
  await enterCode(page, await codeSentTo(mobile, asked));
  await page.waitForURL(/\/response\/checkout\//);
  const response = new URL(page.url()).searchParams.get("Rx");

  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.getByRole("button", { name: /^Fail/ }).click();
  await page.getByRole("heading", { name: "Payment Failed!." }).waitFor();
  await page.getByRole("link", { name: "Try again!" }).click();
  await page.waitForURL(/\/response\/checkout\//);
  expect(new URL(page.url()).searchParams.get("Rx")).toBe(response);

  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.getByRole("button", { name: /^Pay late/ }).click();
  await page.waitForURL(/\/thank-you\?/);
  await page.getByText(/do not pay again/i).waitFor();
  const { links } = await messageTo(mobile, "order-delivered", asked);
  expect(links[0]?.url).toContain("/delivery/");
});
