import type { Rect } from "#planner/geometry/rect.ts";
import type { FurnitureKind } from "#planner/plan/plan.ts";
import { evened } from "#planner/search/furniture/bed-sides.ts";
import type { SideCost } from "#planner/search/furniture/customs.ts";
import {
  across,
  against,
  cheapest,
  endsAtGlass,
  type Floor,
  fromCorner,
  lit,
  type Shape,
  type Spot,
  spotsFor,
  stands,
  take,
  wallOf,
} from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { inNobodysWay } from "#planner/search/furniture/ways-kept.ts";

/**
 * `worth`: weighed against other beds and wardrobes. `atWall`: floor needed beside it on one side, mm, so that its other side may stand at a wall.
 * `roomFrom`: least width of its room, mm.
 */
export type Bed = {
  readonly kind: FurnitureKind;
  readonly shape: Shape;
  readonly worth: number;
  readonly atWall?: number;
  readonly roomFrom?: number;
};

/** Doubles are reached from both sides where there is room (rules: furniture envelopes; 400 is the least one walks through beside a bed). */
const KING: Bed = { kind: "bed-king", shape: { width: 1830, depth: 1980, clear: 600, beside: 600 }, worth: 110 };
const QUEEN: Bed = { kind: "bed-queen", shape: { width: 1525, depth: 1980, clear: 600, beside: 550 }, worth: 100 };
/** The shorter queen, 5'-0" x 6'-3": in a room 8 feet wide one still passes its foot. */
const TIGHT_QUEEN: Bed = { ...QUEEN, shape: { ...QUEEN.shape, depth: 1905, clear: 500, beside: 400 }, worth: 92 };
/** One side at the wall, two feet free at the other and the foot (rules: furniture envelopes): as two children or guests sleep in a small room. */
const CORNER_QUEEN: Bed = {
  kind: "bed-queen",
  shape: { width: 1525, depth: 1905, clear: 600 },
  worth: 74,
  atWall: 600,
  roomFrom: 2400,
};
export const SINGLE: Bed = {
  kind: "bed-single",
  shape: { width: 915, depth: 1905, clear: 450 },
  worth: 57,
  atWall: 400,
};
/** In a master bedroom a single bed is the last resort, even if a double leaves no room for a wardrobe. */
const MASTER_SINGLE: Bed = { ...SINGLE, worth: 37 };

/** The beds of every other bedroom, the best first. */
export const SLEEPERS: readonly Bed[] = [QUEEN, TIGHT_QUEEN, CORNER_QUEEN, SINGLE];

const WARDROBES: readonly { readonly width: number; readonly clear: number; readonly worth: number }[] = [
  { width: 2100, clear: 750, worth: 42 },
  { width: 1500, clear: 750, worth: 38 },
  { width: 1500, clear: 600, worth: 35 },
  { width: 1050, clear: 600, worth: 28 },
  { width: 900, clear: 600, worth: 24 },
];
/** In a bedroom longer than so many times its width, a wardrobe from wall to wall across an end (`FITTED`) leaves a room of usual proportions. */
const LONG = 1.6;
const FITTED = { clear: 600, worth: 54 };
const LOOSE_WORTH = Math.max(...WARDROBES.map(({ worth }) => worth));
const WARDROBE_DEPTH = 600;
/** What it costs that a wardrobe's end takes light from a window beside it, as mm away from a corner; and how much less the wardrobe is worth. */
const AT_GLASS = 250;
const SHADES = 1;
/** The steps by which a wardrobe grows, mm, and its greatest length: two people fill no more. */
const GROWTH = 50;
const LONGEST_WARDROBE = 2400;
const BEDSIDE = { width: 450, depth: 400 };
/** What it costs that a dressing table stands before a window, or a desk before none, mm. */
const WRONG_LIGHT = 3000;
/** How many places of a bed are tried with a wardrobe. */
const TRIED = 8;

/** Bed, wardrobe, bedside tables, and what else there is room for. */
export function furnishBedroom(floor: Floor, master: boolean, head: SideCost, put: Put): void {
  const wardrobe = bedAndWardrobe(
    floor,
    master ? [KING, QUEEN, TIGHT_QUEEN, CORNER_QUEEN, MASTER_SINGLE] : SLEEPERS,
    head,
    put,
  );
  const extra = master
    ? ({ kind: "dressing-table", shape: { width: 900, depth: 450, clear: 600 } } as const)
    : ({ kind: "desk", shape: { width: 1050, depth: 550, clear: 650 } } as const);
  const place = inNobodysWay(
    floor,
    spotsFor(floor, extra.shape),
    (spot) => (lit(floor, spot) === !master ? 0 : WRONG_LIGHT) + aside(floor, spot, wardrobe) + spot.side,
  );
  if (place !== null) {
    put(extra.kind, place);
    take(floor, place);
  }
  putWardrobe(floor, wardrobe, put);
}

