import { longestGood } from "#planner/rules/review/proportion.ts";
import type { PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** Bedrooms more than this many times as long as wide give up what they are too long by. */
export const LONG_BEDROOM = 1.5;

/** Whether a bedroom is so long that a bath or a dressing is parted off its end. */
export function isLong(room: PlacedRoom): boolean {
  return isLonger(room, LONG_BEDROOM);
}

/** What a long bedroom keeps of its length at the least when it gives up its end, mm. */
export function keptOfLong(room: PlacedRoom): number {
  const { short } = sidesOf(room.rect);
  return Math.max(short, Math.ceil(keptOf(room, longestGood(room.spec.kind)) / short));
}

/** Floor that a room keeps when it gives up its end, mm2: the usual, or the least of its kind where, over `times` as long as wide, it furnishes badly. */
export function keptOf(room: PlacedRoom, times: number): number {
  const { least, ideal } = STANDARDS[room.spec.kind];
  return 1e6 * (isLonger(room, times) ? least : ideal);
}

/** Whether a room is more than `times` as long as wide. */
export function isLonger({ rect }: PlacedRoom, times: number): boolean {
  const { long, short } = sidesOf(rect);
  return long > times * short;
}
