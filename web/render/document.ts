import { createHash } from "node:crypto";
import type { Language } from "#content/languages.ts";
import { alternatesOf, inLanguage } from "#web/render/alternates.ts";
import type { Region } from "#web/routes.ts";
import { localeTag } from "#web/words/language.ts";

export type DocumentParts = {
  readonly language: Language;
  readonly region: Region;
  readonly origin: string;
  /** Path with the region's prefix, without the query. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  readonly indexable: boolean;
  readonly css: string;
  readonly body: string;
  /** JSON that the entry reads; null: a page without script. */
  readonly state: string | null;
  /** The inline script that works before React does; null: none. */
  readonly boot: string | null;
  /** Further elements of the head: scripts of a development server. */
  readonly head?: string;
};

/** The logo's house, small enough to travel with the page. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Cpath d='M3 25V11L14 3l11 8v14z' fill='%230f4c5c'/%3E%3C/svg%3E";

/**
 * A whole page as text: its CSS inlined, the entry named only inside the boot script. Nothing is painted before `#main` has come whole
 * (rel=expect): a slow processor would paint half a header, which then moves.
 */
export function renderDocument(parts: DocumentParts): string {
  return documentParts(parts).join("");
}

/** The same in three pieces, so that the styles in the middle, which many pages share, need not be encoded again. */
export function documentParts(parts: DocumentParts): readonly [before: string, css: string, after: string] {
  const address = parts.origin + parts.pathname;
  const before = `<!doctype html><html lang="${localeTag(parts.language, parts.region)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="expect" href="#main" blocking="render"><title>${escapeHtml(parts.title)}</title>${
    parts.indexable ? indexing(parts, address) : '<meta name="robots" content="noindex">'
  }<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#0f4c5c"><link rel="icon" href="${ICON}">${parts.head ?? ""}<style>`;
  const after = `</style></head><body><div id="app">${parts.body}</div>${scripts(parts)}</body></html>`;
  return [before, parts.css, after];
}

function scripts({ state, boot }: DocumentParts): string {
  if (state === null || boot === null) return "";
  return `<script type="application/json" id="state">${state.replaceAll("<", "\\u003c")}</script><script>${boot}</script>`;
}

/** `'sha256-…'` of an inline script or style, for the content security policy; unlike a nonce it lets a page be kept. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** A plan and a front of the region's own, as its households build (`npm run samples` draws them). */
const SHARED_PICTURES = { in: "shared.jpg", us: "shared-us.jpg", uk: "shared-uk.jpg" } as const;

/** What search engines and those who share a link are told; a page without `og:type` is a website (ogp.me), and its title ends with the shop's name. */
function indexing(parts: DocumentParts, address: string): string {
  return `<meta name="description" content="${escapeHtml(parts.description)}">${addresses(parts)}<meta property="og:title" content="${escapeHtml(parts.title)}"><meta property="og:description" content="${escapeHtml(parts.description)}"><meta property="og:url" content="${escapeHtml(address)}"><meta property="og:image" content="${escapeHtml(parts.origin)}/pictures/${SHARED_PICTURES[parts.region]}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">`;
}

/** For how many pages the links below are kept: more than the site has; the bound is for requests that name ever new hosts. */
const KEPT_ADDRESSES = 500;
const keptAddresses = new Map<string, string>();

/** Links to a page's own address and to those of its languages and regions; kept, since they are the same for every visit. */
function addresses(parts: DocumentParts): string {
  const { origin, pathname, language } = parts;
  const key = `${language} ${origin} ${pathname}`;
  const known = keptAddresses.get(key);
  if (known !== undefined) return known;
  const alternates = alternatesOf(parts).map(
    ({ tag, path }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(origin + path)}">`,
  );
  const links = `<link rel="canonical" href="${escapeHtml(origin + inLanguage(pathname, language))}">${alternates.join("")}`;
  if (keptAddresses.size >= KEPT_ADDRESSES) keptAddresses.clear();
  keptAddresses.set(key, links);
  return links;
}

export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replace(/[&<>"]/g, (mark) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[mark] ?? mark);
}
