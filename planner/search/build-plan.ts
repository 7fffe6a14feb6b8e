import type { Brief } from "#planner/brief/brief.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { landingStrip } from "#planner/search/core/landing-strip.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import { areasOf } from "#planner/search/document/areas.ts";
import { overBudget } from "#planner/search/document/findings/cost.ts";
import { findingsOf } from "#planner/search/document/findings/findings-of.ts";
import { levelOf } from "#planner/search/document/level.ts";
import { tagOpenings } from "#planner/search/document/schedules.ts";
import { columnsOf, placeColumns } from "#planner/search/legalise/columns.ts";
import { openBays } from "#planner/search/legalise/open-bays.ts";
import { placeLevel } from "#planner/search/legalise/place-level.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { type PlacedDoor, placeDoors } from "#planner/search/openings/place-doors.ts";
import { type PlacedWindow, placeWindows } from "#planner/search/openings/place-windows.ts";
import { type Programme, partiName } from "#planner/search/programme/programme.ts";
import { scoresOf } from "#planner/search/scores.ts";
import type { BuildingSite } from "#planner/search/site.ts";

export const ENGINE = "0.1.0";

export type BuildInput = {
  readonly brief: Brief;
  readonly profile: Profile;
  readonly site: BuildingSite;
  readonly programme: Programme;
  readonly stair: StairDesign | null;
  readonly seed: number;
  readonly candidate: Candidate;
  readonly option: number;
};

/** Phases 4 to 6 on one arrangement; a string says which phase found no way. */
export function buildPlan(input: BuildInput): Plan | string {
  const { brief, profile, site, programme, stair, candidate } = input;
  const { arrangement, footprint, core } = candidate;
  const walls = wallsOf(profile, brief.structure);
  const closed = arrangement.models.map((model) => placeLevel(model, footprint));
  const columns = placeColumns(closed, profile.structure, walls);
  if (columns === null) return "columns: an upper wall hangs";
  const { ground, bodies } = openBays(closed, columns, walls, profile.structure.span.value);
  const placed = [ground, ...closed.slice(1)];
  const frame = [bodies, ...columns.slice(1)];
  const shaft = core.fixed.find((room) => room.kind === "stair") ?? null;
  const levels: Level[] = [];
  for (const [index, base] of placed.entries()) {
    const level: PlacedLevel = { ...base, columns: columnsOf(frame[index] ?? []) };
    const stairEnd = { entry: shaft?.entry ?? null, landing: stair?.landing ?? 0 };
    const ways = doorGraph(level, stairEnd, profile.doors, brief.kitchen === "open");
    if (ways === null) return `level ${index}: no way to every room`;
    const keepClear = shaft === null || stair === null ? [] : [flightsOf(shaft.rect, shaft.entry, stair)];
    const all = placeDoors(level, ways, keepClear);
    if (all === null) return `level ${index}: doors`;
    const lit = litThrough(level, all, profile);
    if (lit === null) return `level ${index}: windows`;
    levels.push(levelOf(level, lit.doors, lit.windows, input, shaft));
  }
  const tagged = tagOpenings(levels);
  const areas = areasOf(tagged.levels, site);
  const dear = brief.budget === null ? [] : overBudget(areas.far * areas.plot, brief.budget, profile);
  const plan: Plan = {
    format: "homeplan-plan",
    version: 1,
    engine: ENGINE,
    seed: input.seed,
    units: "mm",
    brief,
    profile: { id: profile.id, version: profile.version, sources: profile.sources },
    option: { index: input.option, parti: partiName(core.parti, programme.wishes) },
    relaxed: [...programme.relaxed, ...dear],
    site: site.site,
    levels: tagged.levels,
    areas,
    schedules: tagged.schedules,
    findings: findingsOf(input, placed, tagged.levels),
    scores: {
      total: 0,
      vastu: 0,
      daylight: 0,
      circulation: 0,
      adjacency: 0,
      furnishing: 0,
      structure: 0,
      efficiency: 0,
      proportion: 0,
    },
  };
  return { ...plan, scores: scoresOf(plan) };
}

/** A door that can be done without takes no room its light. */
function litThrough(
  level: PlacedLevel,
  all: readonly PlacedDoor[],
  profile: Profile,
): { readonly doors: readonly PlacedDoor[]; readonly windows: readonly PlacedWindow[] } | null {
  const needed = all.filter(({ way }) => way.dispensable !== true);
  for (const doors of needed.length === all.length ? [all] : [all, needed]) {
    const windows = placeWindows(level, doors, profile);
    if (windows !== null) return { doors, windows };
  }
  return null;
}

function flightsOf(shaft: Rect, entry: "front" | "rear" | "left" | "right" | null, stair: StairDesign): Rect {
  const landing = landingStrip(shaft, entry, stair.landing);
  if (entry === "front") return { ...shaft, y0: landing.y1 };
  if (entry === "rear") return { ...shaft, y1: landing.y0 };
  if (entry === "left") return { ...shaft, x0: landing.x1 };
  return { ...shaft, x1: landing.x0 };
}
