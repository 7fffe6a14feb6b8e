import type { Brief } from "#planner/brief/brief.ts";
import { numberedColumns } from "#planner/plan/numbered-columns.ts";
import type { Level, Plan, Relaxation, Scores } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { type BuildInput, unknownHouse } from "#planner/search/build/build-input.ts";
import { openedHouse } from "#planner/search/build/opened-house.ts";
import { areasOf, builtUpOf } from "#planner/search/document/areas.ts";
import { overBudget } from "#planner/search/document/findings/cost.ts";
import { findingsOf } from "#planner/search/document/findings/findings-of.ts";
import { customsOf, withWindows, writtenLevelOf } from "#planner/search/document/level.ts";
import { tagOpenings } from "#planner/search/document/schedules.ts";
import { scoresOf } from "#planner/search/document/scores.ts";
import { asDrawn, goneOf, standIns } from "#planner/search/document/stand-ins.ts";
import type { Customs } from "#planner/search/furniture/customs.ts";
import { inPlaceOfRooms, type WrittenLevel } from "#planner/search/furniture/in-place-of-rooms.ts";
import { openedForUse } from "#planner/search/furniture/opened-for-use.ts";
import { windowsInLine } from "#planner/search/furniture/windows-in-line.ts";
import { forgone, regained } from "#planner/search/legalise/second-thoughts.ts";
import type { OpenedLevel } from "#planner/search/openings/opened-level.ts";
import { partiName } from "#planner/search/programme/programme.ts";

const ENGINE = "0.1.0";
/** Stands in a plan until it is scored. */
const UNSCORED: Scores = {
  total: 0,
  vastu: 0,
  daylight: 0,
  circulation: 0,
  adjacency: 0,
  furnishing: 0,
  structure: 0,
  efficiency: 0,
  proportion: 0,
};

/** Phases 4 to 6 on one arrangement; a string says which phase found no way. */
export function buildPlan(input: BuildInput): Plan | string {
  const { brief, profile, site, programme, candidate } = input;
  const { core } = candidate;
  const opened = openedHouse(input);
  if (typeof opened === "string") return opened;
  const customs = customsOf(input);
  const house = writtenHouse(opened, input, customs);
  const thoughts = input.thoughts ?? [];
  const given = thoughts.flatMap((thought) => forgone(thought) ?? []);
  const settled = [...thoughts.map(regained), ...given.map(({ what }) => what)];
  const gaveWay = [...programme.relaxed.filter(({ what }) => !settled.includes(what)), ...given];
  const levels = inPlaceOfRooms(house, goneOf(gaveWay), brief.region, customs);
  const tagged = tagOpenings(columnsNumbered(levels));
  const findings = findingsOf(input, opened, tagged.levels);
  const areas = areasOf(tagged.levels, site);
  const dear = brief.budget === null ? [] : overBudget(builtUpOf(tagged.levels) / 1e6, brief.budget, profile);
  const plan: Plan = {
    format: "homeplan-plan",
    version: 1,
    engine: ENGINE,
    seed: input.seed,
    units: "mm",
    brief,
    profile: { id: profile.id, version: profile.version, sources: profile.sources },
    option: { index: input.option, parti: partiName(core.parti, programme.wishes) },
    relaxed: [
      ...asDrawn(gaveWay, { levels: tagged.levels, findings }),
      ...standIns(brief, tagged.levels, gaveWay),
      ...vastuGivenUp(brief, candidate.arrangement),
      ...dear,
    ],
    site: site.site,
    levels: tagged.levels,
    areas,
    schedules: tagged.schedules,
    findings,
    scores: UNSCORED,
  };
  return { ...plan, scores: scoresOf(plan) };
}

/**
 * Phase 6: every level with its openings where its rooms are furnished best, windows over windows, as the document writes it. What is `known` is not
 * furnished again.
 */
function writtenHouse(opened: readonly OpenedLevel[], input: BuildInput, customs: Customs): readonly WrittenLevel[] {
  const { discomforts, levels: written } = input.known ?? unknownHouse();
  const house = opened.map((one) => {
    const key = JSON.stringify(one);
    const known = written.get(key);
    if (known !== undefined) return known;
    const level = writtenLevelOf(openedForUse(one, customs, input.profile, discomforts), input, customs);
    written.set(key, level);
    return level;
  });
  return windowsInLine(house).map((windows, i) => withWindows(house[i] as WrittenLevel, windows, input.profile));
}

/** The levels with each column numbered as on the sheets, whatever storey it stands on. */
function columnsNumbered(levels: readonly Level[]): readonly Level[] {
  const storeys = numberedColumns(levels);
  return levels.map((level, i) => ({
    ...level,
    columns: storeys[i]?.map(({ number, column }) => ({ ...column, id: `c${number}` })) ?? [],
  }));
}

/**
 * What a family that prefers vastu is told where its rooms were arranged without: in the smallest houses, and in those sought so
 * (`look-again/vastu-aside.ts`).
 */
function vastuGivenUp({ vastu }: Brief, { models }: Candidate["arrangement"]): readonly Relaxation[] {
  const arrangedWithout = models.every((model) => model.vastu === null);
  return vastu === "preferred" && arrangedWithout ? [relaxation("vastu", "vastu-aside")] : [];
}
