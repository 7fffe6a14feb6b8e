import { expect, test } from "vitest";
import { all, type Change, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { MAIN_DOOR_ASIDE, MAIN_DOOR_BEHIND } from "#planner/rules/review/entrance.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

const minded = (change: Change, of = MAIN_DOOR_BEHIND): boolean =>
  reviewPlan(changedPlan(HOUSE_30X60, change)).some(({ rule }) => rule === of);

test("a main door in the rear half is minded, but not where the wall that it stands in looks to a second road", () => {
  const roads = [null, "left", "right", "rear"] as const;
  const atRear = (road: (typeof roads)[number]): Change => {
    return (p) => {
      delete all(p).opening("g-d1").main;
      all(p).opening("g-d6").main = true;
      if (road !== null) p.site.edges[road].kind = "road";
    };
  };
  const atRight = (road: (typeof roads)[number]): Change => {
    return (p) => {
      const door = all(p).opening("g-d1");
      Object.assign(door, { wall: "g-w2", from: [8029, 12_000], to: [8029, 13_050], rooms: ["g-living", "outside"] });
      if (road !== null) p.site.edges[road].kind = "road";
    };
  };
  expect(roads.map((road) => minded(atRear(road)))).toEqual([true, true, true, false]);
  expect(roads.map((road) => minded(atRight(road)))).toEqual([true, true, false, true]);
});

test("a main door at the end of a sit-out that begins at the front is found, however deep the sit-out; at the end of one behind the house it is not", () => {
  const deep = (sitOutFrom: number): boolean =>
    minded((p) => {
      for (const point of [all(p).wall("g-w1").from, all(p).wall("g-w1").to]) point[1] += 6000;
      for (const point of all(p).room("g-sitout").polygon) point[1] += sitOutFrom;
    });
  expect([deep(0), deep(3000)]).toEqual([false, true]);
});

test("a main door beside the house is minded where a narrow strip leads to it, but not before a wide yard or a second road", () => {
  const atRight = (yard: number, road = false): boolean =>
    minded((p) => {
      Object.assign(all(p).opening("g-d1"), {
        wall: "g-w2",
        from: [8029, 5000],
        to: [8029, 6050],
        rooms: ["g-living", "outside"],
      });
      for (const point of p.site.plot) if (point[0] > 8144) point[0] = 8144 + yard;
      if (road) p.site.edges.right.kind = "road";
    }, MAIN_DOOR_ASIDE);
  expect([atRight(1000), atRight(2000), atRight(1000, true)]).toEqual([true, false, false]);
});

test("a deep sit-out is a tunnel between two walls; open along a side, to the bay or the yard, it is none until it is three times as deep as wide", () => {
  const [besideSpine, besideStair] = [4800, 5790];
  const between = (x0: number, x1: number, deep = 2300): boolean =>
    minded((p) => set(all(p).room("g-sitout"), x0, 10_100, x1, 10_100 + deep), "practice/deep-sit-out");
  expect(between(besideSpine, besideStair)).toBe(true);
  expect(between(besideSpine, besideStair - 200)).toBe(false);
  expect(between(besideSpine + 200, besideStair)).toBe(false);
  expect(between(besideSpine + 200, besideStair, 2500)).toBe(true);
});
