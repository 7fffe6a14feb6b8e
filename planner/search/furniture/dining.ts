import type { Point } from "#planner/geometry/point.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import {
  against,
  cheapest,
  distance,
  type Floor,
  isFree,
  lit,
  type Spot,
  spotsFor,
  stands,
  threshold,
} from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";

/** Tables that stand free, with the seats on each long side (rules: 3 feet by 4 for four, by 5 and a half for six). */
const TABLES = [
  { kind: "dining-table-6", long: 1650, short: 900, seats: 3 },
  { kind: "dining-table-4", long: 1200, short: 900, seats: 2 },
] as const;
type Table = (typeof TABLES)[number];
/** Floor where people sit, mm: 750 with a way past them, 600 at least. A free table has it beyond its long sides; at its short sides one only passes. */
const BEHIND = [750, 600] as const;
const AT_ENDS = 350;
const CHAIR = 450;
/** A chair stands this far under the table. */
const UNDER = 120;
const OUT = CHAIR - UNDER;
const STEP = 100;
/** Between a chair and the end of the table's side that it stands at, mm. */
const BESIDE = 75;
/** Tables with their long side to the wall, with the seats before them; one more sits at each end where there is room to sit down. */
const WALL_TABLES = {
  five: { kind: "dining-table-6", width: 1650, depth: 900, seats: 3, ends: [2] },
  four: { kind: "dining-table-4", width: 1200, depth: 750, seats: 2, ends: [2, 1, 0] },
} as const;
type WallTable = (typeof WALL_TABLES)[keyof typeof WALL_TABLES];
const TO_SIT_AT_END = 280;

/** The most seats at the table: 6 or 4 where it stands free, 5 or 0 for a large or a small one at the wall. */
export type MostSeats = 6 | 5 | 4 | 0;

/** From so many on a table of four leaves somebody standing. */
export const MANY_DINERS = 5;
/** Who dines where nobody has counted them: tenants. */
export const USUAL_DINERS = 4;

/**
 * The largest table that leaves room for its chairs and for walking past, near the kitchen in a room that is shared; in a narrow room
 * a table against the wall. Where more than four dine, five seats at a wall are better than four at a table that stands free. Gives the seats of the table
 * that it came to: 0 too where none found a place.
 */
export function furnishDining(
  floor: Floor,
  shared: boolean,
  put: Put,
  {
    mostSeats = 6,
    diners = USUAL_DINERS,
  }: { readonly mostSeats?: MostSeats; readonly diners?: number | undefined } = {},
): MostSeats {
  const [six, four] = TABLES;
  if (mostSeats === 6 && tableInFloor(floor, six, shared, put)) return 6;
  if (mostSeats >= 5 && diners >= MANY_DINERS && tableAtWall(floor, WALL_TABLES.five, put)) return 5;
  if (mostSeats >= 4 && tableInFloor(floor, four, shared, put)) return 4;
  tableAtWall(floor, WALL_TABLES.four, put);
  return 0;
}

/** A table that stands free, with its chairs; false, and nothing is put, where it finds no place. */
function tableInFloor(floor: Floor, table: Table, shared: boolean, put: Put): boolean {
  for (const behind of BEHIND) {
    const place = freePlace(floor, table, behind, shared);
    if (place === null) continue;
    put(table.kind, { body: place.body, front: place.wide ? [0, 1] : [1, 0] });
    chairsAlong(place.body, place.wide, table.seats, put);
    floor.bodies.push(place.chairs);
    floor.zones.push(place.zone);
    return true;
  }
  return false;
}

/** The floor just inside the way that leads to the kitchen; null where none does. */
export function atKitchen({ room, ways }: Pick<Floor, "room" | "ways">): Rect | null {
  const kitchen = ways.find(({ other }) => other === "kitchen" || other === "kitchen-dining");
  return kitchen === undefined ? null : threshold(room, kitchen);
}

type Place = { readonly body: Rect; readonly zone: Rect; readonly chairs: Rect; readonly wide: boolean };

/**
 * The best place of a table that stands free, with chairs at its long sides and `behind` mm of floor beyond these: in the middle, but in a shared
 * room towards the kitchen, or away from the middle if none is beside it, and near a wall. Null for none. Thousands of places are tried to find one,
 * so nothing is made of a place that is no better than the best so far.
 */
