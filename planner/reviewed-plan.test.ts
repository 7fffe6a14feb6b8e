import { expect, test } from "vitest";
import { all, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { ranked, reviewedPlan } from "#planner/reviewed-plan.ts";
import { slivers } from "#planner/rules/review/proportion.ts";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";

const STRICT = changedPlan(HOUSE_30X60, (p) => {
  p.brief.vastu = "strict";
});

test("a strict household is told which veto is broken, in plain words", () => {
  const { plan, vetoes } = reviewedPlan(STRICT);
  expect(vetoes).toBe(1);
  expect(plan.relaxed.map(({ what }) => what)).toEqual(["vastu"]);
  expect(plan.relaxed[0]?.message).toContain("Bath 2 in the south-west");
});

test("a household that only prefers vastu has nothing given up, but reads how each room lies", () => {
  const { plan, vetoes } = reviewedPlan(HOUSE_30X60);
  expect(vetoes).toBe(0);
  expect(plan.relaxed).toEqual([]);
  expect(plan.findings.some(({ rule }) => rule === "vastu/kitchen")).toBe(true);
  expect(plan.findings.some(({ rule }) => rule.endsWith("/confirm-locally"))).toBe(true);
  expect(plan.findings.every(({ severity }) => severity !== "error")).toBe(true);
});

test("a main door that a guest does not find from the road is missed like a neighbourhood that was asked for", () => {
  const behind = changedPlan(HOUSE_30X60, (p) => {
    delete all(p).opening("g-d1").main;
    all(p).opening("g-d6").main = true;
  });
  expect(reviewedPlan(behind).missed - reviewedPlan(HOUSE_30X60).missed).toBe(1);
});

test("to a strict household alone a main door in a pada that is not good is as much amiss as three warnings, and missed", () => {
  const goods = new Set<boolean | undefined>();
  for (let bearing = 0; bearing < 360; bearing += 45) {
    const turned = (vastu: "strict" | "none"): Plan =>
      changedPlan(HOUSE_30X60, (p) => {
        p.brief.vastu = vastu;
        p.site.northBearing = bearing;
      });
    const good = scoreVastu(turned("strict")).pada?.good;
    goods.add(good);
    const [strict, none] = [reviewedPlan(turned("strict")), reviewedPlan(turned("none"))];
    expect([strict.amiss - none.amiss, strict.missed - none.missed]).toEqual(good === true ? [0, 0] : [3, 1]);
  }
  expect(goods).toEqual(new Set([true, false]));
});

test("where vastu is preferred each room that strict vastu would forbid is amiss like a warning, and nobody else minds it", () => {
  const counts = new Set<number>();
  for (let bearing = 0; bearing < 360; bearing += 45) {
    const amiss = (vastu: "preferred" | "none"): number =>
      reviewedPlan(
        changedPlan(HOUSE_30X60, (p) => {
          p.brief.vastu = vastu;
          p.site.northBearing = bearing;
        }),
      ).amiss;
    const forbidden = scoreVastu({ ...HOUSE_30X60, site: { ...HOUSE_30X60.site, northBearing: bearing } }).vetoes
      .length;
    counts.add(forbidden);
    expect(amiss("preferred") - amiss("none")).toBe(forbidden);
  }
  expect(counts.size).toBeGreaterThan(2);
});

test("a sliver comes last, a kept veto before a lower cost, a warning before a tenth more of cost, and equals keep their order", () => {
  const of = (name: string, vetoes: number, amiss: number, cost: number, grave = 0) => ({
    name,
    cost,
    reviewed: { plan: HOUSE_30X60, vetoes, missed: 0, amiss, grave },
  });
  const names = ranked([
    of("cheapest, with a sliver", 0, 0, 100, 1),
    of("cheap, breaks a veto", 1, 0, 100),
    of("two warnings", 0, 2, 100),
    of("no warning", 0, 0, 115),
    of("dear", 0, 0, 140),
    of("dear too", 0, 0, 140),
  ]).map(({ name }) => name);
  expect(names).toEqual([
    "no warning",
    "two warnings",
    "dear",
    "dear too",
    "cheap, breaks a veto",
    "cheapest, with a sliver",
  ]);
});

test("a room without the piece that it is for is a grave fault; the way through a kitchen is one fault, however much lies behind", () => {
  const bare = changedPlan(HOUSE_30X60, (p) => {
    const [ground] = p.levels;
    if (ground !== undefined)
      ground.furniture = ground.furniture.filter(({ kind }) => !kind.startsWith("dining-table"));
  });
  expect(reviewedPlan(bare).grave).toBe(1);
  const before = reviewedPlan(HOUSE_30X60).amiss;
  const through = changedPlan(HOUSE_30X60, (p) => {
    for (const id of ["g-dining", "g-passage"]) all(p).room(id).kind = "kitchen-dining";
  });
  const ways = reviewedPlan(through).plan.findings.filter(({ rule }) => rule === "practice/through-kitchen");
  expect(ways.length).toBeGreaterThan(1);
  expect(reviewedPlan(through).amiss).toBeLessThan(before + ways.length);
});

test("a room with another room's floor beyond what is large already is a grave fault, a large one is told", () => {
  const bath = (depth: number) =>
    reviewedPlan(
      changedPlan(HOUSE_30X60, (p) => {
        const dining = all(p).room("g-dining");
        dining.kind = "bath";
        set(dining, 1230, 4630, 4230, 4630 + depth);
      }),
    );
  const rulesOf = ({ plan }: ReturnType<typeof bath>) =>
    plan.findings.map(({ rule }) => rule).filter((rule) => /usual-size|outsized/.test(rule));
  const [large, outsized] = [bath(3500), bath(4000)];
  expect([rulesOf(large), rulesOf(outsized)]).toEqual([["practice/usual-size"], ["practice/outsized-room"]]);
  expect(outsized.grave - large.grave).toBe(1);
});

test("a way through the kitchen that leads upstairs as well weighs twice as much as one that does not", () => {
  const amiss = (storeys: number, through: boolean): number =>
    reviewedPlan(
      changedPlan(HOUSE_30X60, (p) => {
        p.levels.splice(storeys);
        if (through) all(p).room("g-passage").kind = "kitchen-dining";
      }),
    ).amiss;
  const [below, above] = [1, 2].map((storeys) => amiss(storeys, true) - amiss(storeys, false));
  expect((above as number) - (below as number)).toBe(3);
});

test("a stair that one reaches only past the stove is missed like a neighbourhood that was asked for, a bedroom below is not", () => {
  const missed = (storeys: number, through: boolean): number =>
    reviewedPlan(
      changedPlan(HOUSE_30X60, (p) => {
        p.levels.splice(storeys);
        if (through) all(p).room("g-passage").kind = "kitchen-dining";
      }),
    ).missed;
  expect(missed(2, true) - missed(2, false)).toBe(1);
  expect(missed(1, true) - missed(1, false)).toBe(0);
});

test("a room two and a half times as long as wide is counted as a grave fault, a passage is not", () => {
  expect(reviewedPlan(HOUSE_30X60).grave).toBe(0);
  const shaped = (kind: "bedroom" | "passage") =>
    changedPlan(HOUSE_30X60, (p) => {
      const room = all(p).room("g-dining");
      room.kind = kind;
      set(room, 2000, 3000, 4000, 8100);
    });
  expect(slivers(shaped("bedroom"))).toBe(1);
  expect(slivers(shaped("passage"))).toBe(0);
});
