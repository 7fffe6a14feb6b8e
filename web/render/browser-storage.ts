/**
 * What this browser keeps, by name. Where its storage is refused, as some apps' own browsers and visitors' settings do, what is
 * kept lasts as long as the page: a countdown that cannot be stored must not take the checkout away.
 */
export const kept: Partial<Record<string, string>> = opened();

function opened(): Partial<Record<string, string>> {
  try {
    // Null in some apps' browsers.
    return localStorage ?? {};
  } catch {
    return {};
  }
}
