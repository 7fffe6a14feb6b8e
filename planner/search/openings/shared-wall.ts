import { boundsOf, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Column, Wall } from "#planner/plan/plan.ts";
import { THICKEST_WALL } from "#planner/rules/walls-of.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";

/**
 * A length of wall with one room on one side and another room, or the open air, on the other.
 * `centre` is the wall's line, `from`..`to` the clear length along it; `inward` points from the line into the room: 1 or -1.
 */
export type Face = {
  readonly vertical: boolean;
  readonly centre: number;
  readonly from: number;
  readonly to: number;
  readonly inward: 1 | -1;
  readonly wall: Wall;
};

/** A stretch of a face, from one place along its wall to another, mm. */
export type Span = { readonly from: number; readonly to: number };

/** A length of outer wall, on a side of the house. */
export type OuterFace = Face & { readonly side: "front" | "rear" | "left" | "right" };

/** The walls between two rooms' rectangles, seen from the first; empty when they do not touch. */
export function facesBetween(a: Rect, b: Rect, walls: readonly Wall[]): readonly Face[] {
  const faces: Face[] = [];
  const push = (vertical: boolean, near: number, far: number, from: number, to: number): void => {
    if (Math.abs(far - near) > THICKEST_WALL || to - from < 300) return;
    const centre = (near + far) / 2;
    const wall = wallOn(walls, vertical, centre, from, to);
    if (wall !== null) faces.push({ vertical, centre, from, to, inward: near > far ? 1 : -1, wall });
  };
  const y0 = Math.max(a.y0, b.y0);
  const y1 = Math.min(a.y1, b.y1);
  const x0 = Math.max(a.x0, b.x0);
  const x1 = Math.min(a.x1, b.x1);
  if (b.x0 >= a.x1) push(true, a.x1, b.x0, y0, y1);
  if (a.x0 >= b.x1) push(true, a.x0, b.x1, y0, y1);
  if (b.y0 >= a.y1) push(false, a.y1, b.y0, x0, x1);
  if (a.y0 >= b.y1) push(false, a.y0, b.y1, x0, x1);
  return faces;
}

/** The walls between two rooms, each given by the arms of its floor (`armsOf`), seen from the first; no face is a part of another. */
export function facesBetweenArms(as: readonly Rect[], bs: readonly Rect[], walls: readonly Wall[]): readonly Face[] {
  return longest(as.flatMap((a) => bs.flatMap((b) => facesBetween(a, b, walls))));
}

/** The outer walls of a room, by the arms of its floor, that look at open ground or at the open sky where the storey steps back (`leftOut`). */
export function outerFacesOf(
  room: PlacedRoom,
  {
    inside,
    footprint,
    leftOut,
    party,
    walls,
  }: Pick<PlacedLevel, "inside" | "footprint" | "leftOut" | "party" | "walls">,
): readonly OuterFace[] {
  const sky = (arm: Rect): readonly OuterFace[] =>
    leftOut === undefined ? [] : facesBetween(arm, leftOut, walls).map((face) => ({ ...face, side: sideOf(face) }));
  return longest(armsOf(room).flatMap((arm) => [...outerFaces(arm, inside, footprint, party, walls), ...sky(arm)]));
}

/** The side of the house to which a wall looks from its room. */
function sideOf({ vertical, inward }: Face): OuterFace["side"] {
  if (vertical) return inward === 1 ? "left" : "right";
  return inward === 1 ? "front" : "rear";
}

/** The faces that are no part of another one: both arms of an L lie at the walls of its outer corner, and only a wall's whole length counts. */
function longest<T extends Face>(faces: readonly T[]): readonly T[] {
  return faces.filter(
    (one, i) => !faces.some((other, j) => i !== j && holds(other, one) && (j < i || !holds(one, other))),
  );
}

function holds(whole: Face, part: Face): boolean {
  const onOneSide = whole.wall === part.wall && whole.centre === part.centre && whole.inward === part.inward;
  return onOneSide && whole.from <= part.from && whole.to >= part.to;
}

