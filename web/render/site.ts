import { isDeepStrictEqual } from "node:util";
import type { Context } from "hono";
import { Hono } from "hono";
import { html } from "hono/html";
import { type CallBases, SAME_ORIGIN } from "#calls/client.ts";
import type { Language } from "#content/languages.ts";
import type { SurveyForm } from "#content/survey/form.ts";
import { shownQuestions } from "#content/survey/localise.ts";
import { type AssetFile, type Assets, packBytes, preferredEncoding } from "#web/render/assets.ts";
import { bootScript } from "#web/render/boot.ts";
import { readRange } from "#web/render/byte-range.ts";
import { cspHash, documentParts } from "#web/render/document.ts";
import { type KeptPage, type KeptPages, keepPages, leavesPage } from "#web/render/kept-pages.ts";
import type { SiteLoaders, Visit } from "#web/render/loaders.ts";
import type { DrawnScreen, OpenedPage } from "#web/render/screen.tsx";
import { SCREEN_OF } from "#web/render/screens.ts";
import { pageShell } from "#web/render/shell.tsx";
import { robots, sitemap } from "#web/render/sitemap.ts";
import { canonicalPath, REGIONS, ROUTES, regionOfPath } from "#web/routes.ts";
import { detectLanguage, languageCookie, readLanguage } from "#web/words/language.ts";
import { WORDS, wordsOf } from "#web/words/words.ts";

export type SiteConfig = {
  /** The public address without a trailing slash; null: as the request says. */
  readonly origin: string | null;
  readonly calls: CallBases;
  /** Whether made-up praise (testimonials, press, awards) is shown: in the demonstration, never beside real money. */
  readonly samplePraise: boolean;
  /** An operator's endpoint for conversions; absent: none are told and no visitor is asked. */
  readonly conversions?: string | null;
};
export type SiteOptions = {
  readonly loaders: SiteLoaders;
  readonly config: SiteConfig;
  readonly assets: Assets;
  /** Where pages that are the same for all are kept; a server may answer from it too. */
  readonly kept?: KeptPages;
};

