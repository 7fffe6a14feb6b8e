import { oncePerPlan, oncePerStorey } from "#drawing/sheet/house/once-per-plan.ts";
import { roofBoxes, unroofed } from "#drawing/sheet/house/roof-boxes.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { areaOf, type Box, boxAround, boxesOverlap, boxHolds, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import { contains, largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes, outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** Narrower than this is the top of a wall, mm. */
const SLIVER = 300;
/** Where nothing is wider than this it is a ledge: no sunk square has room within an upstand. Beside a terrace it is the head of its rear wall. mm */
const LEDGE = { alone: 600, atTerrace: 1000 } as const;

/** The flat roof over a part of a storey on which no storey stands. Real mm. */
export type LowerRoof = {
  /** The storey that it covers, and the next one, from which one looks down on it. */
  readonly level: Level;
  readonly above: Level;
  readonly kind: "roof";
  readonly label: string;
  /** Its outline to the outer faces of the walls below and of the higher storey's beside it; and the outlines of shafts that stay open through it. */
  readonly polygon: Polygon;
  readonly holes: readonly Polygon[];
  readonly boxes: readonly Box[];
  /** Square metres. */
  readonly area: number;
  /** The upstand along its free edges, inside of the outline: none stands where the higher storey's wall does. */
  readonly upstand: readonly Box[];
};

/** The roofs over lower storeys, from below; those of one storey in the order of their outlines. */
export const lowerRoofs = oncePerPlan(({ levels }: Plan): readonly LowerRoof[] =>
  levels.flatMap((level, at) => roofsOver(level, levels[at + 1])),
);

/** The roofs over what of a storey the next one leaves out. */
export const roofsOver = oncePerStorey((level, above): readonly LowerRoof[] => {
  if (above === undefined) return [];
  const higher = above.footprint.map(({ outer }) => outer);
  const stands = (x: number, y: number) => higher.some((outer) => contains(outer, x, y));
  const slab = roofBoxes(level, above);
  const corners = [...slab, ...higher.flat().map((point) => boxAround([point]))];
  const left = coverBoxes((x, y) => slab.some((box) => boxHolds(box, x, y)) && !stands(x, y), corners);
  if (left.length === 0) return [];
  const roof = withoutSlivers(left);
  const upstand = freeEdges(roof, stands, corners);
  const loops = outlineOfBoxes(roof);
  return loops
    .filter((loop) => isOuter(loop) && !isLedge(loop, level))
    .map((polygon): LowerRoof => {
      const within = (box: Box) => contains(polygon, (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2);
      const own = roof.filter(within);
      return {
        level,
        above,
        kind: "roof",
        label: "Roof",
        polygon,
        holes: loops.filter((loop) => !isOuter(loop) && within(boxAround(loop))),
        boxes: own,
        area: own.reduce((sum, box) => sum + areaOf(box), 0) / 1e6,
        upstand: upstand.filter(within),
      };
    });
});

/** What of a floor is as wide as a roof both ways. */
function withoutSlivers(floor: readonly Box[]): readonly Box[] {
  const half = SLIVER / 2;
  const isFloor = (x: number, y: number) => floor.some((box) => boxHolds(box, x, y));
  const outside = coverBoxes((x, y) => !isFloor(x, y), [...floor, growBox(hullOf(floor), SLIVER)]).map((box) =>
    growBox(box, half),
  );
  const cores = coverBoxes(
    (x, y) => isFloor(x, y) && !outside.some((box) => boxHolds(box, x, y)),
    [...floor, ...outside],
  ).map((box) => growBox(box, half));
  return coverBoxes((x, y) => isFloor(x, y) && cores.some((box) => boxHolds(box, x, y)), [...floor, ...cores]);
}

/** The strip inside of a roof's edges but for those at which the higher storey stands. */
function freeEdges(
  roof: readonly Box[],
  stands: (x: number, y: number) => boolean,
  corners: readonly Box[],
): readonly Box[] {
  const isRoof = (x: number, y: number) => roof.some((box) => boxHolds(box, x, y));
  const steps = [-PARAPET, 0, PARAPET];
  const isEdge = (x: number, y: number) =>
    steps.some((dx) => steps.some((dy) => !isRoof(x + dx, y + dy) && !stands(x + dx, y + dy)));
  const all = [...roof, ...corners];
  return coverBoxes(
    (x, y) => isRoof(x, y) && isEdge(x, y),
    [...all, ...all.map((box) => growBox(box, PARAPET)), ...all.map((box) => growBox(box, -PARAPET))],
  );
}

function isLedge(outline: Polygon, level: Level): boolean {
  const { x1, y1, x2, y2 } = largestRectangle(outline);
  const around = growBox(boxAround(outline), SLIVER);
  const atTerrace = unroofed(level).some(
    ({ kind, polygon }) => kind === "terrace" && boxesOverlap(boxAround(polygon), around),
  );
  return Math.min(x2 - x1, y2 - y1) < (atTerrace ? LEDGE.atTerrace : LEDGE.alone);
}

/** Whether an outline has what it encloses on its left; a hole has it on its right. */
function isOuter(loop: Polygon): boolean {
  const twice = loop.reduce((sum, [x, y], index) => {
    const [nx, ny] = loop[(index + 1) % loop.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  return twice > 0;
}

/** The lower roofs on which one looks down from the storey of index `seenFrom`; from the house's roof: the number of levels. */
export function roofsBelow(plan: Plan, seenFrom: number): readonly LowerRoof[] {
  return lowerRoofs(plan).filter(({ above }) => above.index <= seenFrom);
}
