import { area, overlaps, type Rect, rect, sharedArea, within } from "#planner/geometry/rect.ts";
import { gapInLine, ONE_FOOTING } from "#planner/search/legalise/columns-in-line.ts";
import { centredBody, type Line, takesColumn } from "#planner/search/legalise/line.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** Walls that end so near each other meet at a corner, mm. */
const AT_END = 120;
/** At least this share of a column's section stands on the column below. */
const MOSTLY = 2 / 3;

/**
 * The frame with columns at the corners of every storey, not of the ground floor alone. A column below a corner goes on up; where there is none, one rises
 * from the ground if thick walls take it in on every level and no other stands near. Takes and gives bodies by level, bottom first; `lines`: the walls of
 * each level.
 */
export function withCornerColumns(
  levels: readonly WalledLevel[],
  bodies: readonly (readonly Rect[])[],
  lines: readonly (readonly Line[])[],
  post: number,
): readonly (readonly Rect[])[] {
  const frame = bodies.map((level) => [...level]);
  for (const [i, level] of levels.entries()) {
    if (i === 0) continue;
    const here = frame[i] as Rect[];
    for (const [line, cross] of cornersOf(lines[i] ?? [], post)) {
      const corner = centredBody(line.centre, cross.centre, post);
      if (here.some((body) => sharedArea(body, corner) > 0)) continue;
      const below = (frame[i - 1] as Rect[]).find((one) => sharedArea(one, corner) >= MOSTLY * area(corner));
      if (below !== undefined) {
        const goesOn = [below, corner, ...flushWith(corner, line, cross)].find((body) => standsOn(body, below, level));
        if (goesOn !== undefined) here.push(goesOn);
        continue;
      }
      const upTo = frame.slice(0, i + 1);
      if (upTo.some((columns) => columns.some((one) => gapInLine(one, corner) < ONE_FOOTING))) continue;
      if (takesColumn(line, cross.centre, lines.slice(0, i), post) && standsOn(corner, corner, level))
        for (const columns of upTo) columns.push(corner);
    }
  }
  return frame;
}

/** Whether most of a column stands on one below and none of it in a room or in the air; on an open terrace it may stand out of a thin wall. */
function standsOn(body: Rect, below: Rect, { rooms, footprint, leftOut }: WalledLevel): boolean {
  return (
    sharedArea(body, below) >= MOSTLY * area(body) &&
    within(body, footprint) &&
    (leftOut === undefined || !overlaps(body, leftOut)) &&
    !rooms.some((room) => !room.open && overlaps(room.rect, body))
  );
}

/** Places of a column in the corner of two walls that may be thinner than it: flush with either face of each. */
function flushWith({ x0, y0, x1, y1 }: Rect, line: Line, cross: Line): readonly Rect[] {
  const aside = Math.max(0, (x1 - x0 - line.thickness) / 2);
  const along = Math.max(0, (y1 - y0 - cross.thickness) / 2);
  return [1, -1].flatMap((right) =>
    [1, -1].map((up) => {
      const [dx, dy] = [Math.round(right * aside), Math.round(up * along)];
      return rect(x0 + dx, y0 + dy, x1 + dx, y1 + dy);
    }),
  );
}

/** Pairs of walls, at least one of them thick, that end at each other: the one along y first. */
function cornersOf(lines: readonly Line[], post: number): readonly (readonly [Line, Line])[] {
  const solid = lines.filter((line) => line.solid);
  return solid
    .filter(({ vertical }) => vertical)
    .flatMap((line) =>
      solid
        .filter((cross) => !cross.vertical && Math.max(line.thickness, cross.thickness) >= post)
        .filter((cross) => endsAt(line, cross.centre) && endsAt(cross, line.centre))
        .map((cross) => [line, cross] as const),
    );
}

function endsAt({ from, to }: Line, place: number): boolean {
  return Math.abs(from - place) <= AT_END || Math.abs(to - place) <= AT_END;
}
