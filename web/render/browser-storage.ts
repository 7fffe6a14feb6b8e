/**
 * What this browser keeps, by name. Where its storage is refused, as some apps' own browsers and visitors' settings do, what is
 * kept lasts as long as the page: a countdown that cannot be stored must not take the checkout away.
 */
const storage = opened();
export const kept: Partial<Record<string, string>> = storage ?? {};

/** The verified number's token, of use to its browser alone: where storage is refused a cookie takes it on to the checkout. */
export function keepToken(token: string): void {
  kept.authToken = token;
  if (storage) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the page goes on at once, and those that refuse storage often know no other way
  document.cookie = `authToken=${token};path=/;samesite=strict${location.protocol === "https:" ? ";secure" : ""}`;
}

/** Null before a number was verified. */
export function keptToken(): string | null {
  return kept.authToken ?? /(?:^|; )authToken=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}

function opened(): Partial<Record<string, string>> | null {
  try {
    // Null in some apps' browsers.
    return localStorage;
  } catch {
    return null;
  }
}
