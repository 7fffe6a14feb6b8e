import type { Locator } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { LOADERS } from "#tests/every-screen/states.ts";
import { PHONE, type Visitor, visitor } from "#tests/support/browser.ts";
import { CHECKOUT, wake } from "#tests/support/checkout-screen.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages({ loaders: { ...LOADERS, figures: null } });
afterAll(pages.close);

async function phone(language = "en", kept: Readonly<Record<string, string>> = {}): Promise<Visitor["page"]> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: pages.url, localStorage }] };
  const { page, context } = await visitor({ ...PHONE, baseURL: pages.url, storageState });
  await context.addCookies([{ name: "i18nextLng", value: language, url: pages.url }]);
  return page;
}

/** The widths of the lines over which these words run, or all text of the place; px. */
function linesOf(place: Locator, words?: string): Promise<readonly number[]> {
  return place.evaluate((element, part) => {
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const from = part === undefined ? 0 : (text.textContent ?? "").indexOf(part);
      if (from === -1) continue;
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, part === undefined ? (text.textContent ?? "").length : from + part.length);
      for (const { top, width } of range.getClientRects())
        lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + width);
    }
    return [...lines.values()];
  }, words);
}

test("on a phone money is not parted from back, nor a figure from its hours", async () => {
  const page = await phone();
  await page.goto(CHECKOUT);
  expect(await linesOf(page.locator(".guarantee h2"), "money-back")).toHaveLength(1);
  const figures = page.locator(".plan-row small");
  await expect.poll(() => figures.count()).toBe(4);
  for (const figure of await figures.all()) expect(await linesOf(figure, "24 hrs")).toHaveLength(1);
});

test("a drawing that is looked at closely has its name on one line of a phone", async () => {
  const page = await phone();
  await wake(page);
  await page.locator(".gallery li button").first().click();
  const name = page.locator("dialog[open] h2");
  expect(await name.innerText()).toBe("Option 1 · Ground floor");
  expect(await linesOf(name)).toHaveLength(1);
});

test("what the compass asks leaves no word alone on its last line", async () => {
  const step = { formId: SURVEY_FORM._id, step: 19, answers: {} };
  const page = await phone("en", { "homeplan.survey": JSON.stringify(step) });
  await wake(page, "/");
  const lines = await linesOf(page.locator("figcaption"));
  expect(lines.length).toBeGreaterThan(1);
  expect((lines.at(-1) ?? 0) / Math.max(...lines)).toBeGreaterThan(0.4);
});

test("what a delivery's sheets are downloaded by ends at one line", async () => {
  const { page } = await visitor({ viewport: { width: 1280, height: 800 }, baseURL: pages.url });
  await page.goto("/delivery/files");
  for (const summary of await page.locator(".reader summary").all()) await summary.click();
  const ends = await page
    .locator(".files .formats")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends).size).toBe(1);
});
