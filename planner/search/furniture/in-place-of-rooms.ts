import type { RegionCode } from "#planner/brief/brief.ts";
import type { Point } from "#planner/geometry/point.ts";
import { boundsOf, corners, grown, overlaps, type Rect, within } from "#planner/geometry/rect.ts";
import { type Furniture, type FurnitureKind, KITCHENS, type Level, type RoomKind } from "#planner/plan/plan.ts";
import type { Customs } from "#planner/search/furniture/customs.ts";
import {
  against,
  along,
  cheapest,
  distance,
  type Floor,
  fromCorner,
  lit,
  type Spot,
  sideBehind,
  spotsFor,
} from "#planner/search/furniture/floor.ts";
import { ALTAR_BEFORE_GLASS, floorOf, furnishedRoom, WRONG_SIDE } from "#planner/search/furniture/furnish.ts";
import { inNobodysWay } from "#planner/search/furniture/ways-kept.ts";
import type { OpenedLevel } from "#planner/search/openings/opened-level.ts";
import { levelPrefix } from "#planner/search/programme/room-spec.ts";

/** Rooms that may have given way and whose work a piece elsewhere can do. */
export type Gone = "utility" | "pooja" | "study";

/** A level of the written plan, with the opened level that its rooms were furnished by. */
export type WrittenLevel = {
  readonly opened: OpenedLevel;
  /** Its windows as they are written, once some have moved aside (`windows-aside.ts`). */
  readonly windows: OpenedLevel["windows"];
  readonly level: Level;
};

/** Where a piece stands, and a piece that moves aside for it, in its new place. */
type Found = Pick<Spot, "body" | "front"> & { readonly moved?: Furniture };
type Place = Found & { readonly kind: FurnitureKind; readonly room: string; readonly level: number };

const MACHINE = { width: 600, depth: 600, clear: 450 };
const DESKS = [
  { width: 1050, depth: 550, clear: 650 },
  { width: 900, depth: 500, clear: 500 },
] as const;
const ALTARS = [
  { width: 900, depth: 350, clear: 600 },
  { width: 600, depth: 300, clear: 450 },
] as const;
/** Places under a counter are tried so far apart, mm. */
const STEP = 10;
/** Worktop beside the hob, mm; and what each mm costs that the hob moves, as mm off the sink. */
const WORKTOP = 100;
const HOB_MOVES = 5;
/** Floor before a wardrobe's doors, mm. */
const BEFORE_WARDROBE = 750;
/** Floor around a shoe rack on which one walks and stoops, mm. */
const ABOUT = 600;

/**
 * Where laundry is done without a utility, the likeliest first. Practice: in India beside the bath's tap, else under the counter or on the terrace; in
 * Britain under the counter alone, since a bathroom has no socket (BS 7671, section 701); in the United States either.
 */
const LAUNDRY: Readonly<Record<RegionCode, readonly RoomKind[]>> = {
  in: ["bath", "bathroom", "kitchen", "kitchen-dining", "terrace"],
  us: ["bath", "bathroom", "kitchen", "kitchen-dining"],
  uk: ["kitchen", "kitchen-dining"],
};
const PRAYED_IN: readonly RoomKind[] = ["living", "living-dining"];
const STUDIED_IN: readonly RoomKind[] = ["bedroom", "master-bedroom"];

/**
 * The levels with the pieces that do the work of rooms which gave way: a washing machine, an altar in the living room, a desk in a bedroom. Each
 * takes a place that everything else has left, altar and desk in nobody's way, or is left out: what a household is told follows what stands
 * (`document/stand-ins.ts`).
 */
