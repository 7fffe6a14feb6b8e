import { bayFloor, FLOORING, openFloorLevel, openFloors, sunkSlabLevel } from "#drawing/sheet/heights/floor-levels.ts";
import {
  HEADROOM_HEIGHT,
  HEADROOM_THRESHOLD,
  lowerRoofHeights,
  openGuardLevel,
  PARAPET_HEIGHT,
  roofHeight,
  roofParapetHeight,
  UPSTAND,
} from "#drawing/sheet/heights/house-heights.ts";
import { wetFloorDrop, wetFloorLevel } from "#drawing/sheet/heights/wet-floors.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { type AxisRounding, roundAxis, type Span } from "#drawing/sheet/page/rounding.ts";
import { formatHeight, type Units, unitsOf } from "#drawing/sheet/page/units.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** Rounding weights of the heights within a storey: half an inch is noticed in a slab's thickness sooner than in a room's height. */
const WEIGHTS = { storey: 8, slab: 5, clear: 4, opening: 3, other: 1 } as const;

/**
 * Rounds every height above the road that a sheet of the set writes to whole grains, so that a level mark on plan and elevation is what
 * the section's chain adds up to. Rounded storeys are stacked one on the other, so that equal storeys are written alike on each floor: masons
 * measure them with a tape from the floor below. A height that only a style has, such as a ridge, is rounded to its own nearest.
 */
export const planHeights = oncePerPlan(heightsOf);

function heightsOf(plan: Plan): AxisRounding {
  const units = unitsOf(plan.brief.region);
  const nearest = (z: number) => Math.round(z / units.grain);
  const heights = new Map<number, number>([[0, 0]]);
  const first = plan.levels[0];
  if (first) heights.set(bayFloor(first), nearest(bayFloor(first)));
  let floor = nearest(first?.floorLevel ?? 0);
  /** The slab under the storey. */
  let thick = { real: 0, written: 0 };
  for (const level of plan.levels) {
    const within = storeyRounding(plan, level, units);
    for (const z of risesOf(plan, level).flatMap(({ from, to }) => [from, to]))
      heights.set(level.floorLevel + z, floor + within(z));
    heights.set(wetFloorLevel(plan, level), floor - nearest(wetFloorDrop(plan)));
    if (level.index > 0) {
      const finish = floor + nearest(openFloorLevel(level) - level.floorLevel);
      heights.set(openFloorLevel(level), finish);
      heights.set(openGuardLevel(level), finish + nearest(PARAPET_HEIGHT));
      for (const slab of openFloors(level).map((room) => sunkSlabLevel(level, room))) {
        const top = finish - nearest(openFloorLevel(level) - slab);
        heights.set(slab, top);
        heights.set(slab - thick.real + FLOORING, top - thick.written + nearest(FLOORING));
      }
    }
    thick = {
      real: level.floorToFloor - level.clearHeight,
      written: within(level.floorToFloor) - within(level.clearHeight),
    };
    floor += within(level.floorToFloor);
    for (const roof of lowerRoofs(plan).filter((lower) => lower.level === level)) {
      const { slab, top } = lowerRoofHeights(roof);
      heights.set(slab, floor - nearest(FLOORING));
      heights.set(top, floor - nearest(FLOORING) + nearest(UPSTAND));
    }
  }
  for (const z of [HEADROOM_THRESHOLD, roofParapetHeight(plan), HEADROOM_HEIGHT])
    heights.set(roofHeight(plan) + z, floor + nearest(z));
  const sloped = pitchedRoof(plan);
  if (sloped !== null)
    for (const z of [sloped.eaves, sloped.ridge]) heights.set(Math.round(roofHeight(plan) + z), floor + nearest(z));
  return (z) => heights.get(Math.round(z)) ?? nearest(z);
}

/** A height above the road as every sheet of the set writes it. */
export function writtenHeight(plan: Plan, units: Units, z: number): string {
  return formatHeight(units, planHeights(plan)(z));
}

/** How much higher one height is than another, as the chains of the set have it. */
export function writtenRise(plan: Plan, units: Units, from: number, to: number): string {
  const round = planHeights(plan);
  return units.length(round(to) - round(from));
}

/** A storey from floor to floor, and clear. */
export function writtenStorey(plan: Plan, units: Units, { floorLevel, floorToFloor, clearHeight }: Level) {
  return {
    full: writtenRise(plan, units, floorLevel, floorLevel + floorToFloor),
    clear: writtenRise(plan, units, floorLevel, floorLevel + clearHeight),
  };
}

/** Rounds heights above a storey's floor, in the same way for all storeys of its height. */
function storeyRounding(plan: Plan, level: Level, units: Units): AxisRounding {
  const rises = risesOf(plan, level);
  const coordinates = rises.flatMap(({ from, to }) => [from, to]);
  return roundAxis(coordinates, rises, units.grain);
}

/** The heights measured within a storey, above its floor. They include the openings of every storey, so that equal storeys are rounded alike. */
function risesOf(plan: Plan, { floorToFloor, clearHeight }: Level): readonly Span[] {
  const openings = plan.levels.flatMap((level) => level.openings.map(({ sill, head }) => [sill, head] as const));
  const distinct = new Map(openings.map(([sill, head]) => [`${sill} ${head}`, [sill, head] as const]));
  return [
    { from: 0, to: floorToFloor, weight: WEIGHTS.storey },
    { from: 0, to: clearHeight, weight: WEIGHTS.clear },
    { from: clearHeight, to: floorToFloor, weight: WEIGHTS.slab },
    ...[...distinct.values()].flatMap(([sill, head]) => [
      { from: 0, to: sill, weight: WEIGHTS.opening },
      { from: sill, to: head, weight: WEIGHTS.opening },
      { from: head, to: clearHeight, weight: WEIGHTS.other },
    ]),
  ];
}
