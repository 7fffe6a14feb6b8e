import { describe, expect, test } from "vitest";
import { frontSetback } from "#planner/rules/front-setback.ts";
import { profileOf } from "#planner/rules/profile-of.ts";

const CERTAINTIES = ["verified", "restated", "general"];

/** Every object in a profile that holds a number to be kept, with the path to it. */
function numbered(value: unknown, path: string): readonly (readonly [string, Record<string, unknown>])[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const holdsNumber = entries.some(([key, v]) => typeof v === "number" && key !== "upTo");
  const own = holdsNumber ? [[path, value as Record<string, unknown>] as const] : [];
  return [...own, ...entries.flatMap(([key, v]) => numbered(v, path === "" ? key : `${path}.${key}`))];
}

describe.each(["in", "us", "uk"] as const)("the profile of %s", (region) => {
  const profile = profileOf(region);

  test("is the region's, with a version, sources and the day they were read", () => {
    expect(profile.region).toBe(region);
    expect(profile.version).toMatch(/^\d{4}-\d{2}$/);
    expect(profile.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(profile.sources.length).toBeGreaterThan(0);
  });

  test("names source and certainty of every number", () => {
    const rows = numbered(profile, "");
    expect(rows.length).toBeGreaterThan(40);
    const bare = rows.filter(
      ([, row]) =>
        typeof row.source !== "string" || row.source.length < 5 || !CERTAINTIES.includes(row.certainty as string),
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  test("has stepped rules that ascend to an open last row", () => {
    for (const rows of [profile.frontSetback, profile.sideSetback, profile.rearSetback, profile.intensity]) {
      const bounds = rows.map((row) => row.upTo ?? Number.POSITIVE_INFINITY);
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
      expect(bounds.at(-1)).toBe(Number.POSITIVE_INFINITY);
    }
  });

  test("has a stair that can climb its clear height within its own risers", () => {
    const { maxRiser, minRiser, tread } = profile.stair;
    expect(minRiser.value).toBeLessThan(maxRiser.value);
    expect(2 * maxRiser.value + tread.value).toBeGreaterThanOrEqual(550);
    expect(2 * maxRiser.value + tread.value).toBeLessThanOrEqual(700);
  });
});

test("a stepped rule holds up to and with its bound", () => {
  const fronts = [7500, 7501, 18000, 40000].map((road) => frontSetback(profileOf("in"), road, 6750));
  expect(fronts).toEqual([1500, 3000, 3000, 6000]);
});

test("on a narrow road in India a house stands 5 m from the middle line, and a high one keeps 3 m", () => {
  const india = profileOf("in");
  expect([4000, 6000, 7499].map((road) => frontSetback(india, road, 6750))).toEqual([3000, 2000, 1500]);
  expect(frontSetback(india, 7000, 7001)).toBe(3000);
});

test.each(["in", "us", "uk"] as const)("walls of %s close their corners whatever their thickness", (region) => {
  for (const { external, sheltered, core, bearing, partition, post } of Object.values(profileOf(region).walls)) {
    const thinnest = Math.min(core.value, bearing.value, partition.value);
    expect(sheltered.value).toBeLessThanOrEqual(2 * thinnest);
    expect(external.value).toBeLessThanOrEqual(2 * core.value);
    expect(external.value).toBeLessThanOrEqual(2 * sheltered.value);
    expect(post.value).toBeLessThanOrEqual(core.value);
  }
});
