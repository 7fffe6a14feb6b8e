import { metres } from "#planner/plan/check/finding.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

/** Bays farther from each other than a wall, or a pillar between them, are apart, mm. */
const A_WALL = 450;

/** Two cars at two sides of a house want two gates and two drives: they stand side by side. */
export const carsApart: ReviewRule = ({ levels: [ground] }) => {
  if (ground === undefined) return [];
  const parked = ground.level.furniture.filter(({ kind }) => kind === "car").map(({ room }) => room);
  const bays = ground.rooms
    .filter(({ room: { id } }) => parked.includes(id))
    .map(({ room }) => ({ room, ...boundsOf(room.polygon) }))
    .sort((a, b) => a.x0 - b.x0);
  return bays.slice(1).flatMap(({ room, x0 }, i) => {
    const gap = x0 - (bays[i]?.x1 ?? x0);
    if (gap <= A_WALL) return [];
    const message = `${room.label} lies ${metres(gap)} from the other car: two cars side by side need one drive.`;
    return [warning("practice/cars-apart", message, { level: 0, room: room.id }, "published house plans")];
  });
};
