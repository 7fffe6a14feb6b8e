import type { Brief } from "#planner/brief/brief.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { type Arrangement, anneal, newArrangement, totalCost, totalHard } from "#planner/search/arrange/anneal.ts";
import { levelModel } from "#planner/search/arrange/level-model.ts";
import { type LevelTree, randomTree, sharedCuts } from "#planner/search/arrange/level-tree.ts";
import { type Core, drawCore } from "#planner/search/core/core-candidates.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import { type Programme, specOf } from "#planner/search/programme/programme.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { mixSeed, type Random, seededRandom } from "#planner/search/random.ts";
import type { BuildingSite } from "#planner/search/site.ts";

export type Candidate = { readonly core: Core; readonly arrangement: Arrangement; readonly footprint: Rect };

/** A round of annealing: how many arrangements take part, moves per level for each, and the fall of temperature. */
export type Round = { readonly keep: number; readonly steps: number; readonly hot: number; readonly cold: number };
/** Many cores are tried warm and briefly, fewer each round colder and longer (successive halving). */
export const USUAL_EFFORT: readonly Round[] = [
  { keep: 64, steps: 1000, hot: 30, cold: 8 },
  { keep: 24, steps: 3000, hot: 8, cold: 4 },
  { keep: 8, steps: 8000, hot: 4, cold: 1.5 },
  { keep: 3, steps: 15000, hot: 1.5, cold: 0.06 },
];

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
  effort: readonly Round[],
  all = false,
): readonly Candidate[] {
  const footprint = placeFootprint(site, programme);
  const wall = profile.walls.external;
  const inside = rect(footprint.x0 + wall, footprint.y0 + wall, footprint.x1 - wall, footprint.y1 - wall);
  const party = partySides(site, footprint);
  const random = seededRandom(mixSeed(seed, 1));
  const first = effort[0]?.keep ?? 0;
  let field: Candidate[] = [];
  for (let tries = 0; field.length < first && tries < first * 20; tries++) {
    const core = drawCore({ inside, party }, stair, profile.duct.side.value, random);
    if (core === null) continue;
    const arrangement = arrangementOn(core, brief, profile, site, programme, stair, inside, party, random);
    if (arrangement !== null) field.push({ core, arrangement, footprint });
  }
  for (const [round, { keep, steps, hot, cold }] of effort.entries()) {
    // Where even the best is far from a house, colder rounds will not find one.
    if (round === effort.length - 1 && field.every((one) => totalHard(one.arrangement) > 4)) break;
    field = best(field, keep, round === effort.length - 1);
    for (const [i, { arrangement }] of field.entries()) {
      anneal(arrangement, steps * arrangement.models.length, hot, cold, seededRandom(mixSeed(seed, 2 + round, i)));
    }
  }
  return field
    .filter((one) => all || totalHard(one.arrangement) === 0)
    .sort((a, b) => totalCost(a.arrangement) - totalCost(b.arrangement));
}

/** The cheapest arrangements; in the last round at most two of one parti, so that options can differ. */
function best(field: readonly Candidate[], keep: number, varied: boolean): Candidate[] {
  const sorted = [...field].sort((a, b) => totalCost(a.arrangement) - totalCost(b.arrangement));
  const kept: Candidate[] = [];
  for (const one of sorted) {
    if (kept.length >= keep) break;
    if (varied && kept.filter((other) => other.core.parti === one.core.parti).length >= 2) continue;
    kept.push(one);
  }
  return kept;
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
  const levels = programme.levels.map((rooms, level) => withPassage(rooms, level, profile, random));
  const models = levels.map((rooms, level) =>
    levelModel(level, count, rooms, core, stair, inside, party, brief, profile, north),
  );
  const trees: LevelTree[] = [];
  for (const rooms of levels) {
    const tree = randomTree(core.skeleton, rooms.length, random);
    if (tree === null) return null;
    trees.push(tree);
  }
  return newArrangement(models, trees, sharedCuts(core.skeleton));
}

/** Now and then a level gets a passage to reach its rooms by; whether it is worth its floor, the annealing shows. */
function withPassage(rooms: readonly RoomSpec[], level: number, profile: Profile, random: Random): readonly RoomSpec[] {
  const private_ = rooms.filter((room) => room.kind === "bedroom" || room.kind === "master-bedroom").length;
  const wanted = level === 0 ? random.below(2) === 0 : private_ > 2 && random.below(2) === 0;
  if (!wanted) return rooms;
  const passage = { key: "passage", kind: "passage", label: "Passage", owner: null } as const;
  return [...rooms, specOf(passage, level, 2_600_000, profile)];
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
