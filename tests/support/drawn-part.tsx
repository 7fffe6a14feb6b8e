import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SAME_ORIGIN } from "#calls/client.ts";
import type { Language } from "#content/languages.ts";
import { PageProvider } from "#web/render/page-context.tsx";
import type { Region } from "#web/routes.ts";
import { wordsOf } from "#web/words/words.ts";

/** A part of a screen as the server draws it in a language for a region, React's marks left out. */
export function drawnPart(part: ReactNode, language: Language, region: Region): string {
  const site = { region, language, url: "/", calls: SAME_ORIGIN, conversions: null };
  return renderToString(
    <PageProvider site={site} words={wordsOf(language, region)}>
      {part}
    </PageProvider>,
  ).replaceAll("<!-- -->", "");
}

/** A text as drawn HTML has it, with its special characters escaped. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}
