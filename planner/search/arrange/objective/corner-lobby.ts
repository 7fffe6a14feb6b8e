import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import type { Known } from "#planner/search/arrange/objective/known.ts";
import { landingBox } from "#planner/search/arrange/objective/measure.ts";
import { LEAST_ARM, type RoomSpec } from "#planner/search/programme/room-spec.ts";

/**
 * A lobby in the corner of a bedroom, which becomes an L: what architects draw where a landing reaches one bedroom and no floor is left for a passage to the
 * other. It touches a room that one passes (the hub) along one of its sides, and the room that it leads to along the side across.
 */
export type CornerLobby = {
  readonly room: number;
  readonly left: boolean;
  readonly front: boolean;
  /** Clear, mm. */
  readonly width: number;
  readonly depth: number;
};

/** Longest side of such a lobby, mm: a longer one is a passage. */
const LONGEST = 2200;

/** Boxes as x0, y0, x1, y1; of the stair its landing. */
const hub = new Int32Array(4);
const target = new Int32Array(4);
const giving = new Int32Array(4);
/** The lobby's clear size along x and y. */
const size = new Int32Array(2);

/** The lobby that a level's judgement noted; null for none. */
export function notedLobby({ lobby }: Known): CornerLobby | null {
  const [room, left, front, width, depth] = Array.from(lobby) as [number, number, number, number, number];
  return room < 0 ? null : { room, left: left === 1, front: front === 1, width, depth };
}

/**
 * What stands against a lobby that leads to a room to which nothing else does, m: 0 where there is one, which `known` then notes; infinite where the rooms
 * touch nowhere. `reached`: 1 for rooms that one comes to; `need`: the wall that the room's door takes, mm.
 */
export function lobbyLack(model: LevelModel, known: Known, reached: Uint8Array, to: number, need: number): number {
  const { givingLobby, passable, cooking } = model.concerned;
  box(model, to, target);
  if ((known.lobby[0] as number) >= 0) return lackBeside(model, known, need);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < givingLobby.length; k++) {
    const room = givingLobby[k] as number;
    if (room === to) continue;
    box(model, room, giving);
    for (let p = 0; p < passable.length; p++) {
      const from = passable[p] as number;
      if (reached[from] === 0 || cooking.includes(from)) continue;
      if (from === model.stair) landingBox(model, model.entry, hub);
      else box(model, from, hub);
      for (let c = 0; c < 8; c++) {
        const lack = cornerLack(model, room, need, c & 1, (c >> 1) & 1, c >> 2);
        if (lack < least) least = lack;
        if (lack > 0) continue;
        note(known, room, c & 1, (c >> 1) & 1);
        return 0;
      }
    }
  }
  return least;
}

/** What stands against the lobby that is noted leading to the target too, m: it may grow longer for it, as a level has one. */
function lackBeside(model: LevelModel, known: Known, need: number): number {
  const room = known.lobby[0] as number;
  box(model, room, giving);
  let least = Number.POSITIVE_INFINITY;
  for (let across = 0; across < 2; across++) {
    const along = 1 - across;
    if (!isBeside(model, target, across, known.lobby[1 + across] as number)) continue;
    for (let axis = 0; axis < 2; axis++) size[axis] = known.lobby[3 + axis] as number;
    const lack = doorLack(target, along, known.lobby[1 + along] as number, need) + remainderLack(model, room);
    if (lack < least) least = lack;
    if (lack > 0) continue;
    note(known, room, known.lobby[1] as number, known.lobby[2] as number);
    return 0;
  }
  return least;
}

/** What stands against a lobby in one corner, m. `across`: the axis across which the hub lies; the target lies across the other. */
function cornerLack(
  model: LevelModel,
  room: number,
  need: number,
  left: number,
  front: number,
  across: number,
): number {
  const along = 1 - across;
  const near = across === 0 ? left : front;
  const nearAlong = across === 0 ? front : left;
  if (!isBeside(model, hub, across, near) || !isBeside(model, target, along, nearAlong))
    return Number.POSITIVE_INFINITY;
  const least = (model.specs[room] as RoomSpec).corner - model.walls.partition;
  size[0] = least;
  size[1] = least;
  return doorLack(hub, along, nearAlong, least) + doorLack(target, across, near, need) + remainderLack(model, room);
}

