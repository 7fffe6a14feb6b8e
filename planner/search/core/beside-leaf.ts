/** A jamb on each side of a door, mm. */
const JAMBS = 200;
/** What a column takes of the corner that a door stands in, mm. */
const COLUMN = 20;

/** Wall that a door wants beside its leaf, mm; where rooms are at their least no more than its jambs. */
export function besideLeaf(tight: boolean): number {
  return tight ? JAMBS : JAMBS + COLUMN;
}

/** The width of leaf where there is no room for the usual one, mm: 2'8" for rooms and 2'3" for toilets are made too. */
export function narrowerLeaf(leaf: number): number {
  return leaf >= 850 ? leaf - 100 : leaf - 50;
}
