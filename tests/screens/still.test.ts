import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { FAQ } from "#content/faq.ts";
import { TESTIMONIALS } from "#content/testimonials.ts";
import { CHECKOUT, serveCheckout } from "#tests/support/checkout-screen.ts";

const pages = await serveCheckout();
const { open } = pages;
afterAll(pages.close);

/** The checkout as the server drew it, its scripts held back; `wakes` lets them come. */
async function openAsleep() {
  const page = await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, (route) => held.then(() => route.continue()));
  await page.goto(CHECKOUT, { waitUntil: "commit" });
  await page.locator("#disclaimer").waitFor();
  const wakes = async () => {
    release();
    await page.waitForFunction(() => window.awake === true);
  };
  return { page, wakes };
}

const said = (page: Page) => page.locator(".still").evaluateAll((parts) => parts.map((part) => part.textContent));

test("what never changes travels once: no answer, nobody's word and no sample stands in the page's state as well", async () => {
  const html = await (await fetch(`${pages.url}${CHECKOUT}&lan=ta`)).text();
  const once = [...FAQ.ta.map(({ question }) => question), ...TESTIMONIALS.map(({ text }) => text.ta)];
  for (const words of [...once, "/pictures/samples/19x45-plan.webp"])
    expect(html.split(words).length - 1, words).toBe(1);
});

test("React leaves the still parts as the server drew them, with what was opened before it came", async () => {
  const { page, wakes } = await openAsleep();
  const drawn = await said(page);
  expect(drawn.length).toBeGreaterThan(6);
  const question = await page.locator(".faq summary").first().elementHandle();
  await question?.click();
  await wakes();
  expect(await said(page)).toEqual(drawn);
  expect(await question?.evaluate((one) => one.isConnected && one.closest("details")?.open)).toBe(true);
});

test("should React have to draw the page anew, the still parts are there again and do what they did", async () => {
  const { page, wakes } = await openAsleep();
  const drawn = await said(page);
  // As an extension or a translator may, before React comes.
  await page.locator(".pay-now").evaluate((button) => button.replaceChildren("Bezahlen"));
  const question = await page.locator(".faq summary").first().elementHandle();
  await wakes();
  expect(await question?.evaluate((one) => one.isConnected)).toBe(false);
  expect(await page.locator(".pay-now").innerText()).toBe("Pay Now");
  expect(await said(page)).toEqual(drawn);
  await page.locator(".track button").nth(1).click();
  await page.locator("dialog[open]").getByText("30x60").waitFor();
});
