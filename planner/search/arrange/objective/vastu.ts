import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, type Judgement, T, veto } from "#planner/search/arrange/objective/judgement.ts";
import { meanOver, type VastuModel } from "#planner/search/arrange/vastu-model.ts";

/** A room lies where it is forbidden when more than half of it does; walls may still move a little. */
const FORBIDDEN = 0.46;

/** What the vastu score loses by the places of a level's rooms, as scoreVastu weighs them; in strict vastu its vetoes too. */
export function vastu(model: LevelModel, wish: VastuModel, out: Judgement): void {
  const { rooms } = model.layout;
  const { built, verdicts, forbidden, centre, roomPrice, centreValue } = wish;
  let free = 0;
  let floor = 0;
  let cost = 0;
  for (let a = 0; a < model.specs.length; a++) {
    const i = a * 4;
    const x0 = rooms[i] as number;
    const y0 = rooms[i + 1] as number;
    const x1 = rooms[i + 2] as number;
    const y1 = rooms[i + 3] as number;
    if (x1 <= x0 || y1 <= y0) continue;
    const verdict = verdicts[a] as Float64Array | null;
    if (verdict !== null) cost += (roomPrice[a] as number) * (1 - meanOver(verdict, built, x0, y0, x1, y1));
    const never = forbidden[a] as Float64Array | null;
    if (wish.strict && never !== null) {
      const share = meanOver(never, built, x0, y0, x1, y1);
      if (share > FORBIDDEN) veto(out, 8 * (share - FORBIDDEN));
    }
    const inside = meanOver(centre, built, x0, y0, x1, y1) * (x1 - x0) * (y1 - y0);
    free += inside * (centreValue[a] as number);
    floor += inside;
  }
  if (floor > 0) cost += wish.centrePrice * (1 - free / floor);
  add(out, T.vastu, cost);
}
