import { area, overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import {
  across,
  against,
  along,
  cheapest,
  distance,
  type Floor,
  frontOf,
  lit,
  type Spot,
  spotsFor,
  stands,
  take,
  wallOf,
} from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { cutOff, inNobodysWay } from "#planner/search/furniture/ways-kept.ts";

const SOFAS = [
  { kind: "sofa-3", width: 2100, depth: 900, worth: 40 },
  { kind: "sofa-2", width: 1500, depth: 850, worth: 26 },
] as const;
const TVS = [1500, 1200] as const;
const TV_DEPTH = 350;
const BEFORE_TV = 600;
/** Between the sofa's front and the screen's wall (rules: 8 to 12 feet are best, from the seat's back). */
const VIEW = { least: 1000, best: 2400, most: 6000 };
/** From this much floor on a room seats guests on two sofas, mm2. */
const FOR_GUESTS = 18e6;
/** The second sofa, mm: `clear` before it, at least `apart` from the first one's end, and `past` behind it if one walks there. */
const SECOND = { width: 1500, depth: 850, clear: 500, apart: 300, past: 900 };
/** What it costs that its back is towards a door or an archway, as mm off the first one. */
const BACK_TO_WAY = 3000;
/** It begins so far in front of the first one's front, mm. */
const NOT_IN_LINE = 100;
/** Worth of a screen before a sofa, and what it costs that one walks between them to come from door to door. */
const SCREEN = 26;
const CROSSED = 6;
const COFFEE = { width: 1000, depth: 500, gap: 400 };

type Seating = {
  readonly sofa: Spot;
  readonly kind: (typeof SOFAS)[number]["kind"];
  readonly tv: Spot | null;
  readonly worth: number;
};

/** A sofa with the television straight before it, a coffee table between and an armchair beside. */
export function furnishLiving(floor: Floor, put: Put): void {
  const sofa = sofaAndScreen(floor, put);
  if (sofa === null) return;
  if (area(floor.room) >= FOR_GUESTS) sofaAcross(floor, sofa, put);
  armchairBeside(floor, sofa, put);
}

/**
 * In a large room a second sofa at a right angle to the first, at an end of it: with its back to the wall there where that is near, else
 * free in the room with a way past behind.
 */
export function sofaAcross(floor: Floor, beside: Spot, put: Put): void {
  const { width, depth, clear, apart, past } = SECOND;
  const [low, high] = wallOf(floor.room, beside.side);
  const near = across(beside.body, beside.side) + NOT_IN_LINE;
  const places = ([-1, 1] as const).flatMap((way) => {
    const room = way < 0 ? beside.from - low : high - beside.to;
    if (room < apart + depth) return [];
    const free = room - apart - depth >= past;
    const gap = free ? apart : room - depth;
    const front = way < 0 ? beside.from - gap : beside.to + gap;
    const piece = (before: number, around: number): Rect => {
      const [from, to] = way < 0 ? [front - depth - around, front + before] : [front - before, front + depth + around];
      return against(floor.room, beside.side, from, to, near + width + around, near);
    };
    const body = piece(0, 0);
    // One walks past behind it and at its end.
    const zone = piece(clear, free ? past : 0);
    const turned = beside.side % 2 === 0 ? (way < 0 ? 3 : 1) : way < 0 ? 0 : 2;
    const [start, end] = along(body, turned);
    const met = free ? floor.ways.filter(({ side, from, to }) => side === turned && from < end && to > start) : [];
    // Whoever comes in at the main door sees no sofa's back.
    if (met.some(({ main }) => main) || !stands(floor, body, zone)) return [];
    return [{ body, zone, front: frontOf(turned), cost: gap + met.length * BACK_TO_WAY }];
  });
  const place = inNobodysWay(floor, places, ({ cost }) => cost);
  if (place === null) return;
  put("sofa-2", place);
  take(floor, place);
}

/**
 * A sofa with the television straight before it and a coffee table between, in the middle of the `part` of the room where one sits. Gives the sofa's
 * place, null if it finds none.
 */
export function sofaAndScreen(floor: Floor, put: Put, part: Rect = floor.room): Spot | null {
  const best = bestSeating(floor, part);
  if (best === null) return null;
  put(best.kind, best.sofa);
  take(floor, best.sofa);
  if (best.tv !== null) {
    put("tv-unit", best.tv);
    take(floor, best.tv);
    coffeeTable(floor, best.sofa, best.tv, put);
    // Nobody looks at the screen across a table or a chair.
    floor.zones.push(between(best.sofa, best.tv));
  }
  return best.sofa;
}

/**
 * The seating that is worth most: sofa and screen in their places, less `CROSSED` where one walks between them to come from door to door; null for none.
 * What is dear to judge, screen and ways, is asked only of sofas that are the best if both are.
 */
function bestSeating(floor: Floor, part: Rect): Seating | null {
  const sofas = SOFAS.flatMap(({ kind, width, depth, worth }) =>
    spotsFor(floor, { width, depth, clear: 600 }).map((sofa) => ({
      sofa,
      kind,
      worth: worth - sofaCost(floor, sofa, part),
    })),
  );
  let best: Seating | null = null;
  for (const { sofa, kind, worth } of sofas.sort((a, b) => b.worth - a.worth)) {
    if (best !== null && worth + SCREEN <= best.worth) break;
    const tv = screenFor(floor, sofa);
    const seen = tv === null ? 0 : SCREEN - tv.cost;
    if (best !== null && worth + seen <= best.worth) continue;
    const crossed = tv !== null && cutOff(floor, [sofa.body, tv.spot.body], between(sofa, tv.spot)) > 0;
    const total = worth + seen - (crossed ? CROSSED : 0);
    if (best === null || total > best.worth) best = { sofa, kind, tv: tv?.spot ?? null, worth: total };
  }
  return best;
}

export function armchairBeside(floor: Floor, beside: Spot, put: Put): void {
  const turned = spotsFor(floor, { width: 800, depth: 800, clear: 300 }).filter(
    (spot) => (spot.side + beside.side) % 2 === 1,
  );
  const near = turned.filter((spot) => distance(spot.body, beside.body) < 3200);
  const chair = inNobodysWay(floor, near, (spot) => distance(spot.body, beside.body) + (lit(floor, spot) ? 300 : 0));
  if (chair === null) return;
  put("armchair", chair);
  take(floor, chair);
}

function sofaCost(floor: Floor, sofa: Spot, part: Rect): number {
  const [low, high] = wallOf(part, sofa.side);
  return Math.abs(sofa.from + sofa.to - low - high) / 700 + (lit(floor, sofa) ? 2 : 0);
}

/** The best place for the screen on the wall that the sofa looks at; null for none. */
function screenFor(floor: Floor, sofa: Spot): { readonly spot: Spot; readonly cost: number } | null {
  const { room } = floor;
  const side = (sofa.side + 2) % 4;
  const away = across(room, sofa.side) - across(sofa.body, sofa.side) - TV_DEPTH;
  if (away < VIEW.least || away > VIEW.most) return null;
  const [low, high] = wallOf(room, side);
  const middle = (sofa.from + sofa.to) / 2;
  const candidates: { spot: Spot; cost: number }[] = [];
  for (const width of TVS) {
    for (const shift of [0, -300, 300, -600, 600]) {
      const from = Math.max(low, Math.min(high - width, Math.round(middle - width / 2 + shift)));
      if (Math.abs(from + width / 2 - middle) > 650) continue;
      const body = against(room, side, from, from + width, TV_DEPTH);
      const zone = against(room, side, from, from + width, TV_DEPTH + BEFORE_TV);
      if (overlaps(sofa.body, zone) || overlaps(sofa.zone, body) || !stands(floor, body, zone)) continue;
      const spot = { side, from, to: from + width, body, zone, front: frontOf(side) };
      const view = between(sofa, spot);
      if (floor.bodies.some((one) => overlaps(one, view))) continue;
      const crossed = floor.walk.some((one) => overlaps(one, view));
      const cost =
        Math.abs(shift) / 150 +
        Math.abs(away - VIEW.best) / 500 +
        (lit(floor, spot) ? 4 : 0) +
        (crossed ? 3 : 0) +
        (width < 1500 ? 1 : 0);
      candidates.push({ spot, cost });
    }
  }
  return cheapest(candidates, ({ cost }) => cost);
}

/** The floor that one looks across from the sofa to the screen. */
function between(sofa: Spot, tv: Spot): Rect {
  const [a, b] = [sofa.body, tv.body];
  if (sofa.side % 2 === 0) {
    return rect(Math.max(a.x0, b.x0), Math.min(a.y1, b.y1), Math.min(a.x1, b.x1), Math.max(a.y0, b.y0));
  }
  return rect(Math.min(a.x1, b.x1), Math.max(a.y0, b.y0), Math.max(a.x0, b.x0), Math.min(a.y1, b.y1));
}

function coffeeTable(floor: Floor, sofa: Spot, tv: Spot, put: Put): void {
  const view = between(sofa, tv);
  const [broad, depth] =
    sofa.side % 2 === 0 ? [view.x1 - view.x0, view.y1 - view.y0] : [view.y1 - view.y0, view.x1 - view.x0];
  if (depth < COFFEE.gap + COFFEE.depth + 700 || broad < COFFEE.width) return;
  const middle = Math.round((sofa.from + sofa.to) / 2);
  const near = across(sofa.body, sofa.side) + COFFEE.gap;
  const body = against(
    floor.room,
    sofa.side,
    middle - COFFEE.width / 2,
    middle + COFFEE.width / 2,
    near + COFFEE.depth,
    near,
  );
  const free = { ...floor, zones: floor.zones.filter((zone) => zone !== sofa.zone) };
  if (!stands(free, body, body)) return;
  put("coffee-table", { body, front: sofa.front });
  floor.bodies.push(body);
}
