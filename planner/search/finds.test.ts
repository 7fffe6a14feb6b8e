import { expect, test } from "vitest";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { targets, WAYS } from "#planner/search/astray.ts";
import { Finds } from "#planner/search/finds.ts";
import type { Standing } from "#planner/search/lawful-plans.ts";

function standing(parti: string, cost: number, grave = 0, missed = 0): Standing {
  const plan: Plan = { ...HOUSE_30X60, option: { index: 1, parti } };
  return { cost, thoughts: [], reviewed: { plan, vetoes: 0, missed, amiss: 0, grave } };
}

test("an option that misses a neighbourhood has the hope of a second search, and of no third one", () => {
  const finds = new Finds(1, []);
  finds.add([standing("a", 1, 0, 1)]);
  expect([finds.hasHope(false, 1), finds.hasHope(false, 2)]).toEqual([true, false]);
});

test("where all plans have a grave fault another search has hope while few arrangements stood", () => {
  const finds = new Finds(1, []);
  finds.begin(7);
  finds.add([standing("a", 1, 1)]);
  expect([finds.complete, finds.hasHope(false, 1)]).toEqual([false, true]);
  finds.begin(8);
  expect(finds.hasHope(false, 2)).toBe(false);
});

test("the same rooms once more bring no other option: only other ways of laying them out have hope", () => {
  const finds = new Finds(2, []);
  finds.add([standing("a", 1)]);
  expect([finds.someMissing, finds.hasHope(false, 1), finds.hasHope(true, 1)]).toEqual([true, false, true]);
});

test("once there are options enough a plan is outdone by two sound ones of its parti, or by those of more partis than options are wanted", () => {
  const ofOneParti = new Finds(1, []);
  ofOneParti.add([standing("a", 1), standing("a", 2), standing("a", 3, 1)]);
  expect([ofOneParti.outdo("a", 3), ofOneParti.outdo("a", 1.5), ofOneParti.outdo("b", 3)]).toEqual([
    true,
    false,
    false,
  ]);
  const ofTwo = new Finds(1, []);
  ofTwo.add([standing("a", 1), standing("b", 2)]);
  expect([ofTwo.outdo("d", 3), ofTwo.outdo("d", 1.5)]).toEqual([true, false]);
});

test("while options are missing no plan is outdone: it may be the only one that differs", () => {
  const finds = new Finds(2, []);
  finds.add([standing("a", 1), standing("a", 2), standing("b", 3)]);
  expect([finds.options.length, finds.outdo("a", 9)]).toEqual([1, false]);
});

test("an option with too much of its floor in wrong rooms is looked for again by a dear search too, one that is only sized far worse than the best by a cheap one", () => {
  /** The house as it is drawn has 18 % of its floor in wrong rooms; here it has such a share of that. */
  const partlyAstray = (share: number, parti: string): Standing => {
    const { reviewed, ...rest } = standing(parti, 1);
    const levels = reviewed.plan.levels.map((level) => {
      const sized = level.rooms.filter(({ kind }) => !WAYS.includes(kind));
      const due = targets(level, reviewed.plan.brief);
      const rooms = level.rooms.map((room) => {
        const target = due[sized.indexOf(room)]?.target ?? room.area;
        return { ...room, area: target + share * (room.area - target) };
      });
      return { ...level, rooms };
    });
    return { ...rest, reviewed: { ...reviewed, plan: { ...reviewed.plan, levels } } };
  };
  const isLookedForAgain = (share: number, isSearchCheap: boolean): boolean => {
    const best = partlyAstray(0.1, "a").reviewed.plan;
    const finds = new Finds(2, [best, partlyAstray(share, "b").reviewed.plan]);
    finds.judgeSizes(isSearchCheap);
    return finds.someBadlySized;
  };
  expect([isLookedForAgain(0.1, true), isLookedForAgain(0.55, false), isLookedForAgain(0.55, true)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isLookedForAgain(1, false)).toBe(true);
});
