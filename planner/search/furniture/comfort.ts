import { boundsOf, type Rect, sharedArea } from "#planner/geometry/rect.ts";
import { BEDROOMS, type Furniture, type FurnitureKind } from "#planner/plan/plan.ts";
import { closesEnd, isLongBedroom } from "#planner/search/furniture/bedroom.ts";
import { SHORT } from "#planner/search/furniture/counter-runs.ts";
import type { SideCost } from "#planner/search/furniture/customs.ts";
import { across, against, along, type Floor, lit, meetsSome, sideBehind } from "#planner/search/furniture/floor.ts";
import { partsOf } from "#planner/search/furniture/ways-kept.ts";
import { floorOf, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";

/** Costs of a missing piece: of the one that the room is for, and of others that ease its use. */
const MAIN = 30;
const MISSED: Readonly<Partial<Record<FurnitureKind, number>>> = {
  "tv-unit": 10,
  wardrobe: 7,
  hob: 10,
  fridge: 5,
  basin: 6,
  shower: 6,
  desk: 0.5,
  armchair: 0.5,
  "dressing-table": 0.5,
};
/** From this much floor on a bedroom should sleep two, and a table seat six, mm2. */
const FOR_TWO = 8.5e6;
const MASTER_SINGLE = 14;
const SINGLE = 6;
/** Cost of a bedroom that is too long to furnish well and has no wardrobe across its end. */
const LONG_BEDROOM = 2;
/** Cost of each metre that the counter of a kitchen without a table lacks of a fair length: no door takes its wall for a small comfort elsewhere. */
const SHORT_COUNTER = 5;
const FEWER_SEATS = 1;
/** Cost of a table with fewer chairs than a family needs. */
const FEW_CHAIRS = 3;
const ENOUGH_CHAIRS = 4;
/** Costs of a bed's head under a window, a screen before one, a sink away from one, a WC straight before its door, and a bed's foot towards a door. */
const UNDER_GLASS = 5;
const DARK_SCREEN = 2;
const SINK_IN_SHADE = 2;
const BEFORE_DOOR = 4;
const FEET_TO_DOOR = 1;
/** Costs of an altar under a window, and of one before which people who pray look in the worst direction. */
const GODS_AGAINST_LIGHT = 3;
const PRAYING_AWAY = 4;
/** Floor before an altar where one sits or kneels, mm; if a leaf sweeps more than `SWEPT` of it, mm2, that costs `UNDER_LEAF`. */
const TO_PRAY = 600;
const SWEPT = 150_000;
const UNDER_LEAF = 3;
/** Cost of furniture that shuts a door of the room off from another one; pieces in `MOVED` do not count, as they are moved aside. */
const SHUT = 6;
const MOVED: readonly FurnitureKind[] = ["chair", "coffee-table", "bedside-table"];

const DOUBLES: readonly FurnitureKind[] = ["bed-king", "bed-queen"];
type Row = readonly FurnitureKind[];

/**
 * How far a furnished room is from one that is comfortable in every way: 0 for such a room, higher for worse. `expected`: what it should hold, one
 * piece of each row.
 */
export function discomfort(
  room: PlacedRoom,
  floor: Floor,
  pieces: readonly Furniture[],
  expected: readonly Row[],
  altar: SideCost = () => 0,
): number {
  const kinds = new Set(pieces.map(({ kind }) => kind));
  let sum = 0;
  for (const [i, row] of expected.entries()) {
    if (row.some((kind) => kinds.has(kind))) continue;
    const single = row.includes("bed-king") && kinds.has("bed-single");
    const main = i === 0 || row.includes("dining-table-4");
    sum += single ? MASTER_SINGLE : main ? MAIN : (MISSED[row[0] as FurnitureKind] ?? 2);
  }
  const size = floorOf(room);
  if (room.spec.kind === "bedroom" && kinds.has("bed-single")) sum += size >= FOR_TWO ? SINGLE : 1;
  if (
    BEDROOMS.includes(room.spec.kind) &&
    kinds.has("wardrobe") &&
    isLongBedroom(floor.room) &&
    !hasEndWardrobe(floor, pieces)
  )
    sum += LONG_BEDROOM;
  if (kinds.has("dining-table-4") && size >= FOR_TWO) sum += FEWER_SEATS;
  if (isShut(room, floor, pieces)) sum += SHUT;
  const chairs = pieces.filter(({ kind }) => kind === "chair").length;
  if (kinds.has("dining-table-4") && chairs < ENOUGH_CHAIRS) sum += FEW_CHAIRS;
  if (room.spec.kind === "kitchen" && kinds.has("counter"))
    sum += (SHORT_COUNTER * Math.max(0, SHORT - counterOf(pieces))) / 1000;
  for (const piece of pieces) sum += awkward(floor, piece, altar);
  return sum;
}

/** Length of a kitchen's counters together, mm. */
function counterOf(pieces: readonly Furniture[]): number {
  return pieces
    .filter(({ kind }) => kind === "counter")
    .map(({ polygon }) => boundsOf(polygon))
    .reduce((sum, { x0, y0, x1, y1 }) => sum + Math.max(x1 - x0, y1 - y0), 0);
}

/** Whether furniture shuts one of the room's doors off from another that one could walk to in the empty room. */
function isShut({ notch }: PlacedRoom, floor: Floor, pieces: readonly Furniture[]): boolean {
  const bare = notch === undefined ? [] : [notch];
  const fixed = pieces.filter(({ kind }) => !MOVED.includes(kind)).map(({ polygon }) => boundsOf(polygon));
  return partsOf(floor, [...bare, ...fixed]) > partsOf(floor, bare);
}

/** Whether a wardrobe closes an end of the room. */
function hasEndWardrobe({ room }: Floor, pieces: readonly Furniture[]): boolean {
  return pieces.some(({ kind, polygon }) => kind === "wardrobe" && closesEnd(boundsOf(polygon), room));
}

function awkward(floor: Floor, { kind, polygon, front }: Furniture, altar: SideCost): number {
  const body = boundsOf(polygon);
  const back = sideBehind(front);
  const behind = isLit(floor, body, back);
  if (kind === "altar") {
    const deep = across(body, back);
    const prayedOn = against(floor.room, back, ...along(body, back), deep + TO_PRAY, deep);
    const swept = floor.swept.some((leaf) => sharedArea(leaf, prayedOn) > SWEPT);
    return (behind ? GODS_AGAINST_LIGHT : 0) + PRAYING_AWAY * altar(back) + (swept ? UNDER_LEAF : 0);
  }
  if (kind === "tv-unit") return behind ? DARK_SCREEN : 0;
  if (kind === "sink") return behind ? 0 : SINK_IN_SHADE;
  if (kind === "wc") return meetsWay(floor, body, (back + 2) % 4) ? BEFORE_DOOR : 0;
  if (kind !== "bed-single" && !DOUBLES.includes(kind)) return 0;
  return (behind ? UNDER_GLASS : 0) + (meetsWay(floor, body, (back + 2) % 4) ? FEET_TO_DOOR : 0);
}

function isLit(floor: Floor, body: Rect, side: number): boolean {
  const [from, to] = along(body, side);
  return lit(floor, { side, from, to });
}

/** Whether a door or archway in a side lies straight before a piece. */
function meetsWay(floor: Floor, body: Rect, side: number): boolean {
  const [from, to] = along(body, side);
  return meetsSome(floor.ways, { side, from, to });
}
