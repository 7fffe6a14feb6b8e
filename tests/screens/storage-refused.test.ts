import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { RUNNING_OFFER, wake } from "#tests/support/checkout-screen.ts";
import { code, SEND, submit, VERIFY } from "#tests/support/lead-page.ts";
import { servePages } from "#tests/support/pages.ts";
import { WORDS } from "#web/words/words.ts";

const pages = await servePages({
  loaders: { offer: async () => RUNNING_OFFER },
  before: async (request) => (new URL(request.url).pathname.startsWith("/locales/") ? Response.json(WORDS.hn) : null),
});
afterAll(pages.close);

/** How storage may be: refused by a browser's settings, missing in an app's own browser, or there. */
const REFUSALS = {
  refused: () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  },
  missing: () => {
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
  },
  there: () => {},
};

async function without(storage: keyof typeof REFUSALS): Promise<{ page: Page; faults: readonly string[] }> {
  const { page, faults } = await visitor({ baseURL: pages.url });
  await page.addInitScript(REFUSALS[storage]);
  return { page, faults };
}

/** Calls that no stand-in answers are no faults of the scripts. */
const ofScripts = (fault: string) => !fault.startsWith("Failed to load resource");

test.each(["refused", "missing"] as const)(
  "with its storage %s a browser shows the checkout, counts down and goes on to pay",
  async (storage) => {
    const { page, faults } = await without(storage);
    await page.clock.install({ time: new Date(RUNNING_OFFER.serverNow) });
    await wake(page);
    await page.clock.runFor(5000);
    expect(await page.locator(".offer-line time").textContent()).toMatch(/^9:5\d$/);
    await page.route("**/forms-api/update/r1", (route) => route.fulfill({ json: { status: 200 } }));
    const handoff = page.waitForRequest(/\/mmhpay\?.*offertype=Option1&/);
    await page.route(/\/mmhpay\?/, (route) => route.abort());
    await page.getByRole("button", { name: "Pay Now" }).click();
    await handoff;
    expect(faults.filter(ofScripts)).toEqual([]);
  },
);

test.each(["refused", "missing", "there"] as const)(
  "with its storage %s a browser goes from a verified number to the checkout, and what proves the number on to the payment; in a cookie only where there is no storage",
  async (storage) => {
    const { page, faults } = await without(storage);
    await page.route(SEND, (route) => route.fulfill({ json: { status: 200, msg: "" } }));
    await page.route(VERIFY, (route) => route.fulfill({ json: { status: 200, msg: "", token: "t" } }));
    await page.route("**/forms-api/response?*", (route) => route.fulfill({ json: { data: {}, utmDetails: {} } }));
    await page.route("**/projects/match/r1", (route) => route.fulfill({ json: { status: 200, projects: [] } }));
    await page.route("**/updateResponse/r1", (route) => route.fulfill({ json: { flag: true, message: "" } }));
    await page.goto("/response/form_one_1?Rx=r1&resume=1");
    await page.getByLabel("Full name").fill("Asha Rao");
    await page.getByLabel("Mobile number").fill("9876543210");
    await submit(page).click();
    await code(page).fill("123456");
    await submit(page).click();
    await page.waitForURL(/\/response\/checkout\/form_one_1\?.*mobile=9876543210/);
    const cookies = (await page.context().cookies()).filter(({ name }) => name === "authToken");
    const once = { value: "t", path: "/", sameSite: "Strict", expires: -1 };
    expect(cookies).toMatchObject(storage === "there" ? [] : [once]);
    await page.route("**/forms-api/update/r1", (route) => route.fulfill({ json: { status: 200 } }));
    await page.route(/\/mmhpay\?/, (route) => route.abort());
    const handoff = page.waitForRequest(/\/mmhpay\?/);
    await page.getByRole("button", { name: "Pay Now" }).click();
    expect(new URL((await handoff).url()).searchParams.get("token")).toBe("t");
    expect(faults.filter(ofScripts)).toEqual([]);
  },
);

test.each(["refused", "missing"] as const)(
  "with its storage %s a browser changes the survey's language in place",
  async (storage) => {
    const { page, faults } = await without(storage);
    await page.goto("/");
    await page.evaluate(() => window.wake?.());
    await page.waitForFunction(() => window.awake === true);
    await page.locator(".tongue summary").click();
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await page.getByRole("button", { name: "शुरू करें" }).waitFor();
    expect(faults.filter(ofScripts)).toEqual([]);
  },
);

test("a browser that keeps no cookies is told so before it asks for a code, which would be a wrong one whatever is typed", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "cookieEnabled", { value: false });
    const kept = { step: "loader", percent: 100, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
    sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
  });
  // A stranger's to the server, which therefore knows of no design.
  await page.route("**/design-progress?*", (route) => route.fulfill({ status: 404, json: { status: 404 } }));
  await page.goto("/response/form_one_1?Rx=r1");
  await page.getByRole("alert").getByText("keeps no cookies").waitFor();
  expect(await page.locator("h1").textContent()).toBe(WORDS.en.response.contactHeading);
  expect(await page.locator(".none").count()).toBe(0);
  await expect.poll(() => page.title()).toBe(`${WORDS.en.response.contactHeading} | HomePlan`);
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByLabel("Mobile number").fill("9876543210");
  expect(await submit(page).isDisabled()).toBe(true);
});
