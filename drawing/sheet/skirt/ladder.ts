import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { fullWalls, placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { pipeBox } from "#drawing/sheet/rain/outlet.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { besideEdge, type Edge, edgesOf, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { BESIDE_GABLET, standsIn } from "#drawing/sheet/skirt/gablet.ts";
import { type SkirtEdge, type WholeSkirt, wholeSkirt, withEaves } from "#drawing/sheet/skirt/whole-skirt.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A fixed ladder up an outer wall: between its stiles and from the wall's face to its rungs, in plan; `out`: away from the wall. Real mm. */
export type RoofLadder = {
  readonly box: Box;
  readonly out: Point;
  /** What of the wall stays without tiles for it; null where none lie there. */
  readonly bare: Edge | null;
};

/** A ladder's width, how far before the wall its rungs are, and the ground that one who climbs needs before it. mm */
export const LADDER = { width: 450, before: 200, ground: 700 } as const;
/** Distance that it keeps from openings, chajjas, pipes and corners, mm. */
const CLEAR = 300;
const STEP = 50;
/** What it costs to stand on the road's face, under tiles, and on a side instead of the rear, in mm of distance from the wall's middle. */
const PRICES = { front: 20_000, tiles: 10_000, side: 4000 } as const;
/** Tiles and their slab are left out so far on each side of it; and up to the wall's end where less than this would be left of them. mm */
export const BARE = 300;
const SCRAP = 600;

/** The ladder to the flat roof of an Indian house that no stair leads to, clear of all openings below it; null where there is none or no place for it. */
export const roofLadder = oncePerPlan(ladderOf);

function ladderOf(plan: Plan): RoofLadder | null {
  const last = plan.levels.at(-1);
  if (!last || plan.brief.region !== "in" || headroomBoxes(plan).length > 0) return null;
  const outlets = pipesFrom(plan, plan.levels.length).map(({ outlet }) => outlet);
  const taken = [
    ...outlets.flatMap((outlet) => [pipeBox(outlet), outlet.khurra]),
    ...entranceSteps(plan).flatMap(boxesOf),
    ...plan.levels.flatMap((level) => [
      ...placeOpenings(level).map(({ box }) => box),
      ...sunshades(plan, level).map(({ box }) => box),
    ]),
  ].map((box) => growBox(box, CLEAR));
  const walls = plan.levels.map(fullWalls);
  const skirt = wholeSkirt(plan);
  const places = roofOutline(plan).flatMap((loop) =>
    edgesOf(loop).flatMap((edge) => {
      const { length, out, at } = outerEdge(edge);
      const least = CLEAR + LADDER.width / 2;
      const tiles = skirt?.loops.flat().find(({ tiled, wall }) => tiled && isSame(wall, edge)) ?? null;
      const count = Math.max(0, Math.floor((length - 2 * least) / STEP) + 1);
      return Array.from({ length: count }, (_, step) => least + step * STEP).map((u) => ({
        box: boxAround([at(u - LADDER.width / 2, 0), at(u + LADDER.width / 2, LADDER.before)]),
        behind: at(u, -LADDER.before / 4),
        ground: at(u, LADDER.ground),
        out,
        bare: tiles === null ? null : bareOf(edge, u),
        isInGablet: tiles !== null && skirt !== null && isInGablet(skirt, tiles, at(u, 0)),
        price:
          Math.abs(u - length / 2) +
          (out[1] < 0 ? PRICES.front : out[0] !== 0 ? PRICES.side : 0) +
          (tiles === null ? 0 : PRICES.tiles),
      }));
    }),
  );
  const free = places.filter(
    ({ box, behind, ground, isInGablet }) =>
      !isInGablet &&
      contains(plan.site.plot, ...ground) &&
      walls.every((level) => level.some((one) => boxHolds(one.box, ...behind))) &&
      !taken.some((other) => boxesOverlap(other, box)),
  );
  const [best] = free.sort((a, b) => a.price - b.price);
  return best ? { box: best.box, out: best.out, bare: best.bare } : null;
}

function isSame([from, to]: Edge, [first, last]: Edge): boolean {
  return [from, to].every(([x, y], end) => x === [first, last][end]?.[0] && y === [first, last][end]?.[1]);
}

/** The stretch of a wall that stays without tiles for a ladder whose middle is so far along it. */
function bareOf(wall: Edge, along: number): Edge {
  const { length, at } = outerEdge(wall);
  const half = LADDER.width / 2 + BARE;
  const [from, to] = [along - half, along + half];
  return [at(from < SCRAP ? 0 : from, 0), at(to > length - SCRAP ? length : to, 0)];
}

/** Whether what stays without tiles for a ladder there would meet the gablet. */
function isInGablet({ gablet }: WholeSkirt, edge: SkirtEdge, [x]: Point): boolean {
  if (gablet === null || !standsIn(gablet, edge)) return false;
  return Math.abs(x - gablet.middle) < gablet.half + BESIDE_GABLET + LADDER.width / 2 + BARE + SCRAP;
}

/** The edges of a skirt with their eaves, tiles and slab left out where the ladder to the roof goes up. */
export function leftOutAtLadder(plan: Plan, { loops, reach }: WholeSkirt): WholeSkirt["loops"] {
  const bare = roofLadder(plan)?.bare ?? null;
  if (bare === null) return loops;
  return loops.map((loop) => {
    const parts = loop.flatMap((edge) => partsOf(edge, bare));
    return parts.length === loop.length && parts.every(({ tiled }, index) => tiled === loop[index]?.tiled)
      ? loop
      : withEaves(parts, reach);
  });
}

/** An edge parted where a stretch of its wall stays without tiles. */
function partsOf({ side, wall, tiled }: SkirtEdge, [from, to]: Edge): readonly Omit<SkirtEdge, "eaves">[] {
  const whole = { side, wall, tiled };
  const { length } = outerEdge(wall);
  const [start, end] = [from, to].map((point) => besideEdge(wall, point)) as [Beside, Beside];
  const isOn = ({ along, aside }: Beside) => Math.abs(aside) < 1 && along > -1 && along < length + 1;
  if (!tiled || !isOn(start) || !isOn(end) || end.along <= start.along) return [whole];
  return [
    ...(start.along < 1 ? [] : [{ side, tiled, wall: [wall[0], from] as Edge }]),
    { side, tiled: false, wall: [start.along < 1 ? wall[0] : from, end.along > length - 1 ? wall[1] : to] as Edge },
    ...(end.along > length - 1 ? [] : [{ side, tiled, wall: [to, wall[1]] as Edge }]),
  ];
}

type Beside = ReturnType<typeof besideEdge>;
