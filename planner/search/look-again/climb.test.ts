import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { climb } from "#planner/search/look-again/climb.ts";
import { ladderOf, type Rung } from "#planner/search/programme/programme.ts";
import { siteOf } from "#planner/search/site.ts";

const parsed = parseBrief({ region: "in", plot: { width: 30, depth: 60 }, facing: "N", floors: 2, bedrooms: 4 });
if (parsed.kind === "invalid") throw new Error(parsed.message);
const profile = profileOf("in");
const outcome = ladderOf(parsed.brief, profile, siteOf(parsed.brief, profile));
if (outcome.kind === "refused") throw new Error(outcome.code);
const { ladder } = outcome;
const { rungs } = ladder;
const at = (i: number): Rung => rungs[i] as Rung;

/** The rung reached from `from` where those from `richest` on have houses, how many plans came with it, and the rungs searched. */
function climbed(from: number, failed: readonly Rung[], richest: number) {
  const searched: number[] = [];
  const { rung, plans } = climb(at(from), failed, ladder, (programmes) => {
    const i = rungs.findIndex((one) => one.programmes === programmes);
    searched.push(i);
    return i >= richest ? [{} as Plan] : [];
  });
  return { rung: rungs.indexOf(rung), plans: plans.length, searched };
}

test("the richest rung that has houses is found by halving what lies between a rung that failed and one that did not", () => {
  expect(climbed(8, [at(0)], 3)).toEqual({ rung: 3, plans: 1, searched: [4, 2, 3] });
  expect(climbed(8, [at(0)], 1)).toEqual({ rung: 1, plans: 1, searched: [4, 2, 1] });
});

test("where nothing richer has houses the rung stays, without plans", () => {
  expect(climbed(8, [at(0)], 8)).toEqual({ rung: 8, plans: 0, searched: [4, 6, 7] });
  expect(climbed(1, [at(0)], 0)).toEqual({ rung: 1, plans: 0, searched: [] });
});

test("a house with rooms at their least may have passed over usual ones: these are searched, not those with other rooms at their least", () => {
  const last = rungs.length - 1;
  const first = rungs.findIndex(({ reduced }) => reduced.wishes.compact);
  expect(first).toBeLessThan(last);
  const { rung, searched } = climbed(last, [at(0)], 1);
  expect(rung).toBe(1);
  expect(Math.max(...searched)).toBeLessThan(first);
});

test("no rung is searched that gives up nothing but what one that failed gives up too", () => {
  const notOnTheLadder = { ...at(5), reduced: { ...at(5).reduced } };
  expect(climbed(8, [at(0), notOnTheLadder], 0).searched).toEqual([6]);
});
