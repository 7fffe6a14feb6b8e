import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import { lightSide, outside, ventSide } from "#planner/search/arrange/objective/measure.ts";

/** A passage with less wall to the open air than a narrow window takes is dark, mm. */
const LIT_PASSAGE = 600;
const DARK_PASSAGE = 0.6;

/** Wall enough to the open air for the windows that the profile asks. */
export function light(model: LevelModel, out: Judgement): void {
  const { rooms } = model.layout;
  for (let a = 0; a < model.specs.length; a++) {
    const spec = model.specs[a];
    if (spec?.kind === "passage" && (lightSide[a] as number) < LIT_PASSAGE) add(out, T.light, DARK_PASSAGE);
    if (spec === undefined || spec.light === "none") continue;
    const i = a * 4;
    const size =
      ((rooms[i + 2] as number) - (rooms[i] as number)) * ((rooms[i + 3] as number) - (rooms[i + 1] as number));
    if (spec.light === "wet") {
      if ((ventSide[a] as number) < 1000) hard(out, T.light, (1000 - (ventSide[a] as number)) / 500);
      continue;
    }
    // Windows 1200 high; a second one is counted by the margins on each side.
    const need =
      spec.light === "kitchen"
        ? Math.max(1350, (size * model.habitableShare) / 1050 + 150)
        : Math.max(1050, (size * model.habitableShare) / 1200 + 100);
    const has = lightSide[a] as number;
    if (has < need) hard(out, T.light, (3 * (need - has)) / need);
    else if (outside[a] === 0) add(out, T.light, 2.5);
  }
}
