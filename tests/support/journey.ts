import type { Page } from "playwright-core";
import { expect } from "vitest";
import { messageTo } from "#tests/support/outbox.ts";

/** Answers by field name, in the survey's own English values. */
export type SurveyAnswers = Readonly<Record<string, string>>;

export const HOUSE_30X60_EAST: SurveyAnswers = {
  width: "30",
  depth: "60",
  floors: "Ground + 1 floor",
  bedrooms: "3",
  bathrooms: "3",
  attached: "Main bedroom only",
  kitchen: "Closed kitchen",
  dining: "Dining with the living room",
  pooja: "Yes",
  parking: "One car",
  stair: "Inside the house",
  balcony: "Yes",
  family: "4",
  elders: "No",
  study: "No",
  store: "No",
  utility: "Yes",
  future: "Only what we need now",
  structure: "Concrete pillars and beams",
  style: "Modern",
  vastu: "As far as possible",
  budget: "₹25 – 40 lakh",
  direction: "E",
  roadWidth: "30 ft",
  left: "Open or a gap",
  right: "Open or a gap",
  rear: "Open or a gap",
  corner: "No",
};

const QUESTIONS = 20;

/** Walks the survey from its first page to the response page, as a visitor does: a chosen answer leads on by itself, a typed one by Next. */
export async function answerSurvey(page: Page, answers: SurveyAnswers): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Start" }).click();
  for (let question = 1; question <= QUESTIONS; question += 1) {
    await page.getByText(`Question ${question} of ${QUESTIONS}`).waitFor();
    const typed = await page.locator("#step input[inputmode]").count();
    await answerOn(page, answers);
    if (typed > 0) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.getByRole("button", { name: "Finish" }).click();
  await page.waitForURL(/\/response\/form_one_/);
}

/** Answers every field of the step that shows; `answers` are the form's own values. */
export async function answerOn(page: Page, answers: SurveyAnswers): Promise<void> {
  const names = await page
    .locator("main form input[name]")
    .evaluateAll((inputs) => [...new Set(inputs.map((input) => input.getAttribute("name") ?? ""))]);
  for (const name of names) {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`the journey has no answer for "${name}"`);
    const option = page.locator(`input[type=radio][name="${name}"][value="${answer}"]`);
    if ((await option.count()) > 0) await option.locator("xpath=ancestor::label").click();
    else await page.locator(`input[name="${name}"]`).fill(answer);
  }
}

/** Runs the loader to its end by the page's clock, which the test has installed; the design takes its real time. */
export async function passLoader(page: Page): Promise<void> {
  await page.waitForURL(/\/response\/form_one_/);
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  const contact = page.getByLabel("Full name");
  await expect
    .poll(() => page.clock.runFor(2000).then(() => contact.count()), { timeout: 150_000, interval: 200 })
    .toBe(1);
}

/** Waits for the loader, fills in the contact, and asks for a code. Gives the moment before the code was sent. */
export async function leaveContact(
  page: Page,
  contact: { readonly name: string; readonly mobile: string },
): Promise<Date> {
  await page.getByLabel("Full name").waitFor({ timeout: 150_000 });
  await page.getByLabel("Full name").fill(contact.name);
  await page.getByLabel("Mobile number").fill(contact.mobile);
  const before = new Date();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("textbox", { name: /code|otp/i }).waitFor();
  return before;
}

/** The six digits that were sent to a mobile number, from the outbox. */
export async function codeSentTo(mobile: string, after: Date): Promise<string> {
  const { text } = await messageTo(mobile, "one-time-code", after);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`no code in "${text}"`);
  return code;
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: /code|otp/i }).fill(code);
  await page.getByRole("button", { name: "Submit" }).click();
}
