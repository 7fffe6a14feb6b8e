import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { grouping } from "#planner/search/arrange/objective/grouping.ts";
import { HARD, type Judgement } from "#planner/search/arrange/objective/judgement.ts";
import { type Changed, type Known, knownFor, takeOver } from "#planner/search/arrange/objective/known.ts";
import { light } from "#planner/search/arrange/objective/light.ts";
import { MOST_ROOMS, measure } from "#planner/search/arrange/objective/measure.ts";
import { outdoors } from "#planner/search/arrange/objective/outdoors.ts";
import { setBack } from "#planner/search/arrange/objective/set-back.ts";
import { sizes } from "#planner/search/arrange/objective/sizes.ts";
import { overBelow } from "#planner/search/arrange/objective/support.ts";
import { vastu } from "#planner/search/arrange/objective/vastu.ts";
import { ways } from "#planner/search/arrange/objective/ways.ts";

const changed: Changed = { count: 0, rooms: new Int16Array(MOST_ROOMS), is: new Uint8Array(MOST_ROOMS) };

/**
 * The cost of a level's layout on those below it: a sum of graded penalties, each in tenths of "an architect would mind".
 * Contacts between rooms stand in for doors: the openings phase finds the exact places.
 *
 * What needs the rooms' rectangles alone is judged first. Once the sum is beyond `limit` the rest is left out, and the sum is a lower bound. With a limit,
 * what is known of rooms that lie in the spare layout as in this one is taken over from there; so the terms of the cost and the numbers of problems are
 * whole only without one. `alone`: nothing below has moved since the spare layout was judged.
 */
export function judge(
  models: readonly LevelModel[],
  level: number,
  limit: number,
  out: Judgement,
  alone = false,
): number {
  const model = models[level] as LevelModel;
  // The terms of a layout that is judged to a limit are never read.
  if (limit === Number.POSITIVE_INFINITY) out.terms.fill(0);
  out.hard = 0;
  out.vetoes = 0;
  out.missed = 0;
  out.hardPrice = HARD + (model.vastu?.hardPrice ?? 0);
  out.severity = model.severity;
  out.cost = 0;
  const { layout, spare } = model;
  const known = layout.known ?? knownFor(model.specs.length, 0);
  const before = limit < Number.POSITIVE_INFINITY && spare.known?.severity === model.severity ? spare : null;
  if (before !== null) takeOver(before.known as Known, known);
  notice(layout.rooms, before === null ? null : before.rooms);
  known.severity = 0;
  sizes(model, known, changed, out);
  if (out.cost > limit) return out.cost;
  if (model.vastu !== null) vastu(model, model.vastu, known, changed, out);
  if (out.cost > limit) return out.cost;
  measure(model, known, changed);
  light(model, known, out);
  outdoors(model, known, out);
  if (out.cost > limit) return out.cost;
  ways(model, known, changed, out);
  grouping(model, known, out);
  known.severity = model.severity;
  if (out.cost > limit) return out.cost;
  if (level === 0) return out.cost;
  setBack(model, models[level - 1] as LevelModel, out);
  if (out.cost > limit) return out.cost;
  overBelow(models, level, known, alone ? before : null, limit, out);
  return out.cost;
}

/** Notes in `changed` the rooms that do not lie where they lay in `before`: all of them where that is null. */
function notice(rooms: Int32Array, before: Int32Array | null): void {
  let count = 0;
  for (let i = 0; i < rooms.length; i += 4) {
    const stays =
      before !== null &&
      rooms[i] === before[i] &&
      rooms[i + 1] === before[i + 1] &&
      rooms[i + 2] === before[i + 2] &&
      rooms[i + 3] === before[i + 3];
    changed.is[i >> 2] = stays ? 0 : 1;
    if (!stays) changed.rooms[count++] = i >> 2;
  }
  changed.count = count;
}
