import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { boundsOf, corners, rect } from "#planner/geometry/rect.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Plan, Stair } from "#planner/plan/plan.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { UNITED_KINGDOM as UK } from "#planner/rules/profiles/uk.ts";
import { arrangeHouse } from "#planner/search/arrange/arrange-house.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { stairEnds, stairGoesOn } from "#planner/search/core/stair-ends.ts";
import { type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";
import { lawfulPlan } from "#planner/search/judge/lawful-plan.ts";
import { PARTIS } from "#planner/search/partis/partis.ts";
import { ladderOf } from "#planner/search/programme/programme.ts";
import { siteOf } from "#planner/search/site.ts";

type Flight = Stair["flights"][number];

test("a straight stair climbs in one flight where the profile lets it, and over a landing in between where not", () => {
  expect(stairDesign(UK, 2, 12_000, "short", "straight")?.flights).toEqual([14]);
  const india = stairDesign(INDIA, 2, 12_000, "short", "straight") as StairDesign;
  expect(india.flights).toEqual([8, 8]);
  expect(india.along).toBe(2 * india.landing + india.between + 14 * india.tread);
});

test("in a narrow Indian house the straight stair is as wide as the law asks and ends under the roof", () => {
  const narrow = stairDesign(INDIA, 2, 12_000, "tight", "straight") as StairDesign;
  expect(narrow.across).toBe(INDIA.stair.width.value);
  expect(stairGoesOn({ floors: 2, extraFloor: false }, narrow, 0)).toBe(true);
  expect(stairGoesOn({ floors: 2, extraFloor: false }, narrow, 1)).toBe(false);
  expect(stairGoesOn({ floors: 2, extraFloor: false }, stairDesign(INDIA, 2, 12_000, "tight"), 1)).toBe(true);
});

test("one leaves a straight stair at its other end, and goes on from the end where it began", () => {
  expect(stairEnds("straight", "front", 0, true)).toEqual({ entry: "front", leaving: null });
  expect(stairEnds("straight", "front", 1, true)).toEqual({ entry: "rear", leaving: "front" });
  expect(stairEnds("straight", "front", 2, false)).toEqual({ entry: "rear", leaving: null });
  expect(stairEnds("dog-leg", "front", 1, true)).toEqual({ entry: "front", leaving: null });
});

test.each([
  ["", (plan: Plan) => plan],
  [" beside which some floor is left, too narrow to walk on", withNarrowFlights],
])(
  "a British house of three storeys keeps every law with a straight stair%s, and none with the way to its foot shut",
  (_, changed) => {
    const plan = changed(straightHouse());
    expect(checkPlan(plan).filter(({ rule }) => rule.startsWith("law-7"))).toEqual([]);
    const stair = plan.levels[1]?.stairs[0];
    expect(stair?.kind).toBe("straight");
    const [first, ...others] = plan.levels[1]?.openings.filter(({ rooms }) => rooms.includes(stair?.room ?? "")) ?? [];
    expect(others.length).toBeGreaterThan(0);
    for (const shut of [first, ...others]) {
      const levels = plan.levels.map((level) => ({ ...level, openings: level.openings.filter((one) => one !== shut) }));
      const broken = checkPlan({ ...plan, levels }).map(({ rule }) => rule);
      expect(broken).toContain(shut?.kind === "window" ? "law-10/schedule" : "law-7/landing");
    }
  },
);

/** The same with flights no wider than the law asks, along one side of their shaft. */
function withNarrowFlights(plan: Plan): Plan {
  const width = UK.stair.width.value;
  const narrowed = ({ polygon, up, risers }: Flight): Flight => {
    const { x0, y0, x1, y1 } = boundsOf(polygon);
    return { polygon: corners(up[0] === 0 ? rect(x0, y0, x0 + width, y1) : rect(x0, y0, x1, y0 + width)), up, risers };
  };
  const levels = plan.levels.map((level) => ({
    ...level,
    stairs: level.stairs.map((stair) => ({ ...stair, width, flights: stair.flights.map(narrowed) })),
  }));
  return { ...plan, levels };
}

function straightHouse(): Plan {
  const parsed = parseBrief({
    region: "uk",
    plot: { width: 7, depth: 22, unit: "m" },
    facing: "S",
    edges: { left: "party", right: "open", rear: "open" },
    floors: 3,
    bedrooms: 4,
    bathrooms: 2,
    dining: "with-living",
    pooja: false,
    utility: false,
    balcony: false,
    parking: "none",
    vastu: "none",
    family: 4,
  });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const { brief } = parsed;
  const site = siteOf(brief, UK);
  const outcome = ladderOf(brief, UK, site);
  if (outcome.kind === "refused") throw new Error(outcome.code);
  const stair = stairDesign(UK, 3, site.height, "short", "straight") as StairDesign;
  const [first] = outcome.ladder.rungs[0]?.programmes ?? [];
  if (first === undefined) throw new Error("no programme");
  const programme = { ...first, wishes: { ...first.wishes, straightStair: true } };
  const wanted = [{ brief, profile: UK, programme, stair, partis: PARTIS }];
  const { candidates } = arrangeHouse(wanted, site, 7, HALF_EFFORT);
  const input = { brief, profile: UK, site, programme, stair, seed: 7, option: 1 };
  const none = (): void => {};
  const [standing] = candidates.flatMap((one) => lawfulPlan(one, input, none, none) ?? []);
  if (standing === undefined) throw new Error("no lawful plan");
  return standing.reviewed.plan;
}
