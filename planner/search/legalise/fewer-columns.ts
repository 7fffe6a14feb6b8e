import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Line } from "#planner/search/legalise/line.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";

/** Clear distance in a line below which two columns are one too many, mm. */
const NEAR = 900;
/** Clear distance below which two columns in a wall are cast as one, mm. */
const AS_ONE = 250;

/**
 * A frame in which no two columns stand side by side without need. One that carries no beam of an upper wall and no column above
 * goes where its neighbours in the wall hold the span without it; two that all but touch become one, as long as both, in their wall.
 * `lines` are the walls of each level. Corners of the house, and what stands beside open rooms in its outer walls, stay.
 */
export function fewerColumns(
  bodies: readonly (readonly Rect[])[],
  lines: readonly (readonly Line[])[],
  { footprint, rooms }: Omit<PlacedLevel, "columns">,
  span: number,
  post: number,
): readonly (readonly Rect[])[] {
  const beside = rooms
    .filter(({ open }) => open)
    .map(({ rect: r }) => rect(r.x0 - post, r.y0 - post, r.x1 + post, r.y1 + post));
  const kept = (body: Rect): boolean => {
    const [x, y] = [
      body.x0 === footprint.x0 || body.x1 === footprint.x1,
      body.y0 === footprint.y0 || body.y1 === footprint.y1,
    ];
    return (x && y) || ((x || y) && beside.some((room) => overlaps(room, body)));
  };
  let frame = bodies;
  for (const body of bodies[0] ?? []) {
    if (kept(body) || !frame[0]?.some((other) => other !== body && gapInLine(body, other) < NEAR)) continue;
    const without = frame.map((level) => level.filter((other) => !sameBody(other, body)));
    const top = frame.findLastIndex((level) => level.some((other) => sameBody(other, body)));
    const stands = frame.every(
      (_, level) => level > top || standsWithout(level, body, frame, without, lines, span, post),
    );
    if (stands) frame = without;
  }
  return frame.map((level, i) => castAsOne(level, lines[i] ?? [], span, post));
}

/** Whether a level does as well without a column as with it. */
function standsWithout(
  level: number,
  body: Rect,
  frame: readonly (readonly Rect[])[],
  without: readonly (readonly Rect[])[],
  lines: readonly (readonly Line[])[],
  span: number,
  post: number,
): boolean {
  const [here, rest] = [frame[level] ?? [], without[level] ?? []];
  if ((frame[level + 1] ?? []).some((above) => !sameBody(above, body) && gapInLine(above, body) < 0)) return false;
  const through = (lines[level] ?? []).filter((line) => line.thickness >= post && passes(line, body));
  // A beam may reach on beyond the wall that it carries.
  const above = (lines[level + 1] ?? []).filter((line) => inLine(line, body, line.thickness / 2));
  const carries = above.some((line) => !through.some((wall) => wall.vertical === line.vertical && covers(wall, line)));
  if (carries) return false;
  const holds = through.map((line) => {
    const middles = rest.filter((other) => passes(line, other)).map((other) => middleOf(other, line.vertical));
    const at = middleOf(body, line.vertical);
    const before = Math.max(...middles.filter((one) => one < at));
    const after = Math.min(...middles.filter((one) => one > at));
    return { ends: at - before <= span || after - at <= span, goesOn: after - before <= span };
  });
  return here.length > rest.length && holds.every(({ ends }) => ends) && holds.some(({ goesOn }) => goesOn);
}

/** Whether a wall lies under the whole of another in its line. */
function covers(wall: Line, above: Line): boolean {
  return (
    Math.abs(wall.centre - above.centre) <= wall.thickness / 2 && wall.from <= above.from + 1 && wall.to >= above.to - 1
  );
}

function castAsOne(level: readonly Rect[], lines: readonly Line[], span: number, post: number): readonly Rect[] {
  let found = level;
  for (const body of level) {
    for (const other of found) {
      if (other === body || !found.includes(body) || gapInLine(body, other) >= AS_ONE) continue;
      const one = blade(body, other);
      const rest = found.filter((each) => each !== body && each !== other);
      const walled = lines.some((line) => line.thickness >= post && holdsBoth(line, body, other));
      if (walled && withinSpan(one, [body, other], rest, span)) found = [...rest, one];
    }
  }
  return found;
}

/** Whether the columns in a line that were within the span of one of two are within it of both as one. */
function withinSpan(one: Rect, [a, b]: readonly [Rect, Rect], rest: readonly Rect[], span: number): boolean {
  const vertical = alongY(a, b);
  const at = middleOf(one, vertical);
  return rest
    .filter((other) => gapInLine(other, one) < Number.POSITIVE_INFINITY && alongY(other, one) === vertical)
    .map((other) => middleOf(other, vertical))
    .every((middle) => {
      const before = Math.min(Math.abs(middle - middleOf(a, vertical)), Math.abs(middle - middleOf(b, vertical)));
      return before > span || Math.abs(middle - at) <= span;
    });
}

function holdsBoth(line: Line, a: Rect, b: Rect): boolean {
  const [low, high] = [
    Math.min(middleOf(a, line.vertical), middleOf(b, line.vertical)),
    Math.max(middleOf(a, line.vertical), middleOf(b, line.vertical)),
  ];
  return passes(line, a) && passes(line, b) && line.vertical === alongY(a, b) && line.from <= low && line.to >= high;
}

/** Both as one along their wall, no thicker than the thinner of them. */
function blade(a: Rect, b: Rect): Rect {
  return alongY(a, b)
    ? rect(Math.max(a.x0, b.x0), Math.min(a.y0, b.y0), Math.min(a.x1, b.x1), Math.max(a.y1, b.y1))
    : rect(Math.min(a.x0, b.x0), Math.max(a.y0, b.y0), Math.max(a.x1, b.x1), Math.min(a.y1, b.y1));
}

/** Whether two columns in a line stand one behind the other. */
function alongY(a: Rect, b: Rect): boolean {
  return Math.abs(middleOf(a, true) - middleOf(b, true)) > Math.abs(middleOf(a, false) - middleOf(b, false));
}

/** Clear distance of two columns that stand in a line, below 0 where they overlap; infinite for others. */
function gapInLine(a: Rect, b: Rect): number {
  const gapX = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  const gapY = Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1);
  if (gapX < 0 && gapY < 0) return -1;
  return gapX < 0 ? gapY : gapY < 0 ? gapX : Number.POSITIVE_INFINITY;
}

function inLine(line: Line, body: Rect, beside = 0): boolean {
  const [low, high] = line.vertical ? [body.x0, body.x1] : [body.y0, body.y1];
  return line.centre >= low - beside && line.centre <= high + beside;
}

function passes(line: Line, body: Rect): boolean {
  const [from, to] = line.vertical ? [body.y0, body.y1] : [body.x0, body.x1];
  return inLine(line, body) && to >= line.from && from <= line.to;
}

function middleOf(body: Rect, vertical: boolean): number {
  return vertical ? (body.y0 + body.y1) / 2 : (body.x0 + body.x1) / 2;
}

function sameBody(a: Rect, b: Rect): boolean {
  return a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1;
}
