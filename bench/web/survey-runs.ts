import type { Browser } from "playwright-core";
import { type Hurried, PATIENCE_MS, type Tap } from "./hurried.ts";
import { appears, type Look, phone, tapOn, timeUntil, type Vitals } from "./phone.ts";

/** How long to wait after the load, so that late paints and shifts show. */
const REST_MS = 400;

/** Loads the page and touches nothing. */
export async function lookOn(browser: Browser, { address, slower, cookies }: Look): Promise<Vitals> {
  const { page, context, vitals } = await phone(browser, slower, cookies);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(REST_MS);
  const seen = await vitals();
  await context.close();
  return seen;
}

/** Milliseconds from the navigation until pressing Start shows the first question; it is pressed every few milliseconds. */
export function startReady(browser: Browser, look: Look): Promise<number> {
  return timeUntil(browser, look, () => {
    document.querySelector<HTMLElement>("[data-start]")?.click();
    return document.documentElement.dataset.started !== undefined;
  });
}

/** The taps that the plain survey answers without the product's scripts. */
export const PLAIN_SURVEY_TAPS: readonly Tap[] = [["[data-start]", "#f-width"]];

/** Taps as soon as there is something to tap, each thing once: Start, then answers and Next through the first questions. */
export async function hurryThroughSurvey(browser: Browser, { address, slower }: Look): Promise<Hurried> {
  const { page, context, vitals } = await phone(browser, slower);
  await page.goto(address, { waitUntil: "commit" });
  const lost: string[] = [];
  const expectAfter = async (tapped: string, selector: string) => {
    if (!(await appears(page, selector, PATIENCE_MS))) lost.push(tapped);
  };

  await tapOn(page, "[data-start]");
  await expectAfter("Start", "#f-width");
  await page.locator("#f-width").fill("30");
  await tapOn(page, "#step button[type=submit]");
  await expectAfter("first Next", "#f-depth");
  await page.locator("#f-depth").fill("60");
  await tapOn(page, "#step button[type=submit]");
  let tapped = "second Next";
  for (const name of ["floors", "bedrooms"]) {
    await expectAfter(tapped, `label:has(input[name="${name}"])`);
    // A question hears nothing until its options have settled, so that a double click answers only one; a visitor sees it before answering, too.
    await page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll(".fields")].flatMap((fields) => fields.getAnimations().map((a) => a.finished)),
      ),
    );
    await tapOn(page, `label:nth-child(2):has(input[name="${name}"])`);
    tapped = name;
  }
  await expectAfter(tapped, 'input[name="bathrooms"]');
  await page.waitForTimeout(REST_MS);
  const { inp, slowest } = await vitals();
  await context.close();
  return { lost, inp, slowest };
}
