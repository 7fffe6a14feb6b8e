const storage = opened();
/**
 * What this browser keeps, by name. Where storage is refused, as in some apps' own browsers and by some visitors' settings, what is
 * kept lasts as long as the page: a countdown that cannot be stored must not take the checkout away.
 */
export const kept: Partial<Record<string, string>> = storage ?? {};

/** Keeps the token of a verified number, which is of use to this browser alone. Where storage is refused a cookie takes it on to the checkout. */
export function keepToken(token: string): void {
  kept.authToken = token;
  if (storage) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the page is left at once, and browsers that refuse storage often lack the Cookie Store API
  document.cookie = `authToken=${token};path=/;samesite=strict${location.protocol === "https:" ? ";secure" : ""}`;
}

/** The kept token; null before a number was verified. */
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
