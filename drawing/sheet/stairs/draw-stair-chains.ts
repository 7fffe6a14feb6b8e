import { chainMarks, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { allToPaper, boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { clearOf, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { gapFigures, type PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { type StairChain, type StairShown, stairChains, stairsOn } from "#drawing/sheet/stairs/chains.ts";
import { arrowsOf } from "#drawing/sheet/stairs/walk.ts";
import { formatTread } from "#drawing/sheet/stairs/written-risers.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A chain ends at walls, where nothing may be written: so far from them it must be free, mm on paper. */
const AT_WALLS = 0.6;

/** Figures farther from their line than this would be read as another's among treads and numbers, mm on paper. */
const BESIDE_LINE = 3;

/** What it costs to write over a chain's line: more than over anything else that words may cover. */
const OVER_LINE = 12;

/** The chains of the stairs that a level shows, each at its first place that is free; those without one are left to the section's table. */
export function drawStairChains(
  plan: Plan,
  level: Level,
  rounding: PlanRounding,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const shown = stairsOn(plan, level);
  const offArrows = clearOf(
    shown.flatMap((one) => arrowLegs(one, frame)),
    space,
  );
  const chains = shown.flatMap(({ stair }) =>
    stairChains(level, stair).map((chain) => ({ chain, figures: figuresOf(chain, stair.tread, rounding, units) })),
  );
  // Each keeps its figures off the others' lines at their best places, with paper between.
  for (const { chain } of chains)
    for (const place of chain.places.slice(0, 1)) space.avoid(growBox(lineAt(chain, place, frame), 0.4), OVER_LINE);
  return chainMarks(
    chains.map(({ chain, figures }) => {
      for (const place of chain.places) {
        const line = lineAt(chain, place, frame);
        if (space.cost(line) === Number.POSITIVE_INFINITY) continue;
        const drawn = drawChain({ ...onPaper(chain, place, frame), figures }, typesetter, offArrows);
        if (!drawn) continue;
        space.avoid(line, OVER_LINE);
        return drawn;
      }
      return null;
    }),
  );
}

function onPaper({ axis, stops, room }: StairChain, place: number, frame: Frame) {
  const position = toPaper(frame, [place, place])[axis === 0 ? 1 : 0];
  const { x1, y1, x2, y2 } = boxToPaper(frame, room);
  const [low, high] = [position - BESIDE_LINE, position + BESIDE_LINE];
  const within =
    axis === 0
      ? { x1, x2, y1: Math.max(y1, low), y2: Math.min(y2, high) }
      : { y1, y2, x1: Math.max(x1, low), x2: Math.min(x2, high) };
  const along = stops.map((stop) => toPaper(frame, [stop, stop])[axis]);
  // The well's figure stands on the other side of the line than the flights': side by side they read as one.
  return { axis: axis === 0 ? "x" : "y", position, outward: axis === 0 ? -1 : 1, stops: along, within } as const;
}

/** A chain's line at one of its places, but for its ends, which are at walls. */
function lineAt({ axis, stops }: StairChain, place: number, frame: Frame): Box {
  const ends = [stops[0] ?? 0, stops.at(-1) ?? 0].map((along): Point => (axis === 0 ? [along, place] : [place, along]));
  const { x1, y1, x2, y2 } = growBox(boxAround(allToPaper(frame, ends)), 0.2);
  return axis === 0
    ? { x1: x1 + AT_WALLS, x2: x2 - AT_WALLS, y1, y2 }
    : { x1, x2, y1: y1 + AT_WALLS, y2: y2 - AT_WALLS };
}

/** Each gap's length, a flight's with the treads that it is divided into: 8 x 250 mm = 6'-6½". */
function figuresOf({ axis, stops, own, treads }: StairChain, tread: number, rounding: PlanRounding, units: Units) {
  const round = rounding[axis];
  return gapFigures(stops, round, units).map((length, index) =>
    own[index] && treads > 0 ? `${treads} x ${formatTread(tread, units)} = ${length}` : length,
  );
}

/** The straight pieces of a stair's arrows, on paper. */
function arrowLegs({ stair, shows }: StairShown, frame: Frame): readonly Box[] {
  return arrowsOf(stair, shows).flatMap(({ route }) => {
    const points = allToPaper(frame, route);
    return points.slice(1).map((to, index) => growBox(boxAround([points[index] ?? to, to]), 0.3));
  });
}
