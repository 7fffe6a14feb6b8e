import {
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  OUTSIDE,
  roomOf,
} from "#planner/plan/check/measured-plan.ts";
import { OPEN_AIR_KINDS } from "#planner/plan/plan.ts";

/** The main door and the id of the room that it enters; null unless there is exactly one, on the ground floor, that leads in from the open air. */
export function mainDoor(measured: MeasuredPlan): { readonly door: MeasuredOpening; readonly entered: string } | null {
  const mains = measured.levels.flatMap((level) => level.openings.filter((o) => o.opening.main === true));
  const [door] = mains;
  const ground = measured.levels[0];
  if (mains.length !== 1 || door === undefined || ground === undefined || !ground.openings.includes(door)) return null;
  const entered = door.opening.rooms.find((id) => !isOutdoor(ground, id));
  const fromOutdoors = door.opening.rooms.some((id) => isOutdoor(ground, id));
  return door.opening.kind === "door" && entered !== undefined && fromOutdoors ? { door, entered } : null;
}

/** Whether an id is "outside" or that of an open-air room that one can stand in (not a duct). */
export function isOutdoor(level: MeasuredLevel, id: string): boolean {
  const kind = roomOf(level, id)?.room.kind;
  return kind === undefined ? id === OUTSIDE : kind !== "duct" && OPEN_AIR_KINDS.includes(kind);
}
