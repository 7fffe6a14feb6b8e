import type { Layout } from "#planner/search/arrange/layout.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { grouping } from "#planner/search/arrange/objective/grouping.ts";
import { type Judgement, TERMS } from "#planner/search/arrange/objective/judgement.ts";
import { light } from "#planner/search/arrange/objective/light.ts";
import { measure } from "#planner/search/arrange/objective/measure.ts";
import { outdoors } from "#planner/search/arrange/objective/outdoors.ts";
import { sizes } from "#planner/search/arrange/objective/sizes.ts";
import { overBelow } from "#planner/search/arrange/objective/support.ts";
import { vastu } from "#planner/search/arrange/objective/vastu.ts";
import { ways } from "#planner/search/arrange/objective/ways.ts";

/**
 * The cost of a level's layout: a sum of graded penalties, each in tenths of "an architect would mind".
 * Contacts between rooms stand in for doors: the openings phase finds the exact places.
 */
export function judge(
  model: LevelModel,
  below: { model: LevelModel; layout: Layout } | null,
  ground: LevelModel,
  out: Judgement,
): number {
  out.terms.fill(0);
  out.hard = 0;
  measure(model);
  sizes(model, out);
  ways(model, out);
  grouping(model, out);
  light(model, out);
  outdoors(model, out);
  if (below !== null) overBelow(model, below, ground, out);
  if (model.vastuWeight > 0) vastu(model, out);
  let cost = 0;
  for (let i = 0; i < TERMS.length; i++) cost += out.terms[i] as number;
  out.cost = cost;
  return cost;
}