/** The outer walls of a room that look at open ground; party walls look at nothing. */
export function outerFaces(
  room: Rect,
  inside: Rect,
  footprint: Rect,
  party: { readonly left: boolean; readonly right: boolean; readonly rear: boolean },
  walls: readonly Wall[],
): readonly OuterFace[] {
  const faces: OuterFace[] = [];
  const push = (side: OuterFace["side"], vertical: boolean, centre: number, inward: 1 | -1): void => {
    const from = vertical ? room.y0 : room.x0;
    const to = vertical ? room.y1 : room.x1;
    const wall = wallOn(walls, vertical, centre, from, to);
    if (wall !== null) faces.push({ side, vertical, centre, from, to, inward, wall });
  };
  if (room.y0 === inside.y0) push("front", false, (footprint.y0 + inside.y0) / 2, 1);
  if (room.y1 === inside.y1 && !party.rear) push("rear", false, (footprint.y1 + inside.y1) / 2, -1);
  if (room.x0 === inside.x0 && !party.left) push("left", true, (footprint.x0 + inside.x0) / 2, 1);
  if (room.x1 === inside.x1 && !party.right) push("right", true, (footprint.x1 + inside.x1) / 2, -1);
  return faces;
}

/** The piece of a face's wall between two places along it, thicker than the wall by `beyond` on both sides, mm. */
export function pieceOf({ vertical, centre, wall }: Face, from: number, to: number, beyond = 0): Rect {
  const half = wall.thickness / 2 + beyond;
  return vertical ? rect(centre - half, from, centre + half, to) : rect(from, centre - half, to, centre + half);
}

function wallOn(walls: readonly Wall[], vertical: boolean, centre: number, from: number, to: number): Wall | null {
  const [a, b] = vertical ? ([0, 1] as const) : ([1, 0] as const);
  for (const wall of walls) {
    if (wall.from[a] !== wall.to[a] || Math.abs(wall.from[a] - centre) > wall.thickness / 2) continue;
    if (Math.min(wall.from[b], wall.to[b]) <= from + 1 && Math.max(wall.from[b], wall.to[b]) >= to - 1) return wall;
  }
  return null;
}

/** Height of windows' heads, mm: lintels lie in one line. */
export const HEAD = 2100;
/** Masonry left between an opening and a corner, mm. */
export const PIER = 150;
/** Between an opening and a column beside it, mm: the column is the jamb. */
export const BESIDE_COLUMN = 20;

/** Stretches of a face where nothing may be put, in the order in which they begin. The arrays serve call after call, as every door's places ask for them. */
const begins: number[] = [];
const ends: number[] = [];

/** The parts of a face where an opening may stand: clear of columns, and a jamb away from its ends and other openings. */
export function freeSpans(
  face: Face,
  columns: readonly Column[],
  taken: readonly Span[],
  jamb: number,
): readonly Span[] {
  begins.length = 0;
  ends.length = 0;
  for (const { from, to } of taken) block(from - jamb, to + jamb);
  for (const column of columns) {
    // Most columns stand in other walls: no rectangle is made of those.
    if (!standsOn(column, face)) continue;
    const { x0, y0, x1, y1 } = boundsOf(column.polygon);
    block((face.vertical ? y0 : x0) - BESIDE_COLUMN, (face.vertical ? y1 : x1) + BESIDE_COLUMN);
  }
  block(face.to - jamb, Number.POSITIVE_INFINITY);
  const spans: Span[] = [];
  let at = face.from + jamb;
  for (let i = 0; i < begins.length; i++) {
    const begin = begins[i] as number;
    if (begin - at >= 300) spans.push({ from: at, to: begin });
    at = Math.max(at, ends[i] as number);
  }
  return spans;
}

/** Notes a stretch where nothing may be put. */
function block(from: number, to: number): void {
  let i = begins.length;
  for (; i > 0 && (begins[i - 1] as number) > from; i--) {
    begins[i] = begins[i - 1] as number;
    ends[i] = ends[i - 1] as number;
  }
  begins[i] = from;
  ends[i] = to;
}

function standsOn({ polygon }: Column, { vertical, centre }: Face): boolean {
  const across = vertical ? 0 : 1;
  let before = true;
  let beyond = true;
  for (const corner of polygon) {
    if (corner[across] - 60 <= centre) before = false;
    if (corner[across] + 60 >= centre) beyond = false;
  }
  return !before && !beyond;
}