function freePlace(floor: Floor, { long, short }: Table, behind: number, shared: boolean): Place | null {
  const { room } = floor;
  const towards = shared ? atKitchen(floor) : null;
  const apart = shared && towards === null;
  const { x0, y0, x1, y1 } = towards ?? room;
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const wide of [true, false]) {
    const w = wide ? long : short;
    const d = wide ? short : long;
    const besideX = wide ? AT_ENDS : behind;
    const besideY = wide ? behind : AT_ENDS;
    const outX = wide ? 0 : OUT;
    const outY = wide ? OUT : 0;
    for (let x = room.x0 + besideX; x + w + besideX <= room.x1; x += STEP) {
      const offX = Math.abs(2 * x + w - x0 - x1) / 2;
      const wallX = Math.min(x - room.x0, room.x1 - x - w);
      if (!apart && offX >= least) continue;
      for (let y = room.y0 + besideY; y + d + besideY <= room.y1; y += STEP) {
        const off = offX + Math.abs(2 * y + d - y0 - y1) / 2;
        const wall = shared ? Math.min(wallX, y - room.y0, room.y1 - y - d) / 4 : 0;
        const cost = (apart ? -off : off) + wall;
        if (
          cost >= least ||
          !isFree(
            floor,
            x - outX,
            y - outY,
            x + w + outX,
            y + d + outY,
            x - besideX,
            y - besideY,
            x + w + besideX,
            y + d + besideY,
          )
        )
          continue;
        least = cost;
        const body = rect(x, y, x + w, y + d);
        const chairs = rect(x - outX, y - outY, x + w + outX, y + d + outY);
        const zone = rect(x - besideX, y - besideY, x + w + besideX, y + d + besideY);
        best = { body, zone, chairs, wide };
      }
    }
  }
  return best;
}

function chairsAlong(body: Rect, wide: boolean, perSide: number, put: Put): void {
  const [low, high] = wide ? [body.x0, body.x1] : [body.y0, body.y1];
  const pitch = (high - low) / perSide;
  for (let i = 0; i < perSide; i++) {
    const at = Math.round(low + pitch * (i + 0.5) - CHAIR / 2);
    if (wide) {
      put("chair", { body: rect(at, body.y0 - CHAIR + UNDER, at + CHAIR, body.y0 + UNDER), front: [0, 1] });
      put("chair", { body: rect(at, body.y1 - UNDER, at + CHAIR, body.y1 - UNDER + CHAIR), front: [0, -1] });
    } else {
      put("chair", { body: rect(body.x0 - CHAIR + UNDER, at, body.x0 + UNDER, at + CHAIR), front: [1, 0] });
      put("chair", { body: rect(body.x1 - UNDER, at, body.x1 - UNDER + CHAIR, at + CHAIR), front: [-1, 0] });
    }
  }
}

/**
 * A table at a wall, with its chairs before it and one at each end where there is room to sit down; false, and nothing is put, where it finds no place or too
 * few of its ends have that room.
 */
function tableAtWall(floor: Floor, { kind, width, depth, seats, ends: most }: WallTable, put: Put): boolean {
  const { room } = floor;
  const atEnd = OUT + TO_SIT_AT_END;
  const towards = atKitchen(floor);
  for (const ends of most) {
    const shape = { width: width + ends * atEnd, depth, clear: OUT + BEHIND[1] };
    const taken = (spot: Spot): Rect => against(room, spot.side, spot.from, spot.to, depth + OUT);
    const spots = spotsFor(floor, shape).filter((spot) => stands(floor, taken(spot), spot.zone));
    const spot = cheapest(
      spots,
      (one) => (towards === null ? 0 : distance(one.body, towards)) + (lit(floor, one) ? 300 : 0),
    );
    if (spot === null) continue;
    const { side, front } = spot;
    const from = spot.from + (ends > 0 ? atEnd : 0);
    const along: Point = side % 2 === 0 ? [1, 0] : [0, 1];
    put(kind, { body: against(room, side, from, from + width, depth), front });
    const pitch = (width - 2 * BESIDE - CHAIR) / (seats - 1);
    for (let seat = 0; seat < seats; seat++) {
      const at = Math.round(from + BESIDE + seat * pitch);
      const body = against(room, side, at, at + CHAIR, depth + OUT, depth - UNDER);
      put("chair", { body, front: opposite(front) });
    }
    const middle = (depth - CHAIR) / 2;
    const chairAt = (at: number): Rect => against(room, side, at, at + CHAIR, middle + CHAIR, middle);
    if (ends > 0) put("chair", { body: chairAt(from - OUT), front: along });
    if (ends > 1) put("chair", { body: chairAt(from + width - UNDER), front: opposite(along) });
    floor.bodies.push(taken(spot));
    floor.zones.push(spot.zone);
    return true;
  }
  return false;
}

function opposite([dx, dy]: Point): Point {
  return [dx === 0 ? 0 : -dx, dy === 0 ? 0 : -dy];
}
