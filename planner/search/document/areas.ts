import type { Point, Polygon } from "#planner/geometry/point.ts";
import { type Areas, type Level, OPEN_AIR_KINDS } from "#planner/plan/plan.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** The document's areas, measured on its levels: square metres with two decimals, the floor area ratio with two. */
export function areasOf(levels: readonly Level[], site: BuildingSite): Areas {
  const gross = levels.map(grossOf);
  let total = 0;
  for (const one of gross) total += one;
  return {
    plot: squareMetres(site.plotArea),
    coverage: squareMetres(gross[0] ?? 0),
    builtUp: gross.map(squareMetres),
    carpet: levels.map((level) => {
      let clear = 0;
      for (const room of level.rooms) if (!OPEN_AIR_KINDS.includes(room.kind)) clear += areaOf(room.polygon);
      return squareMetres(clear);
    }),
    far: Math.round((total / site.plotArea) * 100) / 100,
  };
}

/** The floor of a level within the outer faces of its walls, mm2. */
export function grossOf({ footprint }: Level): number {
  return footprint.reduce((floor, { outer }) => floor + areaOf(outer), 0);
}

/** The floor of all levels within the outer faces of their walls, mm2. */
export function builtUpOf(levels: readonly Level[]): number {
  return levels.reduce((floor, level) => floor + grossOf(level), 0);
}

/** Square millimetres (the shoelace formula). */
export function areaOf(polygon: Polygon): number {
  let twice = 0;
  for (const [i, [x, y]] of polygon.entries()) {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length] as Point;
    twice += x * nextY - nextX * y;
  }
  return twice / 2;
}

/** Square metres with two decimals of an area in square millimetres. */
export function squareMetres(mm2: number): number {
  return Math.round(mm2 / 1e4) / 100;
}
