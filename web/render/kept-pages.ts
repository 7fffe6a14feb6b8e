import type { Language } from "#content/languages.ts";

/** A page as it goes over the wire. */
export type KeptPage = {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
};

/** What a page that is the same for all depends on. */
export type PageAsked = {
  readonly encoding: "br" | "gzip" | null;
  readonly language: Language;
  readonly host: string;
  readonly pathname: string;
};

export type KeptPages = {
  /** The page as it was drawn a short while ago; null: it has to be drawn. */
  readonly find: (asked: PageAsked) => KeptPage | null;
  readonly keep: (asked: PageAsked, page: KeptPage) => void;
};

/** Pages that are the same for all are kept up to this many; a form or an offer that changes shows after this long. */
const KEPT_PAGES = 200;
const KEPT_MS = 60_000;

/**
 * Whether a query leaves a page that is the same for all as it is, its language aside. A campaign's parameters do, since the
 * page's own script reads those; the survey's notice does not.
 */
export function leavesPage(query: URLSearchParams): boolean {
  return !query.has("notice");
}

/** An empty memory of pages; one for the site and for whoever answers ahead of it. */
export function keepPages(): KeptPages {
  const kept = new Map<string, { readonly at: number; readonly page: KeptPage }>();
  return {
    find: (asked) => {
      const found = kept.get(keyOf(asked));
      return found && Date.now() - found.at < KEPT_MS ? found.page : null;
    },
    keep: (asked, page) => {
      if (kept.size >= KEPT_PAGES) kept.clear();
      kept.set(keyOf(asked), { at: Date.now(), page });
    },
  };
}

function keyOf({ encoding, language, host, pathname }: PageAsked): string {
  return `${encoding} ${language} ${host} ${pathname}`;
}
