import { KIND_INDEX } from "#planner/search/arrange/access.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import { contact, distance } from "#planner/search/arrange/objective/measure.ts";

const K = KIND_INDEX;

/** What a shared wall costs between a pooja and a toilet: vastu's sources and every household agree on it. */
const POOJA_AND_WC = 9;
/** What it costs when a kitchen has no door to where one eats, and where one eats does not open to the living room. */
const KITCHEN_APART = 4;
const DINING_APART = 2.5;
/** The archway between living and dining, mm. */
const ARCH = 1400;

/** Kitchens beside dining, dining beside living, wet rooms back to back, pooja away from toilets. */
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
    if (kind === K.kitchen) apart(model, a, isTable, model.doorContact, KITCHEN_APART, out);
    if (kind === K.dining || kind === K["kitchen-dining"]) apart(model, a, isLiving, ARCH, DINING_APART, out);
    if (kind === K.pooja || kind === K.kitchen) {
      for (let b = 0; b < n; b++) {
        const wc = model.kind[b] === K.bath || model.kind[b] === K.powder || model.kind[b] === K.wc;
        if (wc && (contact[a * n + b] as number) > 0) add(out, T.group, kind === K.pooja ? POOJA_AND_WC : 0.4);
      }
    }
  }
}

function isTable(kind: number): boolean {
  return kind === K.dining || kind === K["living-dining"];
}

function isLiving(kind: number): boolean {
  return kind === K.living;
}

/** Costs when rooms of a kind stand on this level, and none of them shares enough wall with room `a`. */
function apart(
  model: LevelModel,
  a: number,
  wanted: (kind: number) => boolean,
  enough: number,
  cost: number,
  out: Judgement,
): void {
  const n = model.specs.length;
  let nearest = Number.POSITIVE_INFINITY;
  for (let b = 0; b < n; b++) {
    // What is let is a household of its own.
    if (!wanted(model.kind[b] as number) || model.specs[a]?.apart !== model.specs[b]?.apart) continue;
    if ((contact[a * n + b] as number) >= enough) return;
    nearest = Math.min(nearest, distance[a * n + b] as number);
  }
  if (nearest < Number.POSITIVE_INFINITY) add(out, T.group, cost + nearest / 4000);
}
