import type { Rect } from "#planner/geometry/rect.ts";
import { ROOM_KINDS, type RoomKind } from "#planner/plan/plan.ts";
import { PARTS } from "#planner/vastu/score-vastu.ts";
import { CENTRE_VALUES } from "#planner/vastu/whole-house.ts";
import { PREFERENCES, verdict, vetoed, ZONES, type Zone, zoneAt } from "#planner/vastu/zones.ts";

/** What of the vastu score the arrangement of a level decides, laid out flat for speed. Prices are parts of what the whole house's score may cost. */
export type VastuModel = {
  readonly strict: boolean;
  /** How much more a hard problem costs, so that vastu does not buy it off. */
  readonly hardPrice: number;
  /** Outer faces: zones are thirds of this rectangle. */
  readonly built: Rect;
  readonly northBearing: number;
  /** By room, a summed-area table of vastu's verdicts; null where it has no rule for the room. */
  readonly verdicts: readonly (Float64Array | null)[];
  /** By room, such a table of how unwelcome it is, 0..1: what strict vastu forbids; where vastu is preferred also what such a family minds (`minded`). */
  readonly unwelcome: readonly (Float64Array | null)[];
  /** What a room costs that lies wholly where it is unwelcome; null in strict vastu, where it breaks a veto if most of it does. */
  readonly unwelcomePrice: number | null;
  /** Such a table of the centre zone: 1 within it, 0 elsewhere. */
  readonly centre: Float64Array;
  /** What a room costs that lies where it is avoided. */
  readonly roomPrice: Float64Array;
  /** By room, how well it suits the centre: from 0, it should not stand there, to 1. */
  readonly centreValue: Float64Array;
  /** What a centre costs that is all taken by rooms that should not stand there. */
  readonly centrePrice: number;
  /** What a main door in the worst pada costs. */
  readonly padaPrice: number;
};

/** What a score of 0 instead of 100 costs, by wish: a tenth of it outweighs a comfort, but no hard problem (`hardPrice`). */
const PRICES = { strict: 500, preferred: 80 } as const;
/** What an unwelcome room costs beyond its part of the score: a toilet in the north-east is what a family that prefers vastu asks about first. */
const UNWELCOME_PRICES = { strict: null, preferred: 15 } as const;
/** A family that prefers vastu asks after these by name: they are unwelcome also where they are merely avoided, to the degree WHERE_AVOIDED. */
const ASKED_AFTER: readonly RoomKind[] = ["kitchen", "kitchen-dining", "master-bedroom", "pooja"];
const WHERE_AVOIDED = 0.4;
/** A room with a larger share of its floor than this on forbidden ground counts as forbidden: a half, less what walls may still move. */
export const MOSTLY_FORBIDDEN = 0.46;

/** Cells along each side; a multiple of three, so that the zones' lines lie between cells in the four main facings. */
const CELLS = 48;
const LINE = CELLS + 1;

/**
 * The vastu model of one level. `houseWeight` is the sum of all the house's rooms' weights, the stair counted once, as
 * scoreVastu counts them.
 */
export function vastuModel(
  wish: "strict" | "preferred",
  kinds: readonly RoomKind[],
  houseWeight: number,
  levels: number,
  built: Rect,
  northBearing: number,
): VastuModel {
  const price = PRICES[wish];
  const tables = tablesFor(northBearing);
  const roomPrice = (kind: RoomKind): number => {
    const weight = (PREFERENCES[kind]?.weight ?? 0) / (kind === "stair" ? levels : 1);
    return (price * PARTS.rooms * weight) / houseWeight;
  };
  return {
    strict: wish === "strict",
    hardPrice: price / 15,
    built,
    northBearing,
    verdicts: kinds.map((kind) => tables.verdicts[ROOM_KINDS.indexOf(kind)] ?? null),
    unwelcome: kinds.map((kind) => tables.unwelcome[wish][ROOM_KINDS.indexOf(kind)] ?? null),
    unwelcomePrice: UNWELCOME_PRICES[wish],
    centre: tables.centre,
    roomPrice: Float64Array.from(kinds, roomPrice),
    centreValue: Float64Array.from(kinds, (kind) => CENTRE_VALUES[kind] ?? 0.45),
    centrePrice: (price * PARTS.centre) / levels,
    padaPrice: price * PARTS.pada,
  };
}

/** What all rooms of a house weigh together; the stair once. */
export function houseWeightOf(kinds: readonly RoomKind[], stair: boolean): number {
  let sum = stair ? (PREFERENCES.stair?.weight ?? 0) : 0;
  for (const kind of kinds) sum += PREFERENCES[kind]?.weight ?? 0;
  return sum;
}

/** The mean of a table over a rectangle inside the house. */
export function meanOver(table: Float64Array, built: Rect, x0: number, y0: number, x1: number, y1: number): number {
  lookAt(built, x0, y0, x1, y1);
  return meanThere(table);
}

/** The rectangle looked at, in cells. */
const there = new Float64Array(4);

/** Chooses the rectangle inside the house over which `meanThere` takes its means: several tables are asked for the same one. */
export function lookAt(built: Rect, x0: number, y0: number, x1: number, y1: number): void {
  const across = CELLS / (built.x1 - built.x0);
  const along = CELLS / (built.y1 - built.y0);
  there[0] = (x0 - built.x0) * across;
  there[1] = (y0 - built.y0) * along;
  there[2] = (x1 - built.x0) * across;
  there[3] = (y1 - built.y0) * along;
}

