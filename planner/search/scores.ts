import { boundsOf } from "#planner/geometry/rect.ts";
import type { Plan, Scores } from "#planner/plan/plan.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { vastuScore } from "#planner/vastu/vastu-score.ts";

/** Scores 0..100 of a finished plan, each recomputed from the document alone. */
export function scoresOf(plan: Plan): Scores {
  let carpet = 0;
  let passages = 0;
  let gross = 0;
  let proportion = 0;
  let counted = 0;
  let lit = 0;
  let windowed = 0;
  for (const level of plan.levels) {
    for (const region of level.footprint) {
      const b = boundsOf(region.outer);
      gross += ((b.x1 - b.x0) * (b.y1 - b.y0)) / 1e6;
    }
    for (const room of level.rooms) {
      const standard = STANDARDS[room.kind];
      carpet += room.area;
      if (room.kind === "passage" || room.kind === "foyer" || room.kind === "hall") passages += room.area;
      if (standard.light === "none") continue;
      windowed++;
      const b = boundsOf(room.polygon);
      const long = Math.max(b.x1 - b.x0, b.y1 - b.y0);
      const short = Math.min(b.x1 - b.x0, b.y1 - b.y0);
      const over = Math.max(0, long / short - standard.aspect * 0.85);
      proportion += Math.max(0, 100 - over * 120);
      counted++;
      if (
        level.openings.some(
          (o) => (o.kind === "window" || o.kind === "ventilator") && o.rooms[0] === room.id && o.rooms[1] === "outside",
        )
      )
        lit++;
    }
  }
  const partial = {
    vastu: vastuScore(plan),
    daylight: whole((100 * lit) / Math.max(1, windowed)),
    circulation: whole(Math.max(0, 100 - Math.max(0, (100 * passages) / carpet - 6) * 6)),
    adjacency: 100,
    furnishing: 100,
    structure: 100,
    efficiency: whole(Math.min(100, (100 * carpet) / gross / 0.86)),
    proportion: whole(proportion / Math.max(1, counted)),
  };
  const values = Object.values(partial);
  let total = 0;
  for (const value of values) total += value;
  return { total: whole(total / values.length), ...partial };
}

function whole(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)));
}
