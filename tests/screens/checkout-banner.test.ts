import { afterAll, expect, test } from "vitest";
import { CHECKOUT, SERVER_NOW, serveCheckout, wake } from "#tests/support/checkout-screen.ts";

const pages = await serveCheckout();
const { open } = pages;
afterAll(pages.close);

/** An hour before the moment of the pause: until it is paused the clock runs, for minutes on a busy machine, and may not run past that moment. */
const BEFORE = new Date(Date.parse(SERVER_NOW) - 3_600_000);

/** The woken page with a clock that the test moves, its banner in sight. */
async function openBanner() {
  const page = await open();
  await page.clock.install({ time: BEFORE });
  await page.clock.pauseAt(new Date(SERVER_NOW));
  await wake(page);
  const track = page.locator(".banner");
  await track.scrollIntoViewIfNeeded();
  return { page, track };
}

test("the banner turns every five seconds and begins again after the fourth picture", async () => {
  const { page, track } = await openBanner();
  const shown = () => track.evaluate((list) => list.scrollLeft / list.clientWidth);
  await page.clock.runFor(4900);
  expect(await shown()).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(shown).toBe(1);
  for (const next of [2, 3, 0]) {
    await page.clock.runFor(5000);
    await expect.poll(shown).toBe(next);
  }
});

test("the banner rests under a hand, with the focus in it and where nobody sees it, and turns again afterwards", async () => {
  const { page, track } = await openBanner();
  const turned = () => track.evaluate((list) => Number(list.dataset.turned ?? 0));
  await track.evaluate((list) => {
    list.scrollTo = () => {
      list.dataset.turned = String(Number(list.dataset.turned ?? 0) + 1);
    };
  });
  const hide = (hidden: boolean) =>
    page.evaluate((now) => Object.defineProperty(document, "hidden", { value: now, configurable: true }), hidden);
  const { x, y, width, height } = (await track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const rests: readonly (readonly [() => Promise<unknown>, () => Promise<unknown>])[] = [
    [() => track.hover(), () => page.mouse.move(0, 0)],
    // Pressed on it and drawn away from it.
    [
      async () => {
        await page.mouse.move(x + width / 2, y + height / 2);
        await page.mouse.down();
        await page.mouse.move(x + width / 2, y - 20);
      },
      async () => {
        await page.mouse.up();
        await track.blur();
        await page.mouse.move(0, 0);
      },
    ],
    [() => track.focus(), () => track.blur()],
    [() => hide(true), () => hide(false)],
  ];
  for (const [index, [begin, end]] of rests.entries()) {
    await begin();
    await page.clock.runFor(10_000);
    expect(await turned(), `rest ${index + 1}`).toBe(index);
    await end();
    await page.clock.runFor(5000);
    expect(await turned(), `after rest ${index + 1}`).toBe(index + 1);
  }
});

test.each(["mouse", "finger"] as const)(
  "a swipe of the banner by a %s turns it from 40 pixels on, and to either side",
  async (hand) => {
    // It turns at once then: what a swipe too short would do is seen before the next.
    const page = await open({}, { reducedMotion: "reduce" });
    await wake(page);
    const track = page.locator(".banner");
    await track.scrollIntoViewIfNeeded();
    const { x, y, height } = (await track.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const shown = () => track.evaluate((list) => list.scrollLeft / list.clientWidth);
    const swipe = {
      mouse: async (by: number) => {
        await page.mouse.move(x + 200, y + height / 2);
        await page.mouse.down();
        await page.mouse.move(x + 200 + by, y + height / 2);
        await page.mouse.up();
      },
      // Told of it alone: what the browser's own scrolling makes of a swipe is not ours.
      finger: (by: number) =>
        track.evaluate((list, to) => {
          const at = (clientX: number) => [new Touch({ identifier: 0, target: list, clientX })];
          list.dispatchEvent(new TouchEvent("touchstart", { touches: at(200) }));
          list.dispatchEvent(new TouchEvent("touchend", { changedTouches: at(200 + to) }));
        }, by),
    }[hand];
    for (const [by, slide] of [
      [-40, 1],
      [-39, 1],
      [-40, 2],
      [39, 2],
      [40, 1],
    ] as const) {
      await swipe(by);
      expect(await shown()).toBe(slide);
    }
  },
);

test("dots say which picture of the banner is shown and turn to another, which then stays; Pause stops the turning until Play", async () => {
  const { page, track } = await openBanner();
  const shown = () => track.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
  const dots = page.locator(".slides").getByRole("button", { name: /^[1-4]: / });
  const marked = () =>
    dots.evaluateAll((all) => all.flatMap((one, index) => (one.ariaCurrent === "true" ? [index] : [])));
  expect(await dots.count()).toBe(4);
  expect(await dots.first().getAttribute("aria-label")).toBe("1: Dimensioned floor plan of every level");
  expect(await marked()).toEqual([0]);
  await page.clock.runFor(5000);
  await expect.poll(marked).toEqual([1]);

  await page.getByRole("button", { name: "Pause the pictures" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(1);
  // By the keyboard, and with the focus still on it: who presses Play wants to see it turn.
  await page.getByRole("button", { name: "Play the pictures" }).press("Enter");
  await page.clock.runFor(5000);
  await expect.poll(shown).toBe(2);

  await dots.nth(3).press("Enter");
  await expect.poll(marked).toEqual([3]);
  await dots.nth(3).blur();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(3);
  await page.getByRole("button", { name: "Play the pictures" }).waitFor();
});

test("who asks for less motion finds the banner's dots and nothing to pause", async () => {
  const page = await open({}, { reducedMotion: "reduce" });
  await wake(page);
  await page.locator(".banner").scrollIntoViewIfNeeded();
  expect(await page.getByRole("button", { name: "Pause the pictures" }).count()).toBe(0);
  await page.getByRole("button", { name: /^3: / }).click();
  expect(await page.locator(".banner").evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(2);
});

test.each(["en", "ta", "mal"])(
  "what turns the banner is as large as a finger needs at 320 pixels (%s)",
  async (language) => {
    const page = await open({}, { viewport: { width: 320, height: 640 } });
    await wake(page, `${CHECKOUT}&lan=${language}`);
    const sizes = await page.locator(".slides button").evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(sizes).toHaveLength(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
