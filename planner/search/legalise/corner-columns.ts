import { area, overlaps, type Rect, sharedArea } from "#planner/geometry/rect.ts";
import { sameBody } from "#planner/search/legalise/columns-in-line.ts";
import { centredBody, type Line, takesColumn } from "#planner/search/legalise/line.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";

/** Walls that end so near each other meet at a corner, mm. */
const AT_END = 120;
/** A column stands on another by this much of its section at the least. */
const MOSTLY = 2 / 3;

type Bare = Omit<PlacedLevel, "columns">;

/**
 * A frame in which the corners of every storey have columns, not those of the ground floor alone: the one that stands below goes on up, or one begins at the
 * ground where thick walls take it in on every level. Takes and gives bodies by level, bottom first; `lines` are the walls of each level.
 */
export function withCornerColumns(
  levels: readonly Bare[],
  bodies: readonly (readonly Rect[])[],
  lines: readonly (readonly Line[])[],
  post: number,
): readonly (readonly Rect[])[] {
  const frame = bodies.map((level) => [...level]);
  for (const [level, { rooms }] of levels.entries()) {
    if (level === 0) continue;
    const standsOut = (body: Rect): boolean => rooms.some(({ rect }) => overlaps(rect, body));
    for (const [line, cross] of cornersOf(lines[level] ?? [], post)) {
      const [x, y] = [line.centre, cross.centre];
      const here = frame[level] as Rect[];
      if (here.some((body) => holds(body, x, y))) continue;
      const body = centredBody(x, y, post);
      const below = (frame[level - 1] as Rect[]).find((one) => sharedArea(one, body) >= MOSTLY * area(body));
      if (below !== undefined) {
        here.push(standsOut(below) ? body : below);
        continue;
      }
      if (!takesColumn(line, y, lines.slice(0, level), post)) continue;
      for (const one of frame.slice(0, level + 1)) if (!one.some((other) => sameBody(other, body))) one.push(body);
    }
  }
  return frame;
}

/** Where two thick walls end at each other: the one along y first. */
function cornersOf(lines: readonly Line[], post: number): readonly (readonly [Line, Line])[] {
  const thick = lines.filter(({ solid, thickness }) => solid && thickness >= post);
  return thick
    .filter(({ vertical }) => vertical)
    .flatMap((line) =>
      thick
        .filter((cross) => !cross.vertical && endsAt(line, cross.centre) && endsAt(cross, line.centre))
        .map((cross) => [line, cross] as const),
    );
}

function endsAt({ from, to }: Line, place: number): boolean {
  return Math.abs(from - place) <= AT_END || Math.abs(to - place) <= AT_END;
}

function holds({ x0, y0, x1, y1 }: Rect, x: number, y: number): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}
