import { expect, test } from "vitest";
import { drain } from "#drawing/sheet/rain/catchments.ts";
import type { Outlet } from "#drawing/sheet/rain/outlet.ts";
import { boxAround, boxesOverlap, boxHolds } from "#drawing/sheet/shapes/box.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";

const roof: readonly Polygon[] = [
  [
    [0, 0],
    [8230, 0],
    [8230, 12_230],
    [0, 12_230],
  ],
];
const outlet = (x: number, y: number, out: Point): Outlet => ({
  khurra: { x1: x - 225, y1: y - 225, x2: x + 225, y2: y + 225 },
  pipe: [x + out[0] * 440, y + out[1] * 440],
  out,
  inwards: [x < 4000 ? 1 : -1, y < 6000 ? 1 : -1],
});
const left = [outlet(340, 340, [-1, 0]), outlet(340, 11_890, [-1, 0])];
const right = [outlet(7890, 1340, [1, 0]), outlet(7890, 11_890, [1, 0])];

test("the ridge lies midway between the outlets' sides, and each side is parted midway between its own", () => {
  const { ridges, undrained } = drain(roof, [], [...left, ...right]);
  expect(ridges).toEqual([
    [
      [4115, 115],
      [4115, 12_115],
    ],
    [
      [115, 6115],
      [4115, 6115],
    ],
    [
      [4115, 6615],
      [8115, 6615],
    ],
  ]);
  expect(undrained).toBe(0);
});

test("where all outlets lie on one side the floor falls from the far side", () => {
  const { ridges } = drain(roof, [], right);
  const [between, far] = ridges;
  expect(ridges).toHaveLength(2);
  expect(between?.map(([, y]) => y)).toEqual([6615, 6615]);
  expect(far?.map(([x]) => x)).toEqual([235, 235]);
  expect(far?.map(([, y]) => y)).toEqual([115, 12_115]);
});

test("a ridge moves to a room on the roof, so that no water runs against its wall", () => {
  // Behind it the floor would fall to the front, against its rear wall.
  const room = { x1: 115, y1: 2500, x2: 4315, y2: 4500 };
  const { ridges, catchments, undrained } = drain(roof, [room], [...left, ...right]);
  expect(undrained).toBe(0);
  for (const [from, to] of ridges) expect(boxesOverlap(boxAround([from, to]), room)).toBe(false);
  const rearLeft = catchments.find(({ outlet: { khurra } }) => khurra === left[1]?.khurra);
  expect(rearLeft?.floor.some((box) => boxHolds(box, 1000, 5000))).toBe(true);
});

test("each part of a roof that a room divides falls to its own outlets", () => {
  const room = { x1: 115, y1: 5000, x2: 8115, y2: 7000 };
  const { catchments, ridges, undrained } = drain(roof, [room], [...left, ...right]);
  expect(undrained).toBe(0);
  expect(ridges.map(([[x1], [x2]]) => [x1, x2])).toEqual([
    [4115, 4115],
    [4115, 4115],
  ]);
  for (const { outlet: one, floor } of catchments)
    for (const { y1 } of floor) expect(y1 > 6000).toBe(one.khurra.y1 > 6000);
});

test("floor behind a room that no outlet reaches is told", () => {
  const room = { x1: 115, y1: 5000, x2: 8115, y2: 7000 };
  expect(drain(roof, [room], [left[0] as Outlet]).undrained).toBeGreaterThan(30e6);
});

test("a ridge lies beside what a door to the roof sweeps, and is broken there where it has no other place", () => {
  const swing = { x1: 3700, y1: 3000, x2: 4600, y2: 3900 };
  const beside = drain(roof, [], [...left, ...right], [swing]);
  expect(beside.ridges[0]?.map(([x]) => x)).toEqual([3600, 3600]);
  expect(beside.undrained).toBe(0);
  const wide = { x1: 300, y1: 3000, x2: 7900, y2: 3900 };
  const { ridges } = drain(roof, [], [...left, ...right], [wide]);
  expect(ridges.slice(0, 2).map(([[, from], [, to]]) => [from, to])).toEqual([
    [115, 3000],
    [3900, 12_115],
  ]);
});
