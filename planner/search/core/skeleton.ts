import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Random } from "#planner/search/random.ts";

/** Beside a fixed room there is either nothing or room enough to walk, mm. */
const LEAST_ZONE = 1000;

/**
 * The part of the slicing tree that all levels share: cuts that wrap the fixed rooms (stair, duct), zones between them.
 * `at` is the wall's face with the smaller coordinate; mm.
 */
export type SkeletonNode =
  | { readonly kind: "zone" }
  | { readonly kind: "fixed"; readonly index: number }
  | {
      readonly kind: "cut";
      readonly vertical: boolean;
      readonly at: number;
      readonly thickness: number;
      readonly low: SkeletonNode;
      readonly high: SkeletonNode;
    };

type Cut = {
  readonly vertical: boolean;
  readonly at: number;
  readonly thickness: number;
};

/**
 * Wraps fixed rooms in guillotine cuts of one thickness, choosing at random among those that cross none of them.
 * Null when the rooms leave a strip too narrow to use.
 */
export function wrapFixedRooms(
  region: Rect,
  fixed: readonly Rect[],
  thickness: number,
  random: Random,
  leastZone = LEAST_ZONE,
): SkeletonNode | null {
  return wrap(
    region,
    fixed.map((_, index) => index),
    fixed,
    thickness,
    random,
    leastZone,
  );
}

function wrap(
  region: Rect,
  inside: readonly number[],
  fixed: readonly Rect[],
  thickness: number,
  random: Random,
  leastZone: number,
): SkeletonNode | null {
  if (inside.length === 0) {
    const narrow = Math.min(region.x1 - region.x0, region.y1 - region.y0) < leastZone;
    return narrow ? null : { kind: "zone" };
  }
  const only = inside.length === 1 ? inside[0] : undefined;
  if (only !== undefined && same(fixed[only] as Rect, region)) return { kind: "fixed", index: only };
  const cuts = possibleCuts(region, inside, fixed, thickness);
  const cut = cuts[random.below(cuts.length)];
  if (cut === undefined) return null;
  const end = cut.at + thickness;
  const lowRegion = cut.vertical
    ? rect(region.x0, region.y0, cut.at, region.y1)
    : rect(region.x0, region.y0, region.x1, cut.at);
  const highRegion = cut.vertical
    ? rect(end, region.y0, region.x1, region.y1)
    : rect(region.x0, end, region.x1, region.y1);
  const inLow = inside.filter((index) => {
    const room = fixed[index] as Rect;
    return cut.vertical ? room.x1 <= cut.at : room.y1 <= cut.at;
  });
  const low = wrap(lowRegion, inLow, fixed, thickness, random, leastZone);
  const high = wrap(
    highRegion,
    inside.filter((index) => !inLow.includes(index)),
    fixed,
    thickness,
    random,
    leastZone,
  );
  return low === null || high === null ? null : { kind: "cut", ...cut, low, high };
}

function possibleCuts(
  region: Rect,
  inside: readonly number[],
  fixed: readonly Rect[],
  thickness: number,
): readonly Cut[] {
  const cuts: Cut[] = [];
  for (const index of inside) {
    const room = fixed[index] as Rect;
    if (room.x0 > region.x0) cuts.push({ vertical: true, at: room.x0 - thickness, thickness });
    if (room.x1 < region.x1) cuts.push({ vertical: true, at: room.x1, thickness });
    if (room.y0 > region.y0) cuts.push({ vertical: false, at: room.y0 - thickness, thickness });
    if (room.y1 < region.y1) cuts.push({ vertical: false, at: room.y1, thickness });
  }
  return cuts.filter((cut) =>
    inside.every((index) => {
      const room = fixed[index] as Rect;
      const [r0, r1] = cut.vertical ? [room.x0, room.x1] : [room.y0, room.y1];
      return r1 <= cut.at || r0 >= cut.at + cut.thickness;
    }),
  );
}

function same(a: Rect, b: Rect): boolean {
  return a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1;
}
