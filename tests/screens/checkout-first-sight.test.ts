import { afterAll, expect, test } from "vitest";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { CHECKOUT, RUNNING_OFFER } from "#tests/support/checkout-screen.ts";
import { servePages } from "#tests/support/pages.ts";

const ORDER = "/thank-you?request_order_id=HPN-7&currency=INR&amount=299";
const pages = await servePages({
  loaders: {
    offer: async (_visit, { responseId }) =>
      responseId === "paid" ? { ...RUNNING_OFFER, paidOrder: ORDER } : RUNNING_OFFER,
  },
});
afterAll(pages.close);
const WIDE = { viewport: { width: 1280, height: 740 } };

test("on a phone the checkout's first words say whose drawings these are, above the options and the first of them", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto(CHECKOUT);
  const drawings = page.getByRole("region", { name: "Your own plan" });
  const heading = await drawings.getByRole("heading", { name: "Your own plan" }).boundingBox();
  const [first, second] = await Promise.all(
    ["Option 1", "Option 2"].map((name) => drawings.getByRole("button", { name, exact: true }).boundingBox()),
  );
  const board = await drawings.locator("li button").first().boundingBox();
  const bar = await page.locator(".pay-bar").boundingBox();
  if (!heading || !first || !second || !board || !bar) throw new Error("a part of the first sight is missing");
  expect(heading.y + heading.height).toBeLessThanOrEqual(first.y);
  expect(second.y).toBe(first.y);
  expect(first.y + first.height).toBeLessThanOrEqual(board.y);
  // The whole drawing, before anything is scrolled.
  expect(board.y + board.height).toBeLessThanOrEqual(bar.y);
});

test("where there is room those words stand beside the options", async () => {
  const { page } = await visitor({ ...WIDE, baseURL: pages.url });
  await page.goto(CHECKOUT);
  const heading = await page.getByRole("heading", { name: "Your own plan" }).boundingBox();
  const option = await page.getByRole("button", { name: "Option 1", exact: true }).boundingBox();
  if (!heading || !option) throw new Error("heading or option is missing");
  expect(heading.x + heading.width).toBeLessThanOrEqual(option.x);
  expect(heading.y + heading.height / 2).toBeCloseTo(option.y + option.height / 2, 0);
});

test.each([
  { on: "a phone", look: PHONE },
  { on: "a wide screen", look: WIDE },
])("who has paid reads so before anything else on $on, and not below the drawings", async ({ look }) => {
  const { page } = await visitor({ ...look, baseURL: pages.url });
  await page.goto(CHECKOUT.replace("r1", "paid"));
  const paid = page.getByRole("link", { name: "You have already paid for this plan: see your order" });
  expect(await paid.getAttribute("href")).toBe(ORDER);
  const said = await paid.boundingBox();
  const drawings = await page.locator(".gallery").boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(drawings?.y ?? 0);
});

test("the extra discount shows that it opens something, and a screen reader hears no sign of it", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.clock.install({ time: new Date(RUNNING_OFFER.serverNow) });
  await page.goto(CHECKOUT);
  const line = page.locator(".offer-line");
  const sign = await line.locator(".left").evaluate((left) => getComputedStyle(left, "::after").content);
  expect(sign).toContain("›");
  expect(await line.ariaSnapshot()).not.toContain("›");
});
