import { formatLength, unitsOf } from "#drawing/sheet/page/units.ts";
import { SKIRT_SLAB, STEEP } from "#drawing/sheet/skirt/sizes.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Steeper than this a clay tile slides off its batten that no screw holds: degrees. */
const SCREWED = 45;

/** What a mason must know to build a skirt of tiles about a terrace; empty where there is none. */
export function skirtNotes(plan: Plan): readonly string[] {
  const skirt = tiledSkirt(plan);
  if (skirt === null) return [];
  const length = (mm: number) => formatLength(unitsOf(plan.brief.region), mm);
  const { reach, foot, top, edges, gablet } = skirt;
  return [
    `Tiled skirt: Mangalore tiles at ${STEEP.skirt}°, each screwed to its batten as steeper than ${SCREWED}°, on a sloped RCC slab of ${SKIRT_SLAB} mm that leans on the parapet from outside and is cast with it, of RCC there, to the structural engineer's design.`,
    `Skirt: eaves ${length(reach)} beyond the walls' outer face; tiles from ${length(-foot)} below the top of the roof slab to ${length(top)} above it, ridge tiles along their top bedded against the parapet; over them the parapet is plastered. Water falls free from the eaves; rain-water pipes come down behind the skirt.`,
    ...(gablet === null
      ? []
      : [
          `Gablet: tiles at ${STEEP.gablet}° on such a slab from the eaves to the parapet's inner face, its ridge ${length(gablet.ridge)} above the roof slab; valleys lined with sheet metal. Under it the parapet goes up as a plastered gable, which closes it towards the terrace.`,
        ]),
    ...(edges.some(({ tiled }) => !tiled)
      ? ["Where no tiles are drawn the parapet stands alone; the skirt ends there upright, its end plastered."]
      : []),
  ];
}