/** Lengthens the lobby along an axis until a door of this `need` leads from it to a box beside it; gives what the shared wall lacks for that, m. */
function doorLack(to: Int32Array, axis: number, near: number, need: number): number {
  const touch = shared(giving, to, axis);
  if (touch <= 0) return Number.POSITIVE_INFINITY;
  size[axis] = Math.max(size[axis] as number, need + before(to, axis, near));
  return over(need - touch) / 1000;
}

/** What the giving room lacks, without a corner of this size, to stay a lawful L, and what the lobby is too long, m. */
function remainderLack(model: LevelModel, room: number): number {
  const spec = model.specs[room] as RoomSpec;
  const wall = model.walls.partition;
  const width = (size[0] as number) + wall;
  const depth = (size[1] as number) + wall;
  const w = (giving[2] as number) - (giving[0] as number);
  const d = (giving[3] as number) - (giving[1] as number);
  // The two arms of the L.
  const one = Math.min(w - width, d);
  const other = Math.min(w, d - depth);
  const mm =
    over((size[0] as number) - LONGEST) +
    over((size[1] as number) - LONGEST) +
    over(LEAST_ARM - Math.min(one, other)) +
    over(spec.leastWidth - Math.max(one, other));
  // The room's least floor includes the smallest corner.
  const floor = spec.leastArea - spec.corner * spec.corner;
  return mm / 1000 + over(floor - (w * d - width * depth)) / 1e6;
}

function note({ lobby }: Known, room: number, left: number, front: number): void {
  lobby[0] = room;
  lobby[1] = left;
  lobby[2] = front;
  lobby[3] = size[0] as number;
  lobby[4] = size[1] as number;
}

/** Draws the two walls about the lobby as a layout holds walls, six numbers each: the one along y first. */
export function drawLobbyWalls(model: LevelModel, { lobby }: Known, into: Int32Array): void {
  const wall = model.walls.partition;
  box(model, lobby[0] as number, giving);
  for (let axis = 0; axis < 2; axis++) {
    const i = 6 * axis;
    const along = 1 - axis;
    const length = lobby[3 + axis] as number;
    const reach = (lobby[3 + along] as number) + wall;
    const low = giving[along] as number;
    const high = giving[along + 2] as number;
    into[i] = along;
    into[i + 1] =
      lobby[1 + axis] === 1 ? (giving[axis] as number) + length : (giving[axis + 2] as number) - length - wall;
    into[i + 2] = wall;
    into[i + 3] = lobby[1 + along] === 1 ? low : high - reach;
    into[i + 4] = lobby[1 + along] === 1 ? low + reach : high;
  }
}

function box({ layout: { rooms } }: LevelModel, room: number, into: Int32Array): void {
  for (let k = 0; k < 4; k++) into[k] = rooms[4 * room + k] as number;
}

/** Whether a box lies across the wall at the low (`near` 1) or the high side of the giving room. */
function isBeside({ thickest }: LevelModel, other: Int32Array, axis: number, near: number): boolean {
  const between = near === 1 ? gap(other, giving, axis) : gap(giving, other, axis);
  return between >= 0 && between <= thickest;
}

/** How far the stretch that a box shares with the giving room begins from the corner, mm. */
function before(other: Int32Array, axis: number, near: number): number {
  return near === 1
    ? over((other[axis] as number) - (giving[axis] as number))
    : over((giving[axis + 2] as number) - (other[axis + 2] as number));
}

/** From the high side of one box to the low side of another, mm. */
function gap(low: Int32Array, high: Int32Array, axis: number): number {
  return (high[axis] as number) - (low[axis + 2] as number);
}

function shared(one: Int32Array, other: Int32Array, axis: number): number {
  return (
    Math.min(one[axis + 2] as number, other[axis + 2] as number) - Math.max(one[axis] as number, other[axis] as number)
  );
}

function over(some: number): number {
  return some > 0 ? some : 0;
}
