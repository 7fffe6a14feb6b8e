import type { Rect } from "#planner/geometry/rect.ts";
import type { FixedRoom } from "#planner/search/core/core.ts";
import type { Random } from "#planner/search/random.ts";

/**
 * The walls about the fixed rooms while rooms are arranged about them. Every line on which one of their faces lies may move, and with it
 * the cuts of all levels on it. Places are those of a wall's face with the smaller coordinate, mm.
 */
export type CoreLines = {
  /** Where the lines lie now. */
  readonly at: Int32Array;
  readonly least: Int32Array;
  readonly most: Int32Array;
  /** The line that each cut lies on. */
  readonly ofCut: Int16Array;
  /** Lines that move together: a room with what shares a wall with it, all rooms, or one wall alone. */
  readonly moves: readonly (readonly number[])[];
  readonly spans: readonly Span[];
};

/** A fixed room along one axis: the lines at its ends, and the distances that they may have. */
type Span = { readonly low: number; readonly high: number; readonly least: number; readonly most: number };
type Line = { readonly vertical: boolean; readonly at: number; readonly held: boolean };
type Cut = { readonly vertical: boolean; readonly at: number };

/** Beside a core that moves there stays a strip of at least this width, mm. */
const LEAST_STRIP = 1230;
/** How much a court may grow each way, and a stair along its flights, mm, so that the rooms beside it are as deep as they ought to be. */
const GROWTH = 300;

export function coreLines(fixed: readonly FixedRoom[], cuts: readonly Cut[], inside: Rect, wall: number): CoreLines {
  const lines: Line[] = [];
  const spans: Span[] = [];
  const moves: (readonly number[])[] = [];
  for (const vertical of [true, false]) {
    const [from, to] = vertical ? [inside.x0, inside.x1] : [inside.y0, inside.y1];
    const lineAt = (at: number): number => {
      const known = lines.findIndex((line) => line.vertical === vertical && line.at === at);
      return known >= 0 ? known : lines.push({ vertical, at, held: at === from - wall || at === to }) - 1;
    };
    const here = fixed.map(({ rect, entry, growth = GROWTH }): Span => {
      const [low, high] = vertical ? [rect.x0, rect.x1] : [rect.y0, rect.y1];
      const size = high + wall - low;
      // Wider flights would want deeper landings.
      const grows = entry === null || (entry === "left" || entry === "right") === vertical;
      return { low: lineAt(low - wall), high: lineAt(high), least: size, most: grows ? size + growth : size };
    });
    spans.push(...here);
    const loose = joined(here).filter((group) => group.every((line) => lines[line]?.held === false));
    moves.push(...loose);
    if (loose.length > 1) moves.push(loose.flat());
  }
  for (const [line, { held }] of lines.entries()) if (!held) moves.push([line]);
  const bounds = (line: Line): readonly [number, number] => {
    if (line.held) return [line.at, line.at];
    const [from, to] = line.vertical ? [inside.x0, inside.x1] : [inside.y0, inside.y1];
    return [Math.min(line.at, from + LEAST_STRIP), Math.max(line.at, to - LEAST_STRIP - wall)];
  };
  return {
    at: Int32Array.from(lines, (line) => line.at),
    least: Int32Array.from(lines, (line) => bounds(line)[0]),
    most: Int32Array.from(lines, (line) => bounds(line)[1]),
    ofCut: Int16Array.from(cuts, (cut) =>
      lines.findIndex((line) => line.vertical === cut.vertical && line.at === cut.at),
    ),
    moves,
    spans,
  };
}

/** Groups of lines: rooms that share a line have all of theirs in one group. */
function joined(spans: readonly Span[]): readonly (readonly number[])[] {
  let groups: (readonly number[])[] = [];
  for (const { low, high } of spans) {
    const touched = groups.filter((group) => group.includes(low) || group.includes(high));
    const rest = groups.filter((group) => !touched.includes(group));
    groups = [...rest, [...new Set([...touched.flat(), low, high])]];
  }
  return groups;
}

/** Moves some lines. False, and nothing moves, where a line would come too near an outer wall, or a fixed room would get a size that it may not have. */
export function moveLines(lines: CoreLines, which: readonly number[], by: number): boolean {
  for (const line of which) lines.at[line] = (lines.at[line] as number) + by;
  if (areLawful(lines)) return true;
  for (const line of which) lines.at[line] = (lines.at[line] as number) - by;
  return false;
}

const STEPS = [25, 50, 100, 200, 400, 700] as const;

/** Moves lines at random; false, and nothing moves, where the move that was drawn may not be. */
export function moveAtRandom(lines: CoreLines, random: Random): boolean {
  const which = lines.moves[random.below(lines.moves.length)] as readonly number[];
  const by = STEPS[random.below(STEPS.length)] as number;
  return moveLines(lines, which, random.below(2) === 0 ? by : -by);
}

function areLawful({ at, least, most, spans }: CoreLines): boolean {
  for (let line = 0; line < at.length; line++) {
    const here = at[line] as number;
    if (here < (least[line] as number) || here > (most[line] as number)) return false;
  }
  for (const span of spans) {
    const size = (at[span.high] as number) - (at[span.low] as number);
    if (size < span.least || size > span.most) return false;
  }
  return true;
}
