import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import { alongY, gapInLine, middleOf, ONE_FOOTING, passes } from "#planner/search/legalise/columns-in-line.ts";
import type { Line } from "#planner/search/legalise/line.ts";

type Pair = readonly [Rect, Rect];

/** A column is at most this many times as long as it is thick: beyond, it is a wall (EN 1992-1-1, 5.3.1). */
const LONGEST = 4;
/** A column this many times as thick as the other extends across their wall: a joint column as thin as the thinner would not carry its load. */
const MUCH_THICKER = 1.5;

/**
 * The frame with columns that overlap, or stand near each other in a wall, cast as one, as long as both and no thicker than the thinner, where the next ones
 * stay within the span. A joint column that would be a wall loses its ends, but still reaches the middle of each. Works from the top level down: what stood on
 * two columns stands on the one with its whole section. Takes and gives bodies by level, bottom first; `lines`: the walls of each level.
 */
export function castAsOne(
  bodies: readonly (readonly Rect[])[],
  lines: readonly (readonly Line[])[],
  span: number,
  post: number,
): readonly (readonly Rect[])[] {
  const frame = [...bodies];
  for (let i = frame.length - 1; i >= 0; i--) {
    const thick = (lines[i] ?? []).filter((line) => line.thickness >= post);
    frame[i] = castOnLevel(frame[i] ?? [], frame[i + 1] ?? [], thick, span, post);
  }
  return frame;
}

function castOnLevel(
  level: readonly Rect[],
  above: readonly Rect[],
  thick: readonly Line[],
  span: number,
  post: number,
): readonly Rect[] {
  for (const pair of closest(level)) {
    // Two that overlap are one, also where their wall ends at a corner or goes on as a railing: joined they take no more than both.
    if (!overlaps(...pair) && !thick.some((line) => holdsBoth(line, pair))) continue;
    const rest = level.filter((each) => !pair.includes(each));
    const one = shapesOf(pair, post).find((shape) => stands(shape, pair, above, rest, span));
    if (one !== undefined) return castOnLevel([...rest, one], above, thick, span, post);
  }
  return level;
}

/** Columns near each other in a line, the closest first. */
function closest(level: readonly Rect[]): readonly Pair[] {
  return level
    .flatMap((a, i) => level.slice(i + 1).map((b): Pair => [a, b]))
    .filter(([a, b]) => gapInLine(a, b) < ONE_FOOTING)
    .sort(([a, b], [c, d]) => gapInLine(a, b) - gapInLine(c, d));
}

/** Both columns as one along their wall, no thicker than the thinner. */
function blade([a, b]: Pair): Rect {
  return alongY(a, b)
    ? rect(Math.max(a.x0, b.x0), Math.min(a.y0, b.y0), Math.min(a.x1, b.x1), Math.max(a.y1, b.y1))
    : rect(Math.min(a.x0, b.x0), Math.max(a.y0, b.y0), Math.max(a.x1, b.x1), Math.min(a.y1, b.y1));
}

/**
 * Columns that may replace two, the best first: both as one; where that would be a wall, without what is too long, cut off at both ends or at one. None
 * where one of the two extends across their wall.
 */
function shapesOf([a, b]: Pair, post: number): readonly Rect[] {
  const vertical = alongY(a, b);
  const whole = blade([a, b]);
  const sizeOf = ({ x0, x1, y0, y1 }: Rect) => (vertical ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0]) as [number, number];
  const [thickness, length] = sizeOf(whole);
  if (Math.max(sizeOf(a)[0], sizeOf(b)[0]) > MUCH_THICKER * thickness) return [];
  const excess = Math.max(0, length - LONGEST * thickness);
  const half = Math.ceil(excess / 2);
  const ends: readonly (readonly [number, number])[] = [
    [half, half],
    [excess, 0],
    [0, excess],
  ];
  return ends
    .filter(([low, high]) => Math.max(low, high) < post / 2)
    .map(([low, high]) =>
      vertical
        ? rect(whole.x0, whole.y0 + low, whole.x1, whole.y1 - high)
        : rect(whole.x0 + low, whole.y0, whole.x1 - high, whole.y1),
    );
}

function holdsBoth(line: Line, [a, b]: Pair): boolean {
  if (line.vertical !== alongY(a, b) || !passes(line, a) || !passes(line, b)) return false;
  const middles = [middleOf(a, line.vertical), middleOf(b, line.vertical)];
  return line.from <= Math.min(...middles) && line.to >= Math.max(...middles);
}

/** Whether one column carries all that stands on two, and the next ones in their line stay within the span if they were within it before. */
function stands(one: Rect, pair: Pair, above: readonly Rect[], rest: readonly Rect[], span: number): boolean {
  const vertical = alongY(...pair);
  const [low, high] = endsOf(one, vertical);
  const carried = pair.flatMap((old) =>
    above.filter((upper) => overlaps(upper, old)).map((upper) => [old, upper] as const),
  );
  const carries = carried.every(([old, upper]) => {
    const [from, to] = endsOf(upper, vertical);
    const [start, end] = endsOf(old, vertical);
    return Math.max(from, start) >= low && Math.min(to, end) <= high;
  });
  const at = (low + high) / 2;
  const middles = rest
    .filter((other) => gapInLine(other, one) < Number.POSITIVE_INFINITY && alongY(other, one) === vertical)
    .map((other) => middleOf(other, vertical));
  const next = [Math.max(...middles.filter((one) => one < at)), Math.min(...middles.filter((one) => one > at))];
  const before = (middle: number) => Math.min(...pair.map((old) => Math.abs(middle - middleOf(old, vertical))));
  return carries && next.every((middle) => before(middle) > span || Math.abs(middle - at) <= span);
}

function endsOf({ x0, x1, y0, y1 }: Rect, vertical: boolean): readonly [number, number] {
  return vertical ? [y0, y1] : [x0, x1];
}
