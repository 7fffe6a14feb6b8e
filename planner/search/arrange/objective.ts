import { ROOM_KINDS } from "#planner/plan/plan.ts";
import { ACCESS, KIND_INDEX, NO_WAY } from "#planner/search/arrange/access.ts";
import type { Layout } from "#planner/search/arrange/layout.ts";
import { type LevelModel, landingStrip, RASTER } from "#planner/search/arrange/level-model.ts";

const KINDS = ROOM_KINDS.length;
const K = KIND_INDEX;
/** Rooms are neighbours across a wall; anything further apart is not. */
const THICKEST_WALL = 245;
const SIDE_MARGIN = 450;
/** The profile's longest beam, with a little for rounding. */
const LONGEST_SPAN = 4480;

/** Shared wall that a door needs between two rooms: leaf, jambs, and what a column's longer side takes of the corner. */
const DOOR_CONTACT = 1120;
const SMALL_DOOR_CONTACT = 970;
/** The same for an archway onto the stair. */
const STAIR_CONTACT = 1010;

/** What the cost is made of; hard terms must all be zero in a plan that goes on to the next phase. */
export const TERMS = [
  "size",
  "way",
  "light",
  "front",
  "stack",
  "area",
  "aspect",
  "privacy",
  "align",
  "vastu",
  "group",
  "outdoor",
] as const;
export type Term = (typeof TERMS)[number];
const T = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Record<Term, number>;
/** A hard problem costs at least this much, so that no comfort buys it off. */
export const HARD = 8;

export type Judgement = { cost: number; hard: number; readonly terms: Float64Array };

export function newJudgement(): Judgement {
  return { cost: 0, hard: 0, terms: new Float64Array(TERMS.length) };
}

const MOST_ROOMS = 48;
const contact = new Int32Array(MOST_ROOMS * MOST_ROOMS);
const distance = new Int32Array(MOST_ROOMS * MOST_ROOMS);
const outside = new Int32Array(MOST_ROOMS);
const frontage = new Int32Array(MOST_ROOMS);
const lightSide = new Int32Array(MOST_ROOMS);
const ventSide = new Int32Array(MOST_ROOMS);
const reached = new Uint8Array(MOST_ROOMS);
const stack = new Int32Array(MOST_ROOMS);

/**
 * The cost of a level's layout: a sum of graded penalties, each in tenths of "an architect would mind".
 * Contacts between rooms stand in for doors: the openings phase finds the exact places.
 */
export function judge(
  model: LevelModel,
  below: { model: LevelModel; layout: Layout } | null,
  ground: LevelModel,
  out: Judgement,
): number {
  out.terms.fill(0);
  out.hard = 0;
  measure(model);
  sizes(model, out);
  ways(model, out);
  light(model, out);
  outdoors(model, out);
  if (below !== null) overBelow(model, below, ground, out);
  if (model.vastuWeight > 0) vastu(model, out);
  let cost = 0;
  for (let i = 0; i < TERMS.length; i++) cost += out.terms[i] as number;
  out.cost = cost;
  return cost;
}

function add(out: Judgement, term: number, cost: number): void {
  out.terms[term] = (out.terms[term] as number) + cost;
}

function hard(out: Judgement, term: number, cost: number): void {
  out.hard++;
  add(out, term, HARD + cost);
}

/** Contacts, gaps, and lengths of wall to the open air of every room. */
function measure(model: LevelModel): void {
  const { rooms } = model.layout;
  const n = model.specs.length;
  const { inside, party } = model;
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
      if (gx > 0 && gx <= THICKEST_WALL && gy < 0) {
        touch = overlap(rooms[i + 1] as number, rooms[i + 3] as number, rooms[j + 1] as number, rooms[j + 3] as number);
      } else if (gy > 0 && gy <= THICKEST_WALL && gx < 0) {
        touch = overlap(rooms[i] as number, rooms[i + 2] as number, rooms[j] as number, rooms[j + 2] as number);
      }
      if (touch > 0 && (a === model.stair || b === model.stair)) touch = stairContact(model, a === model.stair ? b : a);
      contact[a * n + b] = touch;
      contact[b * n + a] = touch;
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
  const s = model.stair * 4;
  const strip = landingStrip(
    { x0: rooms[s] as number, y0: rooms[s + 1] as number, x1: rooms[s + 2] as number, y1: rooms[s + 3] as number },
    model.entry,
    model.landing,
  );
  const o = other * 4;
  const gx = Math.max((rooms[o] as number) - strip.x1, strip.x0 - (rooms[o + 2] as number));
  const gy = Math.max((rooms[o + 1] as number) - strip.y1, strip.y0 - (rooms[o + 3] as number));
  if (gx > 0 && gx <= THICKEST_WALL && gy < 0) {
    return overlap(strip.y0, strip.y1, rooms[o + 1] as number, rooms[o + 3] as number);
  }
  if (gy > 0 && gy <= THICKEST_WALL && gx < 0) {
    return overlap(strip.x0, strip.x1, rooms[o] as number, rooms[o + 2] as number);
  }
  return 0;
}

