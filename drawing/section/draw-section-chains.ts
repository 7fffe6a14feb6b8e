import { slabOver } from "#drawing/section/cut-bodies.ts";
import type { Pen } from "#drawing/section/pen.ts";
import { heightChains } from "#drawing/section/section-heights.ts";
import { alongCut, stretch } from "#drawing/section/section-view.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { planHeights } from "#drawing/sheet/heights/written-heights.ts";
import { crossStops } from "#drawing/sheet/house/sides.ts";
import { chainMarks, type DrawnChain, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { toPaper } from "#drawing/sheet/page/frame.ts";
import { gapFigures } from "#drawing/sheet/page/rounding.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { CHAIN_STEP, FIRST_CHAIN } from "#drawing/sheet/page/sheet-frame.ts";
import { crossedRooms, type SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { type Box, growBox } from "#drawing/sheet/shapes/box.ts";
import { OPEN_AIR_KINDS, type Plan } from "#planner/plan/plan.ts";

/**
 * Heights on both sides of what is drawn, the rooms along the cut below it, and in each storey the clear height of its widest room.
 * `under`: where on paper the lines of the chain below may begin.
 */
export function drawSectionChains(
  plan: Plan,
  cut: SectionCut,
  drawn: Box,
  built: Box,
  pen: Pen,
  under: number,
): readonly Mark[] {
  return chainMarks([
    ...heights(plan, cut, drawn, built, pen),
    rooms(plan, cut, drawn, pen, under),
    ...clears(plan, cut, pen),
  ]);
}

function heights(plan: Plan, cut: SectionCut, drawn: Box, built: Box, pen: Pen): readonly (DrawnChain | null)[] {
  const { frame, units, typesetter, space } = pen;
  const round = planHeights(plan);
  const placed = { left: 0, right: 0 };
  return heightChains(plan, cut).map(({ side, stops }) => {
    const order = placed[side]++;
    const ahead = side === "left" ? -1 : 1;
    const edge = toPaper(frame, [side === "left" ? drawn.x1 : drawn.x2, 0])[0];
    const wall = toPaper(frame, [side === "left" ? built.x1 : built.x2, 0])[0];
    return drawChain(
      {
        axis: "y",
        position: edge + ahead * (FIRST_CHAIN + order * CHAIN_STEP),
        outward: ahead,
        extendFrom: wall,
        stops: stops.map((z) => toPaper(frame, [0, z])[1]),
        figures: gapFigures(stops, round, units),
      },
      typesetter,
      space,
    );
  });
}

/** The ground floor's rooms from wall to wall, as on its plan. */
function rooms(plan: Plan, cut: SectionCut, drawn: Box, pen: Pen, under: number): DrawnChain | null {
  const { frame, units, typesetter, space } = pen;
  const ground = plan.levels[0];
  if (!ground) return null;
  const round = planRounding(plan)[cut.axis];
  const along = [...crossStops(ground, cut.axis, cut.at)].sort((a, b) => alongCut(cut, a) - alongCut(cut, b));
  const figures = along.slice(1).map((to, index) => units.length(Math.abs(round(to) - round(along[index] ?? to))));
  const edge = toPaper(frame, [0, drawn.y1])[1];
  return drawChain(
    {
      axis: "x",
      position: edge - FIRST_CHAIN,
      outward: -1,
      extendFrom: Math.min(edge, under),
      stops: along.map((each) => toPaper(frame, [alongCut(cut, each), 0])[0]),
      figures,
    },
    typesetter,
    space,
  );
}

/** Paper from a wall to the chain of the clear height beside it, mm. */
const BESIDE = 4;

function clears(plan: Plan, cut: SectionCut, pen: Pen): readonly (DrawnChain | null)[] {
  const { frame, units, typesetter, space } = pen;
  const round = planHeights(plan);
  return plan.levels.map((level) => {
    const [widest] = crossedRooms(level, cut)
      .filter(({ room }) => room.kind !== "stair" && !OPEN_AIR_KINDS.includes(room.kind))
      .sort((a, b) => b.to - b.from - (a.to - a.from));
    if (!widest) return null;
    const [left, right] = stretch(cut, widest.from, widest.to);
    const floor = level.floorLevel;
    const [ceiling] = slabOver(plan, level, cut, (left + right) / 2);
    const [low, high] = [toPaper(frame, [left, floor]), toPaper(frame, [right, ceiling])];
    const strip = (x: number): Box => ({ x1: x - 3, x2: x + 1, y1: low[1] + 1, y2: high[1] - 1 });
    const places = [high[0] - BESIDE, low[0] + BESIDE + 2, (low[0] + high[0]) / 2, low[0] + (high[0] - low[0]) * 0.3];
    const [position] = [...places].sort((a, b) => space.cost(strip(a)) - space.cost(strip(b)));
    if (position === undefined || high[0] - low[0] < 3 * BESIDE) return null;
    const drawn = drawChain(
      {
        axis: "y",
        position,
        outward: -1,
        stops: [low[1], high[1]],
        figures: [units.length(round(ceiling) - round(floor))],
      },
      typesetter,
      space,
    );
    space.block(growBox({ x1: position, x2: position, y1: low[1], y2: high[1] }, 0.4));
    return drawn;
  });
}
