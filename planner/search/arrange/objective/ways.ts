import { ROOM_KINDS } from "#planner/plan/plan.ts";
import { ACCESS, KIND_INDEX, NO_WAY } from "#planner/search/arrange/access.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { entrance } from "#planner/search/arrange/objective/entrance.ts";
import { entranceToLet } from "#planner/search/arrange/objective/entrance-to-let.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import { contact, distance } from "#planner/search/arrange/objective/measure.ts";

const KINDS = ROOM_KINDS.length;
const K = KIND_INDEX;

/** Shared wall that an archway onto the stair needs. */
const STAIR_CONTACT = 1010;

/** What a room costs that one reaches only over the stair's landing. */
const OVER_LANDING = 1.5;

const MOST_ROOMS = 48;
const reached = new Uint8Array(MOST_ROOMS);
const stack = new Int32Array(MOST_ROOMS);

/** Walks from the entrance (the stair, on upper levels) through rooms that one may pass, then asks for every other room's door. */
export function ways(model: LevelModel, out: Judgement): void {
  const n = model.specs.length;
  for (let a = 0; a < n; a++) reached[a] = 0;
  let top = 0;
  const start = model.level === 0 ? entrance(model, out) : model.stair;
  if (start >= 0) {
    reached[start] = 1;
    stack[top++] = start;
  }
  if (model.level === 0) {
    const own = entranceToLet(model, out);
    if (own >= 0) {
      reached[own] = 1;
      stack[top++] = own;
    }
  }
  walk(model, top, model.level > 0);
  // On the ground floor the stair's landing is the last way that one takes.
  if (model.level === 0 && model.stair >= 0 && reached[model.stair] === 1) {
    const before = countReached(n);
    stack[0] = model.stair;
    walk(model, 1, true);
    const over = countReached(n) - before;
    if (over > 0) add(out, T.privacy, OVER_LANDING * over);
  }
  for (let a = 0; a < n; a++) {
    const spec = model.specs[a];
    if (spec === undefined) continue;
    if (spec.through) {
      if (reached[a] === 0) hard(out, T.way, 2 + nearestReached(n, a) / 1000);
      continue;
    }
    doorOf(model, a, out);
  }
}

/** Reaches every room that one may pass from those on the stack; on over the stair only where it is asked. */
function walk(model: LevelModel, waiting: number, overStair: boolean): void {
  const n = model.specs.length;
  let top = waiting;
  while (top > 0) {
    const a = stack[--top] as number;
    if (a === model.stair && !overStair) continue;
    for (let b = 0; b < n; b++) {
      if (reached[b] === 1 || model.specs[b]?.through !== true) continue;
      const need = a === model.stair || b === model.stair ? STAIR_CONTACT : model.doorContact;
      if ((contact[a * n + b] as number) < need) continue;
      reached[b] = 1;
      stack[top++] = b;
    }
  }
}

function countReached(n: number): number {
  let count = 0;
  for (let a = 0; a < n; a++) count += reached[a] as number;
  return count;
}

function nearestReached(n: number, a: number): number {
  let nearest = 9000;
  for (let b = 0; b < n; b++) {
    if (reached[b] === 1) nearest = Math.min(nearest, distance[a * n + b] as number);
  }
  return nearest;
}

function doorOf(model: LevelModel, a: number, out: Judgement): void {
  const n = model.specs.length;
  const kind = model.kind[a] as number;
  if (kind === K.parking || kind === K.duct || kind === K.verandah || kind === K.porch || kind === K.stair) return;
  const owner = model.owner[a] as number;
  if (owner >= 0) {
    const touch = contact[a * n + owner] as number;
    if (touch < model.smallDoorContact) {
      hard(
        out,
        T.way,
        1.5 + (touch > 0 ? (model.smallDoorContact - touch) / 1000 : 1 + (distance[a * n + owner] as number) / 1000),
      );
    }
    return;
  }
  const small = model.specs[a]?.wet === true || kind === K.store || kind === K.pooja;
  const need = small ? model.smallDoorContact : model.doorContact;
  let best = NO_WAY;
  let nearest = 9000;
  for (let b = 0; b < n; b++) {
    const cost = ACCESS[kind * KINDS + (model.kind[b] as number)] as number;
    if (cost >= NO_WAY) continue;
    const touch = contact[a * n + b] as number;
    if (touch < need) nearest = Math.min(nearest, touch > 0 ? need - touch : need + (distance[a * n + b] as number));
    else if (cost < best && (reached[b] === 1 || model.specs[b]?.through !== true)) best = cost;
  }
  if (best >= NO_WAY) hard(out, T.way, 1.5 + nearest / 1000);
  else add(out, T.privacy, 2 * best);
}
