import { afterAll, expect, test } from "vitest";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { CHECKOUT, wake } from "#tests/support/checkout-screen.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test("a browser that knows no :has() shows on the bar that pays the sum of the plan that is chosen, before React and after a reload too", async () => {
  const { page, faults } = await visitor({ ...PHONE, baseURL: pages.url, bypassCSP: true });
  // As an older one reads it: a rule with a selector that it does not know is left out.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (asked: string, value?: string) =>
      value === undefined ? !asked.includes(":has") && supports(asked) : supports(asked, value);
  });
  await page.route(/\/response\/checkout\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(":has(", ":hasnt(") });
  });
  const sums = page.locator(".pay-bar .sum");
  const shown = () =>
    sums.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent),
    );
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  // Before the last picture is there too.
  await page.route("**/pictures/**", () => undefined);
  await page.goto(CHECKOUT, { waitUntil: "domcontentloaded" });
  expect(await shown()).toEqual([await sums.nth(0).textContent()]);
  await page.locator(".plan-row label").nth(1).tap();
  expect(await shown()).toEqual([await sums.nth(1).textContent()]);
  await page.unroute(/\/assets\/.*\.js/);
  await page.unroute("**/pictures/**");
  await wake(page);
  expect(await shown()).toEqual([await sums.nth(1).textContent()]);
  await page.locator(".plan-row label").nth(0).tap();
  expect(await shown()).toEqual([await sums.nth(0).textContent()]);

  // The browser itself puts a choice back that nothing has kept, on the way back to the page.
  await page.addInitScript(() => Object.defineProperty(window, "sessionStorage", { value: null }));
  await wake(page);
  await page.locator(".plan-row label").nth(2).tap();
  await page.goto("/privacy-policy");
  await page.goBack();
  await expect.poll(shown).toEqual([await sums.nth(2).textContent()]);
  expect(faults.filter((fault) => !fault.startsWith("Failed to load resource"))).toEqual([]);
});
