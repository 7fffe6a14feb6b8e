import fc from "fast-check";
import { expect, test } from "vitest";
import { briefNumber, SPACE_SIZE } from "#bench/planner/brief-space.ts";
import { compared } from "#bench/planner/compare.ts";
import { feasibility } from "#bench/planner/feasible.ts";
import { measurePlan } from "#bench/planner/measure-plan.ts";
import type { BriefRecord } from "#bench/planner/run-brief.ts";
import { SMALL_PLOTS } from "#bench/planner/small-plots.ts";
import { quantile, tableOf } from "#bench/planner/table.ts";
import { USUAL_ABROAD } from "#bench/planner/usual-abroad.ts";
import { USUAL_PLOTS } from "#bench/planner/usual-plots.ts";
import { worstOf } from "#bench/planner/worst.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { profileOf } from "#planner/rules/profile-of.ts";

test("the 500 briefs are briefs, each the same whenever it is drawn, and hold every value of every choice", () => {
  const numbers = Array.from({ length: SPACE_SIZE }, (_, n) => n);
  const briefs = numbers.map((n) => briefNumber(n));
  const values = (field: string): number => new Set(briefs.map((brief) => String(brief[field]))).size;
  for (const brief of briefs) expect(parseBrief(brief)).toMatchObject({ kind: "brief" });
  const others = Array.from({ length: 5 }, (_, seed) => numbers.map((n) => briefNumber(n, seed))).flat();
  for (const brief of others) expect(parseBrief(brief)).toMatchObject({ kind: "brief" });
  expect(briefNumber(123)).toEqual(briefs[123]);
  expect(briefNumber(123, 1)).not.toEqual(briefs[123]);
  expect(["region", "facing", "floors", "bedrooms", "parking", "future", "vastu", "style"].map(values)).toEqual([
    3, 8, 4, 6, 4, 3, 3, 4,
  ]);
});

function judged(more: object) {
  const parsed = parseBrief({ region: "in", plot: { width: 30, depth: 60, unit: "ft" }, facing: "E", ...more });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return feasibility(parsed.brief, profileOf(parsed.brief.region));
}

test("three bedrooms on 30x60 are feasible; a plot of setbacks, a tower too high and six bedrooms on a patch are not", () => {
  expect(judged({}).feasible).toBe(true);
  expect(judged({ plot: { width: 12, depth: 60, unit: "ft" }, edges: { left: "open", right: "open" } }).why).toContain(
    "width",
  );
  const narrow = (width: number) =>
    judged({ region: "uk", plot: { width, depth: 25, unit: "m" }, floors: 1, bedrooms: 1, parking: "none" }).why;
  expect([5.1, 5.3].map(narrow)).toEqual(["the setbacks leave no room's width", ""]);
  expect(judged({ plot: { width: 14, depth: 30, unit: "ft" }, floors: 4 }).why).toContain("storeys");
  expect(judged({ plot: { width: 20, depth: 30, unit: "ft" }, floors: 1, bedrooms: 6 }).why).toContain("floor");
});

test("beside a living room of the least floor every bedroom may have the least of a second habitable room", () => {
  const bungalow = { floors: 1, bedrooms: 2, roadWidth: 7.5, edges: { left: "party", right: "party", rear: "open" } };
  const why = (depth: number) => judged({ ...bungalow, plot: { width: 23, depth, unit: "ft" } }).why;
  expect([30, 28].map(why)).toEqual(["", "the floor that may be built is too small"]);
});

test("rooms are not cut in two: what fits in sum and not storey by storey is impossible", () => {
  const tight = { edges: { left: "party", right: "party", rear: "party" }, floors: 2, bedrooms: 4, roadWidth: 6 };
  const why = (depth: number) => judged({ ...tight, plot: { width: 20, depth, unit: "ft" } }).why;
  expect([31, 34].map(why)).toEqual(["the rooms do not fit into the storeys whole", ""]);
});

test("more bedrooms never make a brief more feasible, a longer plot of the same kind never less", () => {
  const slack = (depth: number, bedrooms: number) =>
    judged({ plot: { width: 40, depth, unit: "ft" }, floors: 2, bedrooms }).slack;
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 50 }), fc.integer({ min: 1, max: 6 }), (depth, bedrooms) => {
      expect(slack(depth, bedrooms + 1)).toBeLessThanOrEqual(slack(depth, bedrooms));
    }),
  );
  expect(slack(50, 3)).toBeGreaterThan(slack(40, 3));
});

