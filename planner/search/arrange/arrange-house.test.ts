import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { arrangeHouse, type Wanted } from "#planner/search/arrange/arrange-house.ts";
import { LOOK } from "#planner/search/arrange/effort.ts";
import { searched } from "#planner/search/fixtures/searched.ts";
import { PARTIS } from "#planner/search/partis/partis.ts";
import { ladderOf, type Programme } from "#planner/search/programme/programme.ts";
import { siteOf } from "#planner/search/site.ts";

test("of several programmes arranged together the one that leads to a house is told from the one that cannot", () => {
  const parsed = parseBrief({ region: "in", plot: { width: 30, depth: 40 }, facing: "E", floors: 1, bedrooms: 2 });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const { brief } = parsed;
  const site = siteOf(brief, INDIA);
  const outcome = ladderOf(brief, INDIA, site);
  const [possible] = outcome.kind === "ladder" ? (outcome.ladder.rungs.at(-1)?.programmes ?? []) : [];
  if (possible === undefined) throw new Error("no programme");
  const levels = possible.levels.map((rooms) => rooms.map((room) => ({ ...room, leastWidth: 9000 })));
  const impossible: Programme = { ...possible, levels };
  const wanted = [impossible, possible].map(
    (programme): Wanted => ({ brief, profile: INDIA, programme, stair: null, partis: PARTIS }),
  );
  const { candidates, leastHard, left } = arrangeHouse(wanted, site, 7, LOOK);
  expect(left.get(possible)).toBe(leastHard);
  expect(left.get(impossible) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(leastHard);
  expect(candidates.every(({ programme }) => programme === possible)).toBe(true);
});

test("inner walls of a frame of one storey take in columns under a flat roof, and stay thin under trusses", () => {
  const inner = (region: "in" | "us", plot: object): readonly (number | undefined)[] => {
    const fields = { region, plot, facing: "E", floors: 1, bedrooms: 2, structure: "rcc-frame" };
    const { candidates } = searched(fields, { ...LOOK, rescue: LOOK.rounds[1] ?? null });
    return [...new Set(candidates.map(({ arrangement }) => arrangement.models[0]?.walls.bearing))];
  };
  const wallsIn = (region: "in" | "us") => wallsOf(profileOf(region), "rcc-frame");
  expect(wallsIn("in").core).toBeGreaterThan(wallsIn("in").bearing);
  expect(inner("in", { width: 50, depth: 70 })).toEqual([wallsIn("in").core]);
  expect(inner("us", { width: 60, depth: 90 })).toEqual([wallsIn("us").bearing]);
});
