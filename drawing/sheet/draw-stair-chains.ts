import { type Box, boxAround, boxCorners, boxesOverlap, growBox } from "#drawing/sheet/box.ts";
import { chainMarks, drawChain } from "#drawing/sheet/draw-chain.ts";
import { allToPaper, type Frame, toPaper } from "#drawing/sheet/frame.ts";
import type { LabelSpace } from "#drawing/sheet/label-space.ts";
import type { LevelChains } from "#drawing/sheet/level-chains.ts";
import type { Mark } from "#drawing/sheet/sheet.ts";
import { formatTread } from "#drawing/sheet/sheet-notes.ts";
import { type StairChain, type StairShown, stairChains, stairsOn } from "#drawing/sheet/stair-chains.ts";
import { arrowsOf } from "#drawing/sheet/stair-walk.ts";
import type { Units } from "#drawing/sheet/units.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
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
  rounding: LevelChains["rounding"],
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
  const drawn = chains.map(({ chain: { axis, stops, places, room }, figures }) => {
    const inside = boxAround(allToPaper(frame, boxCorners(room)));
    const onPaper = stops.map((stop) => toPaper(frame, [stop, stop])[axis]);
    const [from = 0, to = 0] = [onPaper[0], onPaper.at(-1)];
    for (const place of places) {
      const position = toPaper(frame, [place, place])[axis === 0 ? 1 : 0];
      const band = bandOf(axis, position, from + AT_WALLS, to - AT_WALLS);
      if (space.cost(band) === Number.POSITIVE_INFINITY) continue;
      const beside = growBox(bandOf(axis, position, from, to), BESIDE_LINE);
      const within =
        axis === 0 ? { ...inside, y1: beside.y1, y2: beside.y2 } : { ...inside, x1: beside.x1, x2: beside.x2 };
      const name = axis === 0 ? "x" : "y";
      const made = drawChain(
        { axis: name, position, outward: 1, stops: onPaper, figures, within },
        typesetter,
        offArrows,
      );
      if (!made) continue;
      space.avoid(band, OVER_LINE);
      return made;
    }
    return null;
  });
  return chainMarks(drawn);
}

/** Each gap's length, a flight's with the treads that it is divided into: 8 x 250 mm = 6'-6½". */
function figuresOf(
  { axis, stops, own, treads }: StairChain,
  tread: number,
  rounding: LevelChains["rounding"],
  units: Units,
) {
  const round = rounding[axis];
  return stops.slice(1).map((to, index) => {
    const length = units.length(round(to) - round(stops[index] ?? to));
    return own[index] && treads > 0 ? `${treads} x ${formatTread(tread, units)} = ${length}` : length;
  });
}

function bandOf(axis: 0 | 1, position: number, from: number, to: number): Box {
  const [low, high] = [position - 0.2, position + 0.2];
  return axis === 0 ? { x1: from, x2: to, y1: low, y2: high } : { x1: low, x2: high, y1: from, y2: to };
}

/** The straight pieces of a stair's arrows, on paper. */
function arrowLegs({ stair, shows }: StairShown, frame: Frame): readonly Box[] {
  return arrowsOf(stair, shows).flatMap(({ route }) => {
    const points = allToPaper(frame, route);
    return points.slice(1).map((to, index) => growBox(boxAround([points[index] ?? to, to]), 0.3));
  });
}

/** The same space, in which nothing may be written over some boxes: lines may cross an arrow, figures not. */
function clearOf(boxes: readonly Box[], space: LabelSpace): LabelSpace {
  return {
    ...space,
    cost: (box) => (boxes.some((other) => boxesOverlap(box, other)) ? Number.POSITIVE_INFINITY : space.cost(box)),
  };
}
