import type { Profile } from "#planner/rules/profile.ts";

/** The narrowest archway, and the jamb on each side of an opening, mm. */
export const LEAST_ARCH = 800;
export const JAMB = 100;
/** Wall that the narrowest archway wants, mm: rooms that share less only touch, and no way leads from one to the other. */
export const ARCH_WALL = LEAST_ARCH + 2 * JAMB;
/** What a column takes of the corner that a door stands in, mm. */
const COLUMN = 20;

/** Wall that a door wants beside its leaf, mm; where rooms are at their least no more than its jambs. */
export function besideLeaf(tight: boolean): number {
  return 2 * JAMB + (tight ? 0 : COLUMN);
}

/** The width of leaf where there is no room for the usual one, mm: 2'8" for rooms and 2'3" for toilets are made too. */
export function narrowerLeaf(leaf: number): number {
  return leaf >= 850 ? leaf - 100 : leaf - 50;
}

/** The least side of a room's corner that becomes a lobby, with the wall about it, mm: on every side it has an archway or a narrower leaf. */
export function lobbyCorner({ passageWidth, doors, walls }: Profile): number {
  const clear = Math.max(passageWidth.value, ARCH_WALL, narrowerLeaf(doors.room.value) + besideLeaf(true));
  return clear + Math.max(...Object.values(walls).map(({ partition }) => partition.value));
}
