import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { visitor } from "#tests/support/browser.ts";
import { CHECKOUT, RUNNING_OFFER } from "#tests/support/checkout-screen.ts";
import { HOUSE_30X60_EAST } from "#tests/support/journey.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages({ loaders: { offer: async () => RUNNING_OFFER } });
// A screen of 1280 x 1024 at a zoom of 400 %.
const viewport = { width: 320, height: 256 };
afterAll(pages.close);

/** Presses Tab `steps` times, and tells what lies under something else or out of sight while it has the focus. */
async function covered(page: Page, steps: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const what = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "";
      const box = (element.closest("label") ?? element).getBoundingClientRect();
      const across = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
      const rows = 9;
      let seen = 0;
      for (let row = 0; row < rows; row += 1) {
        const at = document.elementFromPoint(across, box.top + ((row + 0.5) * box.height) / rows);
        if (at && (element.contains(at) || at.contains(element) || at.closest("label")?.contains(element))) seen += 1;
      }
      // A picture is larger than such a screen; of everything else at least half has to show.
      const least = box.height > innerHeight / 2 ? 0.15 : 0.5;
      const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)} ${element.getAttribute("name") ?? ""}`;
      return seen / rows < least ? `${name}: ${seen}/${rows} at ${Math.round(box.top)}…${Math.round(box.bottom)}` : "";
    });
    if (what) found.push(what);
  }
  return [...new Set(found)];
}

async function open(
  path: string,
  kept: { local?: Record<string, string>; session?: Record<string, string> },
  screen = viewport,
) {
  const local = Object.entries(kept.local ?? {}).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: pages.url, localStorage: local }] };
  const { page } = await visitor({ baseURL: pages.url, viewport: screen, storageState });
  await page.addInitScript((session) => {
    for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
  }, kept.session ?? {});
  await page.goto(path);
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  return page;
}

const survey = (step: number) => ({
  local: { "homeplan.survey": JSON.stringify({ formId: SURVEY_FORM._id, step, answers: HOUSE_30X60_EAST }) },
});
const lead = (step: string) => ({
  session: {
    "homeplan.lead.r1": JSON.stringify({
      step,
      percent: 100,
      name: "Asha",
      country: "GB",
      mobile: "7400123456",
      email: "a@example.com",
      resendAt: 0,
    }),
  },
});

test.each([
  { name: "a typed question", path: "/", kept: survey(0), steps: 8 },
  { name: "a question of choices", path: "/", kept: survey(4), steps: 10, bar: ".ways" },
  { name: "site details", path: "/", kept: survey(19), steps: 14, bar: ".ways" },
  { name: "the contact form", path: "/uk/response/form_one_1?Rx=r1", kept: lead("contact"), steps: 14 },
  { name: "the code", path: "/uk/response/form_one_1?Rx=r1", kept: lead("code"), steps: 10 },
  { name: "the checkout", path: CHECKOUT, kept: {}, steps: 60, bar: ".pay-bar" },
  { name: "a policy", path: "/refund-policy", kept: {}, steps: 16 },
])("at a zoom of 400 % whatever the keyboard reaches on $name is in sight, and no bar lies on it", async (asked) => {
  const page = await open(asked.path, asked.kept);

  expect(await covered(page, asked.steps)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  // What is pressed in the end stands there, and takes nothing of the screen meanwhile.
  if (asked.bar) expect((await page.locator(asked.bar).boundingBox())?.y).toBeGreaterThanOrEqual(viewport.height);
});

test.each([
  { name: "site details", path: "/", kept: survey(19), steps: 40, bar: ".ways" },
  { name: "the checkout", path: CHECKOUT, kept: {}, steps: 60, bar: ".pay-bar" },
])("on a phone the bar that stays below $name lies on nothing that the keyboard reaches", async (asked) => {
  const page = await open(asked.path, asked.kept, { width: 360, height: 640 });
  expect((await page.locator(asked.bar).boundingBox())?.y).toBeLessThan(640);
  expect(await covered(page, asked.steps)).toEqual([]);
});

test.each([
  { name: "the special popup", path: CHECKOUT, kept: {}, press: ".offer-line" },
  { name: "a drawing", path: CHECKOUT, kept: {}, press: ".gallery li button" },
  { name: "the countries", path: "/uk/response/form_one_1?Rx=r1", kept: lead("contact"), press: ".dial" },
])("at a zoom of 400 % whatever the keyboard reaches in $name is in sight", async ({ path, kept, press }) => {
  const page = await open(path, kept);
  await page.locator(press).first().click();
  await page.locator("dialog[open] .dialog-close").waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

  expect(await covered(page, 8)).toEqual([]);
  const parts = await page.locator("dialog[open]").evaluate((dialog) =>
    [...dialog.querySelectorAll(".zoom-frame, .zoom-ways, .flip")].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  for (const [index, { top }] of parts.entries())
    if (index > 0) expect(top).toBeGreaterThanOrEqual(parts[index - 1]?.bottom ?? 0);
});
