import type { Massing, Solid, SolidPart } from "#drawing/facade/massing.ts";
import { freeStretches } from "#drawing/facade/stretches.ts";

/** What one does not see through. */
const SOLID: readonly SolidPart[] = ["wall", "parapet", "headroom"];
/** Less of an upstand is the end of one that runs away from the road, mm. */
const NARROW = 300;

/** The massing without the lower roofs of which nothing is seen from the road: no height is marked there at which nothing is drawn. */
export function withRoofsSeen(massing: Massing): Massing {
  const levels = massing.levels.map((level) =>
    massing.solids.some(
      (solid) => solid.part === "upstand" && solid.level === level.index + 1 && isSeen(solid, massing),
    )
      ? level
      : { ...level, lowerRoof: null },
  );
  return { ...massing, levels };
}

/** Whether nothing higher stands before all of an upstand. */
function isSeen(upstand: Solid, { solids }: Massing): boolean {
  const before = solids.filter(
    ({ part, y1, z1, z2 }) => SOLID.includes(part) && y1 < upstand.y1 && z1 < upstand.z2 && z2 >= upstand.z2,
  );
  return freeStretches(upstand, before).some(({ x1, x2 }) => x2 - x1 >= NARROW);
}
