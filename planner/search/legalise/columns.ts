import { corners, overlaps, type Rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { castAsOne } from "#planner/search/legalise/cast-as-one.ts";
import { sameBody } from "#planner/search/legalise/columns-in-line.ts";
import { withCornerColumns } from "#planner/search/legalise/corner-columns.ts";
import { crossingColumns } from "#planner/search/legalise/crossing-columns.ts";
import { fewerColumns } from "#planner/search/legalise/fewer-columns.ts";
import { bodyOn, centredBody, hanging, type Line, linesOf, takesColumn } from "#planner/search/legalise/line.ts";
import { hasOpenFront } from "#planner/search/legalise/place-level.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** A stretch of a level's wall that a door needs: no column for a beam's end may stand there. */
export type DoorStretch = { readonly level: number; readonly body: Rect };

/**
 * What carries the upper walls: bodies of columns by level, bottom first, each standing on one below. In a frame they stand where thick walls cross, at
 * corners, and at both ends of the beams under upper walls over rooms; in a house of bearing walls they are posts within the walls, at the ends of such
 * beams and at both sides of open fronts. Past stretches of wall that doors need (`kept`) a beam reaches on to the next bearing. Null where a beam finds no
 * bearing, or would be longer than the span with no place for a column within walls.
 */
export function placeColumns(
  levels: readonly WalledLevel[],
  { span: { value: longestSpan }, balcony: { value: reach } }: Profile["structure"],
  walls: Walls,
  kept: readonly DoorStretch[] = [],
): readonly (readonly Rect[])[] | null {
  const lines = linesOf(levels, walls);
  const bodies: Rect[][] = levels.map(() => []);
  const ground = levels[0];
  if (ground === undefined) return bodies;
  const put = (body: Rect, top: number): void => {
    for (let level = 0; level <= top; level++) {
      const here = bodies[level] as Rect[];
      if (!here.some((other) => sameBody(other, body))) here.push(body);
    }
  };
  if (walls.frame)
    for (const { body, top } of crossingColumns(lines, ground.footprint, walls))
      if (!inOpenFront(body, ground)) put(body, top);
  if (!walls.frame && levels.length > 1)
    for (const body of besideOpenFronts(ground, lines[0] as Line[], walls)) put(body, 0);
  for (let level = levels.length - 1; level > 0; level--) {
    for (const wall of lines[level] as Line[]) {
      if (!wall.solid) continue;
      for (const [from, to] of hanging(wall, lines[level - 1] as Line[])) {
        const doors = kept.filter((one) => one.level < level).map(({ body }) => body);
        const first = bearing(wall, from, -1, lines, level, ground, walls, doors);
        const last = bearing(wall, to, 1, lines, level, ground, walls, doors);
        if (first === null || last === null) return null;
        const low = columnBeyond(wall, first, -1, bodies[level - 1] as Rect[]) ?? first;
        const high = columnBeyond(wall, last, 1, bodies[level - 1] as Rect[]) ?? last;
        // A long beam gets columns between its ends only where walls or railings take them in.
        const below = lines.slice(0, level);
        const stands = (at: number): boolean => {
          const body = besideDoors(wall, at, doors, below, walls.post);
          return body !== null && !inOpenFront(body, ground) && takesColumn(wall, at, below, walls.post);
        };
        const between = columnsBetween(low, high, longestSpan, crossingsOf(wall, below, walls.post), stands);
        if (between === null) return null;
        for (const at of [low, ...between, high]) {
          const body = besideDoors(wall, at, doors, below, walls.post);
          if (body === null) return null;
          const isCarried = (bodies[level - 1] as Rect[]).some((other) => takesBeam(other, wall, at));
          if (!isCarried) put(body, level - 1);
        }
      }
    }
  }
  for (let level = levels.length - 1; level > 0; level--) {
    for (const rail of lines[level] as Line[]) {
      if (rail.solid) continue;
      for (const wished of edgeBeam(rail, lines[level - 1] as Line[], longestSpan, reach)) {
        const [low, high] = cornersAlong(rail, ground.footprint, walls.external);
        const at = Math.max(low, Math.min(high, wished));
        const body = bodyOn(rail, at, walls.post);
        if (!inOpenFront(body, ground) && takesColumn(rail, at, lines.slice(0, level), walls.post))
          put(body, level - 1);
      }
    }
  }
  return walls.frame
    ? fewerColumns(withCornerColumns(levels, bodies, lines, walls.post), lines, ground, longestSpan, walls.post)
    : castAsOne(bodies, lines, longestSpan, walls.post);
}

/**
 * Places along a railing, mm, of columns under the edge of a balcony or terrace that is open below as well: the beam between them carries what
 * reaches out from the walls farther than a cantilever may (`reach`).
 */
function edgeBeam(rail: Line, below: readonly Line[], longestSpan: number, reach: number): readonly number[] {
  return hanging(rail, below)
    .filter(([from, to]) => to - from > 2 * reach)
    .flatMap(([from, to]) => {
      const parts = Math.ceil((to - from) / longestSpan);
      return Array.from({ length: parts + 1 }, (_, i) => Math.round(from + ((to - from) * i) / parts));
    });
}

/** Places of columns between a beam's ends that keep every span within `longest`: in equal parts, else at the fewest crossings; null where neither works. */
function columnsBetween(
  low: number,
  high: number,
  longest: number,
  crossings: readonly number[],
  stands: (at: number) => boolean,
): readonly number[] | null {
  const parts = Math.ceil((high - low) / longest);
  const equal = Array.from({ length: parts - 1 }, (_, i) => Math.round(low + ((high - low) * (i + 1)) / parts));
  if (equal.every(stands)) return equal;
  const found = [low];
  while (high - (found.at(-1) as number) > longest) {
    const from = found.at(-1) as number;
    const next = crossings.findLast((at) => at > from && at < high && at - from <= longest && stands(at));
    if (next === undefined) return null;
    found.push(next);
  }
  return found.slice(1);
}

/** Where thick walls below cross the line of an upper one, in order. */
function crossingsOf(wall: Line, below: readonly (readonly Line[])[], post: number): readonly number[] {
  return below
    .flat()
    .filter(({ vertical, thickness }) => vertical !== wall.vertical && thickness >= post)
    .map(({ centre }) => centre)
    .sort((a, b) => a - b);
}

/** A beam overlaps its column by this much at least, mm. */
const MEETS = 50;
/** Nearer than this two columns in a line are one too many, mm. */
const NEAR = 700;

/** The middle of a column a little beyond the end of a beam, which reaches on to it and needs none of its own; null for none. */
function columnBeyond(wall: Line, at: number, way: 1 | -1, standing: readonly Rect[]): number | null {
  for (const body of standing) {
    const [low, high, from, to] = wall.vertical
      ? [body.x0, body.x1, body.y0, body.y1]
      : [body.y0, body.y1, body.x0, body.x1];
    const beyond = ((from + to) / 2 - at) * way;
    if (wall.centre >= low && wall.centre <= high && beyond > 0 && beyond < NEAR) return Math.round((from + to) / 2);
  }
  return null;
}

/** Whether a column that stands already takes a beam's end too: a second one beside it would only be in the way of doors. */
function takesBeam(column: Rect, wall: Line, at: number): boolean {
  const [low, high, from, to] = wall.vertical
    ? [column.x0, column.x1, column.y0, column.y1]
    : [column.y0, column.y1, column.x0, column.x1];
  return wall.centre >= low && wall.centre <= high && at >= from && at <= to;
}

function inOpenFront(body: Rect, ground: WalledLevel): boolean {
  return ground.rooms.some((room) => hasOpenFront(room, ground.inside) && overlaps(room.rect, body));
}

/** Posts at both ends of the beam over a bay or sit-out, which carries what stands above its open side. */
function besideOpenFronts(ground: WalledLevel, lines: readonly Line[], walls: Walls): readonly Rect[] {
  const y = ground.footprint.y0 + walls.external / 2;
  return ground.rooms
    .filter((room) => hasOpenFront(room, ground.inside))
    .flatMap(({ rect: r }) => [r.x0, r.x1])
    .flatMap((face) => {
      const side = lines.find(
        (line) => line.vertical && Math.abs(Math.abs(line.centre - face) - line.thickness / 2) < 1,
      );
      return side === undefined ? [] : [centredBody(side.centre, y, walls.post)];
    });
}

/**
 * Where the beam under an upper wall ends, at or beyond a place along it: at the nearest thick wall across that stands on every level below, or in the end
 * of a thick wall of the same line. The house's edge always serves: where a level is open there, the column stands in its railing. Null where doors and open
 * fronts leave no place for the column.
 */
function bearing(
  wall: Line,
  at: number,
  way: 1 | -1,
  lines: readonly (readonly Line[])[],
  level: number,
  ground: WalledLevel,
  walls: Walls,
  doors: readonly Rect[],
): number | null {
  const { footprint } = ground;
  const { post } = walls;
  const edges = cornersAlong(wall, footprint, walls.external);
  const inner = (lines[level - 1] ?? [])
    .filter((line) => line.vertical !== wall.vertical && line.thickness >= post)
    .filter((line) => wall.centre >= line.from - 1 && wall.centre <= line.to + 1)
    .map((line) => line.centre)
    .filter((centre) => takesColumn(wall, centre, lines.slice(0, level - 1), post));
  // Where a thick wall of the same line goes on below, a column can stand in its end; farther on where that wall begins at a bay's edge and fills no corner.
  const ends = [post, wall.thickness + post].map((size) => Math.round(at + (way * size) / 2));
  inner.push(...ends.filter((end) => takesColumn(wall, end, lines.slice(0, level), post)));
  let best: number | null = null;
  for (const centre of [...edges, ...inner]) {
    if ((centre - at) * way < -walls.external) continue;
    const body = besideDoors(wall, centre, doors, lines.slice(0, level), post);
    if (body === null || inOpenFront(body, ground)) continue;
    if (best === null || (centre - best) * way < 0) best = centre;
  }
  return best;
}

/** Where a line meets the outer walls at its two ends. */
function cornersAlong({ vertical }: Line, footprint: Rect, external: number): readonly [number, number] {
  const half = external / 2;
  return vertical ? [footprint.y0 + half, footprint.y1 - half] : [footprint.x0 + half, footprint.x1 - half];
}

/**
 * The column under a beam's end. Where a door needs its place it moves along the wall that crosses below, as far as the beam still rests on it; null where
 * that is not far enough.
 */
function besideDoors(
  wall: Line,
  along: number,
  doors: readonly Rect[],
  below: readonly (readonly Line[])[],
  post: number,
): Rect | null {
  const farthest = (post + wall.thickness) / 2 - MEETS;
  const shifts = doors.flatMap((door) => {
    const [low, high] = wall.vertical ? [door.x0, door.x1] : [door.y0, door.y1];
    return [low - post / 2 - wall.centre, high + post / 2 - wall.centre];
  });
  for (const shift of [0, ...shifts.sort((a, b) => Math.abs(a) - Math.abs(b))]) {
    if (Math.abs(shift) > farthest) continue;
    const moved = { ...wall, centre: Math.round(wall.centre + shift) };
    const body = bodyOn(moved, along, post);
    if (doors.some((door) => overlaps(door, body))) continue;
    if (shift === 0 || takesColumn(moved, along, below, post)) return body;
  }
  return null;
}

/** Column bodies of one level as document columns. */
export function columnsOf(bodies: readonly Rect[]): readonly { id: string; polygon: ReturnType<typeof corners> }[] {
  return bodies.map((body, i) => ({ id: `c${i + 1}`, polygon: corners(body) }));
}
