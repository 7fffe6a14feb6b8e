import type { Profile } from "#planner/rules/profile.ts";

/**
 * Millimetres to be left open at the front: by the road's width, for a house as high as `height`, and so that the house keeps
 * its distance from the middle of a narrow road. All mm.
 */
export function frontSetback(profile: Profile, roadWidth: number, height: number): number {
  const { frontSetback: rows, narrowRoad } = profile;
  const row = rows.find((one) => (one.upTo === null || roadWidth <= one.upTo) && height <= (one.highest ?? height));
  if (row === undefined) throw new Error("a stepped rule has no open last row");
  if (narrowRoad === null || roadWidth >= narrowRoad.below.value) return row.setback;
  return Math.max(row.setback, Math.ceil(narrowRoad.fromMiddle.value - roadWidth / 2));
}
