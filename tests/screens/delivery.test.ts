import { afterAll, expect, test } from "vitest";
import { DRAWING_WORDS } from "#content/drawing-words.ts";
import { LANGUAGES } from "#content/languages.ts";
import { LOADERS } from "#tests/every-screen/states.ts";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";
import { wordsOf } from "#web/words/words.ts";

const pages = await servePages({ loaders: LOADERS });
afterAll(pages.close);

test("who opens the delivery on a phone sees the house first: its ground floor stands within the first screen, its front before any file", async () => {
  const { page, faults } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto("/delivery/files");
  const [ground, front] = await page.locator(".house").first().locator(".views img").all();
  if (!ground || !front) throw new Error("an option shows less than two pictures");
  const seen = await ground.boundingBox();
  expect(seen?.y).toBeLessThan(400);
  expect(await ground.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(300);
  const file = await page.locator(".files a").first().boundingBox();
  expect((await front.boundingBox())?.y).toBeLessThan(file?.y ?? 0);
  expect(await page.locator(".house").count()).toBe(2);
  expect(await page.locator(".bought").textContent()).toBe(
    "Order HPN-26-27-000001 · Two 2D floor plan + 3D elevation options",
  );
  expect(faults).toEqual([]);
});

test.each(LANGUAGES)("each file says how large it is, and whom it is for stands above it (%s)", async (language) => {
  const { page, context } = await visitor({ ...PHONE, baseURL: pages.url });
  await context.addCookies([{ name: "i18nextLng", value: language, url: pages.url }]);
  await page.goto("/delivery/files");
  const words = wordsOf(language, "in").delivery;
  const house = page.locator(".house").first();
  expect(await house.locator("h3").allTextContents()).toEqual([words.forMason, words.forFamily, words.forEngineer]);
  const mason = house.locator(".reader").first();
  expect(await mason.locator("> .files a").allTextContents()).toEqual(["PDF 1.2 MB"]);
  for (const link of await house.locator(".files a").all())
    expect(await link.textContent()).toMatch(/^[A-Z]{3} 1\.2 MB$/);
  // Nothing is called by the drawings' English where another language is read.
  if (language !== "en") expect(await house.innerText()).not.toMatch(/floor|plan\b|section|elevation/i);
});

test("readers of another language find beside the files what the words on the drawings mean, the trade's short forms too", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.goto("/delivery/files?lan=hn");
  await page.getByText(DRAWING_WORDS.hn.heading).click();
  const words = await page.locator(".folded li").allTextContents();
  const { words: rooms, marks } = DRAWING_WORDS.hn;
  expect(words).toEqual([...rooms, ...marks].map(([word, said]) => `${word}: ${said}`));
  for (const word of ["O.T.S.", "UP, DN", "WIDE ROAD", "GROUND FLOOR"])
    expect(
      words.some((one) => one.startsWith(`${word}: `)),
      word,
    ).toBe(true);
  await page.goto("/delivery/files?lan=en");
  expect(await page.locator(".folded li").count()).toBe(0);
});
