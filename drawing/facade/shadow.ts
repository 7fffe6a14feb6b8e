import type { Face } from "#drawing/facade/scene.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";

/** The sun stands to the left, in front and above: a projection of 1 m throws its shadow so far right and down. */
const RIGHT = 0.55;
const DOWN = 0.7;

type Rect = { readonly x1: number; readonly x2: number; readonly z1: number; readonly z2: number };

/**
 * The shadow that a body throws on an upright plane at depth `at`: the hull of the shadows of its front and of its rear, each the
 * face's rectangle moved right and down with its distance from the plane; clipped to the receiving rectangle. Empty when it misses.
 */
export function shadowOn(caster: Face, at: number, receiver: Rect): readonly PaperPoint[] {
  const far = at - caster.y1;
  const near = Math.max(0, at - caster.y2);
  if (far <= 1) return [];
  const corners = [near, far].flatMap((distance): PaperPoint[] => {
    const [dx, dz] = [distance * RIGHT, -distance * DOWN];
    return [
      [caster.x1 + dx, caster.z1 + dz],
      [caster.x2 + dx, caster.z1 + dz],
      [caster.x2 + dx, caster.z2 + dz],
      [caster.x1 + dx, caster.z2 + dz],
    ];
  });
  return clip(hull(corners), receiver);
}

/** The convex hull, counter-clockwise (monotone chain). */
function hull(points: readonly PaperPoint[]): readonly PaperPoint[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (order: readonly PaperPoint[]): PaperPoint[] => {
    const chain: PaperPoint[] = [];
    for (const point of order) {
      while (chain.length >= 2 && turn(chain[chain.length - 2], chain[chain.length - 1], point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function turn(a: PaperPoint | undefined, b: PaperPoint | undefined, c: PaperPoint): number {
  return a && b ? (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) : 0;
}

/** A convex polygon cut to a rectangle, side by side (Sutherland and Hodgman). */
function clip(polygon: readonly PaperPoint[], rect: Rect): readonly PaperPoint[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, keep: 1 | -1])[] = [
    [0, rect.x1, 1],
    [0, rect.x2, -1],
    [1, rect.z1, 1],
    [1, rect.z2, -1],
  ];
  let points = polygon;
  for (const [axis, limit, keep] of sides) {
    const inside = (point: PaperPoint) => (point[axis] - limit) * keep >= 0;
    points = points.flatMap((point, index): PaperPoint[] => {
      const before = points[(index + points.length - 1) % points.length] ?? point;
      if (inside(point) === inside(before)) return inside(point) ? [point] : [];
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing: PaperPoint = [
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ];
      return inside(point) ? [crossing, point] : [crossing];
    });
  }
  return points.length >= 3 ? points : [];
}
