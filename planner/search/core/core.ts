import type { Rect } from "#planner/geometry/rect.ts";
import type { SkeletonNode } from "#planner/search/core/skeleton.ts";

/** The side of the shaft where one enters and leaves it. */
export type ShaftEnd = "front" | "rear" | "left" | "right";

export type FixedRoom = {
  readonly kind: "stair" | "duct" | "courtyard";
  readonly rect: Rect;
  /** Stairs only. */
  readonly entry: ShaftEnd | null;
};

/** Phase 2: where stair and ducts stand on every level, and the shared walls around them. */
export type Core = {
  readonly parti: string;
  readonly fixed: readonly FixedRoom[];
  readonly skeleton: SkeletonNode;
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
