import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import type { DoorWish } from "#planner/search/arrange/objective/concerned.ts";
import { type CornerLobby, lobbyLack, notedLobby } from "#planner/search/arrange/objective/corner-lobby.ts";
import { entrance } from "#planner/search/arrange/objective/entrance.ts";
import { entranceToLet } from "#planner/search/arrange/objective/entrance-to-let.ts";
import { add, hard, type Judgement, newJudgement, T } from "#planner/search/arrange/objective/judgement.ts";
import { type Changed, type Known, newKnown } from "#planner/search/arrange/objective/known.ts";
import { contactWith, distanceOf, MOST_ROOMS, measure } from "#planner/search/arrange/objective/measure.ts";

/** What a room costs that one reaches only over the stair's landing. */
const OVER_LANDING = 1.5;
/** What a room costs that one reaches only past the stove, and what the stair costs besides: that is the way of all who live upstairs. */
const THROUGH_KITCHEN = 6;
const STAIR_PAST_STOVE = 12;
/** What a room costs that is entered from a lobby in the corner of a bedroom. */
const CORNER_LOBBY = 3;
/** What a living room costs that a guest reaches only past the family's table, stove or lounge. */
const GUESTS_WAY = 6;
/** What a bedroom costs from which one comes to a bath only through company; beyond BATH_NEAR, mm, each metre to the bath costs 1 more. */
const BATH_PAST_COMPANY = 5;
const BATH_NEAR = 2000;

/** Rooms that one enters and does not pass. */
type Ends = Int16Array;
const NONE: Ends = new Int16Array(0);

const reached = new Uint8Array(MOST_ROOMS);
const stack = new Int32Array(MOST_ROOMS);

/** Walks from the entrance (the stair, on upper levels) through rooms that one may pass, then asks for every other room's door. */
export function ways(model: LevelModel, known: Known, changed: Changed, out: Judgement): void {
  const n = model.specs.length;
  const { passable, doors, cooking } = model.concerned;
  const start = model.level === 0 ? entrance(model, known, changed, out) : model.stair;
  wayToBath(model, known.contact, out);
  if (model.level === 0 && start >= 0) guestsWay(model, known.contact, start, out);
  for (let a = 0; a < n; a++) reached[a] = 0;
  let top = 0;
  if (start >= 0) {
    reached[start] = 1;
    stack[top++] = start;
  }
  if (model.level === 0) {
    const own = entranceToLet(model, known, out);
    if (own >= 0) {
      reached[own] = 1;
      stack[top++] = own;
    }
  }
  walk(model, known.contact, top, model.level > 0, cooking);
  // On the ground floor the stair's landing is the last way that one takes.
  if (model.level === 0 && model.stair >= 0 && reached[model.stair] === 1) {
    const before = countReached(n);
    stack[0] = model.stair;
    walk(model, known.contact, 1, true, cooking);
    const over = countReached(n) - before;
    if (over > 0) add(out, T.privacy, OVER_LANDING * over);
  }
  pastTheStove(model, known.contact, out);
  if (model.leaving !== null) onwards(model, model.leaving, out);
  for (let k = 0; k < passable.length; k++) {
    const a = passable[k] as number;
    if (reached[a] === 0) hard(out, T.way, 2 + nearestReached(model, a) / 1000);
  }
  known.lobby[0] = -1;
  for (let a = 0; a < n; a++) {
    const wish = doors[a] as DoorWish | null;
    if (wish !== null) doorOf(model, known, a, wish, out);
  }
}

/** The lobby in a bedroom's corner that the rooms of an upper level are entered from as they lie; null for none. */
export function cornerLobbyOf(model: LevelModel): CornerLobby | null {
  const n = model.specs.length;
  const known = newKnown(n);
  const all: Changed = {
    count: n,
    rooms: Int16Array.from({ length: n }, (_, room) => room),
    is: new Uint8Array(n).fill(1),
  };
  measure(model, known, all);
  ways(model, known, all, newJudgement());
  return notedLobby(known);
}

/** Walks as a guest does, from the main door to where the household receives, and adds a cost if one only gets there through the family's own rooms. */
function guestsWay(model: LevelModel, contact: Int32Array, start: number, out: Judgement): void {
  const { receiving, familysOwn } = model.concerned;
  if (receiving.length === 0 || isAmong(receiving, start)) return;
  for (let a = 0; a < model.specs.length; a++) reached[a] = 0;
  reached[start] = 1;
  stack[0] = start;
  walk(model, contact, 1, true, familysOwn);
  for (let k = 0; k < receiving.length; k++) if (reached[receiving[k] as number] === 1) return;
  add(out, T.privacy, GUESTS_WAY);
}

/** Walks from the baths that bedrooms share through rooms that are not company's, and adds what each bedroom costs that none of these leads to. */
function wayToBath(model: LevelModel, contact: Int32Array, out: Judgement): void {
  const { sharing, shared, company, passable } = model.concerned;
  if (sharing.length === 0) return;
  const n = model.specs.length;
  for (let a = 0; a < n; a++) reached[a] = 0;
  let top = 0;
  for (let b = 0; b < shared.length; b++) {
    for (let p = 0; p < passable.length; p++) {
      const hall = passable[p] as number;
      if (reached[hall] === 1 || isAmong(company, hall)) continue;
      if ((contact[(shared[b] as number) * n + hall] as number) < model.smallDoorContact) continue;
      reached[hall] = 1;
      stack[top++] = hall;
    }
  }
  walk(model, contact, top, true, company);
  for (let k = 0; k < sharing.length; k++) {
    const bedroom = sharing[k] as number;
    if (opensToReached(model, contact, bedroom)) continue;
    let nearest = Number.POSITIVE_INFINITY;
    for (let b = 0; b < shared.length; b++)
      nearest = Math.min(nearest, distanceOf(model, bedroom, shared[b] as number));
    add(out, T.privacy, BATH_PAST_COMPANY + Math.max(0, nearest - BATH_NEAR) / 1000);
  }
}

