/** A part of a line that one font sets. */
export type FontRun = { readonly font: number; readonly text: string };

/** What belongs to no script of its own: spaces, figures, stops, joiners, marks that any script may take. */
const ANY_SCRIPT = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

/**
 * A line in runs, each letter in the first font that has it. A character of no one script stays with the run that it follows where that
 * font has it, so that no cluster is torn. Letters that no font has go to the first font, which shows a box for them.
 */
export function fontRuns(line: string, fonts: readonly ((codePoint: number) => boolean)[]): readonly FontRun[] {
  const runs: { font: number; text: string }[] = [];
  for (const letter of line) {
    const point = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last && ANY_SCRIPT.test(letter) && fonts[last.font]?.(point)) {
      last.text += letter;
      continue;
    }
    const font = Math.max(
      0,
      fonts.findIndex((has) => has(point)),
    );
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
