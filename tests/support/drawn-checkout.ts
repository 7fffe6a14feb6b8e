import type { Language } from "#content/languages.ts";
import { OFFER } from "#tests/support/offer.ts";
import { NOTHING, siteOf } from "#tests/support/site.ts";
import type { SiteLoaders } from "#web/render/loaders.ts";
import { inRegion, type Region } from "#web/routes.ts";

/** What an offer's prices are in, by region. */
export const MONEY = {
  in: { symbol: "₹", currency: "INR" },
  us: { symbol: "$", currency: "USD" },
  uk: { symbol: "€", currency: "EUR" },
} as const;

/**
 * The checkout's page as the server draws it for a region in a language, React's marks left out. `loaders`: what the page is told instead of the usual;
 * `samplePraise`: whether it shows sample praise, as the demonstration does.
 */
export async function drawnCheckout(
  { region, language }: { readonly region: Region; readonly language: Language },
  loaders: Partial<SiteLoaders> = {},
  samplePraise = true,
): Promise<string> {
  const address = `${inRegion(region, "/response/checkout/form_one_1")}?Rx=r1&lan=${language}`;
  const offer = async () => ({ ...OFFER, ...MONEY[region] });
  const site = siteOf({ ...NOTHING, offer, ...loaders }, "https://plans.example", samplePraise);
  const answer = await site.request(`http://localhost${address}`);
  return (await answer.text()).replaceAll("<!-- -->", "");
}
