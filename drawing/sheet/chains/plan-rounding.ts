import { levelChains, THICKEST_WALL } from "#drawing/sheet/chains/level-chains.ts";
import { headroomStops } from "#drawing/sheet/headroom/chains.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { crossStops, footprintBox } from "#drawing/sheet/house/sides.ts";
import { type AxisRounding, type PlanRounding, roundAxis, type Span } from "#drawing/sheet/page/rounding.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { sizedBox } from "#drawing/sheet/rooms/clear-size.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import { pitStops, rainPit } from "#drawing/sheet/site/rain-pit.ts";
import { wayInSpans } from "#drawing/sheet/site/way-in.ts";
import { type StairChain, stairChains, stairsOn } from "#drawing/sheet/stairs/chains.ts";
import { columnCentre, taggedColumns } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Plan } from "#planner/plan/plan.ts";

const WALL_WEIGHT = 12;
const ROOM_WEIGHT = 2;
/** Of the house, the plot and what is left between them. */
const OVERALL_WEIGHT = 4;

/**
 * The rounding along x and along y of every coordinate that a sheet of the set measures from or to. They are rounded together, so that
 * two walls are as far apart on the ground floor's sheet as on the next floor's, the roof's and the site's.
 */
export const planRounding = oncePerPlan(roundingOf);

function roundingOf(plan: Plan): PlanRounding {
  const units = unitsOf(plan.brief.region);
  const [first] = plan.levels;
  const spans = plan.levels.flatMap((level) => [
    ...levelChains(plan, level, units).flatMap(({ kind, axis, stops }) => spansOf(axis, stops, kind === "overall")),
    ...level.rooms.flatMap((room) => roomSpans(sizedBox(room))),
    ...[...level.stairs, ...stairsOn(plan, level).map(({ stair }) => stair)].flatMap((stair) =>
      stairChains(level, stair).flatMap(stairSpans),
    ),
    ...taggedColumns(plan, level).flatMap(({ box }) => columnSpans(box, footprintBox(first ?? level))),
  ]);
  if (first) {
    const { axis, at } = sectionCut(plan);
    spans.push(...spansOf(axis, crossStops(first, axis, at), false));
  }
  const pit = rainPit(plan);
  if (pit) for (const axis of [0, 1] as const) spans.push(...spansOf(axis, pitStops(plan, pit, axis), false));
  for (const axis of [0, 1] as const)
    spans.push(...wayInSpans(plan, axis).flatMap((stops) => spansOf(axis, stops, false)));
  const roof = roofOutline(plan).flat();
  const eaves = pitchedRoof(plan)?.outline.flat() ?? [];
  for (const axis of [0, 1] as const) {
    spans.push(...spansOf(axis, axisEnds(boxAround(plan.site.plot), axis), true));
    spans.push(...spansOf(axis, headroomStops(plan, axis), false));
    const ends = eaves.length > 0 ? axisEnds(boxAround(eaves), axis) : [];
    spans.push(...spansOf(axis, distinct([...roof.map((point) => point[axis]), ...ends]), false));
  }
  const round = (axis: 0 | 1): AxisRounding => {
    const along = spans.filter((span) => span.axis === axis);
    return roundAxis(
      along.flatMap(({ from, to }) => [from, to]),
      along,
      units.grain,
    );
  };
  return [round(0), round(1)];
}

type AxisSpan = Span & { readonly axis: 0 | 1 };

function spansOf(axis: 0 | 1, stops: readonly number[], overall: boolean): AxisSpan[] {
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    return { axis, from, to, weight: to - from <= THICKEST_WALL ? WALL_WEIGHT : overall ? OVERALL_WEIGHT : 1 };
  });
}

function roomSpans({ x1, y1, x2, y2 }: Box): AxisSpan[] {
  return [
    { axis: 0, from: x1, to: x2, weight: ROOM_WEIGHT },
    { axis: 1, from: y1, to: y2, weight: ROOM_WEIGHT },
  ];
}

/** A flight's own length and width matter more than the landings' and the well's. */
function stairSpans({ axis, stops, own }: StairChain): AxisSpan[] {
  return stops.slice(1).map((to, index) => ({ axis, from: stops[index] ?? to, to, weight: own[index] ? 3 : 1 }));
}

/** A column's centre from the house's outer faces, as it is set out, and from its own. */
function columnSpans(box: Box, house: Box): AxisSpan[] {
  const [x, y] = columnCentre(box);
  return [
    { axis: 0, from: house.x1, to: x, weight: 1 },
    { axis: 0, from: box.x1, to: x, weight: 1 },
    { axis: 0, from: x, to: box.x2, weight: 1 },
    { axis: 1, from: house.y1, to: y, weight: 1 },
    { axis: 1, from: box.y1, to: y, weight: 1 },
    { axis: 1, from: y, to: box.y2, weight: 1 },
  ];
}
