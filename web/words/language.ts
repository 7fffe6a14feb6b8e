import { LANGUAGE_TAGS, LANGUAGES, type Language } from "#content/languages.ts";

import type { Region } from "#web/routes.ts";
import { logWords } from "#web/words/log-words.ts";

export const FALLBACK_LANGUAGE: Language = "en";

/** The name of the cached choice in cookie, local storage and session storage. */
export const LANGUAGE_KEY = "i18nextLng";

/** The `Set-Cookie` header that keeps a language which an address chose: for a year, and readable by the browser's scripts too. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The BCP 47 tag for html lang and Intl: English as it is written in the region. */
export function localeTag(language: Language, region: Region): string {
  return language === "en" ? { in: "en-IN", us: "en-US", uk: "en-GB" }[region] : LANGUAGE_TAGS[language];
}

/** The language of one of our own codes or of a BCP 47 tag (`hi-IN`), else null. */
export function readLanguage(text: string | null | undefined): Language | null {
  const tag = text?.trim().toLowerCase().split("-")[0];
  if (!tag) return null;
  return LANGUAGES.find((language) => language === tag || LANGUAGE_TAGS[language] === tag) ?? null;
}

/** The order of detection on the server: address, cookie, the browser's languages, fallback. */
export function detectLanguage(input: {
  readonly query: URLSearchParams;
  readonly cookie: string | null;
  readonly acceptLanguage: string | null;
}): Language {
  const asked = [
    ["the address", input.query.get("lan")],
    ["the address", input.query.get("lng")],
    ["the cookie", cookieValue(input.cookie, LANGUAGE_KEY)],
    ...browserLanguages(input.acceptLanguage).map((tag) => ["the browser's languages", tag] as const),
  ] as const;
  for (const [source, candidate] of asked) {
    const language = readLanguage(candidate);
    if (!language) continue;
    logWords(() => `${language} by ${source}`);
    return language;
  }
  logWords(() => `${FALLBACK_LANGUAGE}, since nothing names another`);
  return FALLBACK_LANGUAGE;
}

function browserLanguages(header: string | null): readonly string[] {
  return (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", quality = "q=1"] = part.trim().split(/\s*;\s*/);
      return { tag, weight: Number(quality.slice(2)) || 0 };
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function cookieValue(header: string | null, name: string): string | null {
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}
