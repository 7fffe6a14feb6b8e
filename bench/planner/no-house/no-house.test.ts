import { expect, test } from "vitest";
import { briefNumber } from "#bench/planner/brief-space.ts";
import { leastRisers } from "#bench/planner/feasible.ts";
import { someDistribution, type Wet } from "#bench/planner/no-house/distributions.ts";
import { placesOf } from "#bench/planner/no-house/exact-areas.ts";
import { cornersOf, noHouse, storeyHolds, storeyOf } from "#bench/planner/no-house/no-house.ts";
import { pack } from "#bench/planner/no-house/packing.ts";
import { stairForms } from "#bench/planner/no-house/stair-forms.ts";
import { storeyRules } from "#bench/planner/no-house/storey-rules.ts";
import type { Brief } from "#planner/brief/brief.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { OPEN_AIR_KINDS, type Plan, type RoomKind } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";
import { profileOf } from "#planner/rules/profile-of.ts";

function drawnBrief(n: number, more: object = {}): Brief {
  const parsed = parseBrief({ ...briefNumber(n), ...more });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return parsed.brief;
}

function judged(brief: Brief) {
  return noHouse(brief, profileOf(brief.region));
}

test("two refused briefs are proved to have no house, one of them wherever its stairs stand; with a bedroom less nothing is proved", () => {
  expect(judged(drawnBrief(114))).toMatchObject({ kind: "proved", stairs: "anywhere" });
  expect(judged(drawnBrief(404))).toMatchObject({ kind: "proved", stairs: "one shaft" });
  expect(judged(drawnBrief(114, { bedrooms: 2 })).kind).toBe("not proved");
  expect(judged(drawnBrief(404, { bedrooms: 5 })).kind).toBe("not proved");
});

test("a brief with a lawful plan is never proved impossible, and each storey of its plan is a storey here, no larger than it is drawn", () => {
  const tight = [370, 386].map((n) => {
    const brief = drawnBrief(n);
    expect(judged(brief).kind).toBe("not proved");
    const outcome = planHouse(brief, { options: 1, seed: 7 });
    if (outcome.kind === "refused") throw new Error(`${n} is refused`);
    return outcome.plans[0] as Plan;
  });
  for (const plan of [HOUSE_20X60, HOUSE_30X60, ...tight]) expect(storeysNotHeld(plan)).toEqual([]);
});

/** The storeys of a plan whose rooms, at their least sizes, do not fit into the rectangle about the storey's own roofed rooms. */
function storeysNotHeld({ brief, levels }: Plan): readonly number[] {
  const profile = profileOf(brief.region);
  return levels
    .filter((level) => {
      const roofed = level.rooms.filter(({ kind }) => !OPEN_AIR_KINDS.includes(kind));
      const points = roofed.flatMap(({ polygon }) => polygon);
      const span = (axis: 0 | 1) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
      const rules = { ...storeyRules(brief, profile), width: span(0), depth: span(1) };
      const count = (...kinds: readonly RoomKind[]) => roofed.filter(({ kind }) => kinds.includes(kind)).length;
      const wet = (kind: Wet, ...kinds: readonly RoomKind[]) => Array.from({ length: count(...kinds) }, () => kind);
      const content = {
        living: count("living", "living-dining") > 0,
        kitchen: count("kitchen", "kitchen-dining") > 0,
        bedrooms: count("bedroom", "master-bedroom"),
        wet: [...wet("bath", "bath"), ...wet("bathroom", "bathroom"), ...wet("wc", "wc", "powder")],
      };
      const storey = storeyOf(brief, level.index);
      const forms = brief.floors === 1 ? [null] : stairForms(profile, rules);
      return !forms.some((form) => {
        const corner = cornersOf(form, rules);
        return storeyHolds({ brief, profile, rules, content, storey, form, corner, exact: true }).kind === "found";
      });
    })
    .map(({ index }) => index);
}

test("two rooms side by side share a width to the millimetre: areas are asked for together", () => {
  const problem = (width: number) => ({
    room: [width, 3000] as const,
    points: 5,
    bounds: [{ axis: 0 as const, u: 3, v: 2, by: 100 }],
    areas: [
      { lo: 1, hi: 2, area: 6_000_000 },
      { lo: 3, hi: 4, area: 9_000_000 },
    ],
    choices: [],
  });
  const answer = (width: number) => {
    const asked = problem(width);
    return pack(asked, { nodes: 10 }, (axes) => placesOf(axes, asked.areas) !== null).kind;
  };
  expect([5090, 5110].map(answer)).toEqual(["none", "found"]);
});

test("an Indian storey of 2.85 m is climbed in fifteen steps: by one flight, a dog-leg, round a corner, about a well", () => {
  const profile = profileOf("in");
  const forms = stairForms(profile, { width: 4000, depth: 6000 });
  expect(leastRisers(profile)).toBe(15);
  const sizes = (name: string) =>
    forms.filter((one) => one.name === `${name} along y`).map((one) => [one.width, one.depth]);
  expect(sizes("15 ")).toEqual([[1000, 5500]]);
  expect(sizes("8+7 back-left")).toEqual([[2000, 3750]]);
  expect(sizes("13+2 left")).toEqual([[2250, 5000]]);
  expect(sizes("4+4+4+3 left left left")).toEqual([[2750, 2750]]);
});

test("rooms are laid over storeys with a bath on each floor of bedrooms where as many were asked for, and not where fewer were", () => {
  const ways = (bathrooms: number) => {
    const found: string[] = [];
    someDistribution(
      { floors: 2, bedrooms: 2, bathrooms },
      () => true,
      (contents) => {
        found.push(contents.map((one) => `${one.bedrooms}${one.wet.join("+")}`).join(" "));
        return false;
      },
    );
    return found;
  };
  expect(ways(2)).toContain("1bath 1wc");
  expect(ways(2)).not.toContain("1bath 1");
  expect(ways(1)).toContain("1bath 1");
});
