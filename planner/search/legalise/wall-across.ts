import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { THICKEST_WALL } from "#planner/rules/walls-of.ts";

/** Long and short side of a room, mm, and whether the long one runs along y. */
export function sidesOf(r: Rect): { readonly long: number; readonly short: number; readonly vertical: boolean } {
  const [w, d] = [r.x1 - r.x0, r.y1 - r.y0];
  return { long: Math.max(w, d), short: Math.min(w, d), vertical: d >= w };
}

/** What a wall across a room leaves of it on either side; `at`: the wall's near face, along the room. */
export function cutAt(r: Rect, alongY: boolean, at: number, thickness: number): readonly [Rect, Rect] {
  return alongY
    ? [rect(r.x0, r.y0, r.x1, at), rect(r.x0, at + thickness, r.x1, r.y1)]
    : [rect(r.x0, r.y0, at, r.y1), rect(at + thickness, r.y0, r.x1, r.y1)];
}

/** A wall across a room, its ends within the walls that it meets; null where it meets none at one end. `at`: its near face. */
export function wallAcross(
  met: readonly Wall[],
  r: Rect,
  vertical: boolean,
  at: number,
  { thickness, kind }: Pick<Wall, "thickness" | "kind">,
): Omit<Wall, "id"> | null {
  const centre = at + thickness / 2;
  const [low, high] = vertical ? [r.y0, r.y1] : [r.x0, r.x1];
  const [before, after] = [wallAt(met, !vertical, low, centre, -1), wallAt(met, !vertical, high, centre, 1)];
  if (before === null || after === null) return null;
  const into = (other: number): number => Math.min(other / 2, other - thickness / 2);
  const [from, to] = [low - into(before), high + into(after)];
  return vertical
    ? { kind, from: [centre, from], to: [centre, to], thickness }
    : { kind, from: [from, centre], to: [to, centre], thickness };
}

/** Thickness of the wall with its face at a room's side that passes a place, mm; null for none. */
function wallAt(walls: readonly Wall[], vertical: boolean, face: number, place: number, side: 1 | -1): number | null {
  const [a, b] = vertical ? ([0, 1] as const) : ([1, 0] as const);
  const found = walls.find(
    ({ from, to, thickness }) =>
      from[a] === to[a] &&
      Math.abs(from[a] - (side * thickness) / 2 - face) < 1 &&
      Math.min(from[b], to[b]) <= place &&
      Math.max(from[b], to[b]) >= place,
  );
  return found?.thickness ?? null;
}

/**
 * The near face of a wall over what has this centre line below. Half a millimetre is rounded down: a column on the wall's line, rounded up, then stands
 * right on one below, and within a wall as thick as itself.
 */
export function nearFaceOver(centre: number, thickness: number): number {
  return Math.ceil(centre - thickness / 2 - 0.5);
}

/** Centre lines of walls below that run across a room and pass under its middle, mm along it. */
export function wallsUnder(walls: readonly Wall[], alongY: boolean, r: Rect): readonly number[] {
  const [a, b] = alongY ? ([1, 0] as const) : ([0, 1] as const);
  const middle = alongY ? (r.x0 + r.x1) / 2 : (r.y0 + r.y1) / 2;
  return walls
    .filter(
      ({ from, to }) => from[a] === to[a] && Math.min(from[b], to[b]) <= middle && Math.max(from[b], to[b]) >= middle,
    )
    .map(({ from }) => from[a]);
}

/** Centres, mm along a room, of columns below in the walls on either side of it: a beam across from one carries a wall. */
export function columnsUnder(columns: readonly Rect[], alongY: boolean, { x0, y0, x1, y1 }: Rect): readonly number[] {
  const sides = alongY
    ? [rect(x0 - THICKEST_WALL, y0, x0, y1), rect(x1, y0, x1 + THICKEST_WALL, y1)]
    : [rect(x0, y0 - THICKEST_WALL, x1, y0), rect(x0, y1, x1, y1 + THICKEST_WALL)];
  return columns
    .filter((one) => sides.some((side) => overlaps(side, one)))
    .map((one) => (alongY ? one.y0 + one.y1 : one.x0 + one.x1) / 2);
}

/** Length of wall that two rooms share, mm; 0 or less where they share none. */
export function touchLength(a: Rect, b: Rect): number {
  const x = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const y = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (x < 0 && x >= -THICKEST_WALL) return y;
  return y < 0 && y >= -THICKEST_WALL ? x : 0;
}
