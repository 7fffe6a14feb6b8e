import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { type Box, boxAround, boxesOverlap, gapBetween, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { RegionCode } from "#planner/brief/brief.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/**
 * What a region's pits are called, their side in plan, and how far they keep from walls on footings and from the plot's boundary, real mm; `least`:
 * the part of those distances with which one makes do in a narrow yard, in whose middle the pit then lies; `from`: where its place is sought first.
 */
type PitKind = {
  readonly name: string;
  readonly side: number;
  readonly walls: number;
  readonly boundary: number;
  readonly least: number;
  readonly from: "front" | "rear";
};

/**
 * In India 4 feet, the usual size for one house, 1.0 m from the compound wall's footing and from the house's, which goes on half a metre before its
 * wall: water that seeps away beside footings softens the ground under them. Common practice; no profile gives a figure. In the UK as
 * BRE Digest 365 and Part H3 have it, which leave no choice. Depth and filter follow the soil found. Elsewhere pipes go to a drain.
 */
const KINDS: Readonly<Partial<Record<RegionCode, PitKind>>> = {
  in: { name: "R.W.H. PIT", side: 1219, walls: 1500, boundary: 1000, least: 0.65, from: "front" },
  uk: { name: "SOAKAWAY", side: 1500, walls: 5000, boundary: 2500, least: 1, from: "rear" },
};
/** Between the pit and steps, cars and the ways in, mm. */
const BESIDE = 150;
/** How far a neighbour's house goes on beyond a party wall, mm: as far as a pit could mind. */
const NEIGHBOUR = 6000;
/** Places are tried so far apart, mm. */
const STEP = 127;

/**
 * A pit in plan, and the boundaries that it is measured from: the nearer side and the nearer of front and rear. `clear`: it keeps the distances that
 * are usual, else it lies in the middle of a narrow yard. Real mm.
 */
export type RainPit = {
  readonly name: string;
  readonly box: Box;
  readonly side: "left" | "right";
  readonly end: "front" | "rear";
  readonly clear: boolean;
};

/**
 * Where the rain-water of a house seeps away: in open ground clear of walls, boundaries, drive, steps and gate; in India the nearest such place to the
 * road, to which plots fall, in the UK in the rear garden; there the nearest to a side. Where a yard is too narrow, the place that is farthest
 * from both its edges. Null where there is no room, and where pits are not usual.
 */
export const rainPit = oncePerPlan(placed);

function placed(plan: Plan): RainPit | null {
  const [ground] = plan.levels;
  const kind = KINDS[plan.brief.region];
  if (!ground || !kind) return null;
  const plot = boxAround(plan.site.plot);
  const walls = [...housesBoxes(ground), ...neighbours(plan, ground)];
  const taken = inTheWay(plan, ground).map((box) => growBox(box, BESIDE));
  const near = growBox(plot, -kind.boundary * kind.least);
  let best: { readonly box: Box; readonly share: number } | null = null;
  for (const box of placesIn(near, kind)) {
    if (best !== null && best.share >= 1) break;
    if (taken.some((one) => boxesOverlap(one, box))) continue;
    const toBoundary = Math.min(box.x1 - plot.x1, plot.x2 - box.x2, box.y1 - plot.y1, plot.y2 - box.y2);
    const toWalls = Math.min(...walls.map((wall) => gapBetween(wall, box)));
    const share = Math.min(1, toBoundary / kind.boundary, toWalls / kind.walls);
    if (share >= kind.least && share > (best?.share ?? 0)) best = { box, share };
  }
  if (best === null) return null;
  const { box, share } = best;
  return {
    name: kind.name,
    box,
    side: box.x1 - plot.x1 <= plot.x2 - box.x2 ? "left" : "right",
    end: box.y1 - plot.y1 <= plot.y2 - box.y2 ? "front" : "rear",
    clear: share >= 1,
  };
}

/** The places of a pit within a box: row by row from the end at which one begins, in each from the sides inwards. */
function placesIn({ x1, y1, x2, y2 }: Box, { side, from }: PitKind): readonly Box[] {
  const count = (length: number) => Math.max(0, Math.floor((length - side) / STEP + 1e-6) + 1);
  const steps = (length: number) => Array.from({ length: count(length) }, (_, step) => step * STEP);
  return steps(y2 - y1).flatMap((row) => {
    const low = from === "front" ? y1 + row : y2 - row - side;
    return steps(x2 - x1)
      .flatMap((column) => [x1 + column, x2 - column - side])
      .map((left) => ({ x1: left, y1: low, x2: left + side, y2: low + side }));
  });
}

/** The houses that stand, or may stand, at party walls, as deep as this one; a neighbour's rear wall may stand along the whole of a rear one. */
function neighbours({ site }: Plan, ground: Level): readonly Box[] {
  const plot = boxAround(site.plot);
  const { y1, y2 } = footprintBox(ground);
  const { left, right, rear } = site.edges;
  return [
    ...(left.kind === "party" ? [{ x1: plot.x1 - NEIGHBOUR, x2: plot.x1, y1, y2 }] : []),
    ...(right.kind === "party" ? [{ x1: plot.x2, x2: plot.x2 + NEIGHBOUR, y1, y2 }] : []),
    ...(rear.kind === "party" ? [{ x1: plot.x1, x2: plot.x2, y1: plot.y2, y2: plot.y2 + NEIGHBOUR }] : []),
  ];
}

/** From the nearer boundary to the pit and over it, ascending. */
export function pitStops(plan: Plan, { box, side, end }: RainPit, axis: 0 | 1): readonly number[] {
  const plot = boxAround(plan.site.plot);
  if (axis === 0) return side === "left" ? [plot.x1, box.x1, box.x2] : [box.x1, box.x2, plot.x2];
  return end === "front" ? [plot.y1, box.y1, box.y2] : [box.y1, box.y2, plot.y2];
}

/** What the notes say of rain-water: where its pit lies, or that there is no room for one. */
export function rainNotes(plan: Plan): readonly string[] {
  const kind = KINDS[plan.brief.region];
  if (!kind) return [];
  const pit = rainPit(plan);
  const [walls, boundary] = [kind.walls, kind.boundary].map((distance) => `${distance / 1000} m`);
  if (plan.brief.region === "uk")
    return pit === null
      ? [
          `Surface water: no ground lies ${walls} from buildings and ${boundary} from boundaries for a soakaway. Drain it to a watercourse or surface-water sewer, or else to a combined sewer, as Approved Document H3 ranks them and the local authority and the water company agree.`,
        ]
      : [
          `${pit.name}: for surface water, ${walls} from buildings and ${boundary} from boundaries (Approved Document H3). Size and depth by BRE Digest 365 from a percolation test on site; where the soil does not drain, to the surface-water sewer as the local authority and the water company agree.`,
        ];
  if (pit === null)
    return [
      `Rain-water harvesting: no yard is wide enough for a recharge pit clear of footings (${walls} from walls, ${boundary} from the boundary). Lead the rain-water pipes to a closed tank or filter well as the local authority allows.`,
    ];
  const where = pit.clear
    ? `${walls} clear of walls and ${boundary} of the boundary`
    : `in the middle of a yard that is too narrow for ${walls} to walls and ${boundary} to the boundary: line its upper metre watertight`;
  return [
    `${pit.name}: rain-water harvesting (recharge) pit, ${where}; where the plot falls to another side, move it there as clear of them, and away from septic tank, well and sump. Depth, filter and cover to the soil found and the local authority's rule.`,
  ];
}

/** The ground that the house covers, as boxes. */
function housesBoxes({ footprint }: Level): readonly Box[] {
  return footprint.flatMap(({ outer, holes }) =>
    coverBoxes(
      (x, y) => contains(outer, x, y) && !holes.some((hole) => contains(hole, x, y)),
      [outer, ...holes].flat().map((point) => boxAround([point])),
    ),
  );
}

/** The drive, cars, steps, and the way from the gate to the house. */
function inTheWay(plan: Plan, ground: Level): readonly Box[] {
  const gate = gateOf(plan, ground);
  const { y1 } = boxAround(plan.site.plot);
  const way = gate ? [{ x1: gate.from, x2: gate.from + gate.wide, y1, y2: footprintBox(ground).y1 }] : [];
  return [...driveBoxes(plan), ...carsBefore(plan), ...entranceSteps(plan).flatMap(boxesOf), ...way];
}
