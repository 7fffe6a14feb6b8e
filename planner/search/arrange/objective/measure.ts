import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { landingStrip } from "#planner/search/core/landing-strip.ts";

const SIDE_MARGIN = 450;
const MOST_ROOMS = 48;

/** Shared length of wall between two rooms, flat [a * rooms + b], mm; to the stair only along its landing. */
export const contact = new Int32Array(MOST_ROOMS * MOST_ROOMS);
/** The gap between two rooms along both axes together, mm. */
export const distance = new Int32Array(MOST_ROOMS * MOST_ROOMS);
/** Wall to the open air on the plot's own sides, mm. */
export const outside = new Int32Array(MOST_ROOMS);
/** Wall to the road, mm. */
export const frontage = new Int32Array(MOST_ROOMS);
/** Wall that windows may stand in, to the open air or a room open to it, mm. */
export const lightSide = new Int32Array(MOST_ROOMS);
/** The longest one of these walls, mm. */
export const ventSide = new Int32Array(MOST_ROOMS);

/** Contacts, gaps, and lengths of wall to the open air of every room. */
export function measure(model: LevelModel): void {
  const { rooms } = model.layout;
  const n = model.specs.length;
  const { inside, party, thickest } = model;
  for (let a = 0; a < n; a++) {
    const i = a * 4;
    const x0 = rooms[i] as number;
    const y0 = rooms[i + 1] as number;
    const x1 = rooms[i + 2] as number;
    const y1 = rooms[i + 3] as number;
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
    if (x0 === inside.x0 && !party.left) {
      out += d;
      lit += d > SIDE_MARGIN ? d - SIDE_MARGIN : 0;
      vent = Math.max(vent, d);
    }
    if (x1 === inside.x1 && !party.right) {
      out += d;
      lit += d > SIDE_MARGIN ? d - SIDE_MARGIN : 0;
      vent = Math.max(vent, d);
    }
    frontage[a] = front;
    outside[a] = out;
    lightSide[a] = lit;
    ventSide[a] = vent;
  }
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      const i = a * 4;
      const j = b * 4;
      const gx = Math.max(
        (rooms[j] as number) - (rooms[i + 2] as number),
        (rooms[i] as number) - (rooms[j + 2] as number),
      );
      const gy = Math.max(
        (rooms[j + 1] as number) - (rooms[i + 3] as number),
        (rooms[i + 1] as number) - (rooms[j + 3] as number),
      );
      let touch = 0;
      if (gx > 0 && gx <= thickest && gy < 0) {
        touch = overlap(rooms[i + 1] as number, rooms[i + 3] as number, rooms[j + 1] as number, rooms[j + 3] as number);
      } else if (gy > 0 && gy <= thickest && gx < 0) {
        touch = overlap(rooms[i] as number, rooms[i + 2] as number, rooms[j] as number, rooms[j + 2] as number);
      }
      if (touch > 0 && (a === model.stair || b === model.stair)) touch = stairContact(model, a === model.stair ? b : a);
      // No door leads from the household's rooms into the part to let, or to an external stair.
      const through = model.apart[a] === model.apart[b] ? touch : 0;
      contact[a * n + b] = through;
      contact[b * n + a] = through;
      const gap = (gx > 0 ? gx : 0) + (gy > 0 ? gy : 0);
      distance[a * n + b] = gap;
      distance[b * n + a] = gap;
      if (touch > SIDE_MARGIN && model.open[a] !== model.open[b]) {
        const room = model.open[a] === 1 ? b : a;
        lightSide[room] = (lightSide[room] as number) + touch - SIDE_MARGIN;
        if (touch > (ventSide[room] as number)) ventSide[room] = touch;
      }
    }
  }
}

function stairContact(model: LevelModel, other: number): number {
  const { rooms } = model.layout;
  const { thickest } = model;
  const s = model.stair * 4;
  const strip = landingStrip(
    { x0: rooms[s] as number, y0: rooms[s + 1] as number, x1: rooms[s + 2] as number, y1: rooms[s + 3] as number },
    model.entry,
    model.landing,
  );
  const o = other * 4;
  const gx = Math.max((rooms[o] as number) - strip.x1, strip.x0 - (rooms[o + 2] as number));
  const gy = Math.max((rooms[o + 1] as number) - strip.y1, strip.y0 - (rooms[o + 3] as number));
  if (gx > 0 && gx <= thickest && gy < 0) {
    return overlap(strip.y0, strip.y1, rooms[o + 1] as number, rooms[o + 3] as number);
  }
  if (gy > 0 && gy <= thickest && gx < 0) {
    return overlap(strip.x0, strip.x1, rooms[o] as number, rooms[o + 2] as number);
  }
  return 0;
}

/** Length that two stretches share; one may lie within the other. */
function overlap(a0: number, a1: number, b0: number, b1: number): number {
  return (a1 < b1 ? a1 : b1) - (a0 > b0 ? a0 : b0);
}
