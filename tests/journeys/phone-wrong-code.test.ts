import { expect, test } from "vitest";
import { PHONE, visitor } from "#tests/support/browser.ts";
import {
  answerSurvey,
  codeSentTo,
  enterCode,
  HOUSE_30X60_EAST,
  leaveContact,
  passLoader,
} from "#tests/support/journey.ts";

test("on a phone, a code typed wrong is refused in the right words, and the right one leads on", async () => {
  const { page } = await visitor(PHONE);
  const mobile = "9876505678";
  await page.clock.install();

  await answerSurvey(page, HOUSE_30X60_EAST);
  await passLoader(page);
  const asked = await leaveContact(page, { name: "Ravi Kumar", mobile });
  const code = await codeSentTo(mobile, asked);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  await enterCode(page, wrong);
  await page.getByText("Error: wrong otp entered").waitFor();
  expect(page.url()).toMatch(/\/response\/form_one_/);

  await enterCode(page, code);
  await page.waitForURL(/\/response\/checkout\//);
  const payBar = page.getByRole("button", { name: /Pay ₹299 To Unlock Now/ });
  await payBar.waitFor();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});
