import type { Brief } from "#planner/brief/brief.ts";
import type { Level, Relaxation } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";

/**
 * What takes the place of a balcony or a separate dining room that was asked for, told: a terrace upstairs, on one storey the sit-out, and an
 * open kitchen that one dines in. `told`: what gave way and is told already.
 */
export function standIns(brief: Brief, levels: readonly Level[], told: readonly Relaxation[]): readonly Relaxation[] {
  const kinds = new Set(levels.flatMap(({ rooms }) => rooms.map(({ kind }) => kind)));
  const found: Relaxation[] = [];
  if (brief.balcony && !kinds.has("balcony"))
    found.push(relaxation("balcony", kinds.has("terrace") ? "balcony-terrace" : "balcony-verandah"));
  if (brief.dining === "separate" && !kinds.has("dining") && kinds.has("kitchen-dining"))
    found.push(relaxation("dining", "dining-in-kitchen"));
  return found.filter(({ what }) => told.every((one) => one.what !== what));
}
