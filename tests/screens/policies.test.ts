import { afterAll, expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test("on a narrow phone a policy's contents are numbered beside their first line, inside the card, as the parts are", async () => {
  const { page } = await visitor({ baseURL: pages.url, viewport: { width: 320, height: 700 } });
  await page.goto("/termsandconditions?lan=ta");
  const list = page.locator(".policy nav ol");
  // Room for "12. " before the words; a link that is a block has its number at its first line.
  expect(await list.evaluate((ol) => Number.parseFloat(getComputedStyle(ol).paddingLeft))).toBeGreaterThanOrEqual(30);
  const links = list.locator("a");
  expect(await links.count()).toBe(12);
  for (const display of await links.evaluateAll((all) => all.map((a) => getComputedStyle(a).display)))
    expect(display).toBe("block");
  const numbered = await page
    .locator(".policy section h2")
    .evaluateAll((all) => all.map((h2) => getComputedStyle(h2, "::before").content));
  expect(new Set(numbered)).toEqual(new Set(['counter(part) ". "']));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
