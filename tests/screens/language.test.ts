import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";
import { WORDS, wordsOf } from "#web/words/words.ts";

const pages = await servePages();
afterAll(pages.close);
const WORDS_OF_TAMIL = "**/locales/ta/translation.json";

type Kept = {
  readonly cookie?: string;
  readonly local?: string;
  readonly session?: string;
  readonly locale?: string;
};

async function open({ cookie, local, session, locale = "fr-FR" }: Kept = {}): Promise<Page> {
  const storageState = {
    cookies: [],
    origins: [{ origin: pages.url, localStorage: local ? [{ name: "i18nextLng", value: local }] : [] }],
  };
  const { page, context } = await visitor({ baseURL: pages.url, locale, storageState });
  if (cookie) await context.addCookies([{ name: "i18nextLng", value: cookie, url: pages.url }]);
  if (session) await page.addInitScript((kept) => sessionStorage.setItem("i18nextLng", kept), session);
  return page;
}

const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);

test.each([
  { name: "the address", query: "?lng=kan", kept: { cookie: "ta", local: "hn" }, lang: "kn" },
  { name: "the cookie", query: "", kept: { cookie: "ta", local: "hn", session: "tel", locale: "ml" }, lang: "ta" },
  { name: "local storage", query: "", kept: { local: "hn", session: "tel", locale: "ml" }, lang: "hi" },
  { name: "session storage", query: "", kept: { session: "tel", locale: "ml" }, lang: "te" },
  { name: "the browser's languages", query: "", kept: { locale: "ml" }, lang: "ml" },
  { name: "the page's own, when nothing is known", query: "", kept: { local: "xx" }, lang: "en-IN" },
])("languages are looked for in order: $name", async ({ query, kept, lang }) => {
  const page = await open(kept);
  await page.goto(`/privacy-policy${query}`);
  await expect.poll(() => spoken(page)).toBe(lang);
});

test("English chosen in Britain is Britain's: the words are asked for as the region says them", async () => {
  const page = await open({ cookie: "ta" });
  const britains = "**/locales/en/translation.json?region=uk";
  await page.route(britains, (route) => route.fulfill({ json: wordsOf("en", "uk") }));
  await page.addInitScript(() => {
    const kept = { step: "contact", percent: 100, name: "", country: "GB", mobile: "", email: "", resendAt: 0 };
    sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
  });
  await page.goto("/uk/response/form_one_1?Rx=r1");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true);
  await page.locator(".tongue summary").click();
  const asked = page.waitForRequest(britains, { timeout: 5000 });
  await page.getByRole("link", { name: "English" }).click();
  await asked;
  await page.getByText("Where should we send your plan?").waitFor();
  expect(await spoken(page)).toBe("en-GB");
});

async function chooseTamil(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  await page.locator(".tongue summary").click();
  await page.getByRole("link", { name: "தமிழ்" }).click();
}

test("words that a server in trouble does not give are asked for again after 350 ms, then 700; the choice is kept as i18nextLng", async () => {
  const page = await open();
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  let asked = 0;
  await page.route(WORDS_OF_TAMIL, (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 503, body: "" });
    return asked === 2 ? route.abort() : route.fulfill({ json: WORDS.ta });
  });
  await page.goto("/");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  await page.locator(".tongue summary").click();
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00Z"));
  await page.getByRole("link", { name: "தமிழ்" }).click();
  for (const [wait, before] of [
    [350, 1],
    [700, 2],
  ] as const) {
    await expect.poll(() => asked).toBe(before);
    // The page hears of the answer a moment before or after the test: its wait may begin within the step before.
    let passed = 50;
    while (asked === before && passed < 5000) {
      await page.clock.runFor(50);
      passed += 50;
    }
    expect(passed).toBeGreaterThanOrEqual(wait);
    expect(asked).toBe(before + 1);
  }
  await expect.poll(() => spoken(page)).toBe("ta");
  expect(await page.evaluate(() => [localStorage.getItem("i18nextLng"), document.cookie])).toEqual([
    "ta",
    expect.stringContaining("i18nextLng=ta"),
  ]);
});

test("what is shipped tells the console nothing of how its words came to be", async () => {
  const page = await open({ local: "hn" });
  const told: string[] = [];
  page.on("console", (message) => told.push(`${message.type()} ${message.text()}`));
  // Read anew in a new language; unanswered, the browser would tell of it, soon enough or not.
  await page.route("**/forms-api/survey-forms", (route) => route.fulfill({ json: [SURVEY_FORM] }));
  await page.goto("/");
  await expect.poll(() => spoken(page)).toBe("hi");
  await page.evaluate(() => window.wake?.());
  await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
  await page.locator(".tongue summary").click();
  await page.route(WORDS_OF_TAMIL, (route) => route.fulfill({ json: WORDS.ta }));
  await page.getByRole("link", { name: "தமிழ்" }).click();
  await expect.poll(() => spoken(page)).toBe("ta");
  expect(told).toEqual([]);
});

test.each([
  { name: "a 404", answer: { status: 404, body: "" } },
  { name: "an answer that cannot be read", answer: { status: 200, body: "<html>" } },
])("$name is final: the words are asked for once, and the page itself comes in the language", async ({ answer }) => {
  const page = await open();
  let asked = 0;
  await page.route(WORDS_OF_TAMIL, (route) => {
    asked += 1;
    return route.fulfill(answer);
  });
  await chooseTamil(page);
  await page.waitForURL(/\?lan=ta$/);
  expect(await spoken(page)).toBe("ta");
  expect(asked).toBe(1);
});

