import type { Finding, Level } from "#planner/plan/plan.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { builtUpOf, grossOf } from "#planner/search/document/areas.ts";
import { bearingWalls } from "#planner/search/document/findings/bearing-walls.ts";
import { costOf } from "#planner/search/document/findings/cost.ts";
import { climbsToRoof, laterFloor } from "#planner/search/document/findings/later-floor.ts";
import { personsPerBedroom } from "#planner/search/document/findings/persons.ts";
import { noSharedToilet, sharedBaths } from "#planner/search/document/findings/shared-bath.ts";
import { wetOverDry } from "#planner/search/document/findings/wet-over-dry.ts";
import type { OpenedLevel } from "#planner/search/openings/opened-level.ts";

/** What the search itself knows of its plan and a household should read; the review adds its own. */
export function findingsOf(
  input: BuildInput,
  opened: readonly OpenedLevel[],
  levels: readonly Level[],
): readonly Finding[] {
  const { brief, profile, site } = input;
  const gross = levels.map(grossOf);
  return [
    ...wetOverDry(
      opened.map(({ level }) => level),
      levels,
    ),
    ...sharedBaths(opened),
    ...noSharedToilet(opened),
    ...(brief.future === "extra-floor" && climbsToRoof(levels) ? laterFloor(levels, gross, site) : []),
    ...(brief.structure === "load-bearing" ? bearingWalls(levels) : []),
    ...(brief.budget === null ? [] : [costOf(builtUpOf(levels) / 1e6, brief.budget, profile)]),
    ...personsPerBedroom(brief),
  ];
}
