import { LANGUAGE_TAGS, LANGUAGES, type Language } from "#content/languages.ts";
import { inRegion, REGIONS, type Region, regionOfPath } from "#web/routes.ts";

/** A page as search engines are told of it: a hreflang value and a path with its query. */
export type Alternate = { readonly tag: string; readonly path: string };

const COUNTRIES: Readonly<Record<Region, string>> = { in: "IN", us: "US", uk: "GB" };

/**
 * A page in its region's six languages, in its own language for the other regions, and the one for everybody else (`x-default`). Each
 * language and region listed lists this page in return, as search engines want; all eighteen on every page would cost the first load more
 * than they bring.
 */
export function alternatesOf({
  language,
  region,
  pathname,
}: {
  readonly language: Language;
  readonly region: Region;
  readonly pathname: string;
}): readonly Alternate[] {
  return everyAlternate(pathname).filter(
    (each) => each.language === null || each.language === language || each.region === region,
  );
}

/** A page in every language and region, `x-default` last. */
export function everyAlternate(
  pathname: string,
): readonly (Alternate & { readonly language: Language | null; readonly region: Region })[] {
  const first = inFirstRegion(pathname);
  const all = REGIONS.flatMap((region) =>
    LANGUAGES.map((language) => ({
      language,
      region,
      tag: hreflang(language, region),
      path: inLanguage(inRegion(region, first), language),
    })),
  );
  return [...all, { language: null, region: "in", tag: "x-default", path: first }];
}

/** English is tagged with its country everywhere; an Indian language under India's address is not, since it is for its readers anywhere. */
function hreflang(language: Language, region: Region): string {
  const tag = LANGUAGE_TAGS[language];
  return region === "in" && language !== "en" ? tag : `${tag}-${COUNTRIES[region]}`;
}

/** A path in a language: `?lan=` names it, but for English, which has the bare path. */
export function inLanguage(path: string, language: Language): string {
  return language === "en" ? path : `${path}?lan=${language}`;
}

function inFirstRegion(pathname: string): string {
  const region = regionOfPath(pathname);
  return region === "in" ? pathname : pathname.slice(`/${region}`.length) || "/";
}
