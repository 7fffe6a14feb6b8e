import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { bathsByLevel } from "#planner/search/programme/bathrooms.ts";
import { wishesOf } from "#planner/search/programme/wishes.ts";

/** The baths of each level of a house of two floors with a bedroom below and two above, or as `split` says. */
function bathsOf(fields: Readonly<Record<string, unknown>>, split: readonly number[] = [1, 2]) {
  const parsed = parseBrief({
    region: "in",
    plot: { width: 40, depth: 60, unit: "ft" },
    facing: "E",
    floors: 2,
    bedrooms: 3,
    ...fields,
  });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return bathsByLevel({ ...wishesOf(parsed.brief, 0), entranceWc: false }, split);
}

test("the only bath of a house is everybody's, where parents live in it too, unless the brief says that it is attached", () => {
  const attached = (fields: Readonly<Record<string, unknown>>): number =>
    bathsOf({ bathrooms: 1, ...fields }).reduce((sum, one) => sum + one.attached, 0);
  expect(attached({})).toBe(0);
  expect(attached({ elders: true })).toBe(0);
  expect(attached({ elders: true, attached: 1 })).toBe(1);
});

test("of several baths the parents have one of their own", () => {
  expect(bathsOf({ bathrooms: 3, elders: true })[0]).toEqual({ attached: 1, common: 0 });
});

test("the only bath of a floor is everybody's where others than the elders sleep on it", () => {
  expect(bathsOf({ bedrooms: 5, bathrooms: 2, elders: true }, [2, 3])).toEqual([
    { attached: 0, common: 1 },
    { attached: 0, common: 1 },
  ]);
});

test("where a floor with bedrooms has no bath, one near it is everybody's, and never the elders' if there is another", () => {
  const baths = bathsOf({ floors: 3, bathrooms: 2, elders: true }, [1, 1, 1]);
  expect(baths).toEqual([
    { attached: 1, common: 0 },
    { attached: 0, common: 1 },
    { attached: 0, common: 0 },
  ]);
});

test("guests have one bath below, not two, while a bedroom above goes without", () => {
  expect(bathsOf({ bedrooms: 4, bathrooms: 5 }, [0, 4])).toEqual([
    { attached: 0, common: 1 },
    { attached: 4, common: 0 },
  ]);
});
