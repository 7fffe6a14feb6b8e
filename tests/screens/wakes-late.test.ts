import { afterAll, expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test("scripts that a failing network loses are fetched again, and what was pressed meanwhile is done then", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  let lost = 0;
  await page.route(/\/assets\/.*\.js/, (route) => {
    lost += 1;
    return route.abort();
  });
  await page.goto("/response/checkout/form_one_1?Rx=r1&isd=91&mobile=9876543210");
  await page.locator(".plan-row label").nth(1).click();
  const chosen = page.waitForRequest("**/forms-api/update/r1");
  await page.locator("#pay button[type=submit]").click();
  await expect.poll(() => lost).toBeGreaterThan(1);
  await page.unroute(/\/assets\/.*\.js/);
  expect((await chosen).postDataJSON()).toEqual({ packageType: "Option2" });
});
