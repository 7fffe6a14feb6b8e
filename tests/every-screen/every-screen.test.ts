import { mkdir } from "node:fs/promises";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#content/languages.ts";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";
import { inRegion, REGIONS, type Region, regionOfPath } from "#web/routes.ts";
import { findBreaks } from "./find-breaks.ts";
import { shopPages } from "./shop-pages.ts";
import { LOADERS, type ScreenState, STATES } from "./states.ts";

/** Where `npm run look` has every screen written as a picture, for a person to look at. */
const folder = process.env.LOOK;
const only = process.env.LOOK_AT;
const width = Number(process.env.LOOK_WIDTH ?? 320);
/** `us` or `uk`: the screens as that country has them. */
const abroad = REGIONS.find((region) => region !== "in" && region === process.env.LOOK_REGION);
const colorScheme = process.env.LOOK_SCHEME === "dark" ? "dark" : "light";
const LEADS_ABROAD: Partial<Record<Region, object>> = {
  us: { country: "US", mobile: "4155550132", email: "asha.rao@example.com" },
  uk: { country: "GB", mobile: "7700900123", email: "asha.rao@example.com" },
};
const shop = await shopPages();
const states = (abroad ? STATES.map(inCountry(abroad)) : [...STATES, ...shop.states]).filter(
  ({ name }) => !only || only.split(",").some((part) => name.includes(part)),
);
/** The languages in which axe reads the screens too, in both colour schemes; the layout is tried in all. */
const READ: readonly Language[] = ["en", "hn", "ta"];
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const pages = await servePages({ loaders: LOADERS, before: shop.answer });
afterAll(pages.close);

test.each(LANGUAGES)(
  "every screen in %s at 320 pixels: nothing is cut, nothing overlaps, and axe finds nothing",
  async (language) => {
    const broken: string[] = [];
    for (const state of states) {
      const page = await open(state, language);
      broken.push(...(await findBreaks(page)).map((what) => `${state.name}: ${what}`));
      if (folder) await takePicture(page, path.join(folder, `${state.name}.${language}.png`));
      if (!folder && READ.includes(language))
        broken.push(...(await read(page)).map((what) => `${state.name}: ${what}`));
      await page.context().close();
    }
    expect(broken).toEqual([]);
  },
);

/** A screen of another country: its address, and a lead of its own where the contact form keeps one. */
function inCountry(region: Region) {
  return (state: ScreenState): ScreenState => {
    if (regionOfPath(state.path) !== "in") return state;
    const session = Object.entries(state.session ?? {}).map(([name, kept]) => {
      const lead = JSON.parse(kept);
      return [name, JSON.stringify({ ...lead, ...(lead.country === "IN" ? LEADS_ABROAD[region] : {}) })];
    });
    return { ...state, path: inRegion(region, state.path), session: Object.fromEntries(session) };
  };
}

async function open(
  { path: address, local = {}, session = {}, wakes, act }: ScreenState,
  language: Language,
): Promise<Page> {
  const { page, context } = await visitor({
    baseURL: pages.url,
    viewport: { width, height: 640 },
    reducedMotion: "reduce",
    colorScheme,
    storageState: {
      cookies: [],
      origins: [{ origin: pages.url, localStorage: Object.entries(local).map(([name, value]) => ({ name, value })) }],
    },
  });
  await context.addCookies([{ name: "i18nextLng", value: language, url: pages.url }]);
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  }, session);
  await page.goto(address, { waitUntil: "load" });
  if (wakes) {
    await page.evaluate(() => window.wake?.());
    await page.waitForFunction(() => window.awake === true);
  }
  await act?.(page);
  return page;
}

/**
 * What axe finds on the page as it is, and in its colours once more in the dark scheme. The screen is made as high as the page, so that the bar which
 * stays at the bottom covers nothing that could be scrolled from under it.
 */
async function read(page: Page): Promise<readonly string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const light = await new AxeBuilder({ page })
    .withTags(RULES)
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  return [
    ...light.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(" | ")}`),
    ...dark.violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `dark ${html.slice(0, 90)} ${failureSummary?.slice(0, 160)}`),
    ),
  ];
}

async function takePicture(page: Page, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll("img")) picture.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file, fullPage: true });
}
