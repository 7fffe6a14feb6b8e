import { KIND_INDEX } from "#planner/search/arrange/access.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import type { Neighbours } from "#planner/search/arrange/objective/concerned.ts";
import { add, type Judgement, miss, T } from "#planner/search/arrange/objective/judgement.ts";
import type { Known } from "#planner/search/arrange/objective/known.ts";
import { distanceOf } from "#planner/search/arrange/objective/measure.ts";

/** What it costs when the place where one eats does not open to the living room. */
const DINING_APART = 2.5;
/** What it costs when two cars stand at two sides of the house; wall that their bays share where they stand side by side, mm. */
const CARS_APART = 4;
const SIDE_BY_SIDE = 2000;
/** The archway between living and dining, mm. */
const ARCH = 1400;
/** Wall that wet rooms share for their pipes, mm. */
const PIPES = 600;

/**
 * Judges which rooms lie beside each other. Every household asks for some neighbourhoods, which count as missed where they fail: kitchen and table,
 * utility and kitchen, a balcony before a room one lives in, a pooja apart from toilets. Others are merely good: dining beside living, cars side by side, wet
 * rooms back to back, a kitchen apart from toilets.
 */
export function grouping(model: LevelModel, { contact }: Known, out: Judgement): void {
  const { backs, tables, kitchens, livedIn, livings, parked, toilets } = model.concerned;
  for (let k = 0; k < backs.length; k++) {
    if (!touches(model, contact, backs[k] as Neighbours, PIPES)) add(out, T.group, 0.5);
  }
  beside(model, contact, tables, model.doorContact, out);
  beside(model, contact, kitchens, model.smallDoorContact, out);
  beside(model, contact, livedIn, model.doorContact, out);
  for (let k = 0; k < livings.length; k++) {
    const gap = gapTo(model, contact, livings[k] as Neighbours, ARCH);
    if (gap > 0 && gap < NONE) add(out, T.group, DINING_APART + gap / 4000);
  }
  for (let k = 0; k < parked.length; k++) {
    const gap = gapTo(model, contact, parked[k] as Neighbours, SIDE_BY_SIDE);
    if (gap > 0 && gap < NONE) add(out, T.group, CARS_APART + gap / 4000);
  }
  for (let k = 0; k < toilets.length; k++) awayFrom(model, contact, toilets[k] as Neighbours, out);
}

/** A kitchen is better not wall to wall with a toilet; a pooja never is. */
function awayFrom(model: LevelModel, contact: Int32Array, { room, among }: Neighbours, out: Judgement): void {
  for (let k = 0; k < among.length; k++) {
    if ((contact[room * model.specs.length + (among[k] as number)] as number) <= 0) continue;
    if (model.kind[room] === KIND_INDEX.pooja) miss(out, 0);
    else add(out, T.group, 0.4);
  }
}

function touches(model: LevelModel, contact: Int32Array, { room, among }: Neighbours, enough: number): boolean {
  for (let k = 0; k < among.length; k++) {
    if ((contact[room * model.specs.length + (among[k] as number)] as number) >= enough) return true;
  }
  return false;
}

/** Gap to a room that the level does not have, mm. */
const NONE = Number.MAX_SAFE_INTEGER;

/** Counts a neighbourhood as missed where such neighbours stand on this level, but none of them shares enough wall. */
function beside(
  model: LevelModel,
  contact: Int32Array,
  asked: readonly Neighbours[],
  enough: number,
  out: Judgement,
): void {
  for (let k = 0; k < asked.length; k++) {
    const gap = gapTo(model, contact, asked[k] as Neighbours, enough);
    if (gap > 0 && gap < NONE) miss(out, gap / 2000);
  }
}

/** How far the nearest of the neighbours is from sharing enough wall, mm; 0 where one does, NONE where the level has none. */
function gapTo(model: LevelModel, contact: Int32Array, asked: Neighbours, enough: number): number {
  if (touches(model, contact, asked, enough)) return 0;
  const { room, among } = asked;
  let nearest = NONE;
  for (let k = 0; k < among.length; k++) {
    const b = among[k] as number;
    const touch = contact[room * model.specs.length + b] as number;
    const gap = enough - Math.max(0, touch) + distanceOf(model, room, b);
    if (gap < nearest) nearest = gap;
  }
  return nearest;
}
