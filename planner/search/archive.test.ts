import { expect, test } from "vitest";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { Archive, badlySized, sizedFarWorse } from "#planner/search/archive.ts";
import type { Standing } from "#planner/search/lawful-plans.ts";

/** The house with every room put to one use, so that two of them have nothing in common. */
function standing(parti: string, kind: RoomKind | null, cost: number, grave = 0, missed = 0): Standing {
  const levels = HOUSE_30X60.levels.map((level) => ({
    ...level,
    rooms: level.rooms.map((room) => (kind === null ? room : { ...room, kind })),
  }));
  const plan: Plan = { ...HOUSE_30X60, option: { index: 1, parti }, levels };
  return { cost, thoughts: [], reviewed: { plan, vetoes: 0, missed, amiss: 0, grave } };
}

function partis(plans: readonly Plan[]): readonly string[] {
  return plans.map(({ option }) => option.parti);
}

test("options are of different partis and differ in their floor, the best first", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 3), standing("b", null, 2), standing("c", "study", 5), standing("b", "study", 4)]);
  expect(partis(archive.options(2, []))).toEqual(["b", "c"]);
});

test("more options are worth more than the best one", () => {
  const archive = new Archive();
  // The cheapest is like both others in one way or the other: without it there are two.
  archive.add([standing("a", null, 1), standing("a", "study", 2), standing("b", null, 3)]);
  expect(partis(archive.options(2, []))).toEqual(["a", "b"]);
  expect(archive.options(2, [])[0]?.levels[0]?.rooms[0]?.kind).toBe("study");
});

test("what was chosen already stays in front, and only what differs from it is added", () => {
  const archive = new Archive();
  const { plan } = standing("a", null, 9).reviewed;
  archive.add([standing("a", "study", 1), standing("b", null, 2), standing("c", "study", 3)]);
  expect(partis(archive.options(2, [plan]))).toEqual(["a", "c"]);
  expect(archive.options(1, [plan])).toEqual([plan]);
});

test("a plan with a grave fault stands only while no other does", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 1, 1)]);
  expect(partis(archive.options(1, []))).toEqual(["a"]);
  archive.add([standing("b", "study", 8)]);
  expect(partis(archive.options(2, []))).toEqual(["b"]);
});

test("of two plans that are too like for both to be options the one as asked stands, though it is dearer", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 1, 0, 1), standing("b", null, 2)]);
  expect(partis(archive.options(2, []))).toEqual(["b"]);
});

test("a plan that misses a neighbourhood is an option where too few others differ, and is told", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 1), standing("b", "study", 2, 0, 1)]);
  const before = archive.options(2, []);
  expect([partis(before), archive.fallsShort(before)]).toEqual([["a", "b"], true]);
  archive.add([standing("c", "study", 9)]);
  const after = archive.options(2, []);
  expect([partis(after), archive.fallsShort(after)]).toEqual([["a", "c"], false]);
});

test("an archive of plans with grave faults alone says so, until a sound one stands", () => {
  const archive = new Archive();
  expect(archive.graveOnly).toBe(false);
  archive.add([standing("a", null, 1, 2)]);
  expect(archive.graveOnly).toBe(true);
  archive.add([standing("b", null, 9)]);
  expect(archive.graveOnly).toBe(false);
});

test("an option is sized far worse where much more of its floor lies in the wrong rooms than of the best one's, and badly where too much does", () => {
  const { plan } = standing("a", null, 1).reviewed;
  // Every room has what a study is due but one, which has their floor.
  const wrong: Plan = {
    ...plan,
    levels: plan.levels.map((level) => ({
      ...level,
      rooms: level.rooms.map((room, i) => ({ ...room, kind: "study", area: i === 0 ? 40 : 4 })),
    })),
  };
  expect(sizedFarWorse([plan, wrong])).toEqual([wrong]);
  expect(sizedFarWorse([wrong])).toEqual([]);
  expect(sizedFarWorse([plan, plan])).toEqual([]);
  const due: Plan = {
    ...wrong,
    levels: wrong.levels.map((level) => ({ ...level, rooms: level.rooms.map((room) => ({ ...room, area: 9 })) })),
  };
  expect(badlySized([wrong, due])).toEqual([wrong]);
});
