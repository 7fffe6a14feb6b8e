import type { Brief } from "#planner/brief/brief.ts";
import { BATHROOMS } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";
import { isToLet } from "#planner/rules/to-let.ts";

export const ENTRANCE_WC = "practice/entrance-wc";

/** Whether a household expects a WC on its entrance storey, wherever the bathrooms that it asked for lie. */
export function wantsEntranceWc(
  { floors, bathrooms }: Pick<Brief, "floors" | "bathrooms">,
  { entranceWc }: Pick<Profile, "entranceWc">,
): boolean {
  return floors > 1 && bathrooms >= entranceWc.value;
}

/** Whoever visits, and whoever cannot climb, finds a WC on the floor by which one enters. */
export const entranceWc: ReviewRule = (measured) => {
  const { plan, profile } = measured;
  if (!wantsEntranceWc(plan.brief, profile)) return [];
  const ground = roomsOf(measured).filter(({ level, room: { room } }) => level.index === 0 && !isToLet(room));
  if (ground.some(({ room }) => BATHROOMS.includes(room.room.kind))) return [];
  const { source } = profile.entranceWc;
  return [warning(ENTRANCE_WC, "The floor by which one enters has no WC.", { level: 0 }, source)];
};
