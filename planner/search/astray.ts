import { OPEN_AIR_KINDS, type Plan, type RoomKind } from "#planner/plan/plan.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** Rooms whose size nobody wishes for. */
const WAYS: readonly RoomKind[] = [...OPEN_AIR_KINDS, "stair", "lift", "passage", "foyer", "hall", "garage"];

/** The share of the rooms' floor that lies in the wrong ones of them, when their ideal areas are scaled to what each level has, 0..1. */
export function astray({ levels }: Plan): number {
  let wrong = 0;
  let whole = 0;
  for (const level of levels) {
    const rooms = level.rooms.filter(({ kind }) => !WAYS.includes(kind));
    const floor = rooms.reduce((sum, { area }) => sum + area, 0);
    const ideal = rooms.reduce((sum, { kind }) => sum + STANDARDS[kind].ideal, 0);
    for (const { kind, area } of rooms) wrong += Math.abs(area - (STANDARDS[kind].ideal * floor) / ideal);
    whole += floor;
  }
  return whole === 0 ? 0 : wrong / whole;
}
