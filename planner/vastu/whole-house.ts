/** What vastu asks of the house as a whole: a free centre, beds' heads, and more open ground in the north and east. */
import type { Point } from "#planner/geometry/point.ts";
import { boundsOf } from "#planner/geometry/rect.ts";
import { BEDS, type Plan, type RoomKind } from "#planner/plan/plan.ts";
import { cut, normalised, signedArea, zoneShares } from "#planner/vastu/zone-shares.ts";
import { compassOf } from "#planner/vastu/zones.ts";

/** Centre (Brahmasthan): open or lived in 1, passed through or dined in 0.7, slept in or built up 0, others 0.45. */
export const CENTRE_VALUES: Readonly<Partial<Record<RoomKind, number>>> = {
  living: 1,
  "living-dining": 1,
  family: 1,
  hall: 1,
  courtyard: 1,
  duct: 1,
  passage: 0.7,
  foyer: 0.7,
  dining: 0.7,
  bedroom: 0,
  "master-bedroom": 0,
  bath: 0,
  bathroom: 0,
  wc: 0,
  powder: 0,
  kitchen: 0,
  "kitchen-dining": 0,
  stair: 0,
};

/** `value` is the share (0..1) of the centre that is free; `taken` names the rooms that should not stand there. */
export type Centre = { readonly value: number; readonly taken: readonly string[] };

/** A room that takes less of the centre than this is not named. */
const NOTICED = 0.1;

/** The middle zone of every level, each counted alike; a column on the very middle spoils its level. */
export function centreOf(plan: Plan): Centre {
  let sum = 0;
  let counted = 0;
  const taken = new Set<string>();
  const built = builtOf(plan);
  for (const level of plan.levels) {
    let free = 0;
    let floor = 0;
    for (const room of level.rooms) {
      const share =
        zoneShares(room.polygon, built, plan.site.northBearing).find(({ zone }) => zone === "C")?.share ?? 0;
      const inside = share * Math.abs(signedArea(room.polygon));
      const value = CENTRE_VALUES[room.kind] ?? 0.45;
      free += inside * value;
      floor += inside;
      if (value === 0 && inside > NOTICED * ((built.x1 - built.x0) * (built.y1 - built.y0)) * CENTRE_SHARE) {
        taken.add(room.label);
      }
    }
    if (floor === 0) continue;
    const column = level.columns.some(({ polygon }) => {
      const b = boundsOf(polygon);
      const [x, y] = [(built.x0 + built.x1) / 2, (built.y0 + built.y1) / 2];
      return b.x0 <= x && x <= b.x1 && b.y0 <= y && y <= b.y1;
    });
    if (column) taken.add("a column");
    sum += column ? 0 : free / floor;
    counted++;
  }
  return { value: counted === 0 ? 1 : sum / counted, taken: [...taken] };
}

const CENTRE_SHARE = 1 / 9;

/** By bearing of the head from north in steps of 45 degrees; between two quarters their mean. */
const HEADS = [0, 0.35, 0.7, 0.85, 1, 0.725, 0.45, 0.225] as const;

/** `value` is the mean over all beds (0..1), null without beds; south is best, then east, then west, never north. */
export type BedHeads = { readonly value: number | null; readonly beds: number; readonly toNorth: number };

export function bedHeadsOf(plan: Plan): BedHeads {
  const fronts = plan.levels.flatMap(({ furniture }) => furniture.filter(({ kind }) => BEDS.includes(kind)));
  let sum = 0;
  let toNorth = 0;
  for (const { front } of fronts) {
    const value = bedHeadValue([-front[0], -front[1]], plan.site.northBearing);
    sum += value;
    if (value === 0) toNorth++;
  }
  return { value: fronts.length === 0 ? null : sum / fronts.length, beds: fronts.length, toNorth };
}

/** How good it is (0..1) that a bed's head lies in a direction of the drawing. */
export function bedHeadValue(towards: Point, northBearing: number): number {
  return HEADS[eighthOf(towards, northBearing)] ?? 0;
}

/** By bearing of the altar's back from north, in steps of 45 degrees: it is best to look east in prayer, then north-east and north, least west; never south. */
const ALTARS = [0.8, 0.9, 1, 0.5, 0, 0.25, 0.5, 0.6] as const;

/** How good it is (0..1) to look in a direction of the drawing as one prays before an altar; practice, not checked against a text. */
export function altarValue(towards: Point, northBearing: number): number {
  return ALTARS[eighthOf(towards, northBearing)] ?? 0;
}

function eighthOf([x, y]: Point, northBearing: number): number {
  const [east, north] = compassOf(x, y, northBearing);
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI / 45) + 8) % 8;
}

/**
 * How the open ground lies: its parts (0..1) in the northern and the eastern half of the plot. `value` is 0.5 where both
 * halves have the same, 1 where three quarters or more lie north and east, null where the plot is all built.
 */
export type OpenSides = { readonly value: number | null; readonly north: number; readonly east: number };

/** Less open ground than this part of the plot is no open ground. */
const NO_GROUND = 0.01;

export function openSidesOf(plan: Plan): OpenSides {
  const ground = plan.levels[0];
  const plot = boundsOf(plan.site.plot);
  const turned = (polygon: Plan["site"]["plot"]) => normalised(polygon, plot, plan.site.northBearing);
  const inHalf = (axis: 0 | 1, side: 1 | -1): number => {
    let open = Math.abs(signedArea(cut(turned(plan.site.plot), axis, 0, side)));
    for (const { outer } of ground?.footprint ?? []) open -= Math.abs(signedArea(cut(turned(outer), axis, 0, side)));
    return Math.max(0, open);
  };
  const [east, west, north, south] = [inHalf(0, 1), inHalf(0, -1), inHalf(1, 1), inHalf(1, -1)];
  if (east + west < NO_GROUND * Math.abs(signedArea(turned(plan.site.plot))))
    return { value: null, north: 0.5, east: 0.5 };
  const shares = { north: north / (north + south), east: east / (east + west) };
  const judged = (share: number): number => Math.max(0, Math.min(1, 2 * share - 0.5));
  return { value: (judged(shares.north) + judged(shares.east)) / 2, ...shares };
}

/** The rectangle around the house's outer faces: a storey that steps back has the zones of those below it. */
export function builtOf({ levels }: Plan): ReturnType<typeof boundsOf> {
  return boundsOf(levels.flatMap(({ footprint }) => footprint.flatMap(({ outer }) => outer)));
}
