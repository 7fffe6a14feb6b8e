import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { ladderOf, type Programme } from "#planner/search/programme/programme.ts";
import { siteOf } from "#planner/search/site.ts";

/** Every programme with a straight stair of a house too narrow for rooms beside a dog-leg. */
function straightProgrammes(future: string): readonly Programme[] {
  const narrow = { plot: { width: 17, depth: 40 }, facing: "S", floors: 2, bedrooms: 2, bathrooms: 1 };
  const parsed = parseBrief({ region: "in", ...narrow, edges: { left: "open" }, future });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = ladderOf(parsed.brief, INDIA, siteOf(parsed.brief, INDIA));
  if (outcome.kind === "refused") throw new Error(outcome.code);
  const { rungs, anyRicher } = outcome.ladder;
  return [...rungs, ...rungs.flatMap(anyRicher)]
    .flatMap(({ programmes }) => programmes)
    .filter(({ wishes }) => wishes.straightStair);
}

function toldOfRoof({ relaxed }: Programme): boolean {
  return relaxed.some(({ code }) => code === "roof-no-stair");
}

test("a straight stair that ends under the roof is told, one that goes up to a later floor is not", () => {
  const usual = straightProgrammes("none");
  expect(usual.length).toBeGreaterThan(0);
  expect(usual.every(toldOfRoof)).toBe(true);
  const [later, given] = [true, false].map((kept) =>
    straightProgrammes("extra-floor").filter(({ wishes }) => wishes.extraFloor === kept),
  );
  expect(later?.length).toBeGreaterThan(0);
  expect(later?.some(toldOfRoof)).toBe(false);
  expect(given?.length).toBeGreaterThan(0);
  expect(given?.every(toldOfRoof)).toBe(true);
});
