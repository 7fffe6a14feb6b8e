import type { RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { STANDARDS, TO_LET } from "#planner/search/programme/standards.ts";
import type { WishedRoom, Wishes } from "#planner/search/programme/wishes.ts";

/** Rooms lie one behind the other no deeper than this without a duct between them. */
const SHALLOW = 9500;
/** What walls take of a level: this times the square root of its size (measured on houses of 60 to 145 m2), metres. */
const WALLS = 1.4;
/** A duct with the walls about it, mm2. */
const DUCT = 4e6;

/** Share of a level of this outer size that is left for clear rooms once walls stand, and between party walls a duct. */
export function clearShare(wishes: Wishes, gross: number, depth: number): number {
  const walls = (WALLS * 1000) / Math.sqrt(gross);
  return 1 - walls - (wishes.enclosed && depth > SHALLOW ? DUCT / gross : 0);
}

/** Floor that the stair takes of a level, walls within it too; mm2. */
export function stairArea(wishes: Wishes, _level: number): number {
  return wishes.stair ? STANDARDS.stair.ideal * 1e6 : 0;
}

/** The smallest area that a room may have, by the law and to be of use; mm2. */
export function leastArea(room: WishedRoom, profile: Profile, wishes: Wishes): number {
  const legal = profile.rooms[room.kind]?.area ?? 0;
  const least = room.kind === "family" ? 4.5 : sizesOf(room)[0];
  return Math.max(legal, least * sizeFactor(room, wishes)) * 1e6;
}

/** The area of a room when nothing presses; mm2. */
export function idealArea(room: WishedRoom, wishes: Wishes): number {
  return sizesOf(room)[1] * sizeFactor(room, wishes) * 1e6;
}

function sizesOf({ kind, toLet }: WishedRoom): readonly [least: number, ideal: number, most: number] {
  const { least, ideal, most } = STANDARDS[kind];
  return (toLet === true ? TO_LET[kind] : undefined) ?? [least, ideal, most];
}

const GROWING: readonly RoomKind[] = ["living", "living-dining", "dining", "kitchen-dining"];

/** Two-wheelers in bays for one car; the rooms where a large family meets, and a verandah, in usual ones. */
function sizeFactor(room: WishedRoom, wishes: Wishes): number {
  if (GROWING.includes(room.kind) && room.toLet !== true)
    return Math.max(0.85, Math.min(1.4, 1 + 0.05 * wishes.people));
  if (room.kind === "verandah" && wishes.verandah) return 1.9;
  if (room.kind !== "parking") return 1;
  return wishes.parking === "two-wheeler" ? 0.3 : 1;
}

/** The area beyond which a room of its kind gains nothing; mm2. */
export function mostArea(room: WishedRoom, wishes: Wishes): number {
  return sizesOf(room)[2] * sizeFactor(room, wishes) * 1e6;
}
