import { afterAll, expect, test } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { visitor } from "#tests/support/browser.ts";
import { HOUSE_30X60_EAST } from "#tests/support/journey.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test.each(["reduce", "no-preference"] as const)(
  "a double click answers one question: what comes next under the pointer hears nothing at first, motion %s",
  async (reducedMotion) => {
    const { page } = await visitor({ baseURL: pages.url, reducedMotion });
    const { width = "", depth = "" } = HOUSE_30X60_EAST;
    await page.addInitScript((kept) => localStorage.setItem("homeplan.survey", JSON.stringify(kept)), {
      formId: SURVEY_FORM._id,
      step: 2,
      answers: { width, depth },
    });
    await page.goto("/");
    await page.evaluate(() => window.wake?.());
    const first = page.locator("#step .option").first();
    const { x, y } = (await first.boundingBox()) ?? { x: 0, y: 0 };
    // It watches before the click: on a busy machine the next question stands before anything more is asked of the page.
    const watched = page.evaluate(
      async ([left, top]) => {
        const heading = () => document.querySelector("#step h1")?.textContent;
        const before = heading();
        await new Promise<void>((resolve) => {
          new MutationObserver(() => heading() !== before && resolve()).observe(document.body, {
            childList: true,
            subtree: true,
          });
        });
        /** Whether a click at the same place would meet an answer. */
        const answers = () => document.elementFromPoint(left, top)?.closest(".option") != null;
        const heard = [answers()];
        const [settles] = document.querySelector(".fields")?.getAnimations() ?? [];
        settles?.pause();
        for (const ms of [299, 302]) {
          if (settles) settles.currentTime = ms;
          heard.push(answers());
        }
        return heard;
      },
      [x + 20, y + 20] as const,
    );
    await first.click();
    const answers = await watched;
    // As it comes, and until 300 ms later.
    expect(answers).toEqual([false, false, true]);
  },
);
