import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import { alongY, gapInLine, middleOf, ONE_FOOTING, passes } from "#planner/search/legalise/columns-in-line.ts";
import type { Line } from "#planner/search/legalise/line.ts";

type Pair = readonly [Rect, Rect];

/** A column is no longer than so many times its thickness: beyond, it is a wall (EN 1992-1-1, 5.3.1). */
const LONGEST = 4;
/** A column thicker than another by more than this goes on across their wall, and one of both would not hold what stands there. */
const MUCH_THICKER = 1.5;

/**
 * A frame in which two columns near each other in a wall are one, as long as both and no thicker than the thinner, as far as the next ones stay within
 * the span. Where both together would be a wall they are shorter at their ends, but reach the middle of each. Takes and gives bodies by level, bottom first,
 * and works from the top down: what stands on two stands on one with all its section. `lines`: the walls of each level.
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
    if (!thick.some((line) => holdsBoth(line, pair))) continue;
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

/** Both as one along their wall, no thicker than the thinner of them. */
function blade([a, b]: Pair): Rect {
  return alongY(a, b)
    ? rect(Math.max(a.x0, b.x0), Math.min(a.y0, b.y0), Math.min(a.x1, b.x1), Math.max(a.y1, b.y1))
    : rect(Math.min(a.x0, b.x0), Math.max(a.y0, b.y0), Math.max(a.x1, b.x1), Math.min(a.y1, b.y1));
}

/**
 * What may take the place of two columns, the best first: both as one, or that without what makes a wall of it, at both ends or at one. Nothing where one of
 * them goes on across their wall.
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

/** Whether one column carries the sections that stand on two, and the next ones in the line that were within the span of one of them are within it still. */
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