function opensToReached(model: LevelModel, contact: Int32Array, room: number): boolean {
  const { company, passable } = model.concerned;
  for (let p = 0; p < passable.length; p++) {
    const hall = passable[p] as number;
    if (reached[hall] === 0 || isAmong(company, hall)) continue;
    if ((contact[room * model.specs.length + hall] as number) >= model.doorContact) return true;
  }
  return false;
}

/** Reaches what is left through the rooms where one cooks, and adds what that costs. */
function pastTheStove(model: LevelModel, contact: Int32Array, out: Judgement): void {
  const { cooking } = model.concerned;
  const n = model.specs.length;
  let top = 0;
  for (let k = 0; k < cooking.length; k++) {
    const a = cooking[k] as number;
    if (reached[a] === 1) stack[top++] = a;
  }
  if (top === 0) return;
  const before = countReached(n);
  const { stair } = model;
  const cutOff = stair >= 0 && model.level === 0 && reached[stair] === 0;
  walk(model, contact, top, true, NONE);
  const over = countReached(n) - before;
  if (over > 0) add(out, T.privacy, THROUGH_KITCHEN * over);
  if (cutOff && reached[stair] === 1) add(out, T.privacy, STAIR_PAST_STOVE);
}

/** Reaches every room that one may pass from the `waiting` rooms on the stack, through none of the `ends`, and through the stair only if `overStair`. */
function walk(model: LevelModel, contact: Int32Array, waiting: number, overStair: boolean, ends: Ends): void {
  const n = model.specs.length;
  const { passable } = model.concerned;
  let top = waiting;
  while (top > 0) {
    const a = stack[--top] as number;
    if (a === model.stair && !overStair) continue;
    if (isAmong(ends, a)) continue;
    for (let k = 0; k < passable.length; k++) {
      const b = passable[k] as number;
      if (reached[b] === 1) continue;
      const need = a === model.stair || b === model.stair ? model.stairContact : model.doorContact;
      if ((contact[a * n + b] as number) < need) continue;
      reached[b] = 1;
      stack[top++] = b;
    }
  }
}

/** `includes` as a loop: the list holds a room or two, and the call would cost more. */
function isAmong(some: Int16Array, room: number): boolean {
  for (let k = 0; k < some.length; k++) if (some[k] === room) return true;
  return false;
}

/** Where a straight stair goes on, one walks from the end where one arrives to the other, `leaving`, through rooms that one may pass. */
function onwards(model: LevelModel, leaving: LevelModel["entry"], out: Judgement): void {
  const { passable } = model.concerned;
  let longest = 0;
  for (let k = 0; k < passable.length; k++) {
    const a = passable[k] as number;
    if (a !== model.stair && reached[a] === 1) longest = Math.max(longest, contactWith(model, leaving, a));
  }
  if (longest < model.stairContact) hard(out, T.way, 2 + (model.stairContact - longest) / 1000);
}

function countReached(n: number): number {
  let count = 0;
  for (let a = 0; a < n; a++) count += reached[a] as number;
  return count;
}

function nearestReached(model: LevelModel, a: number): number {
  let nearest = 9000;
  for (let b = 0; b < model.specs.length; b++) {
    if (reached[b] === 1) nearest = Math.min(nearest, distanceOf(model, a, b));
  }
  return nearest;
}

function doorOf(model: LevelModel, known: Known, a: number, wish: DoorWish, out: Judgement): void {
  const { contact } = known;
  const n = model.specs.length;
  const { owner, from, costs } = wish;
  if (owner >= 0) {
    const need = model.smallDoorContact;
    const touch = contact[a * n + owner] as number;
    if (touch >= need) return;
    hard(out, T.way, 1.5 + (touch > 0 ? (need - touch) / 1000 : 1 + distanceOf(model, a, owner) / 1000));
    return;
  }
  const need = wish.small ? model.smallDoorContact : model.doorContact;
  for (let k = 0; k < from.length; k++) {
    const b = from[k] as number;
    if ((contact[a * n + b] as number) < need || (reached[b] === 0 && model.specs[b]?.through === true)) continue;
    add(out, T.privacy, 2 * (costs[k] as number));
    return;
  }
  let nearest = 9000;
  if (model.concerned.givingLobby.length > 0) {
    const lack = lobbyLack(model, known, reached, a, need);
    if (lack === 0) {
      add(out, T.privacy, CORNER_LOBBY);
      return;
    }
    nearest = Math.min(nearest, 1000 * lack);
  }
  for (let k = 0; k < from.length; k++) {
    const b = from[k] as number;
    const touch = contact[a * n + b] as number;
    if (touch < need) nearest = Math.min(nearest, touch > 0 ? need - touch : need + distanceOf(model, a, b));
  }
  hard(out, T.way, 1.5 + nearest / 1000);
}
