import { describe, expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { planHouse } from "#planner/plan-house.ts";

function briefOf(json: Readonly<Record<string, unknown>>) {
  const parsed = parseBrief({ region: "in", ...json });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return parsed.brief;
}

const BRIEFS = [
  { plot: { width: 25, depth: 60 }, facing: "W", floors: 3, bedrooms: 4 },
  { plot: { width: 30, depth: 60 }, facing: "S", floors: 2, bedrooms: 5 },
  { plot: { width: 19, depth: 45 }, facing: "W", floors: 2, bedrooms: 2, bathrooms: 2, roadWidth: 6 },
  { region: "us", plot: { width: 50, depth: 90 }, facing: "S", floors: 2, bedrooms: 3, pooja: false, vastu: "none" },
  {
    region: "uk",
    plot: { width: 9, depth: 25, unit: "m" },
    facing: "N",
    floors: 2,
    bedrooms: 3,
    bathrooms: 2,
    pooja: false,
    vastu: "none",
    parking: "none",
  },
] as const;

describe("a house that is handed out", () => {
  test.each(BRIEFS)("obeys every law: $plot.width x $plot.depth facing $facing", { timeout: 180_000 }, (brief) => {
    const outcome = planHouse(briefOf(brief), { options: 1, seed: 7 });
    if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
    for (const plan of outcome.plans) {
      expect(checkPlan(plan).filter((finding) => finding.severity === "error")).toEqual([]);
    }
  });

  test("is refused with a reason when the plot is too small, and the suggested brief is then planned", {
    timeout: 120_000,
  }, () => {
    const brief = briefOf({ plot: { width: 30, depth: 40 }, facing: "N", floors: 1, bedrooms: 5 });
    const outcome = planHouse(brief, { options: 1, seed: 1 });
    if (outcome.kind !== "refused") throw new Error("five bedrooms on 30 x 40 ft were planned");
    const [reason] = outcome.reasons;
    expect(reason).toMatchObject({ code: "floor", message: expect.stringContaining("m²") });
    expect(reason?.help.change).not.toEqual({});
    expect(reason?.suggestion).not.toBe("");
    expect(planHouse({ ...brief, ...reason?.help.change }, { options: 1, seed: 1 }).kind).toBe("planned");
  });

  test("on a narrow plot is refused with the nearest brief that some form of house makes: a floor more", {
    timeout: 300_000,
  }, () => {
    const edges = { left: "open", right: "open", rear: "open" } as const;
    const rooms = { floors: 2, bedrooms: 3, bathrooms: 2, dining: "with-living", parking: "two-wheeler" };
    const brief = briefOf({ plot: { width: 20, depth: 45 }, facing: "E", edges, ...rooms });
    const outcome = planHouse(brief, { options: 1, seed: 7 });
    if (outcome.kind !== "refused") throw new Error("three bedrooms on two floors of 3.6 m were planned");
    expect(outcome.reasons[0]?.help).toMatchObject({ code: "more-floors", change: { floors: 3 } });
  });
});
