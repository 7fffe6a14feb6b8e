import type { Profile } from "#planner/rules/profile.ts";

/**
 * What a house of some height leaves open at the front, by the road's width; on a narrow road at least so much that the house keeps
 * its distance from the road's middle. All mm.
 */
export function frontSetback(profile: Profile, roadWidth: number, height: number): number {
  const { frontSetback: rows, narrowRoad } = profile;
  const row = rows.find((one) => (one.upTo === null || roadWidth <= one.upTo) && height <= (one.highest ?? height));
  if (row === undefined) throw new Error("a stepped rule has no open last row");
  if (narrowRoad === null || roadWidth >= narrowRoad.below.value) return row.setback;
  return Math.max(row.setback, Math.ceil(narrowRoad.fromMiddle.value - roadWidth / 2));
}
