/** Rooms' names within a sentence, each once; those in capitals stay so. */
export function inSentence(names: readonly string[]): string {
  return [...new Set(names)].map((name) => (name === name.toUpperCase() ? name : name.toLowerCase())).join(", ");
}

/** The same words at a sentence's beginning. */
export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
