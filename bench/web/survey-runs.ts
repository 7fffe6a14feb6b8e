import type { Browser } from "playwright-core";
import { phone, type Vitals } from "./phone.ts";

/** Stillness after the load in which late paints and shifts show. */
const REST_MS = 400;
/** What an impatient user asked for must have come by then, or it is lost. */
const PATIENCE_MS = 15_000;

export type Look = { readonly address: string; readonly slower: number };

/** Loads the page and touches nothing. */
export async function lookOn(
  browser: Browser,
  { address, slower, cookies }: Look & { readonly cookies?: Parameters<typeof phone>[2] },
): Promise<Vitals> {
  const { page, context, vitals } = await phone(browser, slower, cookies);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(REST_MS);
  const seen = await vitals();
  await context.close();
  return seen;
}

/** Milliseconds from the navigation until pressing Start shows the first question; it is pressed every few milliseconds. */
export async function startReady(browser: Browser, { address, slower }: Look): Promise<number> {
  const { page, context } = await phone(browser, slower);
  await page.addInitScript(() => {
    const pressing = setInterval(() => {
      document.querySelector<HTMLElement>("[data-start]")?.click();
      if (document.documentElement.dataset.started === undefined) return;
      clearInterval(pressing);
      Object.assign(window, { readyAt: performance.now() });
    }, 8);
  });
  await page.goto(address, { waitUntil: "commit" });
  const at = await page.waitForFunction(() => (window as { readyAt?: number }).readyAt, null, { polling: 50 });
  const ready = Number(await at.jsonValue());
  await context.close();
  return ready;
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
