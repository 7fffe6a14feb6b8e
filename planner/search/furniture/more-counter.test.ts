import { expect, test } from "vitest";
import { grown, overlaps, type Rect, within } from "#planner/geometry/rect.ts";
import { runAt } from "#planner/search/furniture/counter-runs.ts";
import { DOOR, floorOf, wayIn } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { against, type Floor, take, type WallSpan } from "#planner/search/furniture/floor.ts";
import { withMoreCounter } from "#planner/search/furniture/more-counter.ts";

/** A floor with a run of counter on it. */
function begunOn(floor: Floor, span: WallSpan) {
  const run = runAt(floor, span);
  take(floor, run);
  return { floor, run };
}

test("a counter shorter than a cook wants goes on around its corner, else across the aisle; one of ten feet stays as it is", () => {
  const turned = begunOn(floorOf(2600, 2400, DOOR), { side: 2, from: 0, to: 2600 });
  const [, second] = withMoreCounter(turned.floor, [turned.run]);
  expect(second).toMatchObject({ side: 1, from: 0, to: 1800 });
  const narrow = begunOn(floorOf(2100, 3600, DOOR), { side: 1, from: 1000, to: 2600 });
  const [, facing] = withMoreCounter(narrow.floor, [narrow.run]);
  expect(facing?.side).toBe(3);
  const long = begunOn(floorOf(3000, 2600, DOOR), { side: 2, from: 0, to: 3000 });
  expect(withMoreCounter(long.floor, [long.run])).toHaveLength(1);
});

test("what is added is two feet and a half of counter at least, before which one works, and stands neither on a way nor on floor that others need", () => {
  let added = 0;
  for (const [width, depth] of [
    [2000, 2600],
    [2700, 2000],
    [3200, 3400],
    [4000, 4300],
  ] as const) {
    for (const from of [0, 300, 700]) {
      for (const length of [1200, 1700, 2300]) {
        if (from + length > width) continue;
        const { floor, run } = begunOn(floorOf(width, depth, DOOR), { side: 2, from, to: from + length });
        const table: Rect = { x0: width - 700, y0: 300, x1: width, y1: 900 };
        take(floor, { body: table, zone: table });
        const runs = withMoreCounter(floor, [run]);
        for (const one of runs.slice(1)) {
          const words = `${width} x ${depth}, ${from} + ${length}: ${JSON.stringify(one)}`;
          added++;
          expect(one.to - one.from, words).toBeGreaterThanOrEqual(800);
          const aisle = against(floor.room, one.side, one.from, one.to, 600 + 750);
          expect(within(aisle, floor.room) && !overlaps(aisle, table), words).toBe(true);
          expect(
            [...floor.walk, table].some((taken) => overlaps(taken, one.body)),
            words,
          ).toBe(false);
          for (const other of runs) {
            if (other === one) continue;
            const corner = (other.side + one.side) % 2 === 1 && overlaps(grown(other.body, 1), one.body);
            const before = against(floor.room, other.side, other.from, other.to, 600 + 750);
            expect(overlaps(corner ? other.body : before, one.body), words).toBe(false);
          }
        }
      }
    }
  }
  expect(added).toBeGreaterThan(10);
});

test("no counter is added that leaves less than two feet between doors", () => {
  const added = (gap: number): number => {
    const base = floorOf(4000, 2600, DOOR);
    const far: WallSpan = { side: 1, from: 100, to: 1000 };
    const floor = {
      ...base,
      walk: [...base.walk, against(base.room, 1, 100, 1000, 650)],
      ways: [...base.ways, wayIn(base.room, far, "utility")],
    };
    const table: Rect = { x0: 600 + gap, y0: 0, x1: 2900, y1: 1100 };
    take(floor, { body: table, zone: table });
    const begun = begunOn(floor, { side: 2, from: 0, to: 2800 });
    return withMoreCounter(begun.floor, [begun.run]).filter(({ side }) => side === 3).length;
  };
  expect(added(700)).toBe(1);
  expect(added(500)).toBe(0);
});