test.each(["/", "/response/checkout/form_one_1?Rx=r1", "/privacy-policy"])(
  "a language chosen without a connection leaves the visitor on the page (%s), in its language, and says so",
  async (address) => {
    const page = await open();
    await page.goto(address);
    await page.evaluate(() => window.wake?.());
    await page.waitForFunction(() => window.awake === true, undefined, { polling: 50 });
    await page.context().setOffline(true);
    await page.locator(".tongue summary").click();
    await page.getByRole("link", { name: "தமிழ்" }).click();
    await page.getByText("Unable to process please try again.").waitFor();
    expect(await page.locator(".tongue").getAttribute("open")).toBeNull();
    expect(await spoken(page)).toBe("en-IN");
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBeNull();
    await page.context().setOffline(false);
    await page.locator(".tongue summary").click();
    await page.getByRole("link", { name: "தமிழ்" }).click();
    await expect.poll(() => spoken(page)).toBe("ta");
  },
);

test("a language link takes the visitor's own query along, on a page that is kept for all and without React", async () => {
  const page = await open();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/?utm_source=letter&lng=kan");
  await page.locator(".tongue summary").click();
  await page.getByRole("link", { name: "தமிழ்" }).click();
  await page.waitForURL(/\?utm_source=letter&lan=ta$/);
  expect(await spoken(page)).toBe("ta");
});

test("what an American finishes in Tamil is sent with language, region and every query parameter, and leads to the response page there with all of them", async () => {
  const fields = shownQuestions(SURVEY_FORM, "en", "us").flatMap((question) => question.fields);
  const answers = Object.fromEntries(fields.map(({ name, options }) => [name, options[0]?.value ?? "30"]));
  const page = await open();
  const kept = { formId: SURVEY_FORM._id, step: 19, answers };
  await page.addInitScript((stored) => localStorage.setItem("homeplan.survey", JSON.stringify(stored)), kept);
  const sent: unknown[] = [];
  await page.route("**/forms-api/survey-forms", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { status: 201, insertedId: "r9" } });
  });
  await page.goto("/us?lan=ta&gclid=7&utm_id=9");
  await page.locator("#step button[type=submit]").getByText(WORDS.ta.survey.finish).click();
  await page.waitForURL(
    `**/us/response/form_one_${SURVEY_FORM._id}?Fx=${SURVEY_FORM._id}&Rx=r9&lan=ta&gclid=7&utm_id=9`,
  );
  expect(sent).toMatchObject([
    {
      formId: SURVEY_FORM._id,
      queryStrings: { lan: "ta", gclid: "7", utm_id: "9" },
      utmDetails: { utm_id: "9" },
      selectedLanguage: "ta",
      brand: "hpn",
      region: "us",
    },
  ]);
});

const SCREENS = [
  "/response/form_one_1?Rx=r1",
  "/response/checkout/form_one_1?Rx=r1",
  "/us/thank-you",
  "/payment-failure",
];

test.each([
  {
    name: "a touch elsewhere, on every screen",
    addresses: ["/", ...SCREENS, "/refund-policy"],
    leave: (page: Page) => page.locator("main").click({ position: { x: 5, y: 5 } }),
    at: "BODY",
  },
  { name: "Escape", addresses: ["/"], leave: (page: Page) => page.keyboard.press("Escape"), at: "SUMMARY" },
  {
    name: "the keyboard's way out of it",
    addresses: ["/"],
    leave: (page: Page) => page.locator("[data-start]").focus(),
    at: "BUTTON",
  },
])("the language menu, which lies over the page, closes on $name, without React too", async (way) => {
  const { addresses, leave, at } = way;
  const page = await open();
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const menu = page.locator(".tongue");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "தமிழ்" }).focus();
    expect(await menu.getAttribute("open"), address).not.toBeNull();
    await leave(page);
    expect(await menu.getAttribute("open"), address).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.tagName), address).toBe(at);
  }
});

test.each(["mal", "tel"])(
  "on a phone of 360 px the eight directions (%s) stand in two columns, each word whole in its own",
  async (language) => {
    const kept = JSON.stringify({ formId: SURVEY_FORM._id, step: 19, answers: { width: "30", depth: "60" } });
    const local = [{ name: "homeplan.survey", value: kept }];
    const { page } = await visitor({
      baseURL: pages.url,
      viewport: { width: 360, height: 740 },
      storageState: { cookies: [], origins: [{ origin: pages.url, localStorage: local }] },
    });
    await page.goto(`/?lan=${language}`);
    await page.locator(".directions").waitFor();
    const places = await page.locator(".directions .option").evaluateAll((all) =>
      all.map((one) => {
        const { left, top, right } = one.getBoundingClientRect();
        const field = one.closest("fieldset")?.getBoundingClientRect().right ?? 0;
        return { left, top, inside: right <= field && one.scrollWidth <= one.clientWidth };
      }),
    );
    expect(new Set(places.map(({ left }) => left)).size).toBe(2);
    expect(new Set(places.map(({ top }) => top)).size).toBe(4);
    expect(places.every(({ inside }) => inside)).toBe(true);
  },
);

test.each([320, 360])(
  "on a phone of %i pixels the header says in words what its dropdown is for, unbroken beside the logo, in every language",
  async (width) => {
    const { page } = await visitor({ baseURL: pages.url, viewport: { width, height: 640 } });
    for (const language of LANGUAGES) {
      await page.goto(`/?lan=${language}`);
      const words = page.locator(".tongue summary").getByText(WORDS[language].common.selectLanguage, { exact: true });
      expect(await words.isVisible(), language).toBe(true);
      const lines = await words.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, language).toBe(1);
      const [logo, menu] = [await page.locator(".logo").boundingBox(), await page.locator(".tongue").boundingBox()];
      expect((menu?.y ?? 999) - (logo?.y ?? 0), language).toBeLessThan(24);
      expect((menu?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0), language).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(width);
    }
  },
);
