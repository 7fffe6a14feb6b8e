import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";
import { WORDS } from "#web/words/words.ts";

const pages = await servePages();
afterAll(pages.close);

/** The title follows the screen a moment later: it is polled for. */
const titled = (page: Page, heading: string) => expect.poll(() => page.title()).toBe(`${heading} | HomePlan`);

test.each(LANGUAGES)(
  "loader, contact, code and refusal each have a title of their own, and going back gives the one before (%s)",
  async (language) => {
    const words = WORDS[language].response;
    const { page } = await visitor({ baseURL: pages.url });
    await page.addInitScript(() => {
      const kept = {
        step: "contact",
        percent: 100,
        name: "A",
        country: "IN",
        mobile: "9876543210",
        email: "",
        resendAt: 0,
      };
      if (!sessionStorage.getItem("homeplan.lead.r1")) sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
    });
    await page.route("**/loginotp", (route) => route.fulfill({ json: { status: 200, msg: "" } }));
    await page.goto(`/response/form_one_1?Rx=none&lan=${language}`);
    // The server's title stands until React is there.
    await page.evaluate(() => window.wake?.());
    await page.locator(".message").filter({ hasText: /./ }).waitFor();
    expect(await page.title()).toBe(words.title);
    await page.goto(`/response/form_one_1?Rx=r1&lan=${language}`);
    await titled(page, words.contactHeading);
    await page.locator("#contact button[type=submit]").click();
    await titled(page, words.codeHeading);
    await page.goBack();
    await titled(page, words.contactHeading);
    await page.route("**/design-progress?*", (route) =>
      route.fulfill({ json: { status: 200, state: "refused", stage: null, options: [], reasons: [] } }),
    );
    await page.evaluate(() => {
      const kept = { step: "loader", percent: 95, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
      sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
    });
    await page.reload();
    await page.locator(".none").waitFor();
    await titled(page, words.noDesignHeading);
  },
);

test("each question of the survey is named in the browser's history, in the language that is spoken by now", async () => {
  const kept = JSON.stringify({ formId: SURVEY_FORM._id, step: 2, answers: { width: "30", depth: "60" } });
  const local = [{ name: "homeplan.survey", value: kept }];
  const storageState = { cookies: [], origins: [{ origin: pages.url, localStorage: local }] };
  const { page } = await visitor({ baseURL: pages.url, storageState });
  await page.route("**/forms-api/survey-forms", (route) => route.fulfill({ json: [SURVEY_FORM] }));
  await page.route("**/locales/ta/translation.json", (route) => route.fulfill({ json: WORDS.ta }));
  await page.goto("/");
  await titled(page, "How many floors do you want?");
  await page.getByText("Ground + 1 floor").click();
  await titled(page, "How many bedrooms do you need?");
  await page.goBack();
  await titled(page, "How many floors do you want?");
  await page.locator(".tongue summary").click();
  await page.getByRole("link", { name: "தமிழ்" }).click();
  await expect.poll(() => page.title()).toMatch(/^\p{Script=Tamil}.* \| HomePlan$/u);
});
