/**
 * How far the rooms are from the sizes that the published standard (planner/search/programme/standards.ts) gives them on this house.
 * The target of a room is its kind's ideal area times one factor for the whole level, held between the kind's least and most; the factor is
 * the one with which the targets of the level's rooms add up to the floor that they have. As the standard has it, the rooms where a household
 * meets grow with the family of the brief, and what the document calls "(to let)" is a small flat with sizes of its own. A level larger than all its rooms' most has no such
 * factor: what is over is error. Stairs, passages and open-air rooms have no target of their own (circulation is measured by itself).
 */
import type { Brief } from "#planner/brief/brief.ts";
import { areaOfPolygon, sizeOf } from "#planner/plan/check/area.ts";
import type { Level, Plan, Room, RoomKind } from "#planner/plan/plan.ts";
import { GROWING, growth, STANDARDS, TO_LET } from "#planner/search/programme/standards.ts";

const SIZED: readonly RoomKind[] = [
  "living",
  "living-dining",
  "dining",
  "kitchen",
  "kitchen-dining",
  "bedroom",
  "master-bedroom",
  "bath",
  "bathroom",
  "wc",
  "powder",
  "pooja",
  "study",
  "store",
  "utility",
  "dressing",
  "family",
];

/** Share of the floor of the rooms with a target that lies on the wrong side of it, 0..1, over all levels. */
export function areaError(plan: Plan): number {
  let off = 0;
  let whole = 0;
  for (const level of plan.levels) {
    for (const { area, target } of targets(level, plan.brief)) {
      off += Math.abs(area - target);
      whole += target;
    }
  }
  return whole === 0 ? 0 : off / whole;
}

/** Every room of a level that has a target, with both areas in m2. */
export function targets(
  level: Level,
  brief: Pick<Brief, "family" | "bedrooms">,
): readonly { readonly kind: RoomKind; readonly area: number; readonly target: number }[] {
  const rooms = level.rooms
    .filter((room) => SIZED.includes(room.kind))
    .map((room) => ({ kind: room.kind, area: sizeOf(areaOfPolygon(room.polygon)) / 1e6, sizes: sizesOf(room, brief) }));
  const floor = rooms.reduce((sum, room) => sum + room.area, 0);
  const at = (factor: number) =>
    rooms.map(({ kind, area, sizes: [least, ideal, most] }) => ({
      kind,
      area,
      target: Math.min(Math.max(ideal * factor, least), most),
    }));
  let [low, high] = [0, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (at(middle).reduce((sum, room) => sum + room.target, 0) < floor) low = middle;
    else high = middle;
  }
  return at(high);
}

/** Least, ideal and most of a room on the standard, m2. */
function sizesOf(
  room: Room,
  { family, bedrooms }: Pick<Brief, "family" | "bedrooms">,
): readonly [number, number, number] {
  const toLet = room.label.endsWith("(to let)") ? TO_LET[room.kind] : undefined;
  if (toLet !== undefined) return [...toLet];
  const { least, ideal, most } = STANDARDS[room.kind];
  const grown = GROWING.includes(room.kind) ? growth(family - bedrooms - 2) : 1;
  return [least * grown, ideal * grown, most * grown];
}
