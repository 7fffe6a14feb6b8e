import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import type { Known } from "#planner/search/arrange/objective/known.ts";

/** Wall to the open air that a tenant's own door needs, mm. */
const DOOR = 1250;

/** The room behind the tenant's own door, -1 where nothing is let. The best place for the door is a side, then the rear, at last the front by the main door. */
export function entranceToLet(model: LevelModel, { frontage, outside }: Known, out: Judgement): number {
  const a = model.concerned.letEntrance;
  if (a < 0) return -1;
  const { inside, party } = model;
  const i = a * 4;
  const depth = (model.layout.rooms[i + 3] as number) - (model.layout.rooms[i + 1] as number);
  const aside =
    (model.layout.rooms[i] === inside.x0 && !party.left) || (model.layout.rooms[i + 2] === inside.x1 && !party.right);
  const passable = !(party.left && party.right);
  const behind = (outside[a] as number) - (frontage[a] as number) - (aside ? depth : 0);
  if (aside && depth >= DOOR) return a;
  if (passable && behind >= DOOR) add(out, T.way, 0.5);
  else if ((frontage[a] as number) >= DOOR) add(out, T.way, 2);
  else hard(out, T.way, 3);
  return a;
}
