import type { Browser } from "playwright-core";
import { appears, type Look, phone, tapOn } from "./phone.ts";

/** What an impatient user asked for must have come by then, or it is lost. */
export const PATIENCE_MS = 15_000;

/** `lost` names the taps that had no effect; `inp` is the slowest interaction in ms, `slowest` what it was. */
export type Hurried = { readonly lost: readonly string[]; readonly inp: number; readonly slowest: string };

/** What is tapped, and what shows once the tap has had its effect; both are selectors. */
export type Tap = readonly [tapped: string, shows: string];

/**
 * Taps one thing after the other on a page that runs no script of ours, each as soon as it is there: how slow the machine and the browser
 * make any tap on this page, which is told beside what ours take.
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
