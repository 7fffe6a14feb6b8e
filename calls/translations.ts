import { z } from "zod";

/**
 * Call 11, `GET /locales/{lng}/translation.json`: the words of one of the six languages; any other code is 404. `?region=` asks for
 * them as they are said there.
 */
export const LANGUAGE_CODES = ["en", "hn", "ta", "tel", "mal", "kan"] as const;
export const languageCode = z.enum(LANGUAGE_CODES);
export const siteRegion = z.enum(["in", "us", "uk"]);
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
