import type { Rect } from "#planner/geometry/rect.ts";
import type { SkeletonNode } from "#planner/search/core/skeleton.ts";

/** The side of the shaft where one enters and leaves it. */
export type ShaftEnd = "front" | "rear" | "left" | "right";

export type FixedRoom = {
  readonly kind: "stair" | "duct" | "courtyard";
  readonly rect: Rect;
  /** Stairs only. */
  readonly entry: ShaftEnd | null;
  /** How much it may grow while rooms are arranged, mm, where not as usual (`core-lines.ts`). */
  readonly growth?: number;
};

/** Phase 2: where stair and ducts stand on every level, and the shared walls around them. */
export type Core = {
  readonly parti: string;
  readonly fixed: readonly FixedRoom[];
  readonly skeleton: SkeletonNode;
  /** The stair's shaft on the ground floor, where rooms may go on under its upper landing. */
  readonly underHead?: Rect | null;
  /** A stair with a quarter turn: the long leg is the first of the fixed rooms, the short one the last. */
  readonly turn?: QuarterTurn;
};

/** `risers`: of the first leg. `above`: the fixed rooms of the upper floor, to which the stair's other landing belongs. */
export type QuarterTurn = {
  readonly risers: number;
  readonly above: Pick<Core, "fixed" | "skeleton">;
};

export type CoreSite = {
  /** Inner face of the outer walls. */
  readonly inside: Rect;
  readonly party: { readonly left: boolean; readonly right: boolean; readonly rear: boolean };
  /** Whether the stair is entered from the open air, and so has its landing at an outer side. */
  readonly outerStair: boolean;
  /** Thickness of the walls around the fixed rooms, mm. */
  readonly coreWall: number;
};
