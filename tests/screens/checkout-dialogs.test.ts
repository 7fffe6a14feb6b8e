import { afterAll, expect, test } from "vitest";
import { CHECKOUT, RUNNING_OFFER, SERVER_NOW, serveCheckout, wake } from "#tests/support/checkout-screen.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await serveCheckout();
const { open } = pages;
afterAll(pages.close);

test("who asks for less motion sees none: the banner rests, and a dialog stands without moving", async () => {
  const page = await open({}, { reducedMotion: "reduce" });
  await page.clock.install({ time: new Date(SERVER_NOW) });
  await wake(page);
  const banner = page.locator(".banner");
  await banner.evaluate((list) => {
    list.scrollTo = () => {
      list.dataset.turned = "";
    };
  });
  await page.clock.runFor(11_000);
  expect(await banner.evaluate(({ dataset, scrollLeft }) => [dataset.turned, scrollLeft])).toEqual([undefined, 0]);
  await page.locator(".track button").first().click();
  await page.locator("dialog[open]").waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("a dialog comes in 300 ms, the shade behind it in 150", async () => {
  const page = await open();
  await page.addInitScript(() =>
    addEventListener("animationstart", (event) => {
      const { animationName, pseudoElement, target } = event;
      const style = getComputedStyle(target as Element, pseudoElement || null);
      document.documentElement.dataset[animationName] = style.animationDuration;
    }),
  );
  await wake(page);
  await page.locator(".track button").first().click();
  await expect
    .poll(() => page.evaluate(() => ({ ...document.documentElement.dataset })))
    .toMatchObject({ rise: "0.3s" });
  const shade = await page
    .locator("dialog[open]")
    .evaluate((one) => getComputedStyle(one, "::backdrop").animationDuration);
  expect(shade).toBe("0.15s");
});

test("the sample that is pressed opens large under its name, its 3D view after it, and the next house after that", async () => {
  const page = await open();
  await wake(page);
  await page.locator(".track button[aria-label]").nth(2).click();
  const dialog = page.getByRole("dialog");
  for (const [name, alt, picture] of [
    ["25x60 · 3-storey", "Ground floor plan for a plot of 25x60\u00a0ft", "25x60-3-storey-plan"],
    ["25x60 · 3-storey · 3D view", "25x60 · 3-storey · 3D view", "25x60-3-storey-view"],
    ["19x45 · 2-storey", "Ground floor plan for a plot of 19x45\u00a0ft", "19x45-plan"],
  ] as const) {
    await dialog.getByRole("heading", { name, exact: true }).waitFor();
    const image = dialog.getByRole("img", { name: alt, exact: true });
    expect(await image.getAttribute("src")).toBe(`/pictures/samples/${picture}.webp`);
    await dialog.getByRole("button", { name: "Next", exact: true }).click();
  }
});

const NOT_CHARGED = "No connection. Nothing was charged; please try again.";
const RETURNED = {
  isRedirected: "1",
  offerCookie: "1",
  timerLastRunDate: new Date().toDateString(),
  timerLastRunTime: String(Date.now()),
};

test.each([
  { name: "an enlarged sample", opener: ".track button", local: {} },
  { name: "an enlarged drawing", opener: ".gallery li button", local: {} },
  { name: "a popup", opener: null, local: RETURNED },
])("$name holds the focus, closes on Escape, and gives the focus back", async ({ opener, local }) => {
  const page = await open(local);
  await wake(page);
  const button = opener ? page.locator(opener).first() : null;
  await button?.focus();
  if (button) await page.keyboard.press("Enter");
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  const place = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.closest("dialog[open]") ? "inside" : at === document.body ? "nowhere" : "behind";
    });
  expect(await place()).toBe("inside");
  // The dialog itself, not the button that closes it: nobody has pressed a key that would want that one's ring.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("DIALOG");
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 8 ? "Tab" : "Shift+Tab");
    expect(await place()).not.toBe("behind");
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" }).catch(() => undefined);
  expect(await page.locator("dialog[open]").count()).toBe(0);
  if (button) expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a handoff without a number says so and goes home; one that no server hears says that nothing was charged, and may be tried again", async () => {
  const unknown = await servePages({ loaders: { offer: async () => ({ ...RUNNING_OFFER, mobile: null }) } });
  const page = await open();
  await page.goto(`${unknown.url}/response/checkout/form_one_1?Rx=r1&mobile=9876543`);
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.getByRole("alert").getByText("Unable to process please try again.").waitFor();
  await page.waitForURL(`${unknown.url}/`);
  await unknown.close();

  const again = await open();
  await wake(again);
  let heard = () => {};
  const held = new Promise<void>((resolve) => {
    heard = resolve;
  });
  let hears = false;
  let presses = 0;
  // One route for both: between two of them a request goes by unseen now and then.
  await again.route("**/forms-api/update/r1", (route) => {
    if (!hears) return route.abort();
    presses += 1;
    return held.then(() => route.fulfill({ json: {} }));
  });
  await again.getByRole("button", { name: "Pay Now" }).click();
  const said = again.getByRole("alert").filter({ hasText: NOT_CHARGED });
  await said.waitFor();
  // By then the request has been held back again: what is said of the first press goes with the next.
  hears = true;
  const handoff = again.waitForRequest(/\/mmhpay\?/);
  // The button has kept the focus, and a second press while it is busy pays nothing more.
  await again.keyboard.press("Enter");
  await said.waitFor({ state: "detached" });
  await again.keyboard.press("Enter");
  heard();
  await handoff;
  expect(presses).toBe(1);
});

