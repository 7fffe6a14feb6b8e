import { grown, overlaps, type Rect, within } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { gapInLine, middleOf, ONE_FOOTING, passes } from "#planner/search/legalise/columns-in-line.ts";
import {
  bodyOn,
  hanging,
  isLowWithin,
  isSolid,
  type Line,
  lineOf,
  linesOf,
  takesColumn,
  wallBody,
} from "#planner/search/legalise/line.ts";
import { hasOpenFront } from "#planner/search/legalise/place-level.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";

/**
 * The frame with posts under edges of terraces and balconies that reach out farther from walls, columns and beams below than a cantilever may. A post stands in
 * the end of the wall beside a bay below, at the corner of a balcony below, or over a column that ends below; as few as will do, none within a footing of
 * another column. Where no place will do the edge is left hanging, and law 8 refuses the plan. Takes the levels as arranged, the `ground` floor with its
 * bays opened, and bodies by level, bottom first.
 */
export function withEdgePosts(
  levels: readonly WalledLevel[],
  ground: WalledLevel,
  bodies: readonly (readonly Rect[])[],
  { span, balcony }: Profile["structure"],
  walls: Walls,
): readonly (readonly Rect[])[] {
  const lines = linesOf(levels, walls);
  const frame = bodies.map((level) => [...level]);
  const bays = ground.rooms.filter((room) => hasOpenFront(room, ground.inside));
  for (let level = levels.length - 1; level > 0; level--) {
    const { walls: all, footprint } = levels[level] as WalledLevel;
    const below = (level === 1 ? ground : (levels[level - 1] as WalledLevel)).walls.filter(isSolid).map(wallBody);
    const under = frame.slice(0, level);
    for (const wall of all) {
      if (isSolid(wall) || isLowWithin(wall, footprint, walls)) continue;
      const edge = wallBody(wall);
      const holds = (posts: readonly Rect[]): boolean => {
        const some = [...(under.at(-1) as Rect[]), ...posts];
        return isHeld(edge, [...below, ...some, ...beamsBetween(some, span.value)], balcony.value);
      };
      if (holds([])) continue;
      const rail = lineOf(wall, footprint, walls);
      const stands = (at: number): boolean => {
        const body = bodyOn(rail, at, walls.post);
        return under.every((columns, i) => {
          if (columns.some((one) => within(body, one))) return true;
          const isFree = columns.every((one) => gapInLine(one, body) >= ONE_FOOTING);
          const isInBay = i === 0 && bays.some((bay) => overlaps(bay.rect, body));
          return isFree && !isInBay && takesColumn(rail, at, [lines[i] as readonly Line[]], walls.post);
        });
      };
      const ends = endsOf(rail, lines[level - 1] as readonly Line[], footprint, walls);
      const places = [...ends, ...middlesIn(rail, under)].filter(stands).map((at) => bodyOn(rail, at, walls.post));
      for (const post of oneOrTwoOf(places, holds)) {
        for (const columns of under) if (!columns.some((one) => within(post, one))) columns.push(post);
      }
    }
  }
  return frame;
}

/** Whether an edge lies, all along, at most `reach` mm from something that holds it. */
function isHeld(edge: Rect, held: readonly Rect[], reach: number): boolean {
  const vertical = edge.y1 - edge.y0 > edge.x1 - edge.x0;
  const [start, end] = vertical ? [edge.y0, edge.y1] : [edge.x0, edge.x1];
  const stretches = held
    .map((one) => grown(one, reach))
    .filter((one) => (vertical ? one.x0 <= edge.x0 && one.x1 >= edge.x1 : one.y0 <= edge.y0 && one.y1 >= edge.y1))
    .map((one): readonly [number, number] => (vertical ? [one.y0, one.y1] : [one.x0, one.x1]))
    .sort((a, b) => a[0] - b[0]);
  let reached = start;
  for (const [from, to] of stretches) {
    if (from > reached) break;
    reached = Math.max(reached, to);
  }
  return reached >= end;
}

/** Straight beams between columns in a line, no longer than the span. */
function beamsBetween(columns: readonly Rect[], span: number): readonly Rect[] {
  return columns.flatMap((a, i) =>
    columns.slice(i + 1).flatMap((b) => {
      const [x0, x1] = [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
      const [y0, y1] = [Math.max(a.y0, b.y0), Math.min(a.y1, b.y1)];
      if (x0 < x1 && middlesApart(a.y0, a.y1, b.y0, b.y1) <= span)
        return [{ x0, x1, y0: Math.min(a.y0, b.y0), y1: Math.max(a.y1, b.y1) }];
      if (y0 < y1 && middlesApart(a.x0, a.x1, b.x0, b.x1) <= span)
        return [{ y0, y1, x0: Math.min(a.x0, b.x0), x1: Math.max(a.x1, b.x1) }];
      return [];
    }),
  );
}

function middlesApart(a0: number, a1: number, b0: number, b1: number): number {
  return Math.abs(a0 + a1 - b0 - b1) / 2;
}

/** Places along a rail for posts: at both ends of each stretch over no wall, and half a post beyond, in the wall that begins there. */
function endsOf(
  rail: Line,
  below: readonly Line[],
  { x0, x1, y0, y1 }: Rect,
  { external, post }: Walls,
): readonly number[] {
  const [low, high] = rail.vertical ? [y0 + external / 2, y1 - external / 2] : [x0 + external / 2, x1 - external / 2];
  const ends = hanging(rail, below).flatMap(([from, to]) => [from - post / 2, from, to, to + post / 2]);
  return [...new Set(ends.map((at) => Math.max(low, Math.min(high, Math.round(at)))))];
}

/** Where columns below stand in a rail's line. */
function middlesIn(rail: Line, under: readonly (readonly Rect[])[]): readonly number[] {
  const middles = under
    .flat()
    .filter((body) => passes(rail, body))
    .map((body) => middleOf(body, rail.vertical));
  return [...new Set(middles)];
}

/** The one or two of some posts that will do; none where no two will. */
function oneOrTwoOf(posts: readonly Rect[], will: (some: readonly Rect[]) => boolean): readonly Rect[] {
  const one = posts.find((post) => will([post]));
  if (one !== undefined) return [one];
  for (const [i, first] of posts.entries()) {
    for (const second of posts.slice(i + 1)) {
      if (gapInLine(first, second) >= ONE_FOOTING && will([first, second])) return [first, second];
    }
  }
  return [];
}
