import { KIND_INDEX, NO_WAY } from "#planner/search/arrange/access.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import { contact, frontage } from "#planner/search/arrange/objective/measure.ts";

const K = KIND_INDEX;

/** The room that the main door opens into, and what its place costs; -1 where no room can have it. */
export function entrance(model: LevelModel, out: Judgement): number {
  const n = model.specs.length;
  let best = -1;
  let bestCost = NO_WAY;
  let nearest = 9000;
  for (let a = 0; a < n; a++) {
    const kind = model.kind[a];
    const living = kind === K.living || kind === K["living-dining"];
    if (!living && kind !== K.foyer && kind !== K.passage && kind !== K.family) continue;
    const base = living ? 0 : kind === K.foyer ? -0.5 : 2;
    let cost = NO_WAY;
    if ((frontage[a] as number) >= 1350) cost = base + 0.5;
    else cost = base + sideEntrance(model, a);
    for (let b = 0; b < n; b++) {
      if (model.kind[b] !== K.verandah && model.kind[b] !== K.porch) continue;
      const through = (contact[a * n + b] as number) >= 1300 && (frontage[b] as number) >= 1200;
      // A sit-out that does not lead in is a waste.
      cost = through ? Math.min(cost, base) : cost + 4;
    }
    if (cost < bestCost) {
      bestCost = cost;
      best = a;
    }
    const gap = (model.layout.rooms[a * 4 + 1] as number) - model.inside.y0;
    if (living) nearest = Math.min(nearest, gap);
  }
  if (best < 0) hard(out, T.way, 3 + nearest / 1000);
  else add(out, T.way, Math.max(0, bestCost));
  return best;
}

/** A main door in a side wall: the farther from the road, the worse; at the rear only where a side leads there. */
function sideEntrance(model: LevelModel, a: number): number {
  const { rooms } = model.layout;
  const { inside, party } = model;
  const i = a * 4;
  const x0 = rooms[i] as number;
  const y0 = rooms[i + 1] as number;
  const x1 = rooms[i + 2] as number;
  const y1 = rooms[i + 3] as number;
  const aside = (x0 === inside.x0 && !party.left) || (x1 === inside.x1 && !party.right);
  if (aside && y1 - y0 >= 1400) return 2 + (y0 - inside.y0) / 2500;
  const behind = y1 === inside.y1 && !party.rear && !(party.left && party.right);
  return behind && x1 - x0 >= 1400 ? 9 : NO_WAY;
}
