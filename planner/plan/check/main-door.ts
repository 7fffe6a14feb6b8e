import {
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  OUTSIDE,
  roomOf,
} from "#planner/plan/check/measured-plan.ts";
import { OPEN_AIR_KINDS } from "#planner/plan/plan.ts";

/** The main door with the room that it enters; null when there is not exactly one that leads in from the open air. */
export function mainDoor(measured: MeasuredPlan): { readonly door: MeasuredOpening; readonly entered: string } | null {
  const mains = measured.levels.flatMap((level) => level.openings.filter((o) => o.opening.main === true));
  const [door] = mains;
  const ground = measured.levels[0];
  if (mains.length !== 1 || door === undefined || ground === undefined || !ground.openings.includes(door)) return null;
  const entered = door.opening.rooms.find((id) => !isOutdoor(ground, id));
  const fromOutdoors = door.opening.rooms.some((id) => isOutdoor(ground, id));
  return door.opening.kind === "door" && entered !== undefined && fromOutdoors ? { door, entered } : null;
}

/** "outside", or an open-air room that one can stand in. */
export function isOutdoor(level: MeasuredLevel, id: string): boolean {
  const kind = roomOf(level, id)?.room.kind;
  return kind === undefined ? id === OUTSIDE : kind !== "duct" && OPEN_AIR_KINDS.includes(kind);
}
