import { afterAll, expect, test } from "vitest";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { DESIGN, previewOf } from "#tests/support/offer.ts";
import { servePages } from "#tests/support/pages.ts";

const drawn = DESIGN.options[0]?.previews ?? [];
const model = await previewOf("model", "Model", "/pictures/banner/banner2.avif");
const houseOf = (previews: typeof drawn) => ({
  loaders: { design: async () => ({ ...DESIGN, options: [{ option: 1, title: "", previews }] }) },
});
const pages = await servePages(houseOf([...drawn, model]));
afterAll(pages.close);
const CHECKOUT = "/response/checkout/form_one_1?Rx=r1";

test("by keyboard one opens a drawing, zooms, moves and turns to the next, and comes back to where one was", async () => {
  const { page, faults } = await visitor({ baseURL: pages.url });
  await page.goto(CHECKOUT);
  await page.waitForFunction(() => window.awake === true);
  const drawing = page.getByRole("button", { name: "Look closer: Option 1, Ground floor" });
  await drawing.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Option 1 · Ground floor" });
  await dialog.waitFor();
  const frame = dialog.getByRole("group", { name: /Zoom with plus and minus/ });
  await frame.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  // The dialog rises as it comes, and what lies in it with it: measured once it stands.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await frame.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await dialog.getByText("225%").waitFor();
  await page.keyboard.press("-");
  await dialog.getByText("150%").waitFor();
  await page.keyboard.press("=");
  await dialog.getByText("225%").waitFor();
  const before = await frame.locator("img").boundingBox();
  await page.keyboard.press("ArrowDown");
  expect((await frame.locator("img").boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  // So near that there is more of it to either side, the arrows go about in it and turn to no other.
  for (let nearer = 0; nearer < 4; nearer += 1) await page.keyboard.press("+");
  for (const [key, side, sign] of [
    ["ArrowRight", "x", -1],
    ["ArrowLeft", "x", 1],
    ["ArrowUp", "y", 1],
    ["ArrowDown", "y", -1],
  ] as const) {
    const at = async () => (await frame.locator("img").boundingBox())?.[side] ?? 0;
    const from = await at();
    await page.keyboard.press(key);
    expect((await at()) - from, key).toBeCloseTo(80 * sign, 0);
  }
  expect(await dialog.isVisible()).toBe(true);
  // Nothing behind it scrolls along.
  const kept = (key: string) =>
    frame.evaluate((at, pressed) => {
      const event = new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true });
      return !at.dispatchEvent(event);
    }, key);
  expect([await kept("ArrowDown"), await kept("Tab")]).toEqual([true, false]);
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: "Option 1 · Front elevation" }).waitFor();
  await page.locator("dialog .zoom-frame").focus();
  await page.keyboard.press("ArrowLeft");
  await dialog.waitFor();
  // Before the first there is none.
  await frame.focus();
  await page.keyboard.press("ArrowLeft");
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await drawing.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});

test("two fingers bring the drawing nearer; a swipe turns it; a 3D view stands last where there is one", async () => {
  const { page, context } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto(CHECKOUT);
  await page.waitForFunction(() => window.awake === true);
  await page.locator(".gallery li button").first().tap();
  const dialog = page.getByRole("dialog");
  const image = dialog.locator(".zoom-frame img");
  await image.evaluate((picture: HTMLImageElement) => picture.decode());
  // The dialog rises as it comes: fingers are laid on it once it stands.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const touch = await context.newCDPSession(page);
  const fingers = (type: string, ...spots: [number, number][]) =>
    touch.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
    });
  await fingers("touchStart", [150, 300], [210, 300]);
  await fingers("touchMove", [120, 300], [240, 300]);
  await fingers("touchMove", [90, 300], [270, 300]);
  await fingers("touchEnd");
  await dialog.getByText("300%").waitFor();
  // Near by, one finger draws it along and turns to no other.
  const before = await image.boundingBox();
  await fingers("touchStart", [300, 300]);
  await fingers("touchMove", [240, 300]);
  await fingers("touchMove", [180, 300]);
  await fingers("touchEnd");
  await expect.poll(async () => (await image.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await page.getByRole("dialog", { name: "Option 1 · Ground floor" }).waitFor();

  // Chromium counts a tap in the first hundredths of a second after a pinch as part of it: tapped until it is heard.
  const whole = dialog.getByRole("button", { name: "Show the whole picture" });
  await expect.poll(() => whole.tap().then(() => whole.textContent()), { timeout: 10_000 }).toBe("100%");
  // A finger that the phone takes for its own is gone: the next one is alone.
  await fingers("touchStart", [200, 350]);
  await fingers("touchCancel");
  for (const [name, by] of [
    ["Front elevation", -60],
    ["3D view", -60],
    ["Front elevation", 60],
  ] as const) {
    await fingers("touchStart", [200, 300]);
    await fingers("touchMove", [200 + by, 300]);
    await fingers("touchMove", [200 + 2 * by, 300]);
    await fingers("touchEnd");
    await page.getByRole("dialog", { name: `Option 1 · ${name}` }).waitFor();
  }
});

