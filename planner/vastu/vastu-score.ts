import { boundsOf, type Rect } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { PREFERENCES, verdict, zoneAt } from "#planner/vastu/zones.ts";

const SAMPLES = 24;

/** 0..100: how well the rooms lie in their zones, area-weighted over the built rectangle; 100 where nothing has a rule. */
export function vastuScore(plan: Plan): number {
  let sum = 0;
  let weights = 0;
  for (const level of plan.levels) {
    const outer = level.footprint[0]?.outer;
    if (outer === undefined) continue;
    const built = boundsOf(outer);
    for (const room of level.rooms) {
      const preference = PREFERENCES[room.kind];
      if (preference === undefined) continue;
      sum += preference.weight * roomVerdict(room.kind, boundsOf(room.polygon), built, plan.site.northBearing);
      weights += preference.weight;
    }
  }
  return weights === 0 ? 100 : Math.round((100 * sum) / weights);
}

/** The verdict of a room's zones weighted by the area that lies in each, 0..1. */
function roomVerdict(kind: Parameters<typeof verdict>[0], room: Rect, built: Rect, northBearing: number): number {
  let total = 0;
  for (let row = 0; row < SAMPLES; row++) {
    for (let column = 0; column < SAMPLES; column++) {
      const x = room.x0 + ((column + 0.5) / SAMPLES) * (room.x1 - room.x0);
      const y = room.y0 + ((row + 0.5) / SAMPLES) * (room.y1 - room.y0);
      const u = (2 * (x - built.x0)) / (built.x1 - built.x0) - 1;
      const v = (2 * (y - built.y0)) / (built.y1 - built.y0) - 1;
      total += verdict(kind, zoneAt(u, v, northBearing)) ?? 0;
    }
  }
  return total / (SAMPLES * SAMPLES);
}