/** The mean of a table over the rectangle last looked at. */
export function meanThere(table: Float64Array): number {
  const a = there[0] as number;
  const b = there[1] as number;
  const c = there[2] as number;
  const d = there[3] as number;
  const sum = sumAt(table, c, d) - sumAt(table, a, d) - sumAt(table, c, b) + sumAt(table, a, b);
  return sum / ((c - a) * (d - b));
}

/** The sum of a table from the low corner to a point, given in cells; exact within a cell too, as a cell has one value all over. */
function sumAt(table: Float64Array, x: number, y: number): number {
  const i = x >= CELLS ? CELLS - 1 : x | 0;
  const j = y >= CELLS ? CELLS - 1 : y | 0;
  const u = x - i;
  const v = y - j;
  const at = j * LINE + i;
  const low = (table[at] as number) + u * ((table[at + 1] as number) - (table[at] as number));
  const next = at + LINE;
  const high = (table[next] as number) + u * ((table[next + 1] as number) - (table[next] as number));
  return low + v * (high - low);
}

/** Summed-area tables of the verdicts on a stair, and of where strict vastu forbids it. */
export function stairTables(northBearing: number): {
  readonly verdict: Float64Array;
  readonly forbidden: Float64Array;
} {
  const { verdicts, unwelcome } = tablesFor(northBearing);
  const at = ROOM_KINDS.indexOf("stair");
  return { verdict: verdicts[at] as Float64Array, forbidden: unwelcome.strict[at] as Float64Array };
}

/** By kind of room; null where there is nothing to say of it. */
type ByKind = readonly (Float64Array | null)[];
type Tables = {
  readonly verdicts: ByKind;
  readonly unwelcome: { readonly strict: ByKind; readonly preferred: ByKind };
  readonly centre: Float64Array;
};

/** They depend on the bearing alone, and every core of every house asks for them. */
const known = new Map<number, Tables>();

function tablesFor(northBearing: number): Tables {
  const made = known.get(northBearing);
  if (made !== undefined) return made;
  const zones = cellZones(northBearing);
  const tables: Tables = {
    verdicts: ROOM_KINDS.map((kind) =>
      PREFERENCES[kind] === undefined ? null : summed(zones, (zone) => verdict(kind, ZONES[zone] ?? "C") ?? 0),
    ),
    unwelcome: {
      strict: unwelcomeBy((kind, zone) => Number(vetoed(kind, zone)), zones),
      preferred: unwelcomeBy(minded, zones),
    },
    centre: summed(zones, (zone) => (ZONES[zone] === "C" ? 1 : 0)),
  };
  known.set(northBearing, tables);
  return tables;
}

/** Tables of where rooms are unwelcome, `degree` 0..1. */
function unwelcomeBy(degree: (kind: RoomKind, zone: Zone) => number, zones: Uint8Array): ByKind {
  return ROOM_KINDS.map((kind) =>
    ZONES.some((zone) => degree(kind, zone) > 0) ? summed(zones, (zone) => degree(kind, ZONES[zone] ?? "C")) : null,
  );
}

/** How unwelcome a room is in a zone to a family that prefers vastu, 0..1. A master bedroom in the north-east is no veto, but is minded as much as one. */
function minded(kind: RoomKind, zone: Zone): number {
  if (vetoed(kind, zone) || (kind === "master-bedroom" && zone === "NE")) return 1;
  return ASKED_AFTER.includes(kind) && verdict(kind, zone) === 0 ? WHERE_AVOIDED : 0;
}

/** Points tried in a cell along each axis where the zones' lines run through cells. */
const POINTS = 3;

/** How many of a cell's points lie in each zone, nine numbers a cell. */
function cellZones(northBearing: number): Uint8Array {
  const counts = new Uint8Array(CELLS * CELLS * 9);
  const points = CELLS * POINTS;
  for (let row = 0; row < points; row++) {
    for (let column = 0; column < points; column++) {
      const zone = zoneAt((2 * column + 1) / points - 1, (2 * row + 1) / points - 1, northBearing);
      const cell = Math.floor(row / POINTS) * CELLS + Math.floor(column / POINTS);
      const at = cell * 9 + ZONES.indexOf(zone);
      counts[at] = (counts[at] as number) + 1;
    }
  }
  return counts;
}

/** The summed-area table of what zones are worth: at each corner of a cell the sum of all cells from the low corner up to it. */
function summed(zones: Uint8Array, worth: (zone: number) => number): Float64Array {
  const values = Float64Array.from({ length: 9 }, (_, zone) => worth(zone));
  const table = new Float64Array(LINE * LINE);
  for (let row = 0; row < CELLS; row++) {
    let line = 0;
    for (let column = 0; column < CELLS; column++) {
      let cell = 0;
      for (let zone = 0; zone < 9; zone++)
        cell += (zones[(row * CELLS + column) * 9 + zone] as number) * (values[zone] as number);
      line += cell / (POINTS * POINTS);
      const at = (row + 1) * LINE + column + 1;
      table[at] = (table[at - LINE] as number) + line;
    }
  }
  return table;
}
