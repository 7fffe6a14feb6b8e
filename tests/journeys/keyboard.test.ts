import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { visitor } from "#tests/support/browser.ts";
import { codeSentTo, HOUSE_30X60_EAST, passLoader } from "#tests/support/journey.ts";
import { messageTo } from "#tests/support/outbox.ts";

/** Presses Tab until the focus is on an element that the selector matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way by Tab to ${selector}`);
}

/** Answers every question of the shown step by typing, or by Space and arrows. */
async function answerByKeys(page: Page): Promise<void> {
  const names = await page
    .locator("#step input[name]")
    .evaluateAll((inputs) => [...new Set(inputs.map((input) => input.getAttribute("name") ?? ""))]);
  for (const name of names) {
    await tabTo(page, `input[name="${name}"]`);
    const answer = HOUSE_30X60_EAST[name] ?? "";
    const typed = await page.evaluate(() => (document.activeElement as HTMLInputElement).type === "text");
    if (typed) await page.keyboard.type(answer);
    else {
      await page.keyboard.press("Space");
      for (let presses = 0; presses < 10; presses += 1) {
        const chosen = await page.locator(`input[name="${name}"]:checked`).inputValue();
        if (chosen === answer) break;
        await page.keyboard.press("ArrowDown");
      }
      expect(await page.locator(`input[name="${name}"]:checked`).inputValue()).toBe(answer);
    }
  }
}

test("from the first question to the delivered drawings by the keyboard alone", async () => {
  const { page, faults } = await visitor();
  const mobile = "9876507777";
  await page.clock.install();
  await page.goto("/");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#main");
  await tabTo(page, "[data-start]");
  await page.keyboard.press("Enter");
  for (let question = 1; question <= 20; question += 1) {
    await page.getByText(`Question ${question} of 20`).waitFor();
    // The focus comes a frame after the question: keys pressed before it are nobody's.
    await page.locator("#step :focus").waitFor();
    await answerByKeys(page);
    await page.keyboard.press("Enter");
  }
  await passLoader(page);
  // The focus goes to the form's heading first: what was typed before that would be lost.
  await page.locator("h1:focus").waitFor();

  await tabTo(page, "#name");
  await page.keyboard.type("Asha Rao");
  await tabTo(page, "#mobile");
  await page.keyboard.type(mobile);
  const asked = new Date();
  await page.keyboard.press("Enter");
  await page.locator("#code:focus").waitFor();
  await page.keyboard.type(await codeSentTo(mobile, asked));
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/response\/checkout\//);
  await tabTo(page, "#plan-one");
  await page.keyboard.press("ArrowDown");
  expect(await page.locator("input[name=plan]:checked").inputValue()).not.toBe("one");
  await page.keyboard.press("ArrowUp");
  await tabTo(page, "#pay button[type=submit]");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/sandbox\/pay\//);
  await tabTo(page, "button[value=pay]");
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/thank-you\?/);
  await messageTo(mobile, "order-delivered", asked);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5000);
        return page.getByRole("link", { name: "Open your drawings" }).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await tabTo(page, "a[href*='/delivery/']");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Your drawings" }).waitFor();
  await tabTo(page, "a[href$='.pdf']");
  expect(faults).toEqual([]);
});

test("a choice leads on by itself once its step is whole, and not before", async () => {
  const { page } = await visitor();
  await page.clock.install();
  await page.goto("/privacy-policy");
  const stored = { formId: SURVEY_FORM._id, step: 4, answers: { width: "30", depth: "60" } };
  await page.evaluate((kept) => localStorage.setItem("homeplan.survey", JSON.stringify(kept)), stored);
  await page.goto("/");
  await page.getByText("Question 5 of 20").waitFor();
  await page.locator("label", { has: page.locator('[name=bathrooms][value="2"]') }).click();
  await page.clock.runFor(2000);
  expect(await page.getByText("Question 5 of 20").isVisible()).toBe(true);
  await page
    .locator("label", { has: page.locator("[name=attached]") })
    .first()
    .click();
  await page.clock.runFor(2000);
  await page.getByText("Question 6 of 20").waitFor();
});
