import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { SERVER_NOW, serveCheckout, wake } from "#tests/support/checkout-screen.ts";

const pages = await serveCheckout();
const { open } = pages;
afterAll(pages.close);

/** The accessible name of the element that has the focus, else its tag. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);

test("the focus stays on the button that has turned to the last drawing, looked as close as can be, and gone back to the whole", async () => {
  const page = await open({}, { reducedMotion: "reduce" });
  await wake(page);
  const last = await page.locator(".gallery li").count();
  await page.locator(".gallery .flip button").last().focus();
  for (let drawing = 2; drawing <= last; drawing += 1) {
    await page.keyboard.press("Enter");
    await page.getByText(`Drawing ${drawing} of ${last}`).waitFor();
  }
  expect(await focused(page)).toBe("Next");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("Next");

  await page.locator(".gallery li button").last().press("Enter");
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Previous" }).press("Enter");
  await dialog.getByRole("button", { name: "Next" }).press("Enter");
  await dialog.getByText(`Drawing ${last} of ${last}`).waitFor();
  expect(await focused(page)).toBe("Next");
  await dialog.getByRole("button", { name: "Zoom in" }).press("Enter");
  await dialog.getByText("150%").waitFor();
  await dialog.getByRole("button", { name: "Show the whole picture" }).press("Enter");
  await dialog.getByText("100%").waitFor();
  // A browser takes the focus from what can no longer have it when it draws next.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await focused(page)).toBe("100%: Show the whole picture");
});

test("what Tab reaches in a row that is swiped comes into sight as a whole", async () => {
  const page = await open({}, { viewport: { width: 360, height: 740 } });
  await wake(page);
  const samples = page.locator(".track").first().getByRole("button");
  await samples.first().focus();
  for (let index = 1; index < (await samples.count()); index += 1) {
    await page.keyboard.press("Tab");
    await expect
      .poll(() => samples.nth(index).evaluate((one) => one.getBoundingClientRect().right), { timeout: 3000 })
      .toBeLessThanOrEqual(360);
    expect(await samples.nth(index).evaluate((one) => one === document.activeElement)).toBe(true);
  }
});

test("a tooltip goes on Escape while the focus stays, comes again with the next focus or pointer, and lets the pointer over to it", async () => {
  const page = await open();
  await wake(page);
  const [sign, next] = [page.locator(".tip button").nth(0), page.locator(".tip button").nth(1)];
  const tips = page.getByRole("tooltip", { includeHidden: true });
  await sign.focus();
  await tips.nth(0).waitFor({ state: "visible" });
  await page.keyboard.press("Escape");
  await tips.nth(0).waitFor({ state: "hidden" });
  expect(await sign.evaluate((one) => one === document.activeElement)).toBe(true);
  await next.hover();
  await tips.nth(1).waitFor({ state: "visible" });
  await page.keyboard.press("Escape");
  await tips.nth(1).waitFor({ state: "hidden" });
  await page.mouse.move(0, 0);
  await page.keyboard.press("Escape");
  await next.focus();
  await tips.nth(1).waitFor({ state: "visible" });

  await next.blur();
  await sign.hover();
  await tips.nth(0).waitFor({ state: "visible" });
  const box = await tips.nth(0).boundingBox();
  if (!box) throw new Error("no tooltip");
  await page.mouse.move(box.x + box.width - 10, box.y - 3);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await tips.nth(0).isVisible()).toBe(true);
});

test("a screen reader hears a plan's name, its prices and what it brings; the figures that drift do not say it anew", async () => {
  const page = await open();
  await wake(page);
  const plans = await page.getByRole("group", { name: "Choose your plan" }).getByRole("radio").all();
  const heard = await Promise.all(plans.map((plan) => plan.ariaSnapshot()));
  expect(heard[0]).toContain('"One 2D floor plan Price before: ₹599 ₹299"');
  expect(heard.join()).not.toContain("24 hrs");
  const tips = await page.getByRole("tooltip", { includeHidden: true }).all();
  for (const [index, plan] of plans.entries()) {
    const told = (await plan.getAttribute("aria-describedby")) ?? "none";
    expect(told).toBe(await tips[index]?.getAttribute("id"));
  }
});

test("a screen reader hears the offer's minutes, not each second of them", async () => {
  const page = await open();
  await page.clock.install({ time: new Date(SERVER_NOW) });
  await wake(page);
  const line = page.getByRole("button", { name: /off/ });
  const heard = () => line.ariaSnapshot();
  await page.clock.runFor(61_000);
  const before = await heard();
  expect(before).toMatch(/ends in 9 minutes/);
  await page.clock.runFor(5000);
  expect(await heard()).toBe(before);
  await page.clock.runFor(60_000);
  expect(await heard()).toMatch(/ends in 8 minutes/);
});

test("in the visitor's own colours the browser draws which plan is chosen, and no letter stands beside the sign", async () => {
  const page = await open({}, { forcedColors: "active" });
  await wake(page);
  const drawnBy = await page
    .locator(".plan-row input")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).appearance));
  expect(drawnBy).toEqual(["auto", "auto", "auto", "auto"]);
  expect(await page.locator(".tip button").first().textContent()).toBe("");
});