/** Every page of the site, its scripts and pictures, the survey's questions by region and language, and what search engines read. */
export function createSite({ loaders, config, assets, kept = keepPages() }: SiteOptions): Hono {
  const site = new Hono();
  // Undefined means the same origin: not to say so saves every page forty bytes.
  const calls = isDeepStrictEqual(config.calls, SAME_ORIGIN) ? undefined : config.calls;
  const styles = new Map<string, Buffer>();
  const scripts = new Map<string, { readonly boot: string; readonly csp: string }>();

  site.get("/assets/*", (c) => file(c, "public, max-age=31536000, immutable"));
  site.get("/pictures/*", (c) => file(c, "public, max-age=3600"));
  site.get("/survey-questions/:region/:file", async (c) => {
    const region = REGIONS.find((known) => known === c.req.param("region"));
    const language = readLanguage(/^([\w-]+)\.json$/.exec(c.req.param("file"))?.[1]);
    const form = region && language && (await loaders.surveyForm());
    if (!form) return c.json({ status: 404 }, 404);
    const encoding = preferredEncoding(c.req.header("accept-encoding") ?? "");
    const json = JSON.stringify(shownQuestions(form as SurveyForm, language, region));
    const bytes = await packBytes(new TextEncoder().encode(json), encoding, 5);
    const file = { bytes, type: "application/json", encoding };
    return c.body(bytes, 200, { ...fileHeaders(file), "cache-control": "public, max-age=60" });
  });
  site.get("/robots.txt", (c) => c.text(robots(originOf(new URL(c.req.url)))));
  site.get("/sitemap.xml", (c) =>
    c.body(sitemap(originOf(new URL(c.req.url))), 200, { "content-type": "application/xml" }),
  );
  for (const { path, screen } of ROUTES) site.get(path, (c) => answer(c, SCREEN_OF[screen]));
  site.onError((error, c) => {
    console.error("fault of a page:", error);
    const language = languageOf(c.req.raw.headers, new URL(c.req.url));
    const { somethingWrong, tryAgain } = WORDS[language].common;
    const body = html`<p><a class="button" href="">${tryAgain}</a></p>`;
    return pageShell(c, { title: somethingWrong, body, status: 500, language, path: null });
  });
  site.notFound((c) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length > 1 && pathname.endsWith("/")) return c.redirect(pathname.replace(/\/+$/, "") + search, 301);
    return answer(c, SCREEN_OF["not-found"]);
  });
  return site;

  function originOf(url: URL): string {
    return config.origin ?? url.origin;
  }

  async function file(c: Context, cache: string): Promise<Response> {
    const found = await assets.file(c.req.path, c.req.header("accept-encoding") ?? "");
    if (!found) return c.text("", 404);
    const headers = { ...fileHeaders(found), "cache-control": cache };
    // A browser asks for parts of the file as it is: compressed bytes have another length, and go out whole.
    const range = found.encoding === null ? readRange(c.req.header("range"), found.bytes.length) : null;
    if (range === "unsatisfiable") return c.body(null, 416, { "content-range": `bytes */${found.bytes.length}` });
    if (range === null) return c.body(found.bytes, 200, { ...headers, "accept-ranges": "bytes" });
    const { first, last } = range;
    return c.body(found.bytes.slice(first, last + 1), 206, {
      ...headers,
      "content-range": `bytes ${first}-${last}/${found.bytes.length}`,
    });
  }

  async function answer(c: Context, screen: DrawnScreen): Promise<Response> {
    const url = new URL(c.req.url);
    const asking = c.req.raw.headers;
    const language = languageOf(asking, url);
    const region = regionOfPath(url.pathname);
    const encoding = preferredEncoding(asking.get("accept-encoding") ?? "");
    const plain = leavesPage(url.searchParams);
    const asked = { encoding, language, host: url.host, pathname: url.pathname };
    const drawn = plain ? kept.find(asked) : null;
    if (drawn) return send(url, drawn, 200);

    const visit = {
      headers: asking,
      url,
      origin: originOf(url),
      region,
      language,
      samplePraise: config.samplePraise,
      hasPicture: assets.hasPicture,
      params: c.req.param() as Record<string, string>,
    };
    const opened = await screen.open(visit, loaders);
    if (opened.kind === "redirect") return c.redirect(opened.to, 303);
    if (opened.kind === "not-found") return answer(c, SCREEN_OF["not-found"]);
    const { document, csp } = page(screen, opened, visit);
    const shared = opened.shared && plain && (opened.status ?? 200) === 200;
    const [before, css, after] = document;
    const bytes = Buffer.concat([Buffer.from(before), bytesOfStyles(css), Buffer.from(after)]);
    // Brotli's quality: a page for one visitor is mostly the checkout, 60 KB; at 7 it is 950 bytes smaller than at 4, for 0.3 ms of processor.
    const quality = shared ? 11 : opened.shared ? 4 : 7;
    const html = encoding === null ? bytes : await packBytes(bytes, encoding, quality);
    const headers = pageHeaders(csp, encoding, opened.shared);
    const made: KeptPage = { html, headers: opened.ahead ? { ...headers, link: opened.ahead } : headers };
    if (shared) kept.keep(asked, made);
    return send(url, made, opened.status ?? 200, opened.cookies);
  }

  /** Past Hono's context: that would make a Headers object, which is taken apart again, while plain headers are written as they are. */
  function send(url: URL, { html, headers }: KeptPage, status: number, own: readonly string[] = []): Response {
    const asked = readLanguage(url.searchParams.get("lan"));
    const cookies = asked ? [...own, languageCookie(asked)] : own;
    if (cookies.length === 0) return new Response(html, { status, headers });
    const pairs = [...Object.entries(headers), ...cookies.map((cookie) => ["set-cookie", cookie])];
    return new Response(html, { status, headers: pairs as [string, string][] });
  }

  function page(screen: DrawnScreen, opened: OpenedPage, visit: Visit) {
    const { language, region, origin, url } = visit;
    const words = wordsOf(language, region);
    const own: Readonly<Record<string, string>> = words[screen.words];
    const { body, state } = opened.draw(
      {
        region,
        language,
        // A page for all has no visitor's query in it: its links take that from the address when they are clicked (`boot.ts`).
        url: opened.shared ? url.pathname : url.pathname + url.search,
        calls,
        conversions: config.conversions ?? null,
      },
      words,
    );
    const { boot, csp } = scriptOf(screen, opened.shared);
    const document = documentParts({
      language,
      region,
      origin,
      pathname: canonicalPath(url.pathname),
      title: opened.title ?? own.title ?? words.common.brand,
      description: opened.description ?? own.description ?? "",
      indexable: screen.indexable,
      css: screen.css,
      body,
      state,
      boot,
      head: assets.head,
    });
    return { document, csp };
  }

  /** A screen's styles as bytes; kept, since they are two thirds of a page and the same for every visit. */
  function bytesOfStyles(css: string): Buffer {
    const known = styles.get(css) ?? Buffer.from(css);
    styles.set(css, known);
    return known;
  }

  /** A screen's boot script and content security policy; kept with their hashes, since they are the same for every visit. */
  function scriptOf(screen: DrawnScreen, forAll: boolean) {
    const key = `${screen.name} ${forAll}`;
    const known = scripts.get(key);
    if (known) return known;
    const boot = bootScript(assets.modules(screen.name), screen.wake, screen.boot, forAll);
    const made = { boot, csp: contentSecurityPolicy(boot, screen.css) };
    scripts.set(key, made);
    return made;
  }

  function contentSecurityPolicy(boot: string, css: string): string {
    const elsewhere = [...Object.values(config.calls), config.conversions ?? ""]
      .filter((base) => /^https?:/.test(base))
      .map((base) => new URL(base).origin);
    const loose = assets.head === "" ? "" : " 'unsafe-inline'";
    return [
      "default-src 'none'",
      loose ? `script-src 'self'${loose}` : `script-src 'self' ${cspHash(boot)}`,
      loose ? `style-src 'self'${loose}` : `style-src 'self' ${cspHash(css)}`,
      `connect-src ${["'self'", ...new Set(elsewhere)].join(" ")}`,
      "img-src 'self' data: blob:",
      "media-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ].join("; ");
  }
}

function languageOf(headers: Headers, url: URL): Language {
  return detectLanguage({
    query: url.searchParams,
    cookie: headers.get("cookie"),
    acceptLanguage: headers.get("accept-language"),
  });
}

function fileHeaders({ type, encoding }: AssetFile): Record<string, string> {
  return {
    "content-type": type,
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
    ...(encoding && { "content-encoding": encoding }),
  };
}

function pageHeaders(csp: string, encoding: "br" | "gzip" | null, shared: boolean): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": csp,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": shared ? "private, no-cache" : "private, no-store",
    vary: "accept-encoding, accept-language, cookie",
    ...(encoding && { "content-encoding": encoding }),
  };
}
