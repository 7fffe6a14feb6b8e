import { afterAll, expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test("scripts that a failing network loses are fetched again, and what was pressed meanwhile is done then", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  const lost: string[] = [];
  await page.route(/\/assets\/.*\.js/, (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await page.goto("/response/checkout/form_one_1?Rx=r1&isd=91&mobile=9876543210");
  await page.locator(".plan-row label").nth(1).click();
  const chosen = page.waitForRequest("**/forms-api/update/r1");
  await page.locator("#pay button[type=submit]").click();
  // At rest, at the first touch and at the press they are asked for at once; a fourth time comes of itself.
  await expect.poll(() => lost.filter((url) => url === lost[0]).length).toBeGreaterThan(3);
  await page.unroute(/\/assets\/.*\.js/);
  expect((await chosen).postDataJSON()).toEqual({ packageType: "Option2" });
});

test("scripts that a server answers with an error while it starts anew are fetched again", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  const refused: string[] = [];
  await page.route(/\/assets\/.*\.js/, (route) => {
    refused.push(route.request().url());
    return route.fulfill({ status: 502, body: "" });
  });
  await page.goto("/response/checkout/form_one_1?Rx=r1&isd=91&mobile=9876543210");
  await page.evaluate(() => window.wake?.());
  await expect.poll(() => refused.filter((url) => url === refused[0]).length).toBeGreaterThan(2);
  await page.unroute(/\/assets\/.*\.js/);
  await page.waitForFunction(() => window.awake === true);
});

test("the plan that was chosen before React came is the one paid, however soon after it Pay is pressed", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  // Pressed at the very moment at which React takes over, before it has drawn what it found.
  await page.addInitScript(() => {
    let awake = false;
    Object.defineProperty(window, "awake", {
      get: () => awake,
      set: (value: boolean) => {
        awake = value;
        document.querySelector<HTMLFormElement>("#pay")?.requestSubmit();
      },
    });
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/response/checkout/form_one_1?Rx=r1&isd=91&mobile=9876543210", { waitUntil: "commit" });
  await page.locator(".plan-row label").nth(1).click();
  const chosen = page.waitForRequest("**/forms-api/update/r1");
  release();
  expect((await chosen).postDataJSON()).toEqual({ packageType: "Option2" });
});

test("the chosen plan outlives a reload and the way back from a failed payment, and a new survey forgets it", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  const checkout = "/response/checkout/form_one_1?Rx=r1&isd=91&mobile=9876543210";
  const chosen = () => page.locator("#pay input:checked").inputValue();
  await page.goto(checkout);
  expect(await chosen()).toBe("one");
  await page.locator(".plan-row label").nth(1).click();
  // It is kept in a task after the press, so that the press stays short: a reload within that task would forget it.
  await page.waitForFunction(() => Object.values(sessionStorage).includes("two"));
  await page.reload();
  expect(await chosen()).toBe("two");
  await page.goto("/payment-failure?back=%2Fresponse%2Fcheckout%2Fform_one_1");
  await page.locator("main a").first().click();
  await page.waitForURL(/\/response\/checkout\//);
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  expect(await chosen()).toBe("two");
  expect(await page.locator('.sum[data-plan="two"]').isVisible()).toBe(true);
  await page.goto("/");
  await page.goto(checkout);
  expect(await chosen()).toBe("one");
});

test("Start pressed far down a small page shows the first question from its top, before React comes", async () => {
  const { page } = await visitor({ baseURL: pages.url, viewport: { width: 320, height: 260 } });
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/?lan=ta");
  await page.locator("[data-start]").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.locator("[data-start]").click();
  expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(["f-width", 0]);
});
