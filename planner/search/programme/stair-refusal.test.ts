import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { ladderOf } from "#planner/search/programme/programme.ts";
import { siteOf } from "#planner/search/site.ts";

function refusedFor(width: number, depth: number, floors: number): string | null {
  const parsed = parseBrief({ region: "in", plot: { width, depth }, facing: "E", floors, bedrooms: 1, bathrooms: 1 });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = ladderOf(parsed.brief, INDIA, siteOf(parsed.brief, INDIA));
  return outcome.kind === "refused" ? outcome.code : null;
}

test("two floors are refused for their stair where no room's width is left before it or beside it", () => {
  expect(refusedFor(14, 28, 2)).toBe("stair");
  expect(refusedFor(14, 28, 1)).not.toBe("stair");
  expect(refusedFor(16, 30, 2)).not.toBe("stair");
  expect(refusedFor(20, 40, 2)).toBeNull();
});
