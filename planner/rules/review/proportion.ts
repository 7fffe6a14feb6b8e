import { areaOfPolygon } from "#planner/plan/check/area.ts";
import { clearWays } from "#planner/plan/check/clear-width.ts";
import { boundsOf, cornersOf, type Rect, rectArea } from "#planner/plan/check/rect.ts";
import type { Furniture, Plan, Room, RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

/** Longest side over shortest. */
const LIMITS: Readonly<Partial<Record<RoomKind, number>>> = {
  living: 1.6,
  "living-dining": 2,
  dining: 1.6,
  family: 1.8,
  bedroom: 1.6,
  "master-bedroom": 1.6,
  study: 1.8,
  kitchen: 2,
  "kitchen-dining": 2,
  bath: 2.2,
  bathroom: 2.2,
  wc: 2.2,
  powder: 2.2,
};

/** The same for small rooms that one uses as strips too, but would rather have in a corner. Rooms are not arranged by it, only their walls shifted. */
const STRIPS: Readonly<Partial<Record<RoomKind, number>>> = { pooja: 2.2, store: 3 };

/** How many times as long as wide a room of a kind may be to furnish well; infinite where nobody minds. */
export function longestGood(kind: RoomKind): number {
  return LIMITS[kind] ?? Number.POSITIVE_INFINITY;
}

/** How many times as long as wide a room of a kind may be before the review tells of it, small rooms with nothing to furnish among them. */
export function longestUntold(kind: RoomKind): number {
  return LIMITS[kind] ?? STRIPS[kind] ?? Number.POSITIVE_INFINITY;
}

/** Longest side over shortest beyond which a room is a sliver: no plan with one is handed out while another has none. */
export const SLIVER = 2.5;

/** How many rooms to live, cook, wash or sleep in are more than two and a half times as long as wide, with the arm of an L. */
export function slivers(plan: Plan): number {
  const rooms = plan.levels.flatMap((level) => level.rooms);
  return rooms.filter((room) => LIMITS[room.kind] !== undefined && ratioOf(boundsOf(room.polygon)) > SLIVER).length;
}

function ratioOf({ x0, y0, x1, y1 }: Rect): number {
  return Math.max(x1 - x0, y1 - y0) / Math.min(x1 - x0, y1 - y0);
}

/** An arm of an L narrower than this is the way in, mm: nothing stands in it, and nobody takes it for the room's length. */
const WAY_IN = 1500;

/** What a room is without the arm by which one comes in; one that is narrow all over is taken whole. */
function bodyOf({ polygon }: Room): Rect {
  if (polygon.length === 4) return boundsOf(polygon);
  const [body] = clearWays(areaOfPolygon(polygon), WAY_IN)
    .map((swept) => boundsOf(swept.flatMap(cornersOf)))
    .sort((one, other) => rectArea(other) - rectArea(one));
  return body ?? boundsOf(polygon);
}

/** Longest side over shortest, of a room's body or of what is left of it before a wardrobe that stands across its end from wall to wall. */
function longOverShort(room: Room, furniture: readonly Furniture[]): number {
  const b = bodyOf(room);
  const [w, d] = [b.x1 - b.x0, b.y1 - b.y0];
  const across = furniture
    .filter((piece) => piece.room === room.id && piece.kind === "wardrobe")
    .map(({ polygon }) => boundsOf(polygon))
    .map((f) => [f.x1 - f.x0, f.y1 - f.y0] as const)
    .map(([fw, fd]) => (w < d && fw >= w ? fd : d < w && fd >= d ? fw : 0));
  return (Math.max(w, d) - Math.max(0, ...across)) / Math.min(w, d);
}

/** The rules' names. */
export const TOO_LONG = "practice/proportion";
export const FAR_TOO_LONG = "practice/far-too-long";

/** Rooms that one lives and sleeps in are corridors from here on: no bed or sofa stands in them but along their length. */
const CORRIDOR = 1.9;
const LIVED_IN: readonly RoomKind[] = ["living", "bedroom", "master-bedroom"];

/** Rooms that furnish well are not much longer than wide. A bedroom's length ends at its fitted wardrobe, as agents measure it. */
export const proportion: ReviewRule = (measured) =>
  roomsOf(measured).flatMap(({ level, room: { room } }) => {
    const limit = longestUntold(room.kind);
    const ratio = longOverShort(room, level.level.furniture);
    if (ratio <= limit) return [];
    const message = `${room.label} is ${ratio.toFixed(1)} times as long as wide; up to ${limit} furnishes well.`;
    const rule = ratio > CORRIDOR && LIVED_IN.includes(room.kind) ? FAR_TOO_LONG : TOO_LONG;
    return [warning(rule, message, { level: level.index, room: room.id }, "design practice")];
  });
