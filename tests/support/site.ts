import { existsSync } from "node:fs";
import { SAME_ORIGIN } from "#calls/client.ts";
import type { SurveyForm } from "#calls/survey-form.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import type { Assets } from "#web/render/assets.ts";
import type { SiteLoaders } from "#web/render/loaders.ts";
import { createSite } from "#web/render/site.ts";

const ASSETS: Assets = {
  modules: (screen) => [`/assets/${screen}.js`, "/assets/react.js"],
  head: "",
  hasPicture: (address) => existsSync(`content${address}`),
  file: async (path) =>
    path === "/assets/a.js" ? { bytes: new Uint8Array([1]), type: "text/javascript", encoding: null } : null,
};
/** What the pages know of a visitor who has answered nothing yet. */
export const NOTHING: SiteLoaders = {
  surveyForm: async () => SURVEY_FORM as unknown as SurveyForm,
  design: async () => null,
  claim: async () => ({ kind: "own", contact: true }),
  offer: async () => null,
  order: async () => null,
  delivery: async () => null,
  figures: null,
};

/** The pages with nothing behind them but the loaders. `origin`: null for the host that is asked; `samplePraise`: as the demonstration shows it. */
export function siteOf(loaders: SiteLoaders, origin: string | null, samplePraise = true) {
  return createSite({ loaders, config: { origin, calls: SAME_ORIGIN, samplePraise }, assets: ASSETS });
}

/** The pages' answer to one request, at https://plans.example. */
export function ask(path: string, headers: Record<string, string> = {}, loaders: SiteLoaders = NOTHING) {
  return siteOf(loaders, "https://plans.example").request(`http://localhost${path}`, { headers });
}
