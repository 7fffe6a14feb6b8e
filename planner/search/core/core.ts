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

/** Beside a core that slides there stays a strip of at least this width, mm. */
const LEAST_STRIP = 1230;

/** How far the fixed rooms may move front to rear, all together, before a strip beside them grows too thin. */
export function slideOf(core: Core, inside: Rect): { readonly low: number; readonly high: number } {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  for (const { rect: r } of core.fixed) {
    // What stands against the front or the rear stays there.
    if (r.y0 === inside.y0 || r.y1 === inside.y1) return { low: 0, high: 0 };
    low = Math.max(low, inside.y0 + LEAST_STRIP - r.y0);
    high = Math.min(high, inside.y1 - LEAST_STRIP - r.y1);
  }
  return low <= 0 && high >= 0 && core.fixed.length > 0 ? { low, high } : { low: 0, high: 0 };
}

/** The core with its rooms moved by `by` towards the rear. */
export function slidCore(core: Core, by: number): Core {
  const fixed = core.fixed.map((room) => ({
    ...room,
    rect: { ...room.rect, y0: room.rect.y0 + by, y1: room.rect.y1 + by },
  }));
  return { ...core, fixed, skeleton: slidSkeleton(core.skeleton, by) };
}

function slidSkeleton(part: SkeletonNode, by: number): SkeletonNode {
  if (part.kind !== "cut") return part;
  const at = part.vertical ? part.at : part.at + by;
  return { ...part, at, low: slidSkeleton(part.low, by), high: slidSkeleton(part.high, by) };
}
