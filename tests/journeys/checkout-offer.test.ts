import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { offerEndsIn } from "#tests/support/app-database.ts";
import { verifiedVisitor } from "#tests/support/verified-visitor.ts";

const { context, checkoutPath, responsePath, mobile } = await verifiedVisitor();
const NOW = new Date("2026-11-20T10:00:00Z");
const TODAY = "Fri Nov 20 2026";
const YESTERDAY = "Thu Nov 19 2026";
const ENDS = "specialWorkTimerEndTime";
// The number's offer begins with its first look at the checkout.
await context.request.get(checkoutPath);

type Stored = Readonly<Record<string, string>>;

/** A page of this browser, its clock stopped `pausedAfter` ms after `NOW`, with what an earlier visit stored; the server's offer has `serverLeft` s left. */
async function open(path: string, stored: Stored = {}, { serverLeft = 600, pausedAfter = 0 } = {}): Promise<Page> {
  await offerEndsIn(`91${mobile}`, serverLeft);
  const page = await context.newPage();
  await page.clock.install({ time: NOW.getTime() - 3_600_000 });
  await page.clock.pauseAt(new Date(NOW.getTime() + pausedAfter));
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "yes");
    const token = localStorage.getItem("authToken") ?? "";
    localStorage.clear();
    for (const [name, value] of Object.entries({ authToken: token, ...kept })) localStorage.setItem(name, value);
  }, stored);
  await page.goto(path);
  return page;
}

async function openCheckout(stored: Stored = {}, serverLeft = 600): Promise<Page> {
  const page = await open(checkoutPath, stored, { serverLeft });
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => localStorage.getItem("isBackCheckoutUrl") !== null, undefined, { polling: 50 });
  await page.clock.runFor(10);
  return page;
}

function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

const face = (page: Page) => page.locator(".offer-line time").textContent();
const discount = (page: Page) => page.getByRole("dialog", { name: "Did you know?" });
const special = (page: Page) => page.getByRole("dialog", { name: "Special Discount Applied" });

test("the countdown starts at ten minutes, ticks each second, is kept under its names, and a reload resumes it", async () => {
  const page = await openCheckout();
  const before = await storedIn(page);
  const end = Number(before[ENDS]);
  expect(end - NOW.getTime()).toBeGreaterThan(598_000);
  expect(end - NOW.getTime()).toBeLessThanOrEqual(600_010);
  expect(before.timerLastRunDate).toBe(TODAY);
  expect(Number(before.timerLastRunTime)).toBeGreaterThanOrEqual(NOW.getTime());
  expect(before.offerCookie).toBe("0");
  expect(before.isBackCheckoutUrl).toBe(checkoutPath);
  const first = Number(before.RemainingTimerTime);
  expect(first).toBeGreaterThanOrEqual(599);

  await page.clock.runFor(5000);
  expect(Number((await storedIn(page)).RemainingTimerTime)).toBe(first - 5);
  expect(await face(page)).toMatch(/^9:5[45]$/);

  await page.reload();
  await page.evaluate(() => window.wake?.());
  await expect.poll(() => face(page)).toMatch(/^9:5[45]$/);
  expect(Number((await storedIn(page))[ENDS])).toBe(end);
  await page.close();
});

test("at zero the countdown stops, its stored end is removed, and the extra offer goes", async () => {
  const page = await openCheckout({ [ENDS]: String(NOW.getTime() + 3000) });
  expect(await face(page)).toBe("0:03");
  await page.clock.runFor(4000);
  await page.locator(".offer-line").waitFor({ state: "detached" });
  const after = await storedIn(page);
  expect(after[ENDS]).toBeUndefined();
  expect(after.RemainingTimerTime).toBe("0");
  await page.clock.runFor(3000);
  expect((await storedIn(page)).RemainingTimerTime).toBe("0");
  await page.close();
});

test("when the server's offer is over, a browser that has stored another end buys no time", async () => {
  const page = await openCheckout({ [ENDS]: String(NOW.getTime() + 300_000) }, -5);
  await page.locator(".offer-line").waitFor({ state: "detached" });
  expect((await storedIn(page)).RemainingTimerTime).toBe("0");
  await page.close();
});

const RETURN = {
  isRedirected: "1",
  timerLastRunDate: TODAY,
  timerLastRunTime: String(NOW.getTime() - 60_000),
  [ENDS]: String(NOW.getTime() + 540_000),
};

