import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { type Risen, stairsToRoof } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { sideAt, sideAxis } from "#drawing/sheet/house/sides.ts";
import { gapFigures } from "#drawing/sheet/page/rounding.ts";
import { formatLength, unitsOf } from "#drawing/sheet/page/units.ts";
import { skirtRounding } from "#drawing/sheet/roof/skirt-rounding.ts";
import { axisEnds, type Box, boxAround, commonBox } from "#drawing/sheet/shapes/box.ts";
import { outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Gablet } from "#drawing/sheet/skirt/gablet.ts";
import { coursesOf, SKIRT_BOARD, SKIRT_SLAB, STEEP } from "#drawing/sheet/skirt/sizes.ts";
import { type SkirtEdge, type TiledSkirt, tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Steeper than this a clay tile slides off its batten that no screw holds: degrees. */
const SCREWED = 45;

/** What a mason must know to build a skirt of tiles about a terrace; empty where there is none. */
export function skirtNotes(plan: Plan): readonly string[] {
  const skirt = tiledSkirt(plan);
  if (skirt === null) return [];
  const length = (mm: number) => formatLength(unitsOf(plan.brief.region), mm);
  const { reach, foot, top, edges, gablet } = skirt;
  const { count, gauge } = coursesOf(reach, top - foot);
  return [
    `Tiled skirt: Mangalore tiles at ${STEEP.skirt}° in ${count} courses, gauge ${gauge} mm, each screwed to its batten as steeper than ${SCREWED}°, on a sloped RCC slab of ${SKIRT_SLAB} mm cast against the parapet's outer face and with it, of RCC there, to the structural engineer's design.`,
    ...headroomBand(plan, edges),
    `Skirt: eaves ${length(reach)} beyond the walls' outer face; tiles from ${length(-foot)} below the top of the roof slab to ${length(top)} above it, the board along the eaves ${length(SKIRT_BOARD)} down from their edge, ridge tiles along their top bedded against the parapet; over them the parapet is plastered. Water falls free from the eaves; rain-water pipes come down behind the skirt.`,
    ...(gablet === null
      ? []
      : [
          `Gablet: tiles at ${STEEP.gablet}° on such a slab from the eaves to the parapet's inner face, its ridge ${length(gablet.ridge)} above the roof slab, its middle ${fromCorner(plan, skirt, gablet)} from the left end of the house's front, its feet ${length(gablet.half)} to either side of that; valleys lined with sheet metal. Under it the parapet goes up as a plastered gable, which closes it towards the terrace.`,
        ]),
    ...bareWords(plan, edges),
  ];
}

/** How far the gablet's middle is from the corner of the house, as its chain says it. */
function fromCorner(plan: Plan, skirt: TiledSkirt, { middle }: Gablet): string {
  const corners = roofOutline(plan).flat();
  const units = unitsOf(plan.brief.region);
  const [along] = skirtRounding(planRounding(plan), corners, skirt, units);
  return gapFigures([boxAround(corners).x1, middle], along, units)[0] ?? "";
}

/** The rooms over the stairs whose wall stands on the roof's edge behind tiles, in place of the parapet. */
export function roomsBehindTiles(plan: Plan, edges: readonly SkirtEdge[]): readonly Risen[] {
  return stairsToRoof(plan).filter(({ outer }) => edges.some((edge) => edge.tiled && shared(edge, outer) > 0));
}

/** What carries the slab where no parapet stands behind it. */
function headroomBand(plan: Plan, edges: readonly SkirtEdge[]): readonly string[] {
  const rooms = roomsBehindTiles(plan, edges);
  if (rooms.length === 0) return [];
  const tied = rooms.some(({ columns }) => columns.length > 0) ? ", tied to its columns" : "";
  return [
    `Where the headroom's wall stands on the roof's edge there is no parapet: the slab is cast with an RCC band in that wall from the roof slab to the top of the tiles${tied}.`,
  ];
}

/** What stands where no tiles are drawn. */
function bareWords(plan: Plan, edges: readonly SkirtEdge[]): readonly string[] {
  const bare = edges.filter(({ tiled }) => !tiled);
  if (bare.length === 0) return [];
  const rooms = stairsToRoof(plan).map(({ outer }) => outer);
  const walled = bare.map((edge) => rooms.reduce((sum, room) => sum + shared(edge, room), 0));
  const total = bare.reduce((sum, { wall }) => sum + outerEdge(wall).length, 0);
  const room = walled.reduce((sum, one) => sum + one, 0);
  const stands =
    room === 0
      ? "the parapet stands alone"
      : room > total - 1
        ? "the headroom's wall stands alone"
        : "the parapet stands alone, or the headroom's wall where that is on the roof's edge";
  return [`Where no tiles are drawn ${stands}; the skirt ends there upright, its end plastered.`];
}

/** How much of an edge a room over the stairs stands on, mm. */
function shared({ wall, side }: SkirtEdge, room: Box): number {
  const own = boxAround(wall);
  if (Math.abs(sideAt(own, side) - sideAt(room, side)) > 1) return 0;
  const [from, to] = axisEnds(commonBox(own, room), sideAxis(side).axis);
  return Math.max(0, to - from);
}
