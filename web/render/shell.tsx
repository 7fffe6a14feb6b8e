import { renderToString } from "react-dom/server";
import { SAME_ORIGIN } from "#calls/client.ts";
import type { PageShell } from "#calls/page-shell.ts";
import { Footer } from "#web/design/footer.tsx";
import { LanguageSwitch } from "#web/design/language-switch.tsx";
import { Logo } from "#web/design/logo.tsx";
import { PAGE_CSS } from "#web/design/page-css.ts";
import sheet from "#web/design/sheet.css?inline";
import css from "#web/design/shell.css?inline";
import { cspHash, renderDocument } from "#web/render/document.ts";
import { PageProvider } from "#web/render/page-context.tsx";
import { languageCookie, readLanguage } from "#web/words/language.ts";
import { wordsOf } from "#web/words/words.ts";

const CSS = PAGE_CSS + sheet + css;
const POLICY = [
  "default-src 'none'",
  `style-src ${cspHash(CSS)}`,
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The site's header, footer and styles around what a call writes: forms that work without any script. */
export const pageShell: PageShell = async (c, { title, body, status = 200, language, region = "in", path }) => {
  const { common } = wordsOf(language, region);
  const inside = String(await body);
  const around = renderToString(
    <PageProvider
      site={{ region, language, url: path ?? "/", calls: SAME_ORIGIN, conversions: null }}
      words={{ common }}
    >
      <a className="skip" href="#main">
        {common.skipToContent}
      </a>
      <header className="top">
        <Logo />
        {path !== null && <LanguageSwitch />}
      </header>
      <main id="main" className="sheet">
        <section className="card shell">
          <h1>{title}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: hono/html has escaped it */}
          <div dangerouslySetInnerHTML={{ __html: inside }} />
        </section>
      </main>
      <Footer />
    </PageProvider>,
  );
  const asked = readLanguage(c.req.query("lan"));
  if (asked) c.header("Set-Cookie", languageCookie(asked), { append: true });
  c.header("Content-Security-Policy", POLICY);
  c.header("Cache-Control", "no-store");
  const html = renderDocument({
    language,
    region,
    origin: "",
    pathname: path ?? "/",
    title: `${title} | HomePlan`,
    description: "",
    indexable: false,
    css: CSS,
    body: around,
    state: null,
    boot: null,
  });
  return c.html(html, status);
};