export function inPlaceOfRooms(
  house: readonly WrittenLevel[],
  gone: readonly Gone[],
  region: RegionCode,
  customs: Customs,
): readonly Level[] {
  const places = gone.flatMap((room): readonly Place[] => {
    const place = PLACES[room](house, region, customs);
    return place === null ? [] : [place];
  });
  return house.map(({ level }, index) => {
    const own = places.filter((place) => place.level === index);
    if (own.length === 0) return level;
    const moved = new Map(own.flatMap((place) => (place.moved === undefined ? [] : [[place.moved.id, place.moved]])));
    const before = level.furniture.map((piece) => moved.get(piece.id) ?? piece);
    return { ...level, furniture: [...before, ...own.map((place, i) => written(level, place, i))] };
  });
}

function written({ index, furniture }: Level, { kind, room, body, front }: Place, i: number): Furniture {
  const id = `${levelPrefix(index)}-f${furniture.length + i + 1}`;
  return { id, kind, room, polygon: corners(body), front };
}

type Find = (house: readonly WrittenLevel[], region: RegionCode, customs: Customs) => Place | null;

const PLACES: Readonly<Record<Gone, Find>> = {
  utility: (house, region, customs) =>
    first(house, LAUNDRY[region], customs, "washing-machine", (floor, kind) =>
      KITCHENS.includes(kind) ? underCounter(floor) : cheapest(spotsFor(floor.free, MACHINE), ({ from }) => from),
    ),
  pooja: (house, _, customs) =>
    first(house, PRAYED_IN, customs, "altar", ({ free }) =>
      anyOf(ALTARS, (shape) =>
        inNobodysWay(
          free,
          spotsFor(free, shape),
          (spot) =>
            WRONG_SIDE * customs.altar(spot.side) + (lit(free, spot) ? ALTAR_BEFORE_GLASS : 0) + fromCorner(free, spot),
        ),
      ),
    ),
  study: (house, _, customs) => {
    if (house.some(({ level }) => level.furniture.some(({ kind }) => kind === "desk"))) return null;
    return first(house, STUDIED_IN, customs, "desk", (furnished) => {
      const { free } = furnished;
      const desk = anyOf(DESKS, (shape) =>
        inNobodysWay(free, spotsFor(free, shape), (spot) => (lit(free, spot) ? 0 : 500) + fromCorner(free, spot)),
      );
      return desk === null ? null : { ...desk, ...wardrobeBeside(desk.body, furnished) };
    });
  },
};

type Furnished = { readonly free: Floor; readonly pieces: readonly Furniture[] };

/** The first place in rooms of these kinds, kind by kind, the lower levels first; rooms to let are another household's. */
function first(
  house: readonly WrittenLevel[],
  kinds: readonly RoomKind[],
  customs: Customs,
  piece: FurnitureKind,
  find: (furnished: Furnished, kind: RoomKind) => Found | null,
): Place | null {
  for (const kind of kinds) {
    for (const [level, one] of house.entries()) {
      for (const [index, { spec }] of one.opened.level.rooms.entries()) {
        if (spec.kind !== kind || spec.apart !== null) continue;
        const place = find(asFurnished(one, index, customs), kind);
        if (place !== null) return { ...place, kind: piece, room: spec.id, level };
      }
    }
  }
  return null;
}

/** A room's floor with what stands on it and the floor that its use needs. */
function asFurnished({ opened, windows, level }: WrittenLevel, index: number, customs: Customs): Furnished {
  const { doors } = opened;
  const room = opened.level.rooms[index];
  const free = floorOf(opened.level, index, doors, opened.windows);
  if (room !== undefined) furnishedRoom(free, room, customs);
  const pieces = level.furniture.filter((piece) => piece.room === room?.spec.id);
  free.bodies.push(...opened.level.columns.map(({ polygon }) => boundsOf(polygon)));
  // A shoe rack is the level's: to furnish the room again does not put it.
  for (const { kind, polygon } of pieces) if (kind === "shoe-rack") free.zones.push(grown(boundsOf(polygon), ABOUT));
  const { glass } = floorOf(opened.level, index, doors, windows);
  return { free: { ...free, glass }, pieces };
}

