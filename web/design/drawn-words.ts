import { DRAWING_WORDS, type DrawingKey } from "#content/drawing-words.ts";
import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";

/** The key to the words on the drawings; null for readers of English, and abroad, whose drawings do not have India's words for rooms. */
export function drawnWords({
  language,
  region,
}: {
  readonly language: Language;
  readonly region: Region;
}): DrawingKey | null {
  return language === "en" || region !== "in" ? null : DRAWING_WORDS[language];
}
