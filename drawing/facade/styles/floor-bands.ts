import type { Massing, Solid } from "#drawing/facade/massing.ts";
import { freeStretches, type Stretch } from "#drawing/facade/stretches.ts";

/** A band goes on so far past the ends of a front, mm. */
const PAST = 40;

/**
 * Where the band along a slab's front runs, and the height under which it lies. The slab over a storey with a lower roof is in parts: there a band runs where no
 * other part lies before it, ends at the part beside it, and lies as high along the floor as along the roof, whose slab is lower by the flooring.
 */
export function floorBands(slab: Solid, { solids, levels }: Massing): readonly (Stretch & { readonly top: number })[] {
  const roof = levels[slab.level]?.lowerRoof ?? null;
  if (roof === null) return [{ x1: slab.x1 - PAST, x2: slab.x2 + PAST, top: slab.z2 }];
  const others = solids.filter((one) => one.part === "slab" && one.level === slab.level && one !== slab);
  const goesOn = (x: number) => others.some((one) => one.x1 < x && x < one.x2 && one.y1 <= slab.y1 && slab.y1 < one.y2);
  const before = others.filter(({ y1, y2 }) => y1 < slab.y1 && y2 >= slab.y1);
  return freeStretches(slab, before).map(({ x1, x2 }) => ({
    x1: x1 - (goesOn(x1 - 1) || x1 > slab.x1 ? 0 : PAST),
    x2: x2 + (goesOn(x2 + 1) || x2 < slab.x2 ? 0 : PAST),
    top: Math.min(slab.z2, roof.slab),
  }));
}