/** Puts a wardrobe, made longer as far as what stands beside it allows. */
export function putWardrobe(floor: Floor, spot: Spot | null, put: Put): void {
  if (spot === null) return;
  const { side, body } = spot;
  const free: Floor = {
    ...floor,
    bodies: floor.bodies.filter((one) => one !== body),
    zones: floor.zones.filter((one) => one !== spot.zone),
  };
  const reach = across(spot.zone, side);
  const shaded = endsAtGlass(floor, spot);
  let { from, to } = spot;
  for (const [low, high] of [
    [GROWTH, 0],
    [0, GROWTH],
  ] as const) {
    while (to - from + GROWTH <= LONGEST_WARDROBE) {
      const next = { side, from: from - low, to: to + high };
      const longer = against(floor.room, side, next.from, next.to, WARDROBE_DEPTH);
      const zone = against(floor.room, side, next.from, next.to, reach);
      const inLight = lit(floor, next) || (!shaded && endsAtGlass(floor, { side, body: longer }));
      if (inLight || !stands(free, longer, zone)) break;
      ({ from, to } = next);
    }
  }
  put("wardrobe", { body: against(floor.room, side, from, to, across(body, side)), front: spot.front });
}

/** How far a piece stands from where one looks for it: in a corner, beside the wardrobe, or in the middle of its window, mm. */
function aside(floor: Floor, spot: Spot, wardrobe: Spot | null): number {
  const beside =
    wardrobe?.side === spot.side
      ? Math.max(wardrobe.from - spot.to, spot.from - wardrobe.to)
      : Number.POSITIVE_INFINITY;
  const windows = floor.glass
    .filter(({ side, from, to }) => side === spot.side && from < spot.to && to > spot.from)
    .map(({ from, to }) => Math.abs(from + to - spot.from - spot.to) / 2);
  return Math.min(fromCorner(floor, spot), beside, ...windows);
}

/**
 * Puts the bed that is worth most together with a wardrobe, and tables beside the bed. Gives the wardrobe's place, which is taken but still to be
 * put; null for none.
 */