test.each([
  { name: "not back from login", stored: { ...RETURN, isRedirected: "0" }, left: 600, popup: null, cookie: "0" },
  { name: "flag 0, same day, a minute after the start", stored: RETURN, left: 600, popup: "special", cookie: "1" },
  {
    name: "flag 0, eleven minutes after the start",
    stored: { ...RETURN, timerLastRunTime: String(NOW.getTime() - 660_000) },
    left: 600,
    popup: "discount",
    cookie: "1",
  },
  {
    name: "flag 0, another day",
    stored: { ...RETURN, timerLastRunDate: YESTERDAY },
    left: 600,
    popup: "discount",
    cookie: "1",
  },
  { name: "flag 1", stored: { ...RETURN, offerCookie: "1" }, left: 600, popup: "discount", cookie: "0" },
  { name: "time is zero", stored: RETURN, left: -5, popup: "discount", cookie: "0" },
  {
    name: "flag 1, but no timer date stored: the flag is reset first",
    stored: { isRedirected: "1", offerCookie: "1" },
    left: 600,
    popup: "special",
    cookie: "1",
  },
] as const)("popups on return: $name → $popup", async ({ stored, left, popup, cookie }) => {
  const page = await openCheckout(stored, left);
  expect((await storedIn(page)).offerCookie).toBe(cookie);
  // A dialog stands a frame after what opens it; the one that should not come is read last.
  await expect.poll(() => discount(page).isVisible()).toBe(popup === "discount");
  await expect.poll(() => special(page).isVisible()).toBe(popup === "special");
  expect([await discount(page).isVisible(), await special(page).isVisible()]).toEqual([
    popup === "discount",
    popup === "special",
  ]);
  await page.close();
});

test("'Grab Offer Now' closes the first popup and opens the second, whose Pay Now pays the further discount", async () => {
  const page = await openCheckout({ ...RETURN, offerCookie: "1" });
  await discount(page).getByText("additional 17%").waitFor();
  expect(await discount(page).locator("[role=timer]").textContent()).toMatch(/^8 min59 s|^9 min00 s/);
  await discount(page).getByRole("button", { name: "Grab Offer Now" }).click();
  await special(page).waitFor();
  expect(await discount(page).isVisible()).toBe(false);

  const words = await special(page).innerText();
  for (const said of [
    "Your 2D Floor Plan is ready !",
    "Within 4 working hours",
    "Softcopy by email",
    "WhatsApp",
    "One (2D Design + 3D Elevation) option plan",
    "Best Seller",
    "50+ People Bought Designs in Past Half an Hours",
  ])
    expect(words).toContain(said);
  expect(await special(page).locator(".sample").isVisible()).toBe(true);
  expect(await special(page).locator("[role=timer]").textContent()).toMatch(/^8 min5\d s|^9 min00 s/);
  const struck = await special(page).locator("s").textContent();
  const price = await special(page).locator(".plan-price strong").textContent();
  expect([struck, price]).toEqual(["₹599", "₹499"]);

  const handoff = page.waitForRequest(/\/mmhpay\?/);
  await page.route(/\/mmhpay\?/, (route) => route.abort());
  await special(page).getByRole("button", { name: "Pay Now" }).click();
  const asked = new URL((await handoff).url()).searchParams;
  expect([asked.get("offertype"), asked.get("amount")]).toEqual(["Option1_2D_3D_Offer", "499"]);
  await page.close();
});

test("at 0:0 the first popup says 'Get Plan' and is only dismissed; the second has no Pay Now any more", async () => {
  const soon = { ...RETURN, offerCookie: "1", [ENDS]: String(NOW.getTime() + 3000) };
  const first = await openCheckout(soon);
  await first.clock.runFor(4000);
  expect(await discount(first).getByRole("button", { name: "Grab Offer Now" }).count()).toBe(0);
  await discount(first).getByRole("button", { name: "Get Plan" }).click();
  await discount(first).waitFor({ state: "hidden" });
  expect(await special(first).isVisible()).toBe(false);
  await first.close();

  const second = await openCheckout({ ...soon, offerCookie: "0" });
  await special(second).getByRole("button", { name: "Pay Now" }).waitFor();
  await second.clock.runFor(4000);
  await special(second).getByText("This extra offer has ended.").waitFor();
  expect(await special(second).getByRole("button", { name: "Pay Now" }).count()).toBe(0);
  await second.close();
});

const BACK = { isBackCheckoutUrl: checkoutPath };

test.each([
  { name: "timer running", stored: { ...BACK, RemainingTimerTime: "12", timerLastRunDate: YESTERDAY } },
  { name: "same day", stored: { ...BACK, RemainingTimerTime: "0", timerLastRunDate: TODAY } },
])("the lead page leads back to the stored checkout after 50 ms: $name", async ({ stored }) => {
  const page = await open(responsePath, stored);
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  await page.clock.runFor(49);
  expect(page.url()).toContain(responsePath);
  expect((await storedIn(page)).isRedirected).toBeUndefined();
  await page.clock.runFor(1);
  await page.waitForURL(/\/response\/checkout\//);
  expect((await storedIn(page)).isRedirected).toBe("1");
  await page.close();
});

test("an old checkout is not led back to: isRedirected 0 and offerCookie 1; without one only isRedirected is reset", async () => {
  const old = { ...BACK, RemainingTimerTime: "0", timerLastRunDate: YESTERDAY, isRedirected: "1" };
  for (const [stored, cookie] of [
    [old, "1"],
    [{ isRedirected: "1" }, undefined],
  ] as const) {
    const page = await open(responsePath, stored);
    await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
    await page.clock.runFor(60);
    const after = await storedIn(page);
    expect([after.isRedirected, after.offerCookie]).toEqual(["0", cookie]);
    expect(page.url()).toContain(responsePath);
    await page.close();
  }
});
