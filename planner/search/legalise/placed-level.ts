import type { Point } from "#planner/geometry/point.ts";
import { area, overlaps, type Rect } from "#planner/geometry/rect.ts";
import type { Column, Stair, Wall } from "#planner/plan/plan.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/**
 * A room with its place. `rect` is its clear floor, in an `open` room up to the railing; `extent` adds the strips beside it where walls
 * have given way to columns. An L has a `notch`: the corner of `rect` that is not its own, where another room stands within its walls or the sky is open.
 * `stubs` of wall reach into a double garage between its cars.
 */
export type PlacedRoom = {
  readonly spec: RoomSpec;
  readonly rect: Rect;
  readonly open: boolean;
  readonly extent?: Rect;
  readonly notch?: Rect;
  readonly stubs?: readonly Rect[];
};

/**
 * The largest rectangles in a room's clear floor: the room itself, or the two arms of an L and the parts about stubs of wall, which overlap where they meet.
 */
export function armsOf({ rect: r, notch, stubs = [] }: PlacedRoom): readonly Rect[] {
  return stubs.reduce(
    (arms, stub) => arms.flatMap((arm) => (overlaps(arm, stub) ? aboutStub(arm, stub) : [arm])),
    besideNotch(r, notch),
  );
}

/** What a stub at the front or the rear of a rectangle leaves of it: the part beyond its end, and those on either side. */
function aboutStub(arm: Rect, stub: Rect): readonly Rect[] {
  const beyond = stub.y0 > arm.y0 ? { ...arm, y1: stub.y0 } : { ...arm, y0: stub.y1 };
  return [beyond, { ...arm, x1: stub.x0 }, { ...arm, x0: stub.x1 }];
}

function besideNotch(r: Rect, notch: Rect | undefined): readonly Rect[] {
  if (notch === undefined) return [r];
  const lengthwise = notch.x0 === r.x0 ? { ...r, x0: notch.x1 } : { ...r, x1: notch.x0 };
  const crosswise = notch.y0 === r.y0 ? { ...r, y0: notch.y1 } : { ...r, y1: notch.y0 };
  return [lengthwise, crosswise];
}

/** Clear floor of a room, mm2. */
export function floorOf({ rect: r, notch, stubs = [] }: PlacedRoom): number {
  return [notch, ...stubs].reduce((left, taken) => left - (taken === undefined ? 0 : area(taken)), area(r));
}

/** A cut of the slicing tree as a strip of wall, mm: `at` is its near face, `from` and `to` the faces between which it runs. */
export type Strip = {
  readonly vertical: boolean;
  readonly at: number;
  readonly thickness: number;
  readonly from: number;
  readonly to: number;
};

/** A level once its walls stand: what openings and furniture are put into. */
export type PlacedLevel = {
  readonly index: number;
  readonly footprint: Rect;
  readonly inside: Rect;
  readonly party: { readonly left: boolean; readonly right: boolean; readonly rear: boolean };
  readonly rooms: readonly PlacedRoom[];
  /** The part of the footprint on which this storey is not built: the open sky over a terrace below. */
  readonly leftOut?: Rect;
  /** Whether that part lies over the roof of the storey below, not over its terrace: from the floor line on there is an upstand before the walls about it. */
  readonly overRoof?: boolean;
  readonly walls: readonly Wall[];
  readonly columns: readonly Column[];
  /** The stair that goes up from here. */
  readonly stair?: Stair | null;
  /** What vastu charges for a main door at a point that faces `outward`; 0 where the door is well placed or nobody asks for vastu. */
  readonly padaCost: (x: number, y: number, outward: Point) => number;
};

/** A level whose walls stand, before columns carry them. */
export type WalledLevel = Omit<PlacedLevel, "columns">;
