import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import { castAsOne } from "#planner/search/legalise/cast-as-one.ts";
import { gapInLine, inLine, middleOf, passes, sameBody } from "#planner/search/legalise/columns-in-line.ts";
import type { Line } from "#planner/search/legalise/line.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** Clear distance in a line below which two columns are one too many, mm. */
const NEAR = 900;

/**
 * The frame without columns that stand near another and are not needed: they carry no beam of an upper wall and no column above, and their neighbours in
 * the wall hold the span without them. Those at the house's corners, and beside open rooms in its outer walls, stay. Two that are left near each
 * other become one. `lines`: the walls of each level.
 */
export function fewerColumns(
  bodies: readonly (readonly Rect[])[],
  lines: readonly (readonly Line[])[],
  { footprint, rooms }: WalledLevel,
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
  return castAsOne(frame, lines, span, post);
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
  // Also beyond the wall's ends: its beam may reach on past them.
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
