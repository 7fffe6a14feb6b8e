import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { prepare } from "#planner/search/prepared.ts";
import type { Programme } from "#planner/search/programme/programme.ts";

test("a house with a floor between is no larger than that floor can use; one of two storeys has its terrace on top", () => {
  const programmeOf = (floors: number): Programme => {
    const plot = { width: 70, depth: 80 };
    const asked = { region: "in", facing: "E", plot, bedrooms: 3, parking: "car", floors };
    const parsed = parseBrief(asked);
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    const prepared = prepare(parsed.brief, 7);
    const programme = prepared.kind === "refused" ? undefined : prepared.ladder.rungs[0]?.programmes[0];
    if (programme === undefined) throw new Error("no programme");
    return programme;
  };
  const [two, three] = [programmeOf(2), programmeOf(3)];
  expect(two.levels[1]?.map(({ kind }) => kind)).toContain("terrace");
  expect(three.width * three.depth).toBeLessThan(two.width * two.depth);
  const kitchen = three.levels[0]?.find(({ kind }) => kind === "kitchen");
  expect(kitchen?.target).toBeGreaterThanOrEqual(8.4e6);
});
