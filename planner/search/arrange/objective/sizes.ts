import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";

/** Legal and good sizes, areas near their targets, proportions, and room for the cars. */
export function sizes(model: LevelModel, out: Judgement): void {
  const { rooms } = model.layout;
  for (let a = 0; a < model.specs.length; a++) {
    const spec = model.specs[a];
    if (spec === undefined || spec.aspect > 90) continue;
    const i = a * 4;
    const w = (rooms[i + 2] as number) - (rooms[i] as number);
    const d = (rooms[i + 3] as number) - (rooms[i + 1] as number);
    const short = w < d ? w : d;
    const long = w < d ? d : w;
    const size = w * d;
    if (short < spec.leastWidth) hard(out, T.size, (12 * (spec.leastWidth - short)) / spec.leastWidth);
    else if (short < spec.goodWidth) add(out, T.size, (14 * (spec.goodWidth - short)) / spec.goodWidth);
    if (size < spec.leastArea) hard(out, T.size, (12 * (spec.leastArea - size)) / spec.leastArea);
    const off = (size - spec.target) / spec.target;
    const open = model.open[a] === 1;
    // Too small is worse than too large.
    // Nobody is glad of a toilet or a car's bay of twice the size.
    const spare = spec.wet ? 7 : spec.kind === "parking" ? 5 : open ? 1.5 : 3;
    add(out, T.area, (off < 0 ? 7 : spare) * off * off);
    const ratio = long / (short + 1);
    if (ratio > spec.aspect) add(out, T.aspect, Math.min(12, 7 * (ratio - spec.aspect)));
    else if (spec.light === "habitable" && ratio > 1.35) add(out, T.aspect, ratio - 1.35);
    if (spec.kind === "passage" && short > 1500) add(out, T.aspect, (short - 1500) / 500);
    if (spec.kind === "parking" && spec.target > 9e6) {
      const needW = spec.target > 20e6 ? model.carWidth * 2 : model.carWidth;
      if (w < needW) hard(out, T.size, (14 * (needW - w)) / needW);
      if (d < model.carDepth) hard(out, T.size, (14 * (model.carDepth - d)) / model.carDepth);
    }
    if (spec.kind === "parking" && spec.target < 9e6 && (w < 1100 || d < 2000)) hard(out, T.size, 4);
  }
}
