import type { Language } from "#content/languages.ts";
import { en, type Words } from "#web/words/en.ts";

/** Every word of the pages by language; the server hands each page its own dictionaries only. */
export const WORDS: Readonly<Record<Language, Words>> = { en, hn: en, ta: en, tel: en, mal: en, kan: en };
