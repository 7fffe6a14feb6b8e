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

/** How many pages that are the same for all are kept, and for how long: a changed survey form shows after that. */
const KEPT_PAGES = 200;
const KEPT_MS = 60_000;

/**
 * Whether a page that is the same for all stays the same with this query, its language aside. With a campaign's parameters it does, since
 * the page's own script reads those; with the survey's notice it does not.
 */
export function leavesPage(query: URLSearchParams): boolean {
  return !query.has("notice");
}

/** An empty store of pages; the site and the front door, which answers ahead of it, share one. */
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
