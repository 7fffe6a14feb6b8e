import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";
import { saidIn } from "#web/words/abroad.ts";
import { en, type Words } from "#web/words/en.ts";
import { hn } from "#web/words/hn.ts";
import { kan } from "#web/words/kan.ts";
import { mal } from "#web/words/mal.ts";
import { ta } from "#web/words/ta.ts";
import { tel } from "#web/words/tel.ts";

/**
 * Every word of the pages by language; the server hands each page its own dictionaries only.
 * A language in which a sentence is missing does not compile.
 */
export const WORDS: Readonly<Record<Language, Words>> = { en, hn, ta, tel, mal, kan };

const IN_REGIONS: Readonly<Record<Region, Readonly<Record<Language, Words>>>> = {
  in: WORDS,
  us: everyLanguage("us"),
  uk: everyLanguage("uk"),
};

/** Every word of the pages as a language says it in a region. */
export function wordsOf(language: Language, region: Region): Words {
  return IN_REGIONS[region][language];
}

function everyLanguage(region: Region): Readonly<Record<Language, Words>> {
  const say = (language: Language) => saidIn(WORDS[language], language, region);
  return { en: say("en"), hn: say("hn"), ta: say("ta"), tel: say("tel"), mal: say("mal"), kan: say("kan") };
}
