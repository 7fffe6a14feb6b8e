import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { HOUSE_30X60_EAST, type SurveyAnswers } from "#tests/support/journey.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

/** Height of the bar with Back and Next, which stays in its place, px. */
const BAR = 80;
const GROUPS = ["roadWidth", "left", "right", "rear", "corner"];
/** The answers to all that is asked before the last step. */
const before = Object.fromEntries(
  Object.entries(HOUSE_30X60_EAST).filter(([name]) => name !== "direction" && !GROUPS.includes(name)),
);

async function lastStep(answers: SurveyAnswers, { language = "en", width = 360, rows = true } = {}): Promise<Page> {
  const { page, context } = await visitor({ ...PHONE, viewport: { width, height: 740 }, baseURL: pages.url });
  await context.addCookies([{ name: "i18nextLng", value: language, url: pages.url }]);
  const kept = { formId: SURVEY_FORM._id, step: 19, answers };
  await page.addInitScript((all) => localStorage.setItem("homeplan.survey", JSON.stringify(all)), kept);
  await page.goto("/");
  await page.evaluate(() => window.wake?.());
  await page.locator(".compass-field").waitFor();
  if (rows) await page.locator(".fold").first().waitFor();
  return page;
}
const openOf = (page: Page) =>
  page
    .locator(".fold[open] input")
    .evaluateAll((inputs) => [...new Set(inputs.map((input) => (input as HTMLInputElement).name))]);
const option = (page: Page, name: string, value = HOUSE_30X60_EAST[name]) =>
  page.locator(`.option:has(input[name="${name}"][value="${value}"])`);

test("on a phone one question of the site is open at a time: what is chosen closes it, stands in its row, and opens the next", async () => {
  const page = await lastStep(before);
  for (const name of GROUPS) {
    await expect.poll(() => openOf(page)).toEqual([name]);
    await option(page, name).click();
  }
  await expect.poll(() => openOf(page)).toEqual([]);
  expect(await page.locator(".fold .chosen").allTextContents()).toEqual([
    "30 ft",
    ...["Open or a gap", "Open or a gap", "Open or a gap", "No"],
  ]);
  // Another answer is two presses away, and the row is a row again.
  await page.locator(".fold summary", { hasText: "Behind the plot" }).click();
  await option(page, "rear", "Another road").click();
  await expect.poll(() => openOf(page)).toEqual([]);
  expect(await page.locator(".fold .chosen").nth(3).textContent()).toBe("Another road");
});

test("a row that closes by a pick of the hand gives the focus to the next that is due, and the last to its own row", async () => {
  const page = await lastStep(before);
  const rowInFocus = () =>
    page.evaluate(() => document.activeElement?.closest("summary")?.firstElementChild?.textContent ?? null);
  const texts = await page.locator(".fold summary > span:first-child").allTextContents();
  // The second is answered out of its turn: the first, which is due still, comes next.
  await page.locator(".fold summary").nth(1).click();
  const next = [texts[0], texts[2], texts[3], texts[4], texts[4]];
  for (const [index, name] of ["left", "roadWidth", "right", "rear", "corner"].entries()) {
    await option(page, name).click();
    await expect.poll(rowInFocus, { message: name }).toBe(next[index]);
  }
});

test.each(["20 ft or less", "30 ft", "60 ft or more"])(
  "a double click answers one question: what opens under the finger hears nothing at first (%s)",
  async (width) => {
    const page = await lastStep(before);
    await option(page, "roadWidth", width).dblclick();
    await expect.poll(() => openOf(page)).toContain("left");
    const answered = await page
      .locator("details input:checked")
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
    expect(answered).toEqual(["roadWidth"]);
  },
);

test("by the keyboard a question stays open while one goes through its answers, and a row opens as a button does", async () => {
  const page = await lastStep(before);
  await page.locator("input[name=roadWidth]").first().focus();
  for (const key of ["Space", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  expect(await page.locator("input[name=roadWidth]:checked").getAttribute("value")).toBe("30 ft");
  expect(await openOf(page)).toEqual(["roadWidth", "left"]);
  await page.locator(".fold summary", { hasText: "Corner plot?" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => openOf(page)).toContain("corner");
});

test("Finish opens the row whose answer is missing, and the focus stands in it, also where it was closed by hand", async () => {
  const page = await lastStep({ ...HOUSE_30X60_EAST, rear: "" });
  const missing = page.locator(".fold summary", { hasText: "Behind the plot" });
  await missing.click();
  await expect.poll(() => openOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect.poll(() => openOf(page)).toEqual(["rear"]);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("rear");
  // It stays until it is answered, and is a row again then.
  await missing.click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect.poll(() => openOf(page)).toEqual(["rear"]);
  await option(page, "rear").click();
  await expect.poll(() => openOf(page)).toEqual([]);
});

test.each(LANGUAGES)(
  "answered, the five rows are seen at once on a small phone, each with its whole question and answer; nothing is wider than the screen (%s)",
  async (language) => {
    const asked =
      shownQuestions(SURVEY_FORM, language, "in")
        .at(-1)
        ?.fields.filter(({ extra }) => extra) ?? [];
    const page = await lastStep(HOUSE_30X60_EAST, { language, width: 320 });
    const rows = page.locator(".fold summary");
    expect(
      await rows.evaluateAll((all) => all.map((row) => [...row.children].map((part) => part.textContent))),
    ).toEqual(
      asked.map(({ text, name, options }) => [
        text,
        options.find(({ value }) => value === HOUSE_30X60_EAST[name])?.text,
      ]),
    );
    const places = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
    expect(places.at(-1).bottom - places[0].top).toBeLessThan(740 - BAR);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test("where there is room the groups stand side by side at half of the width, all of them open", async () => {
  const page = await lastStep(before, { width: 1280, rows: false });
  await page.waitForLoadState("networkidle");
  expect(await page.locator(".fold").count()).toBe(0);
  const [first, second] = await page.locator("fieldset.half").evaluateAll((all) =>
    all.map((group) => {
      const { left, top, width } = group.getBoundingClientRect();
      return { left, top, width };
    }),
  );
  expect(second?.top).toBe(first?.top);
  expect(second?.width).toBe(first?.width);
  expect(second?.left).toBeGreaterThan((first?.left ?? 0) + (first?.width ?? 0));
});

test("where the rows do not come, as over a connection that is lost after the first question, every group stands open", async () => {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.route("**/fold-*.js", (route) => route.abort());
  const kept = { formId: SURVEY_FORM._id, step: 19, answers: before };
  await page.addInitScript((all) => localStorage.setItem("homeplan.survey", JSON.stringify(all)), kept);
  await page.goto("/");
  await page.evaluate(() => window.wake?.());
  for (const name of ["direction", ...GROUPS]) await option(page, name).click();
  await page.waitForLoadState("networkidle");
  expect(await page.locator(".fold").count()).toBe(0);
  expect(await page.locator("fieldset.half input:checked").count()).toBe(GROUPS.length);
});
