import type { Browser } from "playwright-core";
import { appears, type Look, phone, tapOn } from "./phone.ts";

/** A tap whose effect has not come by then is lost. */
export const PATIENCE_MS = 15_000;

/** `lost` names the taps that had no effect; `inp` is the slowest interaction in ms, `slowest` what it was. */
export type Hurried = { readonly lost: readonly string[]; readonly inp: number; readonly slowest: string };

/** What is tapped, and what shows once the tap has had its effect; both are selectors. */
export type Tap = readonly [tapped: string, shows: string];

/**
 * Taps one thing after the other on a page without the product's scripts, each as soon as it is there: this shows how slow the browser and the machine
 * make any tap on such a page, beside what the product's own take.
 */
export async function hurryThroughPlain(
  browser: Browser,
  { address, slower, cookies }: Look,
  taps: readonly Tap[],
): Promise<Hurried> {
  const { page, context, vitals } = await phone(browser, slower, cookies);
  await page.goto(address, { waitUntil: "commit" });
  const lost: string[] = [];
  for (const [tapped, shows] of taps) {
    await tapOn(page, tapped);
    if (!(await appears(page, shows, PATIENCE_MS))) lost.push(tapped);
  }
  const { inp, slowest } = await vitals();
  await context.close();
  return { lost, inp, slowest };
}
