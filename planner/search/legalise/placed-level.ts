import type { Point } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import type { Column, Wall } from "#planner/plan/plan.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/**
 * A room with its place. `rect` is clear inside; `open` rooms reach out to their railing, and to `extent` where the walls beside
 * them have given way to columns.
 */
export type PlacedRoom = {
  readonly spec: RoomSpec;
  readonly rect: Rect;
  readonly open: boolean;
  readonly extent?: Rect;
};

/** A level once its walls stand: what openings and furniture are put into. */
export type PlacedLevel = {
  readonly index: number;
  readonly footprint: Rect;
  readonly inside: Rect;
  readonly party: { readonly left: boolean; readonly right: boolean; readonly rear: boolean };
  readonly rooms: readonly PlacedRoom[];
  readonly walls: readonly Wall[];
  readonly columns: readonly Column[];
  /** What vastu makes of a main door at a point, looking outward; 0 where it is well placed or nobody asks. */
  readonly padaCost: (x: number, y: number, outward: Point) => number;
};