test("the wheel, a double click and the buttons bring a drawing nearer and back; drawings are turned forth and back, in the row too", async () => {
  const { page } = await visitor({
    baseURL: pages.url,
    viewport: { width: 640, height: 740 },
    reducedMotion: "reduce",
  });
  await page.goto(CHECKOUT);
  await page.waitForFunction(() => window.awake === true);
  await page.locator(".gallery li button").first().click();
  const dialog = page.getByRole("dialog");
  const frame = dialog.locator(".zoom-frame");
  await frame.locator("img").evaluate((picture: HTMLImageElement) => picture.decode());
  const percent = dialog.locator(".zoom-ways [aria-live]");
  await frame.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => percent.textContent()).toBe("149%");
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => percent.textContent()).toBe("100%");
  // A touchpad's pinch comes as a wheel with Ctrl; neither moves what lies behind.
  const turn = (deltaY: number, ctrlKey: boolean) =>
    frame.evaluate(
      (at, given) => !at.dispatchEvent(new WheelEvent("wheel", { ...given, bubbles: true, cancelable: true })),
      { deltaY, ctrlKey },
    );
  expect([await turn(-40, true), await percent.textContent()]).toEqual([true, "149%"]);
  expect([await turn(9000, false), await percent.textContent()]).toEqual([true, "100%"]);
  for (const shown of ["250%", "100%"]) {
    await frame.dblclick();
    await expect.poll(() => percent.textContent()).toBe(shown);
  }
  for (const [name, shown] of [
    ["Zoom in", "150%"],
    ["Zoom in", "225%"],
    ["Zoom out", "150%"],
  ] as const) {
    await dialog.getByRole("button", { name }).click();
    expect(await percent.textContent()).toBe(shown);
  }
  // The next one is seen whole, however near one was.
  for (const [name, number] of [
    ["Next", 2],
    ["Next", 3],
    ["Previous", 2],
  ] as const) {
    await dialog.getByRole("button", { name, exact: true }).click();
    await dialog.getByText(`Drawing ${number} of 3`, { exact: true }).waitFor();
    expect(await percent.textContent()).toBe("100%");
  }
  await page.keyboard.press("Escape");
  const row = page.locator(".gallery > .flip");
  await row.getByRole("button", { name: "Next", exact: true }).click();
  await row.getByText("Drawing 2 of 3", { exact: true }).waitFor();
  await row.getByRole("button", { name: "Previous", exact: true }).click();
  await row.getByText("Drawing 1 of 3", { exact: true }).waitFor();
});

