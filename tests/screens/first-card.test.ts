import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { PHONE, visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

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
