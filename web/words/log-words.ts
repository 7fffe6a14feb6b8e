/**
 * Tells a developer's console how words came to be: `npm run dev` alone builds in this mode, and what is shipped holds no trace of it, nor of `told`,
 * which is a function for that.
 */
export function logWords(told: () => string): void {
  if (import.meta.env.MODE === "development") console.debug(`words: ${told()}`);
}
