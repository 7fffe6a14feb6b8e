import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";

/** Nobody furnishes a room twice as long as wide, nor one much longer than its kind ever is. */
function longestRatio(usual: number): number {
  return Math.max(2, usual + 0.35);
}

/** A room longer than its kind usually is. */
const LONG_ROOM = 0.6;
/** It costs as much as breaking a rule, though a plan of it is one. */
const TOO_LONG = 7;

/** What a room costs whose area is off its target by all of it. */
const AREA_MISS = 1.5;
const LONG_PASSAGE = 6000;
/** What a car's bay has beyond the car's own width in published plans, mm. */
const BESIDE_CAR = 250;

/** Legal and good sizes, areas near their targets, proportions, and room for the cars. */
export function sizes(model: LevelModel, out: Judgement): void {
  const { rooms } = model.layout;
  let living = 0;
  let dining = 0;
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
    if (spec.kind === "living") living = size;
    else if (spec.kind === "dining") dining = size;
    const off = (size - spec.target) / spec.target;
    const open = model.open[a] === 1;
    // Too small is worse than too large.
    // Nobody is glad of a toilet or a car's bay of twice the size, nor of a lounge on the bedrooms' floor or a tenant's rooms
    // that take the family's.
    const small = spec.wet || spec.apart === "to-let" || spec.kind === "pooja" || spec.kind === "store";
    const spare = small ? 7 : spec.kind === "parking" || spec.kind === "family" ? 5 : open ? 1.5 : 3;
    add(out, T.area, (off < 0 ? 7 : spare) * off * off + (open ? 0 : AREA_MISS * Math.abs(off)));
    const ratio = long / (short + 1);
    const over = ratio - longestRatio(spec.aspect);
    if (spec.light !== "none" && over > 0) add(out, T.aspect, TOO_LONG + 4 * over);
    if (ratio > spec.aspect) add(out, T.aspect, LONG_ROOM + Math.min(12, 7 * (ratio - spec.aspect)));
    else if (spec.light === "habitable" && ratio > 1.35) add(out, T.aspect, ratio - 1.35);
    if (spec.kind === "passage") {
      if (short > 1500) add(out, T.aspect, (short - 1500) / 500);
      if (long > LONG_PASSAGE) add(out, T.aspect, (long - LONG_PASSAGE) / 1000);
    }
    if (spec.kind === "balcony" && short > model.balconyDepth) {
      add(out, T.outdoor, Math.min(6, (4 * (short - model.balconyDepth)) / 1000));
    }
    if (spec.kind === "parking" && spec.target > 9e6) {
      if (w < model.carWidth) hard(out, T.size, (14 * (model.carWidth - w)) / model.carWidth);
      // Beside the car one walks past, and its doors open.
      const easy = model.carWidth + BESIDE_CAR;
      if (w >= model.carWidth && w < easy) add(out, T.size, (2 * (easy - w)) / BESIDE_CAR);
      if (d < model.carDepth) hard(out, T.size, (14 * (model.carDepth - d)) / model.carDepth);
    }
    if (spec.kind === "parking" && spec.target < 9e6 && (w < 1100 || d < 2000)) hard(out, T.size, 4);
  }
  // One eats in a smaller room than one receives in.
  if (living > 0 && dining > living) add(out, T.area, Math.min(6, (6 * (dining - living)) / living));
}