/** A wardrobe that has grown along its wall gets its usual length back if the desk stands in it or before its doors. */
function wardrobeBeside(desk: Rect, { free, pieces }: Furnished): Pick<Found, "moved"> {
  const wardrobe = pieces.find(
    ({ kind, polygon }) => kind === "wardrobe" && overlaps(grown(boundsOf(polygon), BEFORE_WARDROBE), desk),
  );
  const before = free.bodies.find((body) => wardrobe !== undefined && within(body, boundsOf(wardrobe.polygon)));
  return wardrobe === undefined || before === undefined ? {} : { moved: { ...wardrobe, polygon: corners(before) } };
}

/** The best place of a machine under a counter's worktop, not under sink or hob: near the sink's pipes. A hob that is in the way moves along its counter. */
function underCounter({ free, pieces }: Furnished): Found | null {
  const bodiesOf = (kind: FurnitureKind): readonly Rect[] =>
    pieces.filter((piece) => piece.kind === kind).map(({ polygon }) => boundsOf(polygon));
  const [sink] = bodiesOf("sink");
  const hob = pieces.find(({ kind }) => kind === "hob");
  const places = pieces
    .filter(({ kind }) => kind === "counter")
    .flatMap((counter) => placesUnder(boundsOf(counter.polygon), counter.front, free))
    .filter(({ body }) => sink === undefined || !overlaps(sink, body));
  const hobs = places.flatMap((place): readonly (Found & { readonly shift: number })[] => {
    if (hob === undefined || !overlaps(boundsOf(hob.polygon), place.body)) return [{ ...place, shift: 0 }];
    const aside = hobAside(
      hob,
      [place.body, ...(sink === undefined ? [] : [grown(sink, WORKTOP)])],
      bodiesOf("counter"),
    );
    return aside === null ? [] : [{ ...place, ...aside }];
  });
  return cheapest(hobs, ({ body, shift }) => HOB_MOVES * shift + (sink === undefined ? 0 : distance(body, sink)));
}

/** Every place for a machine under one counter, with the floor before it free. */
function placesUnder(counter: Rect, front: Point, { bodies }: Floor): readonly Pick<Spot, "body" | "front">[] {
  const side = sideBehind(front);
  const [low, high] = along(counter, side);
  const others = bodies.filter((one) => !overlaps(one, counter));
  const places: Pick<Spot, "body" | "front">[] = [];
  for (let from = low; from + MACHINE.width <= high; from += STEP) {
    const zone = against(counter, side, from, from + MACHINE.width, MACHINE.depth + MACHINE.clear);
    if (others.some((one) => overlaps(one, zone))) continue;
    places.push({ body: against(counter, side, from, from + MACHINE.width, MACHINE.depth), front });
  }
  return places;
}

/** The hob in the nearest other place on its counter, off the counter's ends and off what is `kept`; null if it finds none. */
function hobAside(
  hob: Furniture,
  kept: readonly Rect[],
  counters: readonly Rect[],
): { readonly moved: Furniture; readonly shift: number } | null {
  const body = boundsOf(hob.polygon);
  const counter = counters.find((one) => overlaps(one, body));
  if (counter === undefined) return null;
  const side = sideBehind(hob.front);
  const [low, high] = along(counter, side);
  const [from, to] = along(body, side);
  const places: { readonly moved: Furniture; readonly shift: number }[] = [];
  for (let at = low + WORKTOP; at + to - from + WORKTOP <= high; at += STEP) {
    const by = at - from;
    const there =
      side % 2 === 0
        ? { ...body, x0: body.x0 + by, x1: body.x1 + by }
        : { ...body, y0: body.y0 + by, y1: body.y1 + by };
    if (kept.some((one) => overlaps(one, there))) continue;
    places.push({ moved: { ...hob, polygon: corners(there) }, shift: Math.abs(by) });
  }
  return cheapest(places, ({ shift }) => shift);
}

function anyOf<T>(choices: readonly T[], find: (choice: T) => Spot | null): Spot | null {
  for (const choice of choices) {
    const spot = find(choice);
    if (spot !== null) return spot;
  }
  return null;
}
