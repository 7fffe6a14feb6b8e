import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import type { Changed, Known } from "#planner/search/arrange/objective/known.ts";
import { dueAt, factorFor } from "#planner/search/programme/due-areas.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/**
 * How many times as long as wide a room may be before nobody can furnish it: twice, or a little more than its kind is usually if that is more. Nobody asked
 * for floor in a toilet that one only walks along, so a wet room may be hardly longer than usual, unless the house is `tight`.
 */
function longestRatio({ wet, aspect }: RoomSpec, tight: boolean): number {
  return wet && !tight ? aspect + 0.1 : Math.max(2, aspect + 0.35);
}

/** A room longer than its kind usually is. */
const LONG_ROOM = 1;
/** A room longer than furnishes well, as the review will say: nothing in a tight house, where a house comes first, nor for a wet room, which pays TOO_LONG. */
const BADLY_LONG = 4;
/** A room longer than `longestRatio`: as dear as breaking a rule, though such a plan still counts. */
const TOO_LONG = 12;

/**
 * What it costs when all of a level's floor lies in the wrong rooms. What each room is due depends on the floor that all have together (`DueAreas`): their
 * proportion counts, as rooms of one house are all large or all small.
 */
export const AREA_MISS = 160;
const LONG_PASSAGE = 6000;
/** A passage need not be wider, nor a bay have more beyond its car's own width and depth, mm. */
const EASY_PASSAGE = 1200;
const EASY_BAY = { width: 600, depth: 500 };
/** The share of their floor beyond that which counts as wrong: when all of a passage's did, rooms paid by their areas and shapes. */
export const OF_IDLE = 0.5;
/** A bay in which no two-wheeler stands. */
const NO_BAY = 4;
/** What a car's bay has beyond the car's own width in published plans, mm. */
const BESIDE_CAR = 250;

/** Legal and good sizes, areas near their targets, proportions, and room for the cars. */
export function sizes(model: LevelModel, known: Known, changed: Changed, out: Judgement): void {
  const { rooms } = model.layout;
  const { floor, size } = known;
  const { sized, living, dining } = model.concerned;
  const before = out.cost;
  for (let k = 0; k < changed.count; k++) {
    const a = changed.rooms[k] as number;
    const i = a * 4;
    const w = (rooms[i + 2] as number) - (rooms[i] as number);
    const d = (rooms[i + 3] as number) - (rooms[i + 1] as number);
    floor[a] = w * d;
    out.cost = 0;
    sizeOf(model, a, w, d, out);
    size[a] = out.cost;
  }
  let cost = before;
  for (let a = 0; a < model.specs.length; a++) cost += size[a] as number;
  out.cost = cost;
  if (sized.length > 0) add(out, T.area, model.areaPrice * misplacedShare(model, floor));
  // One eats in a smaller room than one receives in.
  if (living < 0 || dining < 0) return;
  const receives = floor[living] as number;
  const eats = floor[dining] as number;
  if (receives > 0 && eats > receives) add(out, T.area, Math.min(6, (6 * (eats - receives)) / receives));
}

/** The share of a level's floor that lies in the wrong rooms as it is laid out; what some lack and what others have too much both count. */
export function misplaced(model: LevelModel): number {
  if (model.concerned.sized.length === 0) return 0;
  const { rooms } = model.layout;
  const side = (room: number, from: number): number =>
    (rooms[4 * room + from + 2] as number) - (rooms[4 * room + from] as number);
  return misplacedShare(
    model,
    Float64Array.from(model.specs, (_, room) => side(room, 0) * side(room, 1)),
  );
}

/**
 * The share of the rooms' floor that lies in wrong rooms, or in passages and bays larger than they need be. Rooms are due that floor of passages too: else
 * rooms at the law's least beside a wide passage would count as right. They are not due a bay's: told that they were, they paid by their own areas.
 */
function misplacedShare(model: LevelModel, floor: Float64Array): number {
  const { sized } = model.concerned;
  let all = 0;
  for (let k = 0; k < sized.length; k++) all += floor[sized[k] as number] as number;
  // Walls that were moved past one another leave rooms inside out.
  if (all <= 0) return 1;
  const passed = OF_IDLE * idleInPassages(model);
  const factor = factorFor(model.due, all + passed);
  let wrong = passed + OF_IDLE * idleInBays(model, floor);
  for (let k = 0; k < sized.length; k++)
    wrong += Math.abs((floor[sized[k] as number] as number) - dueAt(model.due.sizes, k, factor));
  return wrong / all;
}

