import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, type Judgement, T, veto } from "#planner/search/arrange/objective/judgement.ts";
import type { Changed, Known } from "#planner/search/arrange/objective/known.ts";
import { lookAt, MOSTLY_FORBIDDEN, meanThere, type VastuModel } from "#planner/search/arrange/vastu-model.ts";

/** Adds what the vastu score loses by the places of a level's rooms, as scoreVastu weighs them, and what unwelcome rooms cost (in strict vastu: a veto). */
export function vastu(model: LevelModel, wish: VastuModel, known: Known, changed: Changed, out: Judgement): void {
  const before = out.cost;
  for (let k = 0; k < changed.count; k++) {
    const a = changed.rooms[k] as number;
    out.cost = 0;
    placeOf(model, wish, a, known.centre, out);
    known.vastu[a] = out.cost;
  }
  let free = 0;
  let floor = 0;
  let cost = before;
  for (let a = 0; a < model.specs.length; a++) {
    const inside = known.centre[a] as number;
    cost += known.vastu[a] as number;
    free += inside * (wish.centreValue[a] as number);
    floor += inside;
  }
  out.cost = cost;
  if (floor > 0) add(out, T.vastu, wish.centrePrice * (1 - free / floor));
}

/** What one room's place costs; notes its floor in the centre. */
function placeOf(model: LevelModel, wish: VastuModel, a: number, centre: Float64Array, out: Judgement): void {
  const { rooms } = model.layout;
  const { built } = wish;
  const i = a * 4;
  const x0 = rooms[i] as number;
  const y0 = rooms[i + 1] as number;
  const x1 = rooms[i + 2] as number;
  const y1 = rooms[i + 3] as number;
  centre[a] = 0;
  if (x1 <= x0 || y1 <= y0) return;
  lookAt(built, x0, y0, x1, y1);
  centre[a] = meanThere(wish.centre) * (x1 - x0) * (y1 - y0);
  const verdict = wish.verdicts[a] as Float64Array | null;
  if (verdict !== null) add(out, T.vastu, (wish.roomPrice[a] as number) * (1 - meanThere(verdict)));
  const unwelcome = wish.unwelcome[a] as Float64Array | null;
  if (unwelcome === null) return;
  const share = meanThere(unwelcome);
  if (wish.unwelcomePrice !== null) add(out, T.vastu, wish.unwelcomePrice * share);
  else if (share > MOSTLY_FORBIDDEN) veto(out, 8 * (share - MOSTLY_FORBIDDEN));
}
