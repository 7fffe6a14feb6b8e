import type { Polygon, Region } from "#planner/geometry/point.ts";
import { commonRect, type Rect, rectArea } from "#planner/plan/check/rect.ts";

/**
 * A rectilinear area as rectangles that do not overlap. Everything a plan covers is rectilinear,
 * so that union, difference and common area are exact here: no polygon clipping, no tolerance.
 */
export type Area = readonly Rect[];

/** A simple rectilinear polygon as an area: cut into columns at every x of its corners. */
export function areaOfPolygon(polygon: Polygon): Area {
  const xs = [...new Set(polygon.map((p) => p[0]))].sort((a, b) => a - b);
  const rects: Rect[] = [];
  for (let i = 0; i + 1 < xs.length; i++) {
    const x0 = xs[i] as number;
    const x1 = xs[i + 1] as number;
    const crossings = crossingsAt(polygon, (x0 + x1) / 2);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      rects.push({ x0, y0: crossings[k] as number, x1, y1: crossings[k + 1] as number });
    }
  }
  return rects;
}

/** Heights at which a vertical line at x (no corner's x) crosses the polygon, ascending. */
function crossingsAt(polygon: Polygon, x: number): number[] {
  const ys: number[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Polygon[number];
    if (a[0] < x !== b[0] < x) ys.push(a[1]);
  });
  return ys.sort((p, q) => p - q);
}

export function areaOfRegions(regions: readonly Region[]): Area {
  return regions.flatMap((region) => minus(areaOfPolygon(region.outer), region.holes.flatMap(areaOfPolygon)));
}

/** What is left of `area` when `cut` (which may overlap itself) is taken away. */
export function minus(area: Area, cut: readonly Rect[]): Area {
  let left: Rect[] = [...area];
  for (const c of cut) {
    if (left.length === 0) return left;
    const next: Rect[] = [];
    for (const r of left) {
      const common = commonRect(r, c);
      if (common === null) {
        next.push(r);
        continue;
      }
      if (r.y0 < common.y0) next.push({ ...r, y1: common.y0 });
      if (common.y1 < r.y1) next.push({ ...r, y0: common.y1 });
      if (r.x0 < common.x0) next.push({ x0: r.x0, y0: common.y0, x1: common.x0, y1: common.y1 });
      if (common.x1 < r.x1) next.push({ x0: common.x1, y0: common.y0, x1: r.x1, y1: common.y1 });
    }
    left = next;
  }
  return left;
}

/** The common part of two areas. */
export function common(a: Area, b: Area): Area {
  return a.flatMap((r) => b.map((s) => commonRect(r, s)).filter((c) => c !== null));
}

/** Rectangles that may overlap, made into an area. */
export function union(rects: readonly Rect[]): Area {
  const area: Rect[] = [];
  for (const r of rects) area.push(...minus([r], area));
  return area;
}

/** Square millimetres. */
export function sizeOf(area: Area): number {
  return area.reduce((sum, r) => sum + rectArea(r), 0);
}

/** Square metres with two decimals, as the plan document writes areas. */
export function squareMetres(squareMillimetres: number): number {
  return Math.round(squareMillimetres / 10_000) / 100;
}

/** Without slivers: pieces that are no thicker than `depth` in one direction or the other are dropped. */
export function thickerThan(area: Area, depth: number): Area {
  return area.filter((r) => r.x1 - r.x0 > depth && r.y1 - r.y0 > depth);
}
