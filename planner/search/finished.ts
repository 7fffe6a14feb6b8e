import { boundsOf } from "#planner/geometry/rect.ts";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import type { ReviewedPlan } from "#planner/reviewed-plan.ts";
import { anneal, WHOLE_HOUSE } from "#planner/search/arrange/anneal.ts";
import { type Candidate, coreAsLaid } from "#planner/search/arrange/arrange-house.ts";
import { type Arrangement, followLines, settle, totalHard } from "#planner/search/arrange/arrangement.ts";
import { cloneTree, copyTree, type LevelTree } from "#planner/search/arrange/level-tree.ts";
import { AREA_MISS } from "#planner/search/arrange/objective/sizes.ts";
import { astray } from "#planner/search/astray.ts";
import type { BuildInput } from "#planner/search/build-plan.ts";
import { lawfulPlans } from "#planner/search/lawful-plans.ts";
import { mixSeed, type Random, seededRandom } from "#planner/search/random.ts";

/**
 * Floor in wrong rooms costs so many times its price while walls are shifted: at first, where that made a better plan, and where it did not.
 */
const PRICE = 3;
const DEARER = 2;
const CHEAPER = 0.6;
const MOST_TRIES = 3;
/** Moves a level, and the fall of temperature. */
const MOVES = { steps: 2000, hot: 1, cold: 0.05 } as const;
/** Living rooms and bedrooms no longer than so many times their width may become as long. */
const LONG_ENOUGH = 1.5;
const PROPORTIONED: readonly RoomKind[] = ["living", "living-dining", "bedroom", "master-bedroom"];
/** So much less floor lies in wrong rooms, 0..1, or a plan stays as it is. */
const WORTHWHILE = 0.002;
/** Scores may fall by so much, and a long room be so much longer for its width. */
const SCORES = { vastu: 1, proportion: 2, daylight: 3, total: 1 } as const;
const HARDLY_LONGER = 0.02;

/**
 * An option with its walls shifted, none past another, so that rooms have what they are due: while plans are arranged that price is paid by
 * neighbourhoods and windows, here what would pay it is thrown away. Changes the candidate's arrangement.
 */
export function finished(first: ReviewedPlan, candidate: Candidate, input: Omit<BuildInput, "candidate">): Plan {
  const { arrangement } = candidate;
  const none = (): void => {};
  let best = first;
  let price = PRICE;
  for (let i = 0; i < MOST_TRIES; i++) {
    const before = asItLies(arrangement);
    shiftWalls(arrangement, price, seededRandom(mixSeed(input.seed, i)));
    const shifted = { ...candidate, core: coreAsLaid(candidate) };
    const [standing] = totalHard(arrangement) > 0 ? [] : lawfulPlans([shifted], input, none, none);
    if (standing !== undefined && isBetter(standing.reviewed, best)) {
      best = standing.reviewed;
      price *= DEARER;
      continue;
    }
    if (best !== first) break;
    before();
    price *= CHEAPER;
  }
  return best.plan;
}

function shiftWalls(arrangement: Arrangement, price: number, random: Random): void {
  const { models } = arrangement;
  for (const model of models) model.areaPrice = price * AREA_MISS;
  anneal(arrangement, WHOLE_HOUSE, MOVES.steps * models.length, MOVES.hot, MOVES.cold, random, "shifts");
  for (const model of models) model.areaPrice = AREA_MISS;
  settle(arrangement);
}

/** A way back to how the rooms lie now. */
function asItLies(arrangement: Arrangement): () => void {
  const trees = arrangement.trees.map(cloneTree);
  const at = arrangement.lines.at.slice();
  return () => {
    for (const [level, tree] of trees.entries()) copyTree(tree, arrangement.trees[level] as LevelTree);
    arrangement.lines.at.set(at);
    followLines(arrangement);
    settle(arrangement);
  };
}

function isBetter(one: ReviewedPlan, than: ReviewedPlan): boolean {
  if ((["grave", "vetoes", "missed", "amiss"] as const).some((count) => one[count] > than[count])) return false;
  const fallen = (Object.keys(SCORES) as (keyof typeof SCORES)[]).some(
    (score) => one.plan.scores[score] < than.plan.scores[score] - SCORES[score],
  );
  if (fallen || longest(one.plan) > Math.max(LONG_ENOUGH, longest(than.plan) + HARDLY_LONGER)) return false;
  return astray(one.plan) < astray(than.plan) - WORTHWHILE;
}

/** Long over short side of the longest living room or bedroom. */
function longest({ levels }: Plan): number {
  const ratios = levels
    .flatMap(({ rooms }) => rooms.filter(({ kind }) => PROPORTIONED.includes(kind)))
    .map(({ polygon }) => {
      const { x0, y0, x1, y1 } = boundsOf(polygon);
      return Math.max((x1 - x0) / (y1 - y0), (y1 - y0) / (x1 - x0));
    });
  return Math.max(1, ...ratios);
}
