import { expect, test } from "vitest";
import type { Plan } from "#planner/plan/plan.ts";
import { dueHouse } from "#planner/search/fixtures/due-house.ts";
import type { Standing } from "#planner/search/judge/lawful-plan.ts";
import { Finds } from "#planner/search/look-again/finds.ts";

function standing(parti: string, cost: number, grave = 0, missed = 0): Standing {
  const plan: Plan = { ...dueHouse(), option: { index: 1, parti } };
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
  expect([ofOneParti.isOutdone("a", 3), ofOneParti.isOutdone("a", 1.5), ofOneParti.isOutdone("b", 3)]).toEqual([
    true,
    false,
    false,
  ]);
  const ofTwo = new Finds(1, []);
  ofTwo.add([standing("a", 1), standing("b", 2)]);
  expect([ofTwo.isOutdone("d", 3), ofTwo.isOutdone("d", 1.5)]).toEqual([true, false]);
});

test("while options are missing no plan is outdone: it may be the only one that differs", () => {
  const finds = new Finds(2, []);
  finds.add([standing("a", 1), standing("a", 2), standing("b", 3)]);
  expect([finds.options.length, finds.isOutdone("a", 9)]).toEqual([1, false]);
});

test("an option with too much of its floor in wrong rooms is looked for again, one that is sized a little off is not", () => {
  const isLookedForAgain = (baths: number): boolean => {
    const finds = new Finds(2, [dueHouse({ baths: 1.1 }), dueHouse({ baths })]);
    finds.judge();
    return finds.somePoor;
  };
  expect([isLookedForAgain(1.1), isLookedForAgain(1.2), isLookedForAgain(1.45)]).toEqual([false, false, true]);
});

test("a cheaper house laid out in another way takes the place of an option with too much of its floor in wrong rooms, but of none that is sized well or was chosen before", () => {
  const found = (parti: string, cost: number, plan: Plan): Standing => {
    const { reviewed, ...rest } = standing(parti, cost);
    return { ...rest, reviewed: { ...reviewed, plan: { ...plan, option: { index: 1, parti } } } };
  };
  const chosen = found("a", 1, dueHouse({ use: "study" }));
  const other = found("c", 2, dueHouse({ use: "store" }));
  const optionsOf = (before: Standing | null, ...own: readonly Standing[]): readonly string[] => {
    const finds = new Finds(2, before === null ? [] : [before.reviewed.plan]);
    finds.add(own);
    finds.judge();
    finds.begin(1);
    finds.beginOthers();
    finds.add([other]);
    return finds.options.map(({ option }) => option.parti);
  };
  expect(optionsOf(chosen, found("b", 3, dueHouse()))).toEqual(["a", "b"]);
  expect(optionsOf(chosen, found("b", 3, dueHouse({ baths: 1.6 })))).toEqual(["a", "c"]);
  expect(optionsOf(found("b", 3, dueHouse({ baths: 1.6 })), chosen)).toEqual(["b", "a"]);
  expect(optionsOf(null, found("b", 3, dueHouse({ baths: 1.6 })))).toEqual(["b", "c"]);
});
