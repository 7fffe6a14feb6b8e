import { KITCHENS, type RoomKind } from "#planner/plan/plan.ts";

/** The nine zones of the vastu grid, row by row from the north-west. */
export const ZONES = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"] as const;
export type Zone = (typeof ZONES)[number];

/** cos and sin of the multiples of 45 degrees, written out so that every machine has the same last bit. */
const HALF = Math.SQRT1_2;
const TURNS: readonly (readonly [cos: number, sin: number])[] = [
  [1, 0],
  [HALF, HALF],
  [0, 1],
  [-HALF, HALF],
  [-1, 0],
  [-HALF, -HALF],
  [0, -1],
  [HALF, -HALF],
];

/** A vector of the drawing turned to the compass: how far it goes east and north. `northBearing` is the bearing of +v. */
export function compassOf(u: number, v: number, northBearing: number): readonly [east: number, north: number] {
  const turn = TURNS[((Math.round(northBearing / 45) % 8) + 8) % 8] as readonly [number, number];
  return [u * turn[0] + v * turn[1], -u * turn[1] + v * turn[0]];
}

/**
 * The zone of a point in normalised coordinates, u to the right and v away from the road, both -1..1 over the built
 * rectangle. `northBearing` is the bearing of +v and a multiple of 45 degrees.
 */
export function zoneAt(u: number, v: number, northBearing: number): Zone {
  const [east, north] = compassOf(u, v, northBearing);
  const column = east < -1 / 3 ? 0 : east > 1 / 3 ? 2 : 1;
  const row = north > 1 / 3 ? 0 : north < -1 / 3 ? 2 : 1;
  return ZONES[row * 3 + column] as Zone;
}

type Preference = {
  readonly weight: number;
  readonly best: readonly Zone[];
  readonly acceptable: readonly Zone[];
  readonly avoid: readonly Zone[];
  readonly never: readonly Zone[];
};

function zones(text: string): readonly Zone[] {
  return text === "" ? [] : text.split(" ").map((name) => ZONES.find((zone) => zone === name) as Zone);
}

function preference(weight: number, best: string, acceptable: string, avoid: string, never = ""): Preference {
  return { weight, best: zones(best), acceptable: zones(acceptable), avoid: zones(avoid), never: zones(never) };
}

const TOILET = preference(4, "NW", "W S", "E SE", "NE SW C");
const LIVING = preference(3, "NE N E", "NW W", "SW S");
const BALCONY = preference(1, "N E NE", "NW", "S SW");

/** Which zone suits which room: the majority of the traditional sources (rules: vastu, room by zone). */
export const PREFERENCES: Readonly<Partial<Record<RoomKind, Preference>>> = {
  pooja: preference(5, "NE", "E N", "S SE SW"),
  kitchen: preference(5, "SE", "NW E", "SW N W", "NE C"),
  "kitchen-dining": preference(5, "SE", "NW E", "SW N W", "NE C"),
  "master-bedroom": preference(5, "SW", "S W", "SE N", "NE"),
  bedroom: preference(2, "W S", "NW E N", "SE C", "NE"),
  living: LIVING,
  "living-dining": LIVING,
  dining: preference(1.5, "W E", "S N", "SW"),
  bath: TOILET,
  wc: TOILET,
  powder: TOILET,
  bathroom: preference(2, "E", "N NW", "SW", "C"),
  stair: preference(4, "SW S W", "NW SE", "N E", "NE C"),
  store: preference(1, "SW W", "NW S", "NE"),
  study: preference(1, "N E NE", "W", "SW SE"),
  parking: preference(1, "NW", "SE N E", "SW NE"),
  porch: preference(1, "NW", "SE N E", "SW"),
  balcony: BALCONY,
  terrace: BALCONY,
  verandah: BALCONY,
};

/** 1 best, 0.7 acceptable, 0.45 where the tradition is silent, 0 avoided; null for rooms without a rule. */
export function verdict(kind: RoomKind, zone: Zone): number | null {
  const wish = PREFERENCES[kind];
  if (wish === undefined) return null;
  if (wish.best.includes(zone)) return 1;
  if (wish.acceptable.includes(zone)) return 0.7;
  return wish.avoid.includes(zone) || wish.never.includes(zone) ? 0 : 0.45;
}

/** Strict vastu's vetoes: a room with a WC in NE, SW or the centre, a kitchen in NE, a stair in NE or the centre. */
export function vetoed(kind: RoomKind, zone: Zone): boolean {
  if (kind === "bath" || kind === "wc" || kind === "powder") return zone === "NE" || zone === "SW" || zone === "C";
  if (KITCHENS.includes(kind)) return zone === "NE";
  return kind === "stair" && (zone === "NE" || zone === "C");
}
