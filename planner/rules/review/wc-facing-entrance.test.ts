import { expect, test } from "vitest";
import { all, type Change, changedPlan } from "#planner/plan/fixtures/change.ts";
import { door } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { WC_FACING_ENTRANCE } from "#planner/rules/review/wc-facing-entrance.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

/** The rooms whose doors the main door looks at once the house is changed. */
const facedIn = (change: Change): readonly (string | undefined)[] =>
  reviewPlan(changedPlan(HOUSE_30X60, change))
    .filter(({ rule }) => rule === WC_FACING_ENTRANCE)
    .map(({ where }) => where.room);

test("a toilet's door ahead is looked at as one comes in; one beside the main door, more than half a right angle off the way in, is passed", () => {
  const doorAt = (from: number) => (p: Parameters<Change>[0]) => {
    all(p).room("g-dining").kind = "bath";
    const ground = p.levels[0];
    if (ground === undefined) throw new Error("a house has a ground floor");
    const spine = all(p).wall(all(p).opening("g-a1").wall);
    ground.openings = ground.openings.filter(({ rooms }) => !rooms.includes("g-dining"));
    ground.openings.push(
      door("g-d9", "D3", spine as never, [from, from + 750], ["g-living", "g-dining"], [-1, 0]) as never,
    );
  };
  expect(facedIn(doorAt(6500))).toEqual(["g-dining"]);
  expect(facedIn(doorAt(4750))).toEqual([]);
});

test("a toilet far behind an archway is looked at, behind a leaf in its place it is not", () => {
  // The passage behind the living room ends at the toilet instead of the back yard.
  const isToilet = (p: Parameters<Change>[0]): void => {
    all(p).opening("g-d6").rooms = ["g-passage", "g-bath"];
  };
  expect(facedIn(isToilet)).toEqual(["g-bath"]);
  const closed = (p: Parameters<Change>[0]): void => {
    isToilet(p);
    all(p).opening("g-a2").kind = "door";
  };
  expect(facedIn(closed)).toEqual([]);
});
