import { afterAll, expect, test } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { findBreaks } from "#tests/every-screen/find-breaks.ts";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test.each(["kan", "mal", "tel"] as const)(
  "questions in %s with letters twice as large on a phone of 360 pixels: words and both ways on stand whole on the screen",
  async (language) => {
    const broken: string[] = [];
    for (const step of [1, 2, 9]) {
      const kept = JSON.stringify({ formId: SURVEY_FORM._id, step, answers: { width: "30", depth: "60" } });
      const { page } = await visitor({
        baseURL: pages.url,
        // As a browser's zoom of 200 % does it: half the pixels for the same page.
        viewport: { width: 180, height: 370 },
        storageState: {
          cookies: [],
          origins: [{ origin: pages.url, localStorage: [{ name: "homeplan.survey", value: kept }] }],
        },
      });
      await page.goto(`/?lan=${language}`);
      await page.waitForFunction(() => window.awake === true);
      await page.locator(".ways .quiet").waitFor();
      broken.push(...(await findBreaks(page)).map((what) => `question ${step + 1}: ${what}`));
      await page.context().close();
    }
    expect(broken).toEqual([]);
  },
);
