import { expect, test } from "vitest";
import { changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { Archive } from "#planner/search/archive.ts";
import type { Standing } from "#planner/search/lawful-plans.ts";

/** The fixture as a plan of another parti and seed; with a kind given, all its rooms are of that kind: another use of every floor. */
function planOf(parti: string, seed = 0, kind?: RoomKind): Plan {
  const plan = changedPlan(HOUSE_30X60, (p) => {
    for (const room of p.levels.flatMap((level) => level.rooms)) if (kind !== undefined) room.kind = kind;
  });
  return { ...plan, seed, option: { index: 1, parti } };
}

function standing(plan: Plan, cost: number, grave = 0): Standing {
  return { reviewed: { plan, vetoes: 0, amiss: 0, grave }, cost };
}

const seedsOf = (plans: readonly Plan[]): readonly number[] => plans.map(({ seed }) => seed);

test("a plan with a grave fault is handed out while no other stands, and dropped for the first sound one", () => {
  const archive = new Archive();
  archive.add([standing(planOf("a", 1), 10, 1), standing(planOf("b", 2, "store"), 20, 1)]);
  expect(seedsOf(archive.options(2, []))).toEqual([1, 2]);
  archive.add([standing(planOf("c", 3, "study"), 90)]);
  expect(seedsOf(archive.options(2, []))).toEqual([3]);
});

test("options are of different partis and put the floor to different uses", () => {
  const archive = new Archive();
  archive.add([
    standing(planOf("a", 1), 10),
    standing(planOf("b", 2), 11),
    standing(planOf("a", 3, "store"), 12),
    standing(planOf("c", 4), 13),
    standing(planOf("d", 5, "study"), 14),
  ]);
  expect(seedsOf(archive.options(2, []))).toEqual([1, 5]);
  expect(archive.options(4, []).length).toBe(3);
});

test("two options of middling cost are handed out before the best one alone", () => {
  const archive = new Archive();
  archive.add([standing(planOf("a", 1), 10), standing(planOf("b", 2), 20), standing(planOf("a", 3, "store"), 30)]);
  expect(seedsOf(archive.options(1, []))).toEqual([1]);
  expect(seedsOf(archive.options(2, []))).toEqual([2, 3]);
});

test("what is chosen already stays in front, and what joins it differs from it", () => {
  const archive = new Archive();
  archive.add([standing(planOf("a", 1), 10), standing(planOf("b", 2), 20), standing(planOf("b", 3, "study"), 30)]);
  expect(seedsOf(archive.options(2, [planOf("c", 9)]))).toEqual([9, 3]);
});

test("of each parti the three best ranked are kept, in whatever order they come", () => {
  const archive = new Archive();
  archive.add([standing(planOf("a", 5), 50), standing(planOf("a", 4), 40)]);
  archive.add([standing(planOf("a", 1), 10), standing(planOf("a", 2), 20), standing(planOf("a", 3), 30)]);
  // The fourth is another use of every floor, and would make a second option if it were kept.
  archive.add([standing(planOf("a", 6, "store"), 60), standing(planOf("b", 7), 5)]);
  expect(seedsOf(archive.options(2, []))).toEqual([7]);
});
