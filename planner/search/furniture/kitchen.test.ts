import { expect, test } from "vitest";
import { grown, overlaps, type Rect } from "#planner/geometry/rect.ts";
import { DOOR, floorOf, placedBy, placeOf } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import type { WallSpan } from "#planner/search/furniture/floor.ts";
import { furnishKitchen } from "#planner/search/furniture/kitchen.ts";
import { furnishKitchenDining } from "#planner/search/furniture/kitchen-dining.ts";

test("in a large kitchen the counter turns a corner though one wall has three metres of it; in a smaller one it does not, and no chair is lost by it at a table", () => {
  const floor = () => floorOf(3200, 3700, DOOR, [{ side: 2, from: 1000, to: 2200 }]);
  const counters = placedBy((put) => furnishKitchen(floor(), put)).filter(({ kind }) => kind === "counter");
  expect(counters).toHaveLength(2);
  const [first, second] = counters.map(({ body }) => body) as [Rect, Rect];
  expect(first.x1 - first.x0 > first.y1 - first.y0).not.toBe(second.x1 - second.x0 > second.y1 - second.y0);
  const small = floorOf(3200, 2400, DOOR, [{ side: 2, from: 1000, to: 2200 }]);
  expect(placedBy((put) => furnishKitchen(small, put)).filter(({ kind }) => kind === "counter")).toHaveLength(1);
  const eaten = placedBy((put) => furnishKitchenDining(floor(), put));
  expect(eaten.filter(({ kind }) => kind === "counter")).toHaveLength(2);
  expect(eaten.filter(({ kind }) => kind === "chair")).toHaveLength(6);
});

test("the fridge stands in a corner or at a counter's end, a step from the counter", () => {
  for (const [width, depth] of [
    [3200, 4400],
    [2500, 4950],
    [3000, 3000],
    [4400, 3000],
  ] as const) {
    const placed = placedBy((put) =>
      furnishKitchen(floorOf(width, depth, DOOR, [{ side: 2, from: 900, to: 2100 }]), put),
    );
    const fridge = placeOf(placed, "fridge") as Rect;
    const counters = placed.filter(({ kind }) => kind === "counter").map(({ body }) => body);
    const within = (by: number) =>
      counters.some((one) => overlaps({ x0: one.x0 - by, y0: one.y0 - by, x1: one.x1 + by, y1: one.y1 + by }, fridge));
    const ends = [fridge.x0, width - fridge.x1].includes(0) && [fridge.y0, depth - fridge.y1].includes(0);
    expect(ends || within(1), `${width} x ${depth}`).toBe(true);
    expect(within(1600), `${width} x ${depth}`).toBe(true);
  }
});

test("a short counter has a hob beside its sink, which gives up the window's middle for it, and is a small one at last", () => {
  for (const [width, sinkWidth] of [
    [1900, 600],
    [1250, 450],
  ] as const) {
    const floor = floorOf(width, 2400, DOOR, [{ side: 2, from: width / 2 - 300, to: width / 2 + 300 }]);
    const placed = placedBy((put) => furnishKitchen(floor, put, { side: 2, turns: false }));
    const [sink, hob] = [placeOf(placed, "sink"), placeOf(placed, "hob")] as [Rect, Rect];
    expect(sink.x1 - sink.x0, `${width}`).toBe(sinkWidth);
    const apart = Math.max(hob.x0 - sink.x1, sink.x0 - hob.x1, hob.y0 - sink.y1, sink.y0 - hob.y1);
    expect(apart, `${width}`).toBeGreaterThanOrEqual(100);
  }
});

test("sink and hob have two feet of worktop between them where the counter is long enough, and the sink is still at the window", () => {
  for (const [width, turns] of [
    [3400, false],
    [3000, false],
    [2100, true],
  ] as const) {
    const window = { side: 2, from: width / 2 - 450, to: width / 2 + 450 };
    const placed = placedBy((put) => furnishKitchen(floorOf(width, 2600, DOOR, [window]), put, { side: 2, turns }));
    const [sink, hob] = [placeOf(placed, "sink"), placeOf(placed, "hob")] as [Rect, Rect];
    const apart = Math.max(hob.x0 - sink.x1, sink.x0 - hob.x1, hob.y0 - sink.y1, sink.y0 - hob.y1);
    expect(apart, `${width}`).toBeGreaterThanOrEqual(600);
    expect(Math.min(sink.x1, window.to) - Math.max(sink.x0, window.from), `${width}`).toBeGreaterThanOrEqual(300);
  }
});

test("no hob stands beside the fridge or beside a door's leaf where its counter has another place for it", () => {
  for (const [width, depth, from, window] of [
    [2600, 2400, 115, 800],
    [2800, 2000, 115, 200],
    [3000, 2000, 600, 800],
    [3400, 2400, 600, 1200],
  ] as const) {
    const door: WallSpan = { side: 0, from, to: from + 900 };
    const floor = floorOf(width, depth, door, [{ side: 2, from: window, to: window + 1200 }]);
    const placed = placedBy((put) => furnishKitchen(floor, put));
    const [hob, fridge] = [placeOf(placed, "hob"), placeOf(placed, "fridge")] as [Rect, Rect];
    const leaves = floor.swept.map((leaf) => grown(leaf, 150));
    const met = [grown(fridge, 300), ...leaves].filter((one) => overlaps(one, hob));
    expect(met, `${width} x ${depth}`).toEqual([]);
  }
});

test("a fridge that would stand across the table takes its place of the counter's end, which goes on around the corner", () => {
  const floor = floorOf(3640, 5950, { side: 2, from: 2300, to: 3200 }, [{ side: 0, from: 800, to: 2700 }]);
  const placed = placedBy((put) => furnishKitchenDining(floor, put));
  const [sink, fridge] = [placeOf(placed, "sink"), placeOf(placed, "fridge")] as [Rect, Rect];
  expect(
    Math.hypot(sink.x0 + sink.x1 - fridge.x0 - fridge.x1, sink.y0 + sink.y1 - fridge.y0 - fridge.y1) / 2,
  ).toBeLessThan(2700);
  const counters = placed.filter(({ kind }) => kind === "counter").map(({ body }) => body);
  const length = counters.reduce((sum, one) => sum + Math.max(one.x1 - one.x0, one.y1 - one.y0), 0);
  expect(length).toBeGreaterThan(3600);
});
