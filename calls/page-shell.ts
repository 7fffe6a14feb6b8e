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
  /** The region whose addresses and English stand around the page; India where it is absent. */
  readonly region?: "in" | "us" | "uk";
  /** The address at which the language switch asks for the same page; null: the page has this language alone. */
  readonly path: string | null;
};

/** Puts a page without script into the site's own design; caches never keep it. `run/` passes the one of `web/render/shell.tsx`. */
export type PageShell = (context: Context, page: ShellPage) => Response | Promise<Response>;