test("what lies under the pointer stays there as the drawing comes nearer, and a drawing let go of outside its frame no longer follows", async () => {
  const { page } = await visitor({
    baseURL: pages.url,
    viewport: { width: 640, height: 740 },
    reducedMotion: "reduce",
  });
  await page.goto(CHECKOUT);
  await page.waitForFunction(() => window.awake === true);
  await page.locator(".gallery li button").first().click();
  const frame = page.getByRole("dialog").locator(".zoom-frame");
  await frame.locator("img").evaluate((picture: HTMLImageElement) => picture.decode());
  const percent = page.getByRole("dialog").locator(".zoom-ways [aria-live]");
  const spot = { x: 100, y: 120 };
  const box = async () => (await frame.locator("img").boundingBox()) ?? { y: 0, height: 1 };
  const underSpot = async () => {
    const { y, height } = await box();
    return (((await frame.boundingBox())?.y ?? 0) + spot.y - y) / height;
  };
  const under = await underSpot();
  await frame.hover({ position: spot });
  await page.mouse.wheel(0, -200);
  await expect.poll(() => percent.textContent()).toBe("149%");
  expect(await underSpot()).toBeCloseTo(under, 2);
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => percent.textContent()).toBe("100%");
  await frame.dblclick({ position: spot });
  await expect.poll(() => percent.textContent()).toBe("250%");
  expect(await underSpot()).toBeCloseTo(under, 2);
  // Drawn out of its frame and let go there, it no longer follows the mouse.
  await frame.hover({ position: spot });
  await page.mouse.down();
  await page.mouse.move(300, 1);
  await page.mouse.up();
  const left = (await box()).y;
  await frame.hover({ position: { x: 100, y: 200 } });
  await page.mouse.move(300, 300);
  expect((await box()).y).toBe(left);
});

test("a tap before the scripts have come opens the drawing once they are there", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(CHECKOUT, { waitUntil: "commit" });
  await page.locator(".gallery li button").first().click();
  expect(await page.getByRole("dialog").count()).toBe(0);
  scripts.resolve();
  await page.getByRole("dialog", { name: "Option 1 · Ground floor" }).waitFor();
});

test("on a phone on its side the ways to zoom stand beside the drawing, not on it", async () => {
  const { page } = await visitor({ baseURL: pages.url, viewport: { width: 640, height: 360 } });
  await page.goto(CHECKOUT);
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  await page.locator(".gallery li button").first().click();
  await page.locator("dialog[open] .zoom-frame").waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const [frame, ways, flip] = await Promise.all(
    [".zoom-frame", ".zoom-ways", ".flip"].map((part) => page.locator(`dialog[open] ${part}`).boundingBox()),
  );
  if (!frame || !ways || !flip) throw new Error("a part of the viewer is missing");
  expect(ways.x).toBeGreaterThanOrEqual(frame.x + frame.width);
  expect(flip.y).toBeGreaterThanOrEqual(ways.y + ways.height);
  expect(flip.y + flip.height).toBeLessThanOrEqual(360);
});

test("as soon as a drawing is enlarged plus, minus and the arrows work, wherever the focus is in its dialog; with Ctrl they stay the browser's", async () => {
  const { page } = await visitor({ baseURL: pages.url, reducedMotion: "reduce" });
  await page.goto(CHECKOUT);
  await page.waitForFunction(() => window.awake === true);
  await page.locator(".gallery li button").first().click();
  const dialog = page.getByRole("dialog");
  const loaded = () => dialog.locator(".zoom-frame img").evaluate((picture: HTMLImageElement) => picture.decode());
  await loaded();
  await page.keyboard.press("+");
  await dialog.getByText("150%").waitFor();
  await page.keyboard.press("-");
  await dialog.getByText("100%").waitFor();
  // One turns after the other, though each puts a new picture in the old one's place.
  for (const [key, drawing] of [
    ["ArrowRight", "Drawing 2 of 3"],
    ["ArrowRight", "Drawing 3 of 3"],
    ["ArrowLeft", "Drawing 2 of 3"],
  ] as const) {
    await page.keyboard.press(key);
    await dialog.getByText(drawing, { exact: true }).waitFor();
  }
  await loaded();
  await dialog.getByRole("button", { name: "Next", exact: true }).focus();
  await page.keyboard.press("+");
  await dialog.getByText("150%").waitFor();
  const kept = (key: string, ctrlKey: boolean) =>
    dialog.evaluate(
      (at, given) => !at.dispatchEvent(new KeyboardEvent("keydown", { ...given, bubbles: true, cancelable: true })),
      { key, ctrlKey },
    );
  expect(await kept("+", true)).toBe(false);
  await dialog.getByText("150%").waitFor();
  // Seen whole it has nothing above or below: there the dialog may scroll, on a screen that is too low for it.
  await page.keyboard.press("0");
  await dialog.getByText("100%").waitFor();
  expect(await kept("ArrowDown", false)).toBe(false);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});
