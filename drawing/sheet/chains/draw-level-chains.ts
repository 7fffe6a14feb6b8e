import { endTowards } from "#drawing/sheet/chains/draw-side-chains.ts";
import type { RealChain } from "#drawing/sheet/chains/level-chains.ts";
import { footprintBox, type SideName, sideAxis } from "#drawing/sheet/house/sides.ts";
import { type Chain, chainMarks, type DrawnChain, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { allToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { PathMark } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import { gapFigures, type PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark, Stroke } from "#drawing/sheet/page/sheet.ts";
import { CHAIN_STEP, FIRST_CHAIN } from "#drawing/sheet/page/sheet-frame.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { axisEnds, type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level } from "#planner/plan/plan.ts";

/** The same chains, but the overall ones without the setbacks beside the house, which is `built` over so much. */
export function ofTheHouse(chains: readonly RealChain[], built: Box): readonly RealChain[] {
  return chains.map((chain) => (chain.kind === "overall" ? { ...chain, stops: axisEnds(built, chain.axis) } : chain));
}

/** Paper between the last chain beside a house and the boundary. */
const TO_BOUNDARY = 5.5;

/** What lies about a storey: how far the drawing reaches and the house with roofs below, real mm, and on which sides steps lead up to a door. */
type Around = { readonly extent: Box; readonly built: Box; readonly steps: readonly SideName[] };

/** Keeps words off the lines of the chains through the house, before any of them stands. */
export function avoidInternalChains(chains: readonly RealChain[], frame: Frame, space: LabelSpace): void {
  for (const { kind, axis, stops, across = 0 } of chains) {
    if (kind !== "internal") continue;
    const ends = [stops[0] ?? 0, stops.at(-1) ?? 0].map(
      (along): Point => (axis === 0 ? [along, across] : [across, along]),
    );
    space.avoid(growBox(boxAround(allToPaper(frame, ends)), 0.2), 8);
  }
}

/**
 * Draws a level's chains. A side's chains stand beside the house where the yard on that side has room for all of them and no steps, else
 * outside the plot; those that show the setbacks always stand outside.
 */
export function drawLevelChains(
  chains: readonly RealChain[],
  rounding: PlanRounding,
  { extent, built, steps }: Around,
  level: Level,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const placed = new Map<string, number>();
  const footprint = footprintBox(level);
  const drawn = chains.map((chain) => {
    const { axis, stops } = chain;
    const round = rounding[axis];
    const figures = gapFigures(stops, round, units);
    const onPaper = stops.map((stop) => toPaper(frame, [stop, stop])[axis]);
    const common = { axis: axis === 0 ? "x" : "y", stops: onPaper, figures } as const;
    if (chain.beside) return drawJamb(chain, common, frame, typesetter, space);
    if (chain.side === null) {
      const position = toPaper(frame, [chain.across ?? 0, chain.across ?? 0])[1 - axis] ?? 0;
      return drawChain({ ...common, position, outward: 1 }, typesetter, space);
    }
    const { side } = chain;
    const { ahead } = sideAxis(side);
    const [boundary, start] = [endTowards(side, extent, frame), endTowards(side, footprint, frame)];
    const clear = endTowards(side, built, frame);
    const own = chains.filter((one) => one.side === side && isOfTheHouse(one, built));
    const needed = FIRST_CHAIN + (own.length - 1) * CHAIN_STEP + TO_BOUNDARY;
    const beside = own.includes(chain) && !steps.includes(side) && (clear - boundary) * ahead >= needed;
    const key = `${side} ${beside}`;
    const order = placed.get(key) ?? 0;
    placed.set(key, order + 1);
    const position = (beside ? clear : boundary) - ahead * (FIRST_CHAIN + order * CHAIN_STEP);
    return drawChain({ ...common, position, outward: ahead === 1 ? -1 : 1, extendFrom: start }, typesetter, space);
  });
  for (const { stroke, contours } of drawn.flatMap((chain) => chain?.lines ?? []).filter(isPath)) {
    const price = stroke === undefined ? undefined : CROSSED.get(stroke);
    if (price === undefined) continue;
    for (const { from, segments } of contours)
      space.avoid(growBox(boxAround([from, ...segments.map(({ to }) => to)]), 0.1), price);
  }
  return chainMarks(drawn);
}

/** What it costs other words to stand over a chain's lines. */
const CROSSED = new Map<Stroke, number>([
  [PENS.extension, 2],
  [PENS.tick, 6],
  [PENS.dimension, 6],
]);

/** Paper between a wall and the line of a door's own dimension. */
const FROM_WALL = [2.6, 3.8, 5.2] as const;

/** The cost of drawing that line where no words may stand: a last resort. */
const BLOCKED = 100;

/** The dimension of a door's jamb, on the side of its wall that has the most room; null where none has room. */
function drawJamb(
  { axis, across = 0, beside }: RealChain,
  common: Pick<Chain, "axis" | "stops" | "figures">,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): DrawnChain | null {
  const sides = beside?.sides ?? [];
  const [from = 0, to = 0] = common.stops;
  const places = sides.flatMap((side) => {
    const at = across + side * (beside?.half ?? 0);
    const face = toPaper(frame, [at, at])[1 - axis] ?? 0;
    return FROM_WALL.map((gap) => {
      const position = face + side * gap;
      const [low, high] = [position - 0.2, position + 0.2];
      const band = axis === 0 ? { x1: from, y1: low, x2: to, y2: high } : { x1: low, y1: from, x2: high, y2: to };
      return { side, face, position, band, cost: Math.min(space.cost(band), BLOCKED) + gap };
    });
  });
  for (const { side, face, position, band } of places.sort((a, b) => a.cost - b.cost)) {
    const drawn = drawChain({ ...common, position, outward: side, extendFrom: face }, typesetter, space);
    if (!drawn) continue;
    space.avoid(band, 8);
    return drawn;
  }
  return null;
}

function isPath(mark: Mark): mark is PathMark {
  return mark.kind === "path";
}

/** Whether a chain ends at the house, not at the plot's boundary. */
function isOfTheHouse({ stops, axis }: RealChain, built: Box): boolean {
  const [low, high] = axisEnds(built, axis);
  return (stops[0] ?? low) >= low && (stops[stops.length - 1] ?? high) <= high;
}
