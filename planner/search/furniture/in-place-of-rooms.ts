import type { RegionCode } from "#planner/brief/brief.ts";
import { boundsOf, corners, grown, overlaps, type Rect } from "#planner/geometry/rect.ts";
import type { Furniture, FurnitureKind, Level, RoomKind } from "#planner/plan/plan.ts";
import type { Customs } from "#planner/search/furniture/bedroom.ts";
import {
  against,
  along,
  cheapest,
  distance,
  type Floor,
  fromCorner,
  lit,
  type Spot,
  spotsFor,
} from "#planner/search/furniture/floor.ts";
import { floorOf, furnishedRoom } from "#planner/search/furniture/furnish.ts";
import type { OpenedLevel } from "#planner/search/opened-house.ts";
import { LEVEL_PREFIX } from "#planner/search/programme/sized.ts";

/** Rooms that gave way for which a piece elsewhere does their work. */
export type Gone = "utility" | "pooja" | "study";

/** A level as it is written down, with what it was opened by. */
export type WrittenLevel = { readonly opened: OpenedLevel; readonly level: Level };

type Place = { readonly kind: FurnitureKind; readonly room: string; readonly level: number } & Pick<
  Spot,
  "body" | "front"
>;

const MACHINE = { width: 600, depth: 600, clear: 450 };
const DESKS = [
  { width: 1050, depth: 550, clear: 650 },
  { width: 900, depth: 500, clear: 500 },
] as const;
const ALTARS = [
  { width: 900, depth: 350, clear: 600 },
  { width: 600, depth: 300, clear: 450 },
] as const;
/** What it costs that who prays looks the wrong way, and stands before glass, as mm off a corner. */
const WRONG_SIDE = 3000;
const BEFORE_GLASS = 1500;
/** Around a shoe rack one walks and stoops, mm. */
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
const KITCHENS: readonly RoomKind[] = ["kitchen", "kitchen-dining"];
const PRAYED_IN: readonly RoomKind[] = ["living", "living-dining"];
const STUDIED_IN: readonly RoomKind[] = ["bedroom", "master-bedroom"];

/**
 * The levels with the pieces that do the work of rooms which gave way: a washing machine, an altar in the living room, a desk in a bedroom. Each stands
 * where everything else has left it a place, or nowhere: what a household is told follows what stands (`document/stand-ins.ts`).
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
    return { ...level, furniture: [...level.furniture, ...own.map((place, i) => written(level, place, i))] };
  });
}

function written({ index, furniture }: Level, { kind, room, body, front }: Place, i: number): Furniture {
  return {
    id: `${LEVEL_PREFIX[index] ?? `f${index}`}-f${furniture.length + i + 1}`,
    kind,
    room,
    polygon: corners(body),
    front,
  };
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
        cheapest(
          spotsFor(free, shape),
          (spot) =>
            WRONG_SIDE * customs.altar(spot.side) + (lit(free, spot) ? BEFORE_GLASS : 0) + fromCorner(free, spot),
        ),
      ),
    ),
  study: (house, _, customs) => {
    if (house.some(({ level }) => level.furniture.some(({ kind }) => kind === "desk"))) return null;
    return first(house, STUDIED_IN, customs, "desk", ({ free }) =>
      anyOf(DESKS, (shape) =>
        cheapest(spotsFor(free, shape), (spot) => (lit(free, spot) ? 0 : 500) + fromCorner(free, spot)),
      ),
    );
  },
};

type Furnished = { readonly free: Floor; readonly pieces: readonly Furniture[] };

/** The first place in rooms of these kinds, kind by kind, the lower levels first; rooms to let are another household's. */
function first(
  house: readonly WrittenLevel[],
  kinds: readonly RoomKind[],
  customs: Customs,
  piece: FurnitureKind,
  find: (furnished: Furnished, kind: RoomKind) => Pick<Spot, "body" | "front"> | null,
): Place | null {
  for (const kind of kinds) {
    for (const [level, one] of house.entries()) {
      for (const [index, { spec }] of one.opened.level.rooms.entries()) {
        if (spec.kind !== kind || spec.apart !== null) continue;
        const place = find(asFurnished(one, index, customs), kind);
        if (place !== null) return { kind: piece, room: spec.id, level, body: place.body, front: place.front };
      }
    }
  }
  return null;
}

/** A room's floor with what stands on it and the floor that its use needs. */
function asFurnished({ opened, level }: WrittenLevel, index: number, customs: Customs): Furnished {
  const { doors, windows } = opened;
  const room = opened.level.rooms[index];
  const free = floorOf(opened.level, index, doors, windows);
  if (room !== undefined) furnishedRoom(free, room, customs);
  const pieces = level.furniture.filter((piece) => piece.room === room?.spec.id);
  free.bodies.push(...opened.level.columns.map(({ polygon }) => boundsOf(polygon)));
  // The rack is the level's, not the room's own.
  for (const { kind, polygon } of pieces) if (kind === "shoe-rack") free.zones.push(grown(boundsOf(polygon), ABOUT));
  return { free, pieces };
}

/** Under a counter's worktop, beside sink and hob, the nearer to the sink's pipes the better. */
function underCounter({ free, pieces }: Furnished): Pick<Spot, "body" | "front"> | null {
  const of = (...kinds: readonly FurnitureKind[]): readonly Rect[] =>
    pieces.filter(({ kind }) => kinds.includes(kind)).map(({ polygon }) => boundsOf(polygon));
  const [taken, sink] = [of("sink", "hob"), of("sink")[0]];
  const places = pieces
    .filter(({ kind }) => kind === "counter")
    .flatMap(({ polygon, front }) => {
      const counter = boundsOf(polygon);
      const side = front[1] > 0 ? 0 : front[0] < 0 ? 1 : front[1] < 0 ? 2 : 3;
      const [low, high] = along(counter, side);
      const ends = taken.flatMap((one) => along(one, side)).flatMap((at) => [at - MACHINE.width, at]);
      const starts = [low, high - MACHINE.width, ...ends].map(Math.round);
      return starts
        .filter((from) => from >= low && from + MACHINE.width <= high)
        .map((from) => ({
          body: against(counter, side, from, from + MACHINE.width, MACHINE.depth),
          zone: against(counter, side, from, from + MACHINE.width, MACHINE.depth + MACHINE.clear),
          front,
          counter,
        }));
    })
    .filter(({ body, zone, counter }) => {
      const others = free.bodies.filter((one) => overlaps(one, zone) && !overlaps(one, counter));
      return others.length === 0 && taken.every((one) => !overlaps(one, body));
    });
  return cheapest(places, ({ body }) => (sink === undefined ? 0 : distance(body, sink)));
}

function anyOf<T>(choices: readonly T[], find: (choice: T) => Spot | null): Spot | null {
  for (const choice of choices) {
    const spot = find(choice);
    if (spot !== null) return spot;
  }
  return null;
}
