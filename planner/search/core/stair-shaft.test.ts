import { expect, test } from "vitest";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { UNITED_KINGDOM as UK } from "#planner/rules/profiles/uk.ts";
import { UNITED_STATES as US } from "#planner/rules/profiles/us.ts";
import { stairDesign } from "#planner/search/core/stair-shaft.ts";

test("a storey is as high as its country builds rooms: ten feet in India, nine in the US, 2.4 m in Britain; lower where many press on the height", () => {
  const clear = (profile: typeof UK, floors: number, limit: number) =>
    stairDesign(profile, floors, limit, "usual")?.clearHeight;
  expect([INDIA, US, UK].map((profile) => clear(profile, 2, 12_000))).toEqual([3000, 2746, 2440]);
  expect([9500, 9200, 9100].map((limit) => clear(INDIA, 3, limit))).toEqual([2858, 2762, 2750]);
  expect(clear(INDIA, 3, 9000)).toBeUndefined();
});

test("a short stair climbs a storey of fewer risers, or the usual one where none of fewer is lawful", () => {
  const risers = (profile: typeof UK) =>
    (["usual", "short"] as const).map((length) => stairDesign(profile, 2, 12_000, length)?.risers);
  expect(risers(INDIA)).toEqual([18, 16]);
  expect(risers(US)).toEqual([16, 14]);
  expect(risers(UK)).toEqual([14, 14]);
});

test("where a stair is short in India a storey still has nearly ten feet from floor to floor, in as many risers as one lower by a hand", () => {
  const short = stairDesign(INDIA, 2, 12_000, "short");
  expect([short?.floorToFloor, short?.risers, stairDesign(INDIA, 4, 12_000, "short")?.risers]).toEqual([3008, 16, 16]);
});

test("risers are whole millimetres, at whatever height storeys end up", () => {
  for (const profile of [INDIA, US, UK])
    for (let limit = 9000; limit <= 13_000; limit += 50)
      for (const length of ["usual", "short", "shortest"] as const)
        for (const floors of [2, 3, 4]) {
          const stair = stairDesign(profile, floors, limit, length);
          if (stair !== null) expect(Number.isInteger(stair.riser)).toBe(true);
        }
});

test("the landing of a usual dog-leg may be deeper by what the row of bedrooms beside it lacks; a short one saves what it can", () => {
  const stretch = (profile: typeof UK) =>
    (["usual", "short", "shortest"] as const).map((length) => stairDesign(profile, 2, 12_000, length)?.stretch);
  expect(stretch(INDIA)).toEqual([0, 0, 300]);
  expect(stretch(US)).toEqual([324, 0, 300]);
  expect(stretch(UK)).toEqual([730, 0, 300]);
});
