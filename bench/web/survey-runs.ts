import type { Browser } from "playwright-core";
import { type Look, phone, timeUntil, type Vitals } from "./phone.ts";

/** Stillness after the load in which late paints and shifts show. */
const REST_MS = 400;
/** What an impatient user asked for must have come by then, or it is lost. */
const PATIENCE_MS = 15_000;

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

/** `lost` names the taps that had no effect. */
export type Hurried = { readonly lost: readonly string[]; readonly inp: number; readonly slowest: string };

/** Taps as soon as there is something to tap, each thing once: Start, then answers and Next through the first questions. */
export async function hurryThroughSurvey(browser: Browser, { address, slower }: Look): Promise<Hurried> {
  const { page, context, vitals } = await phone(browser, slower);
  await page.goto(address, { waitUntil: "commit" });
  const lost: string[] = [];
  const expectAfter = async (tapped: string, selector: string) => {
    const came = await page.waitForSelector(selector, { timeout: PATIENCE_MS }).catch(() => null);
    if (!came) lost.push(tapped);
  };

  await page.locator("[data-start]").tap();
  await expectAfter("Start", "#f-width");
  await page.locator("#f-width").fill("30");
  await page.locator("#step button[type=submit]").tap();
  await expectAfter("first Next", "#f-depth");
  await page.locator("#f-depth").fill("60");
  await page.locator("#step button[type=submit]").tap();
  let tapped = "second Next";
  for (const name of ["floors", "bedrooms"]) {
    const option = `label:has(input[name="${name}"])`;
    await expectAfter(tapped, option);
    await page.locator(option).nth(1).tap();
    tapped = name;
  }
  await expectAfter(tapped, 'input[name="bathrooms"]');
  const { inp, slowest } = await vitals();
  await context.close();
  return { lost, inp, slowest };
}