/** Length that two stretches share; one may lie within the other. */
function overlap(a0: number, a1: number, b0: number, b1: number): number {
  return (a1 < b1 ? a1 : b1) - (a0 > b0 ? a0 : b0);
}

function sizes(model: LevelModel, out: Judgement): void {
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

/** Walks from the entrance (the stair, on upper levels) through rooms that one may pass, then asks for every other room's door. */
function ways(model: LevelModel, out: Judgement): void {
  const n = model.specs.length;
  for (let a = 0; a < n; a++) reached[a] = 0;
  let top = 0;
  const start = model.level === 0 ? entrance(model, out) : model.stair;
  if (start >= 0) {
    reached[start] = 1;
    stack[top++] = start;
  }
  while (top > 0) {
    const a = stack[--top] as number;
    for (let b = 0; b < n; b++) {
      if (reached[b] === 1 || model.specs[b]?.through !== true) continue;
      const need = a === model.stair || b === model.stair ? STAIR_CONTACT : DOOR_CONTACT;
      if ((contact[a * n + b] as number) < need) continue;
      reached[b] = 1;
      stack[top++] = b;
    }
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
  grouping(model, out);
}

function nearestReached(n: number, a: number): number {
  let nearest = 9000;
  for (let b = 0; b < n; b++) {
    if (reached[b] === 1) nearest = Math.min(nearest, distance[a * n + b] as number);
  }
  return nearest;
}

function entrance(model: LevelModel, out: Judgement): number {
  const n = model.specs.length;
  let best = -1;
  let bestCost = NO_WAY;
  let nearest = 9000;
  for (let a = 0; a < n; a++) {
    const kind = model.kind[a];
    const living = kind === K.living || kind === K["living-dining"];
    if (!living && kind !== K.foyer && kind !== K.passage && kind !== K.family) continue;
    const base = living ? 0 : kind === K.foyer ? -0.5 : 2;
    let cost = NO_WAY;
    if ((frontage[a] as number) >= 1350) cost = base + 0.5;
    else cost = base + sideEntrance(model, a);
    for (let b = 0; b < n; b++) {
      if (model.kind[b] !== K.verandah && model.kind[b] !== K.porch) continue;
      const through = (contact[a * n + b] as number) >= 1300 && (frontage[b] as number) >= 1200;
      // A sit-out that does not lead in is a waste.
      cost = through ? Math.min(cost, base) : cost + 4;
    }
    if (cost < bestCost) {
      bestCost = cost;
      best = a;
    }
    const gap = (model.layout.rooms[a * 4 + 1] as number) - model.inside.y0;
    if (living) nearest = Math.min(nearest, gap);
  }
  if (best < 0) hard(out, T.way, 3 + nearest / 1000);
  else add(out, T.way, Math.max(0, bestCost));
  return best;
}

/** A main door in a side wall: the farther from the road, the worse; at the rear only where a side leads there. */
function sideEntrance(model: LevelModel, a: number): number {
  const { rooms } = model.layout;
  const { inside, party } = model;
  const i = a * 4;
  const x0 = rooms[i] as number;
  const y0 = rooms[i + 1] as number;
  const x1 = rooms[i + 2] as number;
  const y1 = rooms[i + 3] as number;
  const aside = (x0 === inside.x0 && !party.left) || (x1 === inside.x1 && !party.right);
  if (aside && y1 - y0 >= 1400) return 2 + (y0 - inside.y0) / 2500;
  const behind = y1 === inside.y1 && !party.rear && !(party.left && party.right);
  return behind && x1 - x0 >= 1400 ? 9 : NO_WAY;
}

function doorOf(model: LevelModel, a: number, out: Judgement): void {
  const n = model.specs.length;
  const kind = model.kind[a] as number;
  if (kind === K.parking || kind === K.duct || kind === K.verandah || kind === K.porch) return;
  const owner = model.owner[a] as number;
  if (owner >= 0) {
    const touch = contact[a * n + owner] as number;
    if (touch < SMALL_DOOR_CONTACT) {
      hard(
        out,
        T.way,
        1.5 + (touch > 0 ? (SMALL_DOOR_CONTACT - touch) / 1000 : 1 + (distance[a * n + owner] as number) / 1000),
      );
    }
    return;
  }
  const small = model.specs[a]?.wet === true || kind === K.store || kind === K.pooja;
  const need = small ? SMALL_DOOR_CONTACT : DOOR_CONTACT;
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

/** Kitchens near dining, wet rooms back to back, pooja away from toilets. */
function grouping(model: LevelModel, out: Judgement): void {
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
    if (kind === K.pooja || kind === K.kitchen) {
      for (let b = 0; b < n; b++) {
        const wc = model.kind[b] === K.bath || model.kind[b] === K.powder || model.kind[b] === K.wc;
        if (wc && (contact[a * n + b] as number) > 0) add(out, T.group, kind === K.pooja ? 2.5 : 0.4);
      }
    }
  }
}

function light(model: LevelModel, out: Judgement): void {
  const { rooms } = model.layout;
  for (let a = 0; a < model.specs.length; a++) {
    const spec = model.specs[a];
    if (spec === undefined || spec.light === "none") continue;
    const i = a * 4;
    const size =
      ((rooms[i + 2] as number) - (rooms[i] as number)) * ((rooms[i + 3] as number) - (rooms[i + 1] as number));
    if (spec.light === "wet") {
      if ((ventSide[a] as number) < 1000) hard(out, T.light, (1000 - (ventSide[a] as number)) / 500);
      continue;
    }
    // Windows 1200 high; a second one is counted by the margins on each side.
    const need =
      spec.light === "kitchen"
        ? Math.max(1350, (size * model.habitableShare) / 1050 + 150)
        : Math.max(1050, (size * model.habitableShare) / 1200 + 100);
    const has = lightSide[a] as number;
    if (has < need) hard(out, T.light, (3 * (need - has)) / need);
    else if (outside[a] === 0) add(out, T.light, 2.5);
  }
}

/** Rooms whose place is at the front, and outdoor rooms that must lie along an outer edge. */
function outdoors(model: LevelModel, out: Judgement): void {
  const n = model.specs.length;
  for (let a = 0; a < n; a++) {
    const kind = model.kind[a];
    const i = a * 4;
    const w = (model.layout.rooms[i + 2] as number) - (model.layout.rooms[i] as number);
    const gap = ((model.layout.rooms[i + 1] as number) - model.inside.y0) / 1000;
    const openFront = kind === K.parking || kind === K.verandah || kind === K.porch;
    if (openFront && w > LONGEST_SPAN - 230) hard(out, T.front, (w - LONGEST_SPAN + 230) / 1000);
    if (kind === K.parking && frontage[a] === 0) hard(out, T.front, 2 + gap);
    else if ((kind === K.verandah || kind === K.porch) && frontage[a] === 0) hard(out, T.front, 2 + gap);
    else if (kind === K.living || kind === K["living-dining"]) add(out, T.front, Math.min(3, 0.5 * gap));
    else if (model.specs[a]?.light === "wet" && (frontage[a] as number) > 0) add(out, T.front, 3);
    // Towards the road one lives; on the ground floor one does not sleep there.
    else if (model.level === 0 && kind === K.bedroom && (frontage[a] as number) > 0) add(out, T.front, 2);
    else if (kind === K.balcony || kind === K.terrace) {
      const long = Math.max(w, (model.layout.rooms[i + 3] as number) - (model.layout.rooms[i + 1] as number));
      if ((outside[a] as number) < 1100) hard(out, T.outdoor, 2 + gap / 4);
      else if ((outside[a] as number) < long * 0.9) add(out, T.outdoor, 3 * (1 - (outside[a] as number) / long));
      else if (kind === K.balcony && frontage[a] === 0) add(out, T.outdoor, 1.5);
    }
  }
}

/** Wet rooms over wet rooms, walls over walls. */
function overBelow(
  model: LevelModel,
  below: { model: LevelModel; layout: Layout },
  ground: LevelModel,
  out: Judgement,
): void {
  const { rooms } = model.layout;
  const under = below.layout.rooms;
  for (let a = 0; a < model.specs.length; a++) {
    if (model.specs[a]?.wet !== true) continue;
    const i = a * 4;
    let over = 0;
    for (let b = 0; b < below.model.specs.length; b++) {
      const kind = below.model.kind[b];
      const dry =
        kind === K.living ||
        kind === K["living-dining"] ||
        kind === K.dining ||
        kind === K.family ||
        kind === K.study ||
        kind === K.kitchen ||
        kind === K["kitchen-dining"] ||
        kind === K.pooja ||
        kind === K.bedroom ||
        kind === K["master-bedroom"];
      if (!dry) continue;
      const j = b * 4;
      const w =
        Math.min(rooms[i + 2] as number, under[j + 2] as number) - Math.max(rooms[i] as number, under[j] as number);
      const d =
        Math.min(rooms[i + 3] as number, under[j + 3] as number) -
        Math.max(rooms[i + 1] as number, under[j + 1] as number);
      if (w > 60 && d > 60) over += (w * d) / 1e6;
    }
    if (over > 0) add(out, T.stack, 3 + 2.5 * over);
  }
  const { layout } = model;
  for (let w = 0; w < layout.walls; w++) standing(model, below, ground, w * 6, out);
}

/** An upper wall stands on a wall, or on a beam between thick walls no farther apart than the longest span. */
function standing(
  model: LevelModel,
  below: { model: LevelModel; layout: Layout },
  ground: LevelModel,
  i: number,
  out: Judgement,
): void {
  const { layout } = model;
  const under = below.layout;
  const direction = layout.wall[i] as number;
  const thickness = layout.wall[i + 2] as number;
  const from = layout.wall[i + 3] as number;
  const to = layout.wall[i + 4] as number;
  const centre = (layout.wall[i + 1] as number) + thickness / 2;
  let carried = 0;
  for (let v = 0; v < under.walls; v++) {
    const j = v * 6;
    if (under.wall[j] !== direction) continue;
    const half = (under.wall[j + 2] as number) / 2;
    if (Math.abs((under.wall[j + 1] as number) + half - centre) > half) continue;
    const overlap = Math.min(to, under.wall[j + 4] as number) - Math.max(from, under.wall[j + 3] as number);
    if (overlap > 0) carried += overlap;
  }
  const free = to - from - carried;
  if (free <= 150) return;
  add(out, T.align, (0.25 * free) / 1000);
  const { inside } = model;
  let low = (direction === 1 ? inside.y0 : inside.x0) - 115;
  let high = (direction === 1 ? inside.y1 : inside.x1) + 115;
  if (direction === 1 && overOpenFront(ground, centre)) low = -9000;
  for (let v = 0; v < under.walls; v++) {
    const j = v * 6;
    if (under.wall[j] === direction || (under.wall[j + 2] as number) < 200) continue;
    // Columns under a third storey stand in walls that every level shares.
    if (model.level > 1 && (under.wall[j + 5] as number) < 0) continue;
    if (centre < (under.wall[j + 3] as number) || centre > (under.wall[j + 4] as number)) continue;
    const at = (under.wall[j + 1] as number) + 115;
    if (at <= from + 5 && at > low) low = at;
    if (at >= to - 5 && at < high) high = at;
  }
  if (high - low > LONGEST_SPAN) hard(out, T.align, Math.min(6, (high - low - LONGEST_SPAN) / 1000));
}

function overOpenFront(ground: LevelModel, x: number): boolean {
  const { rooms } = ground.layout;
  for (let b = 0; b < ground.specs.length; b++) {
    const j = b * 4;
    const kind = ground.kind[b];
    if (kind !== K.parking && kind !== K.verandah && kind !== K.porch) continue;
    if (rooms[j + 1] !== ground.inside.y0) continue;
    if (x > (rooms[j] as number) - 115 && x < (rooms[j + 2] as number) + 115) return true;
  }
  return false;
}

function vastu(model: LevelModel, out: Judgement): void {
  const { rooms } = model.layout;
  const { inside } = model;
  const w = inside.x1 - inside.x0;
  const d = inside.y1 - inside.y0;
  for (let a = 0; a < model.specs.length; a++) {
    const base = (model.kind[a] as number) * RASTER * RASTER;
    if ((model.vastu[base] as number) < -5) continue;
    const i = a * 4;
    let total = 0;
    for (let s = 0; s < 4; s++) {
      const fx = (s & 1) === 0 ? 0.25 : 0.75;
      const fy = s < 2 ? 0.25 : 0.75;
      const x = (rooms[i] as number) + fx * ((rooms[i + 2] as number) - (rooms[i] as number)) - inside.x0;
      const y = (rooms[i + 1] as number) + fy * ((rooms[i + 3] as number) - (rooms[i + 1] as number)) - inside.y0;
      const column = Math.min(RASTER - 1, Math.max(0, Math.floor((x * RASTER) / w)));
      const row = Math.min(RASTER - 1, Math.max(0, Math.floor((y * RASTER) / d)));
      total += model.vastu[base + row * RASTER + column] as number;
    }
    const weight = VASTU_WEIGHT[model.kind[a] as number] as number;
    add(out, T.vastu, 0.55 * model.vastuWeight * weight * (1 - total / 4));
  }
}

const VASTU_WEIGHT: Float64Array = Float64Array.from(ROOM_KINDS, (kind) => {
  if (kind === "pooja" || kind === "kitchen" || kind === "kitchen-dining" || kind === "master-bedroom") return 2.5;
  if (kind === "bath" || kind === "wc" || kind === "powder" || kind === "stair") return 1.6;
  if (kind === "living" || kind === "living-dining") return 1.2;
  return kind === "bedroom" || kind === "dining" ? 0.7 : 0.4;
});
