import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, inject, onTestFinished, TestRunner } from "vitest";
import { browserLaunch } from "#tests/support/find-browser.mjs";

/** One for all files that a worker runs; it ends with the worker. */
const browser = await chromium.launch(await browserLaunch());

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export type Visitor = { readonly page: Page; readonly context: BrowserContext; readonly faults: readonly string[] };

let visitors = 0;

/**
 * A browser and an address of its own for one visitor; `faults` collects script errors and what the console calls an error.
 * The browser of a visitor who comes within a test closes with it, that of one who comes before a file's tests after them: the clocks of
 * pages that stay open slow the tests that follow.
 */
export async function visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  visitors += 1;
  // An address gets only a few codes an hour: each visitor comes from another, as real ones do.
  const address = `10.${process.pid & 255}.${visitors >> 8}.${visitors & 255}`;
  const context = await browser.newContext({
    baseURL: inject("appUrl"),
    extraHTTPHeaders: { "x-forwarded-for": address },
    ...options,
  });
  const leave = () => context.close();
  if (TestRunner.getCurrentTest()) onTestFinished(leave);
  else afterAll(leave);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return { page, context, faults };
}