/** What passages have beyond an easy width, mm2. */
function idleInPassages({ concerned: { passages }, layout: { rooms } }: LevelModel): number {
  let idle = 0;
  for (let k = 0; k < passages.length; k++) {
    const i = 4 * (passages[k] as number);
    idle += beyondEasy(
      (rooms[i + 2] as number) - (rooms[i] as number),
      (rooms[i + 3] as number) - (rooms[i + 1] as number),
    );
  }
  return idle;
}

/** What cars' bays have beyond a car and the way past it, mm2. */
function idleInBays({ concerned: { bays }, carWidth, carDepth }: LevelModel, floor: Float64Array): number {
  const easy = (carWidth + EASY_BAY.width) * (carDepth + EASY_BAY.depth);
  let idle = 0;
  for (let k = 0; k < bays.length; k++) idle += Math.max(0, (floor[bays[k] as number] as number) - easy);
  return idle;
}

/** What a passage of these sides has beyond an easy width, mm2. */
function beyondEasy(w: number, d: number): number {
  const over = (w < d ? w : d) - EASY_PASSAGE;
  return over > 0 ? over * (w < d ? d : w) : 0;
}

/** Adds what a room's own width and depth, mm, cost. */
function sizeOf(model: LevelModel, a: number, w: number, d: number, out: Judgement): void {
  const spec = model.specs[a] as RoomSpec;
  if (spec.aspect > 90) return;
  const short = w < d ? w : d;
  const long = w < d ? d : w;
  const size = w * d;
  if (short < spec.leastWidth) hard(out, T.size, (12 * (spec.leastWidth - short)) / spec.leastWidth);
  else if (short < spec.goodWidth) add(out, T.size, (14 * (spec.goodWidth - short)) / spec.goodWidth);
  if (size < spec.leastArea) hard(out, T.size, (12 * (spec.leastArea - size)) / spec.leastArea);
  const off = (size - spec.target) / spec.target;
  const open = model.open[a] === 1;
  // Too small is worse than too large. Nobody is glad of a toilet or a car's bay of twice the size, nor of a lounge on the bedrooms' floor or a tenant's
  // rooms that take the family's.
  const small = spec.wet || spec.apart === "to-let" || spec.kind === "pooja" || spec.kind === "store";
  const spare = small ? 7 : spec.kind === "parking" || spec.kind === "family" ? 5 : open ? 1.5 : 3;
  add(out, T.area, (off < 0 ? 7 : spare) * off * off);
  const ratio = long / (short + 1);
  const over = ratio - longestRatio(spec, model.tight);
  const price = model.aspectPrice;
  if (spec.light !== "none" && over > 0) add(out, T.aspect, price * (TOO_LONG + 7 * over));
  const badly = spec.wet || model.tight ? 0 : price * BADLY_LONG;
  if (ratio > (model.longest[a] as number)) add(out, T.aspect, badly + model.longPrice);
  if (ratio > spec.aspect) add(out, T.aspect, price * (LONG_ROOM + Math.min(20, 12 * (ratio - spec.aspect))));
  else if (spec.light === "habitable" && ratio > 1.35) add(out, T.aspect, 1.7 * (ratio - 1.35));
  if (spec.kind === "passage") {
    if (short > 1500) add(out, T.aspect, (short - 1500) / 500);
    if (long > LONG_PASSAGE) add(out, T.aspect, (long - LONG_PASSAGE) / 1000);
  }
  if (spec.kind === "balcony" && short > model.balconyDepth) {
    add(out, T.outdoor, Math.min(18, (14 * (short - model.balconyDepth)) / 1000));
  }
  if (spec.car) {
    if (w < model.carWidth) hard(out, T.size, (14 * (model.carWidth - w)) / model.carWidth);
    // Beside the car one walks past, and its doors open.
    const easy = model.carWidth + BESIDE_CAR;
    if (w >= model.carWidth && w < easy) add(out, T.size, (2 * (easy - w)) / BESIDE_CAR);
    if (d < model.carDepth) hard(out, T.size, (14 * (model.carDepth - d)) / model.carDepth);
  }
  const { leastWidth, leastDepth } = model.rules;
  const isBay = spec.kind === "parking" && !spec.car;
  if (isBay && (w < (leastWidth[a] as number) || d < (leastDepth[a] as number))) hard(out, T.size, NO_BAY);
}
