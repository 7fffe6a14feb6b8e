import type { Brief } from "#planner/brief/brief.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { type Arrangement, anneal, newArrangement, totalCost, totalHard } from "#planner/search/arrange/anneal.ts";
import { levelModel } from "#planner/search/arrange/level-model.ts";
import { type LevelTree, randomTree, sharedCuts } from "#planner/search/arrange/level-tree.ts";
import { type Core, drawCore } from "#planner/search/core/core-candidates.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { Programme } from "#planner/search/programme/programme.ts";
import { mixSeed, type Random, seededRandom } from "#planner/search/random.ts";
import type { BuildingSite } from "#planner/search/site.ts";

export type Candidate = { readonly core: Core; readonly arrangement: Arrangement; readonly footprint: Rect };

/** Trial cores that are annealed a little, how many of them go on, and moves per level for each. */
export type Effort = {
  readonly trials: number;
  readonly trialSteps: number;
  readonly finalists: number;
  readonly finalSteps: number;
};
export const USUAL_EFFORT: Effort = { trials: 14, trialSteps: 3500, finalists: 3, finalSteps: 22000 };

/**
 * Phase 3: rooms into the footprint. Cores are drawn at random and annealed briefly, the most promising (one of each
 * parti) annealed in full. Best first; arrangements with hard problems are left out.
 */
export function arrangeHouse(
  brief: Brief,
  profile: Profile,
  site: BuildingSite,
  programme: Programme,
  stair: StairDesign | null,
  seed: number,
  effort: Effort,
): readonly Candidate[] {
  const footprint = placeFootprint(site, programme);
  const wall = profile.walls.external;
  const inside = rect(footprint.x0 + wall, footprint.y0 + wall, footprint.x1 - wall, footprint.y1 - wall);
  const party = partySides(site, footprint);
  const random = seededRandom(mixSeed(seed, 1));
  const trials: Candidate[] = [];
  for (let tries = 0; trials.length < effort.trials && tries < effort.trials * 20; tries++) {
    const core = drawCore({ inside, party }, stair, profile.duct.side.value, random);
    if (core === null) continue;
    const arrangement = arrangementOn(core, brief, profile, site, programme, stair, inside, party, random);
    if (arrangement === null) continue;
    const levels = arrangement.models.length;
    anneal(arrangement, effort.trialSteps * levels, 14, 1.2, seededRandom(mixSeed(seed, 2, tries)));
    trials.push({ core, arrangement, footprint });
  }
  trials.sort((a, b) => totalCost(a.arrangement) - totalCost(b.arrangement));
  const finalists: Candidate[] = [];
  for (const trial of trials) {
    if (finalists.length >= effort.finalists) break;
    if (finalists.some((one) => one.core.parti === trial.core.parti)) continue;
    finalists.push(trial);
  }
  for (const [i, finalist] of finalists.entries()) {
    const levels = finalist.arrangement.models.length;
    anneal(finalist.arrangement, effort.finalSteps * levels, 6, 0.06, seededRandom(mixSeed(seed, 3, i)));
  }
  return finalists
    .filter((one) => totalHard(one.arrangement) === 0)
    .sort((a, b) => totalCost(a.arrangement) - totalCost(b.arrangement));
}

function arrangementOn(
  core: Core,
  brief: Brief,
  profile: Profile,
  site: BuildingSite,
  programme: Programme,
  stair: StairDesign | null,
  inside: Rect,
  party: BuildingSite["party"],
  random: Random,
): Arrangement | null {
  const north = site.site.northBearing;
  const count = programme.levels.length;
  const models = programme.levels.map((rooms, level) =>
    levelModel(level, count, rooms, core, stair, inside, party, brief, profile, north),
  );
  const trees: LevelTree[] = [];
  for (const rooms of programme.levels) {
    const tree = randomTree(core.skeleton, rooms.length, random);
    if (tree === null) return null;
    trees.push(tree);
  }
  return newArrangement(models, trees, sharedCuts(core.skeleton));
}

/** The house stands on the front building line, in the middle of what its sides leave. */
function placeFootprint(site: BuildingSite, programme: Programme): Rect {
  const { buildable } = site;
  const spare = buildable.x1 - buildable.x0 - programme.width;
  const x0 = buildable.x0 + (site.party.left ? 0 : site.party.right ? spare : Math.floor(spare / 2));
  return rect(x0, buildable.y0, x0 + programme.width, buildable.y0 + programme.depth);
}

/** Sides where the house really stands on a shared line. */
function partySides(site: BuildingSite, footprint: Rect): BuildingSite["party"] {
  return {
    left: site.party.left && footprint.x0 === site.buildable.x0,
    right: site.party.right && footprint.x1 === site.buildable.x1,
    rear: site.party.rear && footprint.y1 === site.buildable.y1,
  };
}
