import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";
import { en, type Words } from "#web/words/en.ts";
import { hn } from "#web/words/hn.ts";
import { kan } from "#web/words/kan.ts";
import { mal } from "#web/words/mal.ts";
import { inRegionsWords } from "#web/words/regional.ts";
import { ta } from "#web/words/ta.ts";
import { tel } from "#web/words/tel.ts";

/**
 * Every word of the pages by language; the server hands each page its own dictionaries only.
 * A sentence that a language does not say does not compile.
 */
export const WORDS: Readonly<Record<Language, Words>> = { en, hn, ta, tel, mal, kan };

const ENGLISH: Readonly<Record<Region, Words>> = {
  in: en,
  us: inRegionsWords(en, "en", "us"),
  uk: inRegionsWords(en, "en", "uk"),
};

/** Every word of the pages as a language says it in a region. */
export function wordsOf(language: Language, region: Region): Words {
  return language === "en" ? ENGLISH[region] : WORDS[language];
}
