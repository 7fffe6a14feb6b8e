/**
 * Tells a developer's console where words came from. Only `npm run dev` builds in this mode: what is shipped holds no trace of it, nor of the
 * sentence, for which `told` is a function.
 */
export function logWords(told: () => string): void {
  if (import.meta.env.MODE === "development") console.debug(`words: ${told()}`);
}
