import fc from "fast-check";
import { expect, test } from "vitest";
import type { Polygon } from "#planner/geometry/point.ts";
import { type Area, areaOfPolygon, areaOfRegions, common, minus, sizeOf, union } from "#planner/plan/check/area.ts";
import { clearWays, leastWidth } from "#planner/plan/check/clear-width.ts";
import { commonArea, isSimple, signedArea } from "#planner/plan/check/polygon.ts";
import { boundsOf, cornersOf, type Rect, rect } from "#planner/plan/check/rect.ts";

const SIZE = 12;
const step = fc.integer({ min: 0, max: SIZE });
const aRect = fc
  .tuple(step, step, step, step)
  .filter(([x0, y0, x1, y1]) => x0 !== x1 && y0 !== y1)
  .map((corners) => rect(...corners));
const rects = fc.array(aRect, { minLength: 1, maxLength: 6 });

/** The oracle: unit cells, counted one by one. */
function cells(area: readonly Rect[]): Set<string> {
  const filled = new Set<string>();
  for (let x = 0; x < SIZE; x++) {
    for (let y = 0; y < SIZE; y++) {
      if (area.some((r) => r.x0 <= x && x < r.x1 && r.y0 <= y && y < r.y1)) filled.add(`${x},${y}`);
    }
  }
  return filled;
}

function countBoth(a: readonly Rect[], b: readonly Rect[]): number {
  const other = cells(b);
  return [...cells(a)].filter((cell) => other.has(cell)).length;
}

test("union, difference and common area count the same cells as counting them", () => {
  fc.assert(
    fc.property(rects, rects, (a, b) => {
      const both = countBoth(a, b);
      expect(sizeOf(union(a))).toBe(cells(a).size);
      expect(sizeOf(minus(union(a), b))).toBe(cells(a).size - both);
      expect(sizeOf(common(union(a), union(b)))).toBe(both);
    }),
  );
});

test("the largest square is the largest that fits cell by cell", () => {
  const fits = (area: Area, side: number) => {
    const filled = cells(area);
    const offsets = Array.from({ length: side }, (_, i) => i);
    return [...filled].some((cell) => {
      const [x, y] = cell.split(",").map(Number) as [number, number];
      return offsets.every((dx) => offsets.every((dy) => filled.has(`${x + dx},${y + dy}`)));
    });
  };
  fc.assert(
    fc.property(rects, (some) => {
      const area = union(some);
      const side = leastWidth(area);
      expect(fits(area, side)).toBe(true);
      expect(fits(area, side + 1)).toBe(false);
    }),
  );
});

test("polygons have the common area of their rectangles, whichever is clipped by the other", () => {
  fc.assert(
    fc.property(aRect, aRect, (a, b) => {
      const expected = countBoth([a], [b]);
      expect(commonArea(cornersOf(a), cornersOf(b))).toBeCloseTo(expected, 6);
      expect(commonArea([...cornersOf(b)].reverse(), cornersOf(a))).toBeCloseTo(expected, 6);
    }),
  );
});

const L: Polygon = [
  [0, 0],
  [6, 0],
  [6, 2],
  [2, 2],
  [2, 6],
  [0, 6],
];

test("an L is cut into rectangles, clipped by a triangle across its notch, and as wide as its arm", () => {
  expect(sizeOf(areaOfPolygon(L))).toBe(20);
  expect(leastWidth(areaOfPolygon(L))).toBe(2);
  const acrossNotch: Polygon = [
    [0, 0],
    [6, 0],
    [0, 6],
  ];
  expect(commonArea(L, acrossNotch)).toBeCloseTo(18 - 2, 6);
  expect(commonArea(acrossNotch, L)).toBeCloseTo(18 - 2, 6);
});

test("a hole is taken from its region", () => {
  const outer = cornersOf(rect(0, 0, 10, 10));
  expect(sizeOf(areaOfRegions([{ outer, holes: [cornersOf(rect(2, 2, 4, 5)).toReversed()] }]))).toBe(94);
});

test("a way narrower than asked does not join two rooms, a way exactly as wide does", () => {
  const joinedBy = (width: number): Area => [
    { x0: 0, y0: 0, x1: 3000, y1: 3000 },
    { x0: 3000, y0: 1000, x1: 4000, y1: 1000 + width },
    { x0: 4000, y0: 0, x1: 7000, y1: 3000 },
  ];
  expect(clearWays(joinedBy(900), 900).length).toBe(1);
  expect(clearWays(joinedBy(890), 900).length).toBe(2);
});

test("a way around a corner is joined when the corner is as wide as the way", () => {
  const corner: Area = [
    { x0: 0, y0: 0, x1: 1000, y1: 5000 },
    { x0: 1000, y0: 4000, x1: 5000, y1: 5000 },
  ];
  expect(clearWays(corner, 1000).length).toBe(1);
  expect(boundsOf((clearWays(corner, 1000)[0] ?? []).flatMap(cornersOf))).toEqual({ x0: 0, y0: 0, x1: 5000, y1: 5000 });
});

test("a polygon that touches itself is not simple", () => {
  expect(isSimple(L)).toBe(true);
  const pinched: Polygon = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 4],
    [2, 0],
    [0, 4],
  ];
  expect(isSimple(pinched)).toBe(false);
  expect(signedArea(L)).toBe(20);
});
