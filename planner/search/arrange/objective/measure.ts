import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import type { Changed, Known } from "#planner/search/arrange/objective/known.ts";
import { landingIn } from "#planner/search/core/landing-strip.ts";

/** What a stretch of wall has to have beyond its windows, mm. */
export const SIDE_MARGIN = 450;
export const MOST_ROOMS = 48;

/** Contacts, and lengths of wall to the open air, of the rooms that changed. */
export function measure(model: LevelModel, known: Known, changed: Changed): void {
  const n = model.specs.length;
  const { contact } = known;
  const { apart: parts, thickest, stair } = model;
  const { rooms } = model.layout;
  for (let k = 0; k < changed.count; k++) {
    const a = changed.rooms[k] as number;
    outerWalls(model, known, a);
    const i = a * 4;
    const x0 = rooms[i] as number;
    const y0 = rooms[i + 1] as number;
    const x1 = rooms[i + 2] as number;
    const y1 = rooms[i + 3] as number;
    for (let b = 0, j = 0; b < n; b++, j += 4) {
      if (b === a || (b < a && changed.is[b] === 1)) continue;
      let through = 0;
      const gx = apart(x0, x1, rooms[j] as number, rooms[j + 2] as number);
      // Most rooms lie too far apart along the first axis: no call for them. No door leads from the household's rooms into the part to
      // let, or to an external stair.
      if (gx <= thickest && parts[a] === parts[b]) {
        const gy = apart(y0, y1, rooms[j + 1] as number, rooms[j + 3] as number);
        if (gx > 0 ? gy < 0 : gy > 0 && gy <= thickest && gx < 0) {
          through =
            a === stair || b === stair
              ? touching(model, a, b)
              : gx > 0
                ? overlap(y0, y1, rooms[j + 1] as number, rooms[j + 3] as number)
                : overlap(x0, x1, rooms[j] as number, rooms[j + 2] as number);
        }
      }
      contact[a * n + b] = through;
      contact[b * n + a] = through;
    }
  }
}

/** A room's walls on the plot's own sides. */
function outerWalls(model: LevelModel, known: Known, a: number): void {
  const { inside, party, layout } = model;
  const i = a * 4;
  const x0 = layout.rooms[i] as number;
  const y0 = layout.rooms[i + 1] as number;
  const x1 = layout.rooms[i + 2] as number;
  const y1 = layout.rooms[i + 3] as number;
  const w = x1 - x0;
  const d = y1 - y0;
  const front = y0 === inside.y0 ? w : 0;
  let out = front;
  let lit = front > SIDE_MARGIN ? front - SIDE_MARGIN : 0;
  let vent = front;
  if (y1 === inside.y1 && !party.rear) {
    out += w;
    lit += w > SIDE_MARGIN ? w - SIDE_MARGIN : 0;
    vent = Math.max(vent, w);
  }
  const sides = (x0 === inside.x0 && !party.left ? 1 : 0) + (x1 === inside.x1 && !party.right ? 1 : 0);
  if (sides > 0) {
    out += sides * d;
    lit += d > SIDE_MARGIN ? sides * (d - SIDE_MARGIN) : 0;
    vent = Math.max(vent, d);
  }
  known.frontage[a] = front;
  known.outside[a] = out;
  known.outerLight[a] = lit;
  known.outerVent[a] = vent;
}

/** Shared length of wall between two rooms, mm; to the stair only along its landing. */
export function touching(model: LevelModel, a: number, b: number): number {
  const { rooms } = model.layout;
  const { thickest } = model;
  const i = a * 4;
  const j = b * 4;
  const gx = apart(rooms[i] as number, rooms[i + 2] as number, rooms[j] as number, rooms[j + 2] as number);
  const gy = apart(rooms[i + 1] as number, rooms[i + 3] as number, rooms[j + 1] as number, rooms[j + 3] as number);
  const beside = gx > 0 && gx <= thickest && gy < 0;
  const behind = gy > 0 && gy <= thickest && gx < 0;
  if (!beside && !behind) return 0;
  const touch = beside
    ? overlap(rooms[i + 1] as number, rooms[i + 3] as number, rooms[j + 1] as number, rooms[j + 3] as number)
    : overlap(rooms[i] as number, rooms[i + 2] as number, rooms[j] as number, rooms[j + 2] as number);
  const stair = a === model.stair || b === model.stair;
  return touch > 0 && stair ? stairContact(model, a === model.stair ? b : a) : touch;
}

/** The gaps between two rooms along both axes, added up, mm. */
export function distanceOf({ layout: { rooms } }: LevelModel, a: number, b: number): number {
  const i = a * 4;
  const j = b * 4;
  const gx = apart(rooms[i] as number, rooms[i + 2] as number, rooms[j] as number, rooms[j + 2] as number);
  const gy = apart(rooms[i + 1] as number, rooms[i + 3] as number, rooms[j + 1] as number, rooms[j + 3] as number);
  return (gx > 0 ? gx : 0) + (gy > 0 ? gy : 0);
}

function stairContact(model: LevelModel, other: number): number {
  return contactWith(model, model.entry, other);
}

const landing = new Int32Array(4);

/** Where the stair's landing at one end of its shaft lies, as x0, y0, x1, y1: `landingStrip` of the core, for the tightest loops. */
export function landingBox(model: LevelModel, end: LevelModel["entry"], into: Int32Array): void {
  const { rooms } = model.layout;
  const i = model.stair * 4;
  const along = end === "front" || end === "rear" ? 1 : 0;
  const length = (rooms[i + 2 + along] as number) - (rooms[i + along] as number);
  const depth = end === model.leaving ? model.landing : landingIn(length, model);
  // Numbers instead of a rectangle: half of all moves ask for it, and each would put one more thing on the heap.
  const x0 = end === "left" || along === 1 ? (rooms[i] as number) : (rooms[i + 2] as number) - depth;
  const y0 = end === "rear" ? (rooms[i + 3] as number) - depth : (rooms[i + 1] as number);
  into[0] = x0;
  into[1] = y0;
  into[2] = end === "left" ? x0 + depth : (rooms[i + 2] as number);
  into[3] = end === "front" ? y0 + depth : (rooms[i + 3] as number);
}

/** Shared length of wall between a room and the stair's landing at one end of its shaft, mm. */
export function contactWith(model: LevelModel, end: LevelModel["entry"], other: number): number {
  const { rooms } = model.layout;
  const { thickest } = model;
  landingBox(model, end, landing);
  const x0 = landing[0] as number;
  const y0 = landing[1] as number;
  const x1 = landing[2] as number;
  const y1 = landing[3] as number;
  const o = other * 4;
  const gx = apart(x0, x1, rooms[o] as number, rooms[o + 2] as number);
  const gy = apart(y0, y1, rooms[o + 1] as number, rooms[o + 3] as number);
  if (gx > 0 && gx <= thickest && gy < 0) return overlap(y0, y1, rooms[o + 1] as number, rooms[o + 3] as number);
  if (gy > 0 && gy <= thickest && gx < 0) return overlap(x0, x1, rooms[o] as number, rooms[o + 2] as number);
  return 0;
}

/** The gap between two stretches; negative where they overlap. */
function apart(a0: number, a1: number, b0: number, b1: number): number {
  return b0 - a1 > a0 - b1 ? b0 - a1 : a0 - b1;
}

/** Length that two stretches share; one may lie within the other. */
function overlap(a0: number, a1: number, b0: number, b1: number): number {
  return (a1 < b1 ? a1 : b1) - (a0 > b0 ? a0 : b0);
}
