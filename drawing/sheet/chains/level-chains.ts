import { headroomStops } from "#drawing/sheet/headroom/chains.ts";
import { roofBoxes } from "#drawing/sheet/house/roof-boxes.ts";
import {
  axisEnds,
  crossStops,
  footprintBox,
  openingStops,
  roomStops,
  SIDES,
  type SideName,
  sideAxis,
} from "#drawing/sheet/house/sides.ts";
import { unusualJambs } from "#drawing/sheet/openings/jambs.ts";
import { type AxisRounding, roundAxis, type Span } from "#drawing/sheet/page/rounding.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { distinct, outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { pitStops, rainPit } from "#drawing/sheet/site/rain-pit.ts";
import { wayInSpans } from "#drawing/sheet/site/way-in.ts";
import { type StairChain, stairChains, stairsOn } from "#drawing/sheet/stairs/chains.ts";
import { columnCentre, taggedColumns } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A dimension chain in real coordinates (mm): `stops` ascend along `axis`. */
export type RealChain = {
  readonly kind: "openings" | "rooms" | "overall" | "internal" | "jamb";
  readonly side: SideName | null;
  readonly axis: 0 | 1;
  readonly stops: readonly number[];
  /** The other axis' coordinate of an internal chain, or of the wall that a jamb's chain stands beside. */
  readonly across?: number;
  /** For a jamb's chain: half its wall's thickness, and the sides of that wall on which one sees the face that it measures from. */
  readonly beside?: { readonly half: number; readonly sides: readonly (1 | -1)[] };
};

export type LevelChains = {
  readonly chains: readonly RealChain[];
  /** Rounded once per axis for the whole set, so that all chains of all sheets agree. */
  readonly rounding: readonly [AxisRounding, AxisRounding];
};

const WALL_WEIGHT = 12;
const ROOM_WEIGHT = 2;
/** Of the house, the plot and what is left between them. */
const OVERALL_WEIGHT = 4;
/** Gaps up to this are walls. mm */
const THICKEST_WALL = 400;

/** Every chain of a level's sheet: openings, rooms and overall on each side, one internal chain each way, and inner doors that stand unlike the others. */
export function levelChains(plan: Plan, level: Level, units: Units): LevelChains {
  return { chains: chainsOf(plan, level, units), rounding: planRounding(plan, units) };
}

function chainsOf(plan: Plan, level: Level, units: Units): readonly RealChain[] {
  const footprint = footprintBox(level);
  const plot = boxAround(plan.site.plot);
  const chains: RealChain[] = SIDES.flatMap((side): RealChain[] => {
    const { axis } = sideAxis(side);
    const overall = level.index === 0 ? withSetbacks(footprint, plot, axis) : axisEnds(footprint, axis);
    const openings = openingStops(level, side);
    const rooms = roomStops(level, side);
    return [
      ...(openings.length > 2 ? [{ kind: "openings", side, axis, stops: openings } as const] : []),
      ...(rooms.length > 2 ? [{ kind: "rooms", side, axis, stops: rooms } as const] : []),
      { kind: "overall", side, axis, stops: overall },
    ];
  });
  for (const axis of [0, 1] as const) {
    const across = bestCrossing(level, axis);
    if (across !== null)
      chains.push({ kind: "internal", side: null, axis, stops: crossStops(level, axis, across), across });
  }
  const jambs = unusualJambs(plan, level, units).map(({ placed, axis, from, to, sides }): RealChain => {
    const across = placed.wall.from[1 - axis] ?? 0;
    const stops = [Math.min(from, to), Math.max(from, to)];
    return { kind: "jamb", side: null, axis, stops, across, beside: { half: placed.wall.thickness / 2, sides } };
  });
  return [...chains, ...jambs];
}

function withSetbacks(footprint: Box, plot: Box, axis: 0 | 1): readonly number[] {
  return [...new Set([...axisEnds(plot, axis), ...axisEnds(footprint, axis)])].sort((a, b) => a - b);
}

