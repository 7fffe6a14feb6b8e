import { type Rect, rect } from "#planner/geometry/rect.ts";
import { ARCH_WALL, JAMB, LEAST_ARCH } from "#planner/search/core/beside-leaf.ts";
import type { LandingDepth } from "#planner/search/core/landing-strip.ts";
import type { StairEnds } from "#planner/search/core/stair-ends.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import type { Face } from "#planner/search/openings/shared-wall.ts";

/** A door or archway that is to be placed: between two rooms of a level, or a room and the open air. Rooms are given by their index on the level. */
export type Way = {
  readonly kind: "door" | "arch";
  /** The room that one comes into, and that the leaf opens into. */
  readonly into: number;
  /** The room on the other side, or -1 for the open air. */
  readonly from: number;
  readonly faces: readonly Face[];
  readonly width: number;
  readonly main: boolean;
  /** The leaf opens to the side that one comes from. */
  readonly outward?: true;
  /** It rolls or tilts up, so that no leaf sweeps; its head, mm. */
  readonly shutter?: { readonly head: number };
  /** The jamb on either side of it, if less than usual, mm. */
  readonly jamb?: number;
  /** Of an archway: the leaf that may close it, mm. */
  readonly leaf?: number;
  /** Placed if there is room: it is a house without it too. */
  readonly dispensable?: true;
  /** Of a dispensable door: those of its faces that are tried before the others. */
  readonly rather?: readonly Face[];
};

/**
 * The landings by which a level meets its stair, and how deep they are. `strip`: where the landing lies, if the shaft is no rectangle; `archway`: the
 * wall that an archway onto a landing takes, if less than usual, mm.
 */
export type StairEnd = StairEnds & LandingDepth & { readonly strip?: Rect; readonly archway?: number };

/** The walls between two rooms, given by their index on the level; none where no door may lead. */
export type Between = (into: number, from: number) => readonly Face[];

/** Whether some face is long enough for a door or archway that needs this much wall, mm. */
export function hasLength(faces: readonly Face[], need: number): boolean {
  return faces.some((face) => face.to - face.from >= need);
}

/** A room's rectangle; that of an open room ends at the inner side of the outer wall, though its floor goes on to the railing. */
export function clearOf(r: Rect, level: PlacedLevel, index: number): Rect {
  if (level.rooms[index]?.open !== true) return r;
  const { inside } = level;
  return rect(
    Math.max(r.x0, inside.x0),
    Math.max(r.y0, inside.y0),
    Math.min(r.x1, inside.x1),
    Math.min(r.y1, inside.y1),
  );
}

/** Jamb on either side of an archway whose wall is no longer than the landing beyond it, or than the end of a passage, mm. */
const NARROW_JAMB = 50;

/** An archway, as wide as its wall allows. */
export function archway(into: number, from: number, faces: readonly Face[]): Way {
  const longest = Math.max(...faces.map((face) => face.to - face.from));
  const narrow = longest < ARCH_WALL ? { jamb: NARROW_JAMB } : {};
  return { kind: "arch", into, from, faces, width: archWidth(faces), main: false, ...narrow };
}

/** Wall that an archway onto a stair's landing wants, mm. */
export function stairWall({ archway = ARCH_WALL }: StairEnd): number {
  return Math.min(ARCH_WALL, archway);
}

/** How wide an archway is, mm: as its longest wall allows, from `LEAST_ARCH` to 2400. */
export function archWidth(faces: readonly Face[]): number {
  const longest = Math.max(...faces.map((face) => face.to - face.from));
  return Math.min(2400, Math.max(LEAST_ARCH, Math.floor((longest - 2 * JAMB) / 50) * 50));
}