test("'Error fetching data': an offer that does not come is logged, nothing is shown, and the page comes when it does", async () => {
  let working = false;
  const offer = async () => (working ? RUNNING_OFFER : ("failed" as const));
  const late = await servePages({ loaders: { offer } });
  const page = await open();
  const logged: string[] = [];
  page.on("console", (line) => logged.push(line.text()));
  await page.clock.install();
  await page.route("**/checkout-details?*", (route) => route.fulfill({ status: working ? 200 : 500, json: {} }));
  const answer = await page.goto(late.url + CHECKOUT);
  expect(answer?.status()).toBe(503);
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  expect(logged).toContain("Error fetching data");
  expect(await page.locator("main").innerText()).toBe("");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  for (const wait of [2000, 4000]) {
    const asked = page.waitForResponse("**/checkout-details?*");
    await page.clock.runFor(wait);
    await asked;
  }
  working = true;
  await page.clock.runFor(8000);
  await page.getByText("Your 2D Floor Plan is ready !").waitFor();
  await expect.poll(() => loads).toBe(1);
  await late.close();
});

test.each([
  { name: "paying in the popup", local: { ...RETURNED, offerCookie: "0" }, opener: null, ways: ".popup button" },
  { name: "turning drawings", local: {}, opener: ".gallery li button", ways: "dialog .flip button >> nth=-1" },
])("on a small phone and in long words $name is in view without scrolling", async ({ local, opener, ways }) => {
  const page = await open(local, { viewport: { width: 360, height: 600 }, reducedMotion: "reduce" });
  await wake(page, `${CHECKOUT}&lan=ta`);
  if (opener) await page.locator(opener).first().click();
  const way = page.locator(ways);
  await way.waitFor();
  const box = await way.boundingBox();
  expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
  const onTop = await way.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height - 2));
  });
  expect(onTop).toBe(true);
});

