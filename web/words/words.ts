import type { Language } from "#content/languages.ts";
import { en, type Namespace, type Words } from "#web/words/en.ts";
import { hn } from "#web/words/hn.ts";
import { kan } from "#web/words/kan.ts";
import { mal } from "#web/words/mal.ts";
import { ta } from "#web/words/ta.ts";
import { tel } from "#web/words/tel.ts";

type Dictionaries = Readonly<Record<Namespace, Readonly<Record<string, string>>>>;

/** Every word of the pages by language; the server hands each page its own dictionaries only. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en,
  hn: overEnglish(hn),
  ta: overEnglish(ta),
  tel: overEnglish(tel),
  mal: overEnglish(mal),
  kan: overEnglish(kan),
};

/** English stands in for what a language does not say. */
function overEnglish(words: Dictionaries): Words {
  const entries = Object.entries(en).map(([name, dictionary]) => [
    name,
    { ...dictionary, ...words[name as Namespace] },
  ]);
  return Object.fromEntries(entries);
}
