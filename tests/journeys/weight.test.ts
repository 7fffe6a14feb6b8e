import { afterAll, expect, inject, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { visitor } from "#tests/support/browser.ts";
import { inRegion, REGIONS } from "#web/routes.ts";
import { openCheckout } from "../../bench/web/checkout-runs.ts";
import { weighPage, weighSurvey } from "../../bench/web/weight.ts";

// What does not change with the machine: bytes, requests, shifts. Times are bench/web's.
const { context } = await visitor();
const browser = context.browser();
if (!browser) throw new Error("the visitor has no browser");
afterAll(() => context.close());
const url = inject("appUrl");

const FIRST_PAGES = REGIONS.flatMap((region) => LANGUAGES.map((language) => ({ region, language })));

test.each(FIRST_PAGES)(
  "the first page ($region, $language) is one request of at most 6 KB, without scripts and without shifts",
  async ({ region, language }) => {
    const { before, gzippedAfter, cls } = await weighSurvey(browser, `${url}${inRegion(region, "/")}?lan=${language}`);
    expect(before).toMatchObject({ scripts: 0, requests: 1 });
    expect(before.bytes).toBeGreaterThan(3000);
    expect(before.bytes).toBeLessThanOrEqual(6000);
    expect(gzippedAfter).toBeGreaterThan(30_000);
    expect(gzippedAfter).toBeLessThanOrEqual(80_000);
    expect(cls).toBe(0);
  },
);

// India's is the largest region: its drawings come with a key to their words.
const own = await openCheckout(browser, url);

test.each(LANGUAGES)(
  "the checkout page (%s) takes at most 85 KB besides its pictures, and nothing in it shifts",
  async (language) => {
    const { bytes, scripts, cls } = await weighPage(browser, `${own.address}&lan=${language}`, own.cookies);
    expect(scripts).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThanOrEqual(85_000);
    expect(cls).toBe(0);
  },
);

test.each(LANGUAGES)("what a visitor meets besides (%s) weighs less than the checkout may", async (language) => {
  for (const path of ["/response/form_one_1?Rx=none&", "/uk/response/form_one_1?Rx=none&", "/termsandconditions?"]) {
    const { bytes } = await weighPage(browser, `${url}${path}lan=${language}`, []);
    expect(bytes, path).toBeGreaterThan(60_000);
    expect(bytes, path).toBeLessThanOrEqual(85_000);
  }
});
