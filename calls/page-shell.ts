import type { Context } from "hono";
import type { html } from "hono/html";
import type { LanguageCode } from "./translations.ts";

/** What hono/html gives: text that is already escaped. */
export type Markup = ReturnType<typeof html>;

export type ShellPage = {
  readonly title: string;
  readonly body: Markup;
  readonly status?: 200 | 404 | 410 | 500;
  readonly language: LanguageCode;
  /** Whose addresses and English stand around it; India's where it is absent. */
  readonly region?: "in" | "us" | "uk";
  /** The address under which the same page is asked for in another language; null: it speaks this one alone. */
  readonly path: string | null;
};

/** Puts a page without script into the site's own design; never kept by caches. `run/` gives the pages' own. */
export type PageShell = (context: Context, page: ShellPage) => Response | Promise<Response>;
