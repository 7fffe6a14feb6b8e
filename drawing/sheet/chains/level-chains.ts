import { garageStubs } from "#drawing/sheet/chains/garage-stubs.ts";
import { roofsBelow } from "#drawing/sheet/house/lower-roofs.ts";
import {
  crossStops,
  footprintBox,
  openingStops,
  outlineCrossings,
  outlineStops,
  roomStops,
  SIDES,
  type SideName,
  sideAxis,
} from "#drawing/sheet/house/sides.ts";
import { unusualJambs } from "#drawing/sheet/openings/jambs.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { axisEnds, type Box, boxAround, hullOf } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A dimension chain in real coordinates (mm): `stops` ascend along `axis`. */
export type RealChain = {
  readonly kind: "openings" | "rooms" | "outline" | "overall" | "internal" | "jamb";
  readonly side: SideName | null;
  readonly axis: 0 | 1;
  readonly stops: readonly number[];
  /** The other axis' coordinate of an internal chain, or of the wall that a jamb's chain stands beside. */
  readonly across?: number;
  /** For a jamb's chain: half its wall's thickness, and the sides of that wall on which one sees the face that it measures from. */
  readonly beside?: { readonly half: number; readonly sides: readonly (1 | -1)[] };
};

/** Gaps up to this are walls. mm */
export const THICKEST_WALL = 400;

/**
 * Every chain of a level's sheet: openings, rooms, outline where it steps back from a roof below, and overall on each side, one internal chain each
 * way, inner doors that stand unlike the others, and stubs of wall in a garage.
 */
export function levelChains(plan: Plan, level: Level, units: Units): readonly RealChain[] {
  const footprint = footprintBox(level);
  const plot = boxAround(plan.site.plot);
  const roofs = roofsBelow(plan, level.index);
  const built = hullOf([footprint, ...roofs.flatMap(({ boxes }) => boxes)]);
  const chains: RealChain[] = SIDES.flatMap((side): RealChain[] => {
    const { axis } = sideAxis(side);
    const overall = level.index === 0 ? withSetbacks(footprint, plot, axis) : axisEnds(built, axis);
    const openings = openingStops(level, side);
    const rooms = roomStops(level, side);
    // Beside a roof below no room's face tells where the house's own begins.
    const outline = roofs.length > 0 ? outlineStops(level, side, roofs) : [];
    return [
      ...(openings.length > 2 ? [{ kind: "openings", side, axis, stops: openings } as const] : []),
      ...(rooms.length > 2 ? [{ kind: "rooms", side, axis, stops: rooms } as const] : []),
      ...(outline.length > 2 ? [{ kind: "outline", side, axis, stops: outline } as const] : []),
      { kind: "overall", side, axis, stops: overall },
    ];
  });
  for (const axis of [0, 1] as const) {
    const crossed = (at: number) =>
      roofs.length > 0 ? crossStops(level, axis, at, outlineCrossings(level, axis, at)) : crossStops(level, axis, at);
    const across = bestCrossing(level, axis, crossed);
    if (across !== null) chains.push({ kind: "internal", side: null, axis, stops: crossed(across), across });
  }
  const jambs = unusualJambs(plan, level, units).map(({ placed, axis, from, to, sides }): RealChain => {
    const across = placed.wall.from[1 - axis] ?? 0;
    const stops = [Math.min(from, to), Math.max(from, to)];
    return { kind: "jamb", side: null, axis, stops, across, beside: { half: placed.wall.thickness / 2, sides } };
  });
  const stubs = garageStubs(level).map(
    ({ line, half, from, to }): RealChain => ({
      ...{ kind: "jamb", side: null, axis: 1, stops: [from, to], across: line },
      beside: { half, sides: [-1, 1] },
    }),
  );
  return [...chains, ...jambs, ...stubs];
}

function withSetbacks(footprint: Box, plot: Box, axis: 0 | 1): readonly number[] {
  return distinct([...axisEnds(plot, axis), ...axisEnds(footprint, axis)]);
}

/**
 * The other axis' coordinate at which a chain along `axis` crosses the most rooms that no side's chain measures, if possible clear of
 * furniture, door swings, stairs and walls beside it; null where it would measure nothing new. `crossed`: where such a chain stops.
 */
function bestCrossing(level: Level, axis: 0 | 1, crossed: (across: number) => readonly number[]): number | null {
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
      const stops = crossed(across);
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
