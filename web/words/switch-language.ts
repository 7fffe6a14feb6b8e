import type { Language } from "#content/languages.ts";
import { kept } from "#web/render/browser-storage.ts";
import type { Region } from "#web/routes.ts";
import type { Words } from "#web/words/en.ts";
import { LANGUAGE_KEY } from "#web/words/language.ts";
import { logWords } from "#web/words/log-words.ts";

const RETRIES = 5;
const FIRST_WAIT_MS = 350;

/**
 * Call 11: the words of a language as the region says them; null: there are none to be had. After a 5xx or a lost connection it tries again
 * up to five times, after 350 ms and then twice as long each time; a 4xx or an unreadable answer is final.
 */
export async function fetchWords(
  language: Language,
  region: Region,
  { get = fetch, wait = sleep }: { get?: typeof fetch; wait?: (ms: number) => Promise<void> } = {},
): Promise<Words | null> {
  const address = `/locales/${language}/translation.json${region === "in" ? "" : `?region=${region}`}`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await get(address).catch(() => null);
    logWords(() => `${address}: ${answer?.status ?? "no answer"}`);
    if (answer?.ok) return answer.json().catch(() => null);
    const retryable = !answer || answer.status >= 500;
    if (!retryable || attempt === RETRIES) return null;
    await wait(FIRST_WAIT_MS * 2 ** attempt);
  }
}

/** Remembers the choice where the detection looks for it. */
export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and older Android
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  kept[LANGUAGE_KEY] = language;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
