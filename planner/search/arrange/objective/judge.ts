import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { grouping } from "#planner/search/arrange/objective/grouping.ts";
import { HARD, type Judgement } from "#planner/search/arrange/objective/judgement.ts";
import { light } from "#planner/search/arrange/objective/light.ts";
import { measure } from "#planner/search/arrange/objective/measure.ts";
import { outdoors } from "#planner/search/arrange/objective/outdoors.ts";
import { sizes } from "#planner/search/arrange/objective/sizes.ts";
import { overBelow } from "#planner/search/arrange/objective/support.ts";
import { vastu } from "#planner/search/arrange/objective/vastu.ts";
import { ways } from "#planner/search/arrange/objective/ways.ts";

/**
 * The cost of a level's layout: a sum of graded penalties, each in tenths of "an architect would mind".
 * Contacts between rooms stand in for doors: the openings phase finds the exact places. What needs the rooms' rectangles
 * alone is judged first; once the sum is beyond `limit` the rest is left out, and the sum is only the least it would be.
 */
export function judge(
  model: LevelModel,
  below: LevelModel | null,
  ground: LevelModel,
  limit: number,
  out: Judgement,
): number {
  out.terms.fill(0);
  out.hard = 0;
  out.vetoes = 0;
  out.missed = 0;
  out.hardPrice = HARD + (model.vastu?.hardPrice ?? 0);
  out.severity = model.severity;
  out.cost = 0;
  sizes(model, out);
  if (out.cost > limit) return out.cost;
  if (model.vastu !== null) vastu(model, model.vastu, out);
  if (out.cost > limit) return out.cost;
  measure(model);
  light(model, out);
  outdoors(model, out);
  if (out.cost > limit) return out.cost;
  ways(model, out);
  grouping(model, out);
  if (out.cost > limit) return out.cost;
  if (below !== null) overBelow(model, below, ground, out);
  return out.cost;
}
