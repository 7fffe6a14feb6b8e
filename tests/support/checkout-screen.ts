import type { BrowserContextOptions, Page } from "playwright-core";
import { visitor } from "#tests/support/browser.ts";
import { OFFER } from "#tests/support/offer.ts";
import { servePages } from "#tests/support/pages.ts";

export const SERVER_NOW = "2026-11-20T10:00:00.000Z";
/** Ten minutes of the extra discount are left. */
export const RUNNING_OFFER = { ...OFFER, serverNow: SERVER_NOW, offerEndsAt: "2026-11-20T10:10:00.000Z" };
export const CHECKOUT = "/response/checkout/form_one_1?Rx=r1&isd=91&mobile=9876543210";

/** Serves the checkout with a running offer; `open` gives a visitor's page whose browser has kept `local`, not yet on the checkout. */
export async function serveCheckout() {
  const pages = await servePages({ loaders: { offer: async () => RUNNING_OFFER } });
  const open = async (
    local: Readonly<Record<string, string>> = {},
    more: BrowserContextOptions = {},
  ): Promise<Page> => {
    const kept = Object.entries(local).map(([name, value]) => ({ name, value }));
    const storageState = { cookies: [], origins: [{ origin: pages.url, localStorage: kept }] };
    const viewport = { width: 400, height: 700 };
    return (await visitor({ baseURL: pages.url, viewport, storageState, ...more })).page;
  };
  return { ...pages, open };
}

/** Goes to the checkout and waits for React. */
export async function wake(page: Page, address = CHECKOUT): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
}
