import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";

/** The only events that are told to whoever measures our advertising, and only with the visitor's consent. */
export const CONVERSION_NAMES = ["contact-form-shown", "checkout-shown"] as const;
export type ConversionName = (typeof CONVERSION_NAMES)[number];

/** Holds nothing of a person: no telephone number, name, response, page's address or browser's identifier. */
export type ConversionEvent = {
  readonly event: ConversionName;
  readonly brand: "hpn";
  readonly region: Region;
  readonly language: Language;
  /** The campaign that the advertisement's own link named. */
  readonly utm_source: string;
  readonly utm_medium: string;
  readonly utm_campaign: string;
};

const LONGEST = 60;

/** `search` is the page's query string; of it only the campaign is read. */
export function conversionEvent(
  event: ConversionName,
  { region, language }: { readonly region: Region; readonly language: Language },
  search: string,
): ConversionEvent {
  const query = new URLSearchParams(search);
  return {
    event,
    brand: "hpn",
    region,
    language,
    utm_source: campaignWord(query.get("utm_source")),
    utm_medium: campaignWord(query.get("utm_medium")),
    utm_campaign: campaignWord(query.get("utm_campaign")),
  };
}

/** A campaign's name, cut to a length; empty where it looks like an e-mail address or a telephone number, which must not be told. */
function campaignWord(text: string | null): string {
  const word = (text ?? "").slice(0, LONGEST);
  return /@|\d{7}/.test(word) ? "" : word;
}
