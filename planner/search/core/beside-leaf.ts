/** A jamb on each side of a door, mm. */
const JAMBS = 200;
/** What a column takes of the corner that a door stands in, mm. */
const COLUMN = 20;

/** Wall that a door wants beside its leaf, mm; where rooms are at their least no more than its jambs. */
export function besideLeaf(tight: boolean): number {
  return tight ? JAMBS : JAMBS + COLUMN;
}
