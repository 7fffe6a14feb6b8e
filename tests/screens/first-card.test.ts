import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { HOUSE_30X60_EAST } from "#tests/support/journey.ts";
import { servePages } from "#tests/support/pages.ts";
import { PLAN_READY } from "#web/survey/ready-plan.tsx";

const pages = await servePages();
afterAll(pages.close);

test.each([
  { width: 360, height: 640 },
  { width: 320, height: 568 },
])(
  "title, heading and Start stand on the first screen of a phone of $width x $height, in every language",
  async (viewport) => {
    const { page } = await visitor({ ...PHONE, viewport, baseURL: pages.url });
    for (const language of LANGUAGES) {
      await page.goto(`/?lan=${language}`);
      const title = await page.locator(".intro hgroup p").boundingBox();
      const heading = await page.locator(".intro h1").boundingBox();
      const start = await page.locator("[data-start]").boundingBox();
      if (!title || !heading || !start) throw new Error(`a part of the card is missing in ${language}`);
      // Short: a line of its own above the heading.
      expect(title.height, language).toBeLessThan(32);
      expect(title.y + title.height, language).toBeLessThanOrEqual(heading.y + 1);
      expect(start.y + start.height, language).toBeLessThanOrEqual(viewport.height);
    }
  },
);

/** The first page of a browser from which answers were sent, whose plan stands so. */
async function cameBack(progress: { readonly status: number; readonly state?: string; readonly contact?: boolean }) {
  const { page } = await visitor({ ...PHONE, baseURL: pages.url });
  await page.route("**/forms-api/survey-forms", (route) =>
    route.fulfill({ status: 201, json: { status: 201, insertedId: "r1" } }),
  );
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem("homeplan.survey")) localStorage.setItem("homeplan.survey", JSON.stringify(kept));
    },
    { formId: SURVEY_FORM._id, step: 19, answers: HOUSE_30X60_EAST },
  );
  await page.goto("/?utm_source=letter&lan=en");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.waitForURL(/\/response\//);
  const asked = page.waitForResponse("**/forms-api/design-progress?*");
  await page.route("**/forms-api/design-progress?q=r1*", (route) =>
    route.fulfill({ status: progress.status, json: { stage: null, options: [], reasons: [], ...progress } }),
  );
  await page.goto("/");
  await asked;
  return page;
}

test.each([
  { contact: true, to: "/response/checkout/form_one_house-plan-20?Fx=house-plan-20&Rx=r1&utm_source=letter" },
  { contact: false, to: "/response/form_one_house-plan-20?Fx=house-plan-20&Rx=r1&utm_source=letter&resume=1" },
])("who comes back while their plan is ready is led on to it, number left: $contact", async ({ contact, to }) => {
  const page = await cameBack({ status: 200, state: "ready", contact });
  const on = page.getByRole("link", { name: PLAN_READY.en });
  expect(await on.getAttribute("href")).toBe(to);
  expect(await page.locator("[data-start]").isVisible()).toBe(true);
});

test.each([{ status: 404 }, { status: 200, state: "refused" }])(
  "nothing is called ready that is not, or not this browser's ($status)",
  async (progress) => {
    const page = await cameBack(progress);
    await page.locator("[data-start]").waitFor();
    expect(await page.getByRole("link", { name: PLAN_READY.en }).count()).toBe(0);
  },
);

test.each([360, 1280])(
  "the circle of a front's answer stands with its name, clear of its picture (%s px)",
  async (width) => {
    const { page } = await visitor({ viewport: { width, height: 900 }, baseURL: pages.url });
    const kept = { formId: SURVEY_FORM._id, step: 16, answers: HOUSE_30X60_EAST };
    await page.addInitScript((all) => localStorage.setItem("homeplan.survey", JSON.stringify(all)), kept);
    await page.goto("/?lan=ta");
    await page.evaluate(() => window.wake?.());
    const options = page.locator(".pictures .option");
    await options.first().waitFor();
    for (const option of await options.all()) {
      const [picture, circle, name] = await Promise.all(
        ["img", "input", "span"].map((part) => option.locator(part).boundingBox()),
      );
      if (!picture || !circle || !name) throw new Error("a part of the answer is missing");
      expect(circle.y).toBeGreaterThanOrEqual(picture.y + picture.height);
      const beside = name.x >= circle.x + circle.width;
      expect(beside || name.y >= circle.y + circle.height).toBe(true);
    }
  },
);