test("what no server heard in a popup is said beside its button, and on the page once the popup is closed", async () => {
  const page = await open(RETURNED);
  await wake(page);
  await page.route("**/forms-api/update/r1", (route) => route.abort());
  const popup = page.getByRole("dialog");
  await popup.getByRole("button", { name: "Grab Offer Now" }).click();
  await popup.getByRole("button", { name: "Pay Now" }).click();
  await popup.getByRole("alert").filter({ hasText: NOT_CHARGED }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(1);
  await page.keyboard.press("Escape");
  await page.locator(".pay-bar").getByRole("alert").filter({ hasText: NOT_CHARGED }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test.each(["en", "ta"])(
  "the bar that grows by what no server heard comes clear of the button that was pressed just above it (%s)",
  async (language) => {
    const page = await open({}, { viewport: { width: 320, height: 640 } });
    await wake(page, `${CHECKOUT}&lan=${language}`);
    await page.route("**/forms-api/update/r1", (route) => route.abort());
    const [button, bar] = [page.locator(".pay-now"), page.locator(".pay-bar")];
    const overlap = async () => {
      const [above, below] = [await button.boundingBox(), await bar.boundingBox()];
      // A part of a pixel less than nothing is nothing, not the -0 that it rounds to.
      return Math.round((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0)) || 0;
    };
    await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), await overlap());
    expect(await overlap()).toBe(0);
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await bar.getByRole("alert").waitFor();
    expect(await overlap()).toBeLessThanOrEqual(0);
  },
);

test("where no offer ever began no popup comes to who returns, and what no server heard is said on the page", async () => {
  const plain = await servePages();
  const page = await open();
  await page.addInitScript((kept) => Object.assign(localStorage, kept), RETURNED);
  await wake(page, plain.url + CHECKOUT);
  await expect.poll(() => page.evaluate(() => localStorage.isBackCheckoutUrl)).toBe(CHECKOUT);
  await page.route("**/forms-api/update/r1", (route) => route.abort());
  await page.getByRole("button", { name: "Pay Now" }).click();
  await page.locator(".pay-bar").getByRole("alert").filter({ hasText: NOT_CHARGED }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await plain.close();
});

test("the offer's line opens the popup where its price is paid", async () => {
  const page = await open();
  await wake(page);
  await page.locator(".offer-line").click();
  const popup = page.getByRole("dialog", { name: "Special Discount Applied" });
  await popup.getByRole("button", { name: "Pay Now" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
});

test("what is said over an open dialog stands above it, can be dismissed there, and outlives it", async () => {
  const page = await open(RETURNED);
  await wake(page, CHECKOUT.replace("9876543210", "9876543"));
  // The page would go home meanwhile.
  await page.route(/:\d+\/$/, (route) => route.abort());
  const popup = page.getByRole("dialog");
  await popup.getByRole("button", { name: "Grab Offer Now" }).click();
  await popup.getByRole("button", { name: "Pay Now" }).click();
  const said = page.getByRole("alert").filter({ hasText: "Unable to process please try again." });
  await said.waitFor();
  const onTop = await said.evaluate((toast) => {
    const { x, y, width, height } = toast.getBoundingClientRect();
    return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(onTop).toBe(true);
  await said.getByRole("button").click();
  await said.waitFor({ state: "detached" });
  await popup.getByRole("button", { name: "Pay Now" }).click();
  await said.waitFor();
  await page.keyboard.press("Escape");
  await said.waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test.each([
  { name: "while its time runs opens the second", left: 60_000, next: "Special Discount Applied" },
  { name: "after its time leads to the plans", left: 0, next: null },
])("Enter in the first popup $name", async ({ left, next }) => {
  const page = await open(RETURNED);
  await page.clock.install({ time: new Date(SERVER_NOW) });
  await wake(page);
  const popup = page.getByRole("dialog", { name: "Did you know?" });
  await popup.waitFor();
  if (left === 0) {
    await page.clock.runFor(601_000);
    await popup.getByRole("button", { name: "Get Plan" }).waitFor();
  }
  await page.keyboard.press("Enter");
  await popup.waitFor({ state: "detached" });
  if (next) await page.getByRole("dialog", { name: next }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(next ? 1 : 0);
});
