import { KIND_INDEX } from "#planner/search/arrange/access.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import { contact } from "#planner/search/arrange/objective/measure.ts";

const K = KIND_INDEX;

/** Kitchens near dining, wet rooms back to back, pooja away from toilets. */
export function grouping(model: LevelModel, out: Judgement): void {
  const n = model.specs.length;
  for (let a = 0; a < n; a++) {
    const kind = model.kind[a];
    if (model.specs[a]?.wet === true) {
      let shared = false;
      for (let b = 0; b < n && !shared; b++) {
        if (b === a || (contact[a * n + b] as number) < 600) continue;
        shared = model.specs[b]?.wet === true || model.kind[b] === K.kitchen || model.kind[b] === K.duct;
      }
      if (!shared) add(out, T.group, 0.5);
    }
    if (kind === K.pooja || kind === K.kitchen) {
      for (let b = 0; b < n; b++) {
        const wc = model.kind[b] === K.bath || model.kind[b] === K.powder || model.kind[b] === K.wc;
        if (wc && (contact[a * n + b] as number) > 0) add(out, T.group, kind === K.pooja ? 2.5 : 0.4);
      }
    }
  }
}