test("a plan is measured from its document: one that breaks a law, or is no plan, counts as broken", () => {
  expect(measurePlan(HOUSE_30X60).broken).toEqual([]);
  const north = changedPlan(HOUSE_30X60, (p) => {
    p.site.northBearing = 90;
  });
  expect(measurePlan(north).broken[0]).toContain("law-2/site");
  expect(measurePlan({ ...HOUSE_30X60, seed: 0.5 }).broken).toHaveLength(1);
});

const RECORD: BriefRecord = {
  n: 1,
  brief: briefNumber(1),
  floors: 2,
  roomy: true,
  vastu: "none",
  feasibility: { feasible: true, why: "", slack: 2 },
  asked: 2,
  refused: [],
  plans: [measurePlan(HOUSE_30X60), measurePlan(HOUSE_30X60)],
  difference: 0.5,
  sameParti: false,
  ms: 2000,
  rejected: [],
};

test("the table says what holds and what does not, and the worst list names the brief", () => {
  const verdict = (records: readonly BriefRecord[], what: string) =>
    tableOf(records, 300).find((row) => row.what.startsWith(what))?.holds;
  expect(verdict([RECORD], "feasible: option 1")).toBe(true);
  expect(verdict([RECORD], "options entirely")).toBe(true);
  expect(verdict([{ ...RECORD, sameParti: true }], "options entirely")).toBe(false);
  expect(verdict([{ ...RECORD, ms: 20_000 }], "processor ms per option, G+1, p95")).toBe(false);
  const refused = { ...RECORD, plans: [], refused: ["space: none"], difference: null };
  expect(verdict([RECORD, refused], "feasible: option 1")).toBe(false);
  expect(verdict([RECORD, { ...RECORD, plans: RECORD.plans.slice(1) }], "feasible: every option")).toBe(false);
  expect(worstOf([RECORD, refused], 5)).toContain("refused: space: none");
  expect(
    worstOf([{ ...RECORD, plans: [], refused: [], feasibility: { feasible: false, why: "small", slack: 0.4 } }], 5),
  ).toBe("");
  expect([quantile([1, 2, 3, 4], 0.5), quantile([], 0.5)]).toEqual([3, Number.NaN]);
});

test("the usual plots are briefs, each feasible and no two the same", () => {
  for (const brief of [...USUAL_PLOTS, ...USUAL_ABROAD])
    expect(judged(brief).feasible, JSON.stringify(brief)).toBe(true);
  const different = (briefs: readonly unknown[]): number => new Set(briefs.map((brief) => JSON.stringify(brief))).size;
  expect([different(USUAL_PLOTS), different(USUAL_ABROAD)]).toEqual([72, 32]);
});

test("the small plots are briefs, no two the same, and counting finds some of them impossible", () => {
  const feasible = SMALL_PLOTS.filter((brief) => judged(brief).feasible).length;
  expect(feasible).toBeGreaterThan(100);
  expect(feasible).toBeLessThan(SMALL_PLOTS.length);
  expect(new Set(SMALL_PLOTS.map((brief) => JSON.stringify(brief))).size).toBe(216);
});

test("two runs are compared over the briefs that both have, each figure and each rule that differs", () => {
  const [plan] = RECORD.plans as [(typeof RECORD.plans)[0]];
  const worse = { ...RECORD, plans: [{ ...plan, wide: 2, warnings: [...plan.warnings, "practice/long-room"] }] };
  const told = compared([RECORD, { ...RECORD, n: 2 }], [worse, { ...RECORD, n: 3 }]);
  expect(told).toContain("1 briefs, 2 and 1 plans");
  expect(told).toMatch(/practice\/long-room +0 -> +1\n/);
  expect(told).toMatch(/passages beyond 1.2 m, m² +0 -> +2\n/);
  expect(told).toContain("planned otherwise: 1: 1");
  expect(compared([RECORD], [RECORD])).toContain("planned otherwise: 0");
});
