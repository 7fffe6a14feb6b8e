import { type Area, minus } from "#planner/plan/check/area.ts";
import { commonRect, type Rect } from "#planner/plan/check/rect.ts";

/** A width that is short by less than this is taken as kept: faces are whole millimetres, centre lines may end in .5. */
const SLACK = 1;

function bounds(area: Area): Rect {
  return {
    x0: Math.min(...area.map((r) => r.x0)),
    y0: Math.min(...area.map((r) => r.y0)),
    x1: Math.max(...area.map((r) => r.x1)),
    y1: Math.max(...area.map((r) => r.y1)),
  };
}

/**
 * Where a square of the given side (mm) fits into an area: the connected ways that it can be pushed along without turning,
 * each as the rectangles that it sweeps. The square's lower left corner may lie wherever no obstacle does once all obstacles are grown by the
 * side towards the lower left (a Minkowski difference).
 */
export function clearWays(area: Area, side: number): readonly (readonly Rect[])[] {
  if (area.length === 0) return [];
  const w = side - SLACK;
  const b = bounds(area);
  const positions = { x0: b.x0, y0: b.y0, x1: b.x1 - w, y1: b.y1 - w };
  if (positions.x0 >= positions.x1 || positions.y0 >= positions.y1) return [];
  const blocked = minus([b], area).map((r) => ({ x0: r.x0 - w, y0: r.y0 - w, x1: r.x1, y1: r.y1 }));
  const free = minus([positions], blocked);
  return connected(free).map((group) => group.map((r) => ({ ...r, x1: r.x1 + w, y1: r.y1 + w })));
}

/** The side of the largest square that fits, mm (whole): the least clear width of a room. */
export function leastWidth(area: Area): number {
  if (area.length === 0) return 0;
  const b = bounds(area);
  let low = 0;
  let high = Math.floor(Math.min(b.x1 - b.x0, b.y1 - b.y0));
  if (area.length === 1) return high;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(area, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A square that fits can be pushed left and down until it touches; so its corner lies on lines of the area. */
function fits(area: Area, side: number): boolean {
  const xs = [...new Set(area.flatMap((r) => [r.x0, r.x1 - side]))];
  const ys = [...new Set(area.flatMap((r) => [r.y0, r.y1 - side]))];
  return xs.some((x0) => ys.some((y0) => minus([{ x0, y0, x1: x0 + side, y1: y0 + side }], area).length === 0));
}

/** Groups of rectangles that share an edge of positive length or overlap. */
function connected(rects: readonly Rect[]): readonly (readonly Rect[])[] {
  const groups: Rect[][] = [];
  const left = new Set(rects);
  for (const seed of rects) {
    if (!left.delete(seed)) continue;
    const group = [seed];
    for (const r of group) {
      for (const other of left) {
        if (joins(r, other)) {
          left.delete(other);
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}

function joins(a: Rect, b: Rect): boolean {
  if (commonRect(a, b) !== null) return true;
  const dx = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const dy = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return (dx === 0 && dy > 0) || (dy === 0 && dx > 0);
}