/** A plan is drawn on many sheets, each of which asks. */
const kept = new WeakMap<Plan, readonly [AxisRounding, AxisRounding]>();

/**
 * The rounding along x and along y of every coordinate that a sheet of the set measures from or to. They are rounded together, so that
 * two walls are as far apart on the ground floor's sheet as on the next floor's, the roof's and the site's.
 */
export function planRounding(plan: Plan, units: Units): readonly [AxisRounding, AxisRounding] {
  const known = kept.get(plan);
  if (known) return known;
  const [first, last] = [plan.levels[0], plan.levels.at(-1)];
  const spans = plan.levels.flatMap((level) => [
    ...chainsOf(plan, level, units).flatMap(({ kind, axis, stops }) => spansOf(axis, stops, kind === "overall")),
    ...level.rooms.flatMap((room) => roomSpans(largestRectangle(room.polygon))),
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
  const roof = last ? outlineOfBoxes(roofBoxes(last)).flat() : [];
  for (const axis of [0, 1] as const) {
    spans.push(...spansOf(axis, axisEnds(boxAround(plan.site.plot), axis), true));
    spans.push(...spansOf(axis, headroomStops(plan, axis), false));
    spans.push(...spansOf(axis, distinct(roof.map((point) => point[axis])), false));
  }
  const round = (axis: 0 | 1): AxisRounding => {
    const along = spans.filter((span) => span.axis === axis);
    return roundAxis(
      along.flatMap(({ from, to }) => [from, to]),
      along,
      units.grain,
    );
  };
  const made = [round(0), round(1)] as const;
  kept.set(plan, made);
  return made;
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

/**
 * The other axis' coordinate at which a chain along `axis` crosses the most rooms that no side's chain measures, if possible clear of
 * furniture, door swings, stairs and walls beside it; null where it would measure nothing new.
 */
function bestCrossing(level: Level, axis: 0 | 1): number | null {
  const other = axis === 0 ? 1 : 0;
  const known = new Set(
    SIDES.filter((side) => sideAxis(side).axis === axis).flatMap((side) => {
      const stops = roomStops(level, side);
      return stops.slice(1).map((to, index) => `${stops[index]}-${to}`);
    }),
  );
  const faces = [...new Set(level.rooms.flatMap((room) => room.polygon.map((point) => point[other])))].sort(
    (a, b) => a - b,
  );
  let best: { across: number; score: number } | null = null;
  for (const [index, to] of faces.entries()) {
    const from = faces[index - 1];
    if (from === undefined || to - from < 500) continue;
    for (const share of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const across = Math.round(from + (to - from) * share);
      const stops = crossStops(level, axis, across);
      const fresh = stops
        .slice(1)
        .filter((end, gap) => end - (stops[gap] ?? end) > THICKEST_WALL && !known.has(`${stops[gap]}-${end}`));
      const covered = level.furniture.filter((piece) => {
        const [low, high] = axisEnds(boxAround(piece.polygon), other);
        return low < across && across < high;
      });
      const score =
        fresh.length * 4 -
        covered.length -
        crossedDoors(level, other, across) * 2 -
        crossedStairs(level, other, across) * 8 -
        (nearFace(faces, across) ? 3 : 0);
      if (fresh.length > 0 && score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { across, score };
    }
  }
  return best?.across ?? null;
}

function crossedDoors(level: Level, other: 0 | 1, across: number): number {
  return level.openings.filter(({ swing }) => {
    if (!swing) return false;
    const values = swing.map((point) => point[other]);
    return Math.min(...values) - 100 < across && across < Math.max(...values) + 100;
  }).length;
}

function crossedStairs(level: Level, other: 0 | 1, across: number): number {
  return level.rooms.filter(({ kind, polygon }) => {
    if (kind !== "stair") return false;
    const [low, high] = axisEnds(boxAround(polygon), other);
    return low < across && across < high;
  }).length;
}

/** A chain beside a wall reads as part of the wall. */
function nearFace(faces: readonly number[], across: number): boolean {
  return faces.some((face) => Math.abs(face - across) < 600);
}