export function bedAndWardrobe(floor: Floor, beds: readonly Bed[], head: SideCost, put: Put): Spot | null {
  let best: { bed: Bed; spot: Spot; wardrobe: Spot | null; worth: number } | null = null;
  const most = isLongBedroom(floor.room) ? FITTED.worth : LOOSE_WORTH;
  for (const bed of beds) {
    const { atWall, roomFrom = 0 } = bed;
    if (shortSide(floor.room) < roomFrom) continue;
    const places = spotsFor(floor, bed.shape);
    const spots = (atWall === undefined ? places : places.flatMap((spot) => reached(floor, spot, bed.shape, atWall)))
      .map((spot) => ({ spot, cost: bedCost(floor, spot, bed, head) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, TRIED);
    for (const { spot, cost } of spots) {
      const isBetter = (worth: number): boolean => best === null || bed.worth - cost + worth > best.worth;
      if (!isBetter(most)) break;
      const taken = { ...floor, bodies: [...floor.bodies, spot.body], zones: [...floor.zones, spot.zone] };
      const wardrobe = wardrobeFor(taken, isBetter);
      const worth = bed.worth - cost + (wardrobe?.worth ?? 0);
      if (best === null || worth > best.worth) best = { bed, spot, wardrobe: wardrobe?.spot ?? null, worth };
    }
  }
  if (best !== null) {
    const { bed, wardrobe, sides } = evened(floor, { bed: best.spot, wardrobe: best.wardrobe }, best.bed.shape);
    put(best.bed.kind, bed);
    take(floor, bed);
    if (wardrobe !== null) take(floor, wardrobe);
    bedside(floor, bed, best.bed, put);
    if (sides !== null) floor.zones.push(sides);
    return wardrobe;
  }
  const wardrobe = wardrobeFor(floor);
  if (wardrobe === null) return null;
  take(floor, wardrobe.spot);
  return wardrobe.spot;
}

/** A bed's place with the floor on one side of it from which one gets in; empty if neither side is free. */
function reached(floor: Floor, spot: Spot, { depth, clear }: Shape, beside: number): readonly Spot[] {
  for (const [from, to] of [
    [spot.from, spot.to + beside],
    [spot.from - beside, spot.to],
  ] as const) {
    const zone = against(floor.room, spot.side, from, to, depth + clear);
    if (stands(floor, spot.body, zone)) return [{ ...spot, zone }];
  }
  return [];
}

/** A bed's head that shares more than this with a bath's wall, mm, is at its pipes; and what that costs. */
const AT_WET_WALL = 600;
const WET_HEAD = 5;

/**
 * What a bed's place costs. A bed reached from both sides wants the middle of its wall; another wants a side in a corner, as floor between bed and
 * wall is lost.
 */
function bedCost(floor: Floor, spot: Spot, { shape }: Bed, head: SideCost): number {
  const [low, high] = wallOf(floor.room, spot.side);
  const middle = shape.beside === undefined ? fromCorner(floor, spot) : Math.abs(spot.from + spot.to - low - high) / 2;
  const facing = (spot.side + 2) % 4;
  const inLine = floor.ways.some((way) => way.side === facing && way.from < spot.to && way.to > spot.from);
  const behindDoor = floor.ways.some((way) => way.side === spot.side);
  const wet = floor.wet.some(
    ({ side, from, to }) => side === spot.side && Math.min(to, spot.to) - Math.max(from, spot.from) > AT_WET_WALL,
  );
  return (
    (lit(floor, spot) ? 7 : 0) +
    (wet ? WET_HEAD : 0) +
    middle / 250 +
    (inLine ? 3 : 0) +
    (behindDoor ? 3 : 0) +
    9 * head(spot.side)
  );
}

/** The best wardrobe that there is room for; null if none, or if no larger one fits and smaller ones are not worthwhile. */
function wardrobeFor(
  floor: Floor,
  isWorthwhile: (worth: number) => boolean = () => true,
): { readonly spot: Spot; readonly worth: number } | null {
  const fitted = fittedAcross(floor);
  if (fitted !== null) return { spot: fitted, worth: FITTED.worth };
  for (const { width, clear, worth } of WARDROBES) {
    if (!isWorthwhile(worth)) return null;
    const spots = spotsFor(floor, { width, depth: WARDROBE_DEPTH, clear, tall: true });
    const spot = cheapest(spots, (one) => fromCorner(floor, one) + (endsAtGlass(floor, one) ? AT_GLASS : 0));
    if (spot !== null) return { spot, worth: worth - (endsAtGlass(floor, spot) ? SHADES : 0) };
  }
  return null;
}

/** A wardrobe from wall to wall across an end of a long room. */
function fittedAcross(floor: Floor): Spot | null {
  if (!isLongBedroom(floor.room)) return null;
  const shape = { width: shortSide(floor.room), depth: WARDROBE_DEPTH, clear: FITTED.clear, tall: true };
  const across = spotsFor(floor, shape).filter(({ body }) => closesEnd(body, floor.room));
  return cheapest(across, (one) => (endsAtGlass(floor, one) ? AT_GLASS : 0));
}

/** Whether a bedroom is too long to furnish well, so that a wardrobe across its end is welcome. */
export function isLongBedroom({ x0, y0, x1, y1 }: Rect): boolean {
  return Math.max(x1 - x0, y1 - y0) > LONG * Math.min(x1 - x0, y1 - y0);
}

/** Whether a piece stands across a long room from wall to wall. */
export function closesEnd(body: Rect, { x0, y0, x1, y1 }: Rect): boolean {
  return x1 - x0 < y1 - y0 ? body.x0 === x0 && body.x1 === x1 : body.y0 === y0 && body.y1 === y1;
}

function shortSide({ x0, y0, x1, y1 }: Rect): number {
  return Math.min(x1 - x0, y1 - y0);
}

/** A table on each side of the head where floor is left for one. */
function bedside(floor: Floor, spot: Spot, bed: Bed, put: Put): void {
  if (bed.shape.beside === undefined) return;
  for (const from of [spot.from - BEDSIDE.width, spot.to]) {
    const body = against(floor.room, spot.side, from, from + BEDSIDE.width, BEDSIDE.depth);
    const free = { ...floor, zones: floor.zones.filter((zone) => zone !== spot.zone) };
    if (stands(free, body, body)) {
      put("bedside-table", { body, front: spot.front });
      floor.bodies.push(body);
    }
  }
}
