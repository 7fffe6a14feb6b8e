import type { Brief } from "#planner/brief/brief.ts";
import { BATHROOMS } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";
import { isToLet } from "#planner/rules/to-let.ts";

export const ENTRANCE_WC = "practice/entrance-wc";

/**
 * Whether a house has a WC on its entrance storey: in the UK by the rules (Approved Document M4(1)) and in the US by practice whenever there is another
 * storey, in India where more than one bathroom was asked for.
 */
export function wantsEntranceWc({
  region,
  floors,
  bathrooms,
}: Pick<Brief, "region" | "floors" | "bathrooms">): boolean {
  return floors > 1 && (region !== "in" || bathrooms > 1);
}

/** Whoever visits, and whoever cannot climb, finds a WC on the floor by which one enters. */
export const entranceWc: ReviewRule = (measured) => {
  const { brief } = measured.plan;
  if (!wantsEntranceWc(brief)) return [];
  const ground = roomsOf(measured).filter(({ level, room: { room } }) => level.index === 0 && !isToLet(room));
  if (ground.some(({ room }) => BATHROOMS.includes(room.room.kind))) return [];
  const source = brief.region === "uk" ? "Approved Document M4(1)" : "design practice";
  return [warning(ENTRANCE_WC, "The floor by which one enters has no WC.", { level: 0 }, source)];
};
