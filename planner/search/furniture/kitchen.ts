import type { Point } from "#planner/geometry/point.ts";
import { area, overlaps, type Rect } from "#planner/geometry/rect.ts";
import {
  against,
  along,
  cheapest,
  type Floor,
  frontOf,
  lit,
  type Spot,
  spotsFor,
  stands,
  take,
  type WallSpan,
  wallOf,
} from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { sinkAndHob } from "#planner/search/furniture/sink-and-hob.ts";

/** Counters are 600 deep with an aisle of 900 before them, 3 m of them where they fit (rules: 10 feet running). */
const DEPTH = 600;
const AISLE = 900;
/** Floor before another counter that a fridge at a counter's end leaves, mm: the least that one works in. */
const PAST_FRIDGE = 750;
const RUNNING = 3000;
/** From this much floor on, mm2, a kitchen without a table has more counter: it turns a corner unless one wall holds `RUNNING_IN_LARGE` of it, mm. */
const LARGE = 8.5e6;
const RUNNING_IN_LARGE = 3900;
/** More floor than this between two counters that face each other is a walk and no step, mm. */
const WIDE_AISLE = 1800;
const LEAST_RUN = 1200;
const LONGEST_RUN = 4200;
/** A shorter gap than this at a counter's end is counter too, mm: nothing else fits into it. */
const GAP = 1200;
const LEAST_RETURN = 900;
const LONGEST_RETURN = 2400;
/**
 * A fridge no farther than this from the counter is a step away, mm. Costs, as mm off a corner or a counter's end: `FAR` for each mm between fridge
 * and counter, `ASTRAY` for a fridge that stands at neither, somewhere along a wall.
 */
const STEP_AWAY = 1500;
const FAR = 0.3;
const ASTRAY = 1000;
const FRIDGE = { width: 650, depth: 650, clear: 500, tall: true };

type Place = { readonly body: Rect; readonly zone: Rect; readonly front: Point };

/**
 * `side`: the wall along which the counter begins, if one is wished for; `turns`: whether it may turn a corner where that wall is short; `shared`:
 * whether a table stands in the room as well.
 */
export type Counters = { readonly side?: number; readonly turns?: boolean; readonly shared?: boolean };

/** A counter along the window's wall where it can be, around a corner when one wall is too short; sink, hob and fridge. */
export function furnishKitchen(floor: Floor, put: Put, { side, turns = true, shared = false }: Counters = {}): void {
  const longest = cheapest(
    sides(floor, LEAST_RUN).filter((run) => side === undefined || run.side === side),
    (run) => -Math.min(run.to - run.from, 3600) - (lit(floor, run) ? 1500 : 0),
  );
  if (longest === null) return;
  const first = noLongerThanUsed(floor, longest);
  const runs = [first];
  const length = first.to - first.from;
  if (turns && length < (!shared && area(floor.room) >= LARGE ? RUNNING_IN_LARGE : RUNNING)) {
    const second = cheapest(
      returns(floor, first).filter((run) => length < RUNNING || (run.side + first.side) % 2 === 1),
      (run) =>
        -(run.to - run.from) -
        (lit(floor, run) && !lit(floor, first) ? 1500 : 0) +
        (isFarAcross(floor, first, run) ? 2000 : 0),
    );
    if (second !== null) runs.push(second);
  }
  let fridge = fridgeBeside(floor, runs);
  if (fridge === null && length >= RUNNING && runs.length > 1) {
    runs.splice(0, runs.length, first);
    fridge = fridgeBeside(floor, runs);
  }
  for (const run of runs) {
    const body = bodyOf(floor, run);
    put("counter", { body, front: frontOf(run.side) });
    take(floor, { body, zone: against(floor.room, run.side, run.from, run.to, DEPTH + AISLE) });
  }
  putSinkAndHob(floor, runs, put);
  if (fridge === null) return;
  put("fridge", fridge);
  take(floor, fridge);
}

/** On a very long wall the counter is as long as a cook walks along (`LONGEST_RUN`), at the window. */
function noLongerThanUsed(floor: Floor, run: WallSpan): WallSpan {
  if (run.to - run.from <= LONGEST_RUN) return run;
  const window = floor.glass.find((one) => one.side === run.side && one.from < run.to && one.to > run.from);
  const middle = window === undefined ? run.from : (window.from + window.to) / 2;
  const wanted = Math.round(Math.max(run.from, Math.min(middle - LONGEST_RUN / 2, run.to - LONGEST_RUN)));
  const toHigh = run.to - wanted - LONGEST_RUN;
  // A gap at the end that nothing else fits into becomes counter too.
  const start = wanted - run.from < GAP ? run.from : toHigh < GAP ? run.to - LONGEST_RUN : wanted;
  return { ...run, from: start, to: start + LONGEST_RUN };
}

/** The stretches of wall where a counter of some length can stand. */
function sides(floor: Floor, least: number): readonly WallSpan[] {
  const { room } = floor;
  const runs: WallSpan[] = [];
  for (let side = 0; side < 4; side++) {
    const [low, high] = wallOf(room, side);
    const across = side % 2 === 0 ? room.y1 - room.y0 : room.x1 - room.x0;
    if (across < DEPTH + AISLE) continue;
    const strip = against(room, side, low, high, DEPTH);
    const before = against(room, side, low, high, DEPTH + AISLE);
    const blocks = [
      ...[...floor.walk, ...floor.zones].filter((one) => overlaps(one, strip)),
      ...floor.bodies.filter((one) => overlaps(one, before)),
    ].map((one) => along(one, side));
    for (const span of gaps(low, high, blocks)) {
      if (span.to - span.from >= least) runs.push({ side, ...span });
    }
  }
  return runs;
}

/** Whether a run faces the first one across more floor than a step. */
function isFarAcross({ room }: Floor, first: WallSpan, { side }: WallSpan): boolean {
  const across = side % 2 === 0 ? room.y1 - room.y0 : room.x1 - room.x0;
  return (side + first.side) % 2 === 0 && across - 2 * DEPTH > WIDE_AISLE;
}

/** Millimetres of floor between two rectangles, along the walls. */
function floorBetween(a: Rect, b: Rect): number {
  return Math.max(0, a.x0 - b.x1, b.x0 - a.x1) + Math.max(0, a.y0 - b.y1, b.y0 - a.y1);
}

/** Second runs of counter: around a corner, from the first one's front on, or facing it across an aisle. */
function returns(floor: Floor, first: WallSpan): readonly WallSpan[] {
  const counter = bodyOf(floor, first);
  const found: WallSpan[] = [];
  for (const run of sides(floor, LEAST_RETURN)) {
    if (run.side === first.side) continue;
    if ((run.side + first.side) % 2 === 0) {
      const across = run.side % 2 === 0 ? floor.room.y1 - floor.room.y0 : floor.room.x1 - floor.room.x0;
      if (across >= 2 * DEPTH + AISLE) found.push(run);
      continue;
    }
    const own = against(floor.room, run.side, run.from, run.to, DEPTH);
    if (!overlaps(own, counter)) continue;
    const [low, high] = along(counter, run.side);
    const rest = low - run.from < run.to - high ? { from: high, to: run.to } : { from: run.from, to: low };
    const length = Math.min(rest.to - rest.from, LONGEST_RETURN);
    if (length < LEAST_RETURN) continue;
    found.push({
      side: run.side,
      ...(rest.from === high ? { from: high, to: high + length } : { from: low - length, to: low }),
    });
  }
  return found;
}

/** The fridge's place: where it stands free, or at the end of a counter, whose run in `runs` it shortens; null for none. */
function fridgeBeside(floor: Floor, runs: WallSpan[]): Place | null {
  const occupied: Floor = {
    ...floor,
    bodies: [...floor.bodies, ...runs.map((run) => bodyOf(floor, run))],
    zones: [...floor.zones, ...runs.map((run) => against(floor.room, run.side, run.from, run.to, DEPTH + AISLE))],
  };
  const counters = runs.map((run) => bodyOf(floor, run));
  const near = (body: Rect): number => Math.min(...counters.map((counter) => floorBetween(body, counter)));
  const off = ({ side, from, to, body }: Spot): number => {
    const [low, high] = wallOf(floor.room, side);
    return Math.min(from - low, high - to, near(body));
  };
  const free = cheapest(
    spotsFor(occupied, FRIDGE),
    (spot) => (off(spot) > 0 ? ASTRAY : 0) + off(spot) + FAR * near(spot.body),
  );
  const counter = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const isHandy = free !== null && off(free) === 0 && near(free.body) <= STEP_AWAY;
  if (isHandy || (free !== null && counter < RUNNING + FRIDGE.width)) return free;
  for (const [i, run] of [...runs.entries()].reverse()) {
    if (run.to - run.from < FRIDGE.width + LEAST_RETURN) continue;
    const beside = runs.filter((one) => one !== run);
    const others = beside.map((one) => bodyOf(floor, one));
    const aisles = beside.map((one) => against(floor.room, one.side, one.from, one.to, DEPTH + PAST_FRIDGE));
    for (const atHigh of [true, false]) {
      const rest = atHigh ? { ...run, to: run.to - FRIDGE.width } : { ...run, from: run.from + FRIDGE.width };
      const cut = atHigh ? { ...run, from: rest.to } : { ...run, to: rest.from };
      const body = against(floor.room, run.side, cut.from, cut.to, FRIDGE.depth);
      const zone = against(floor.room, run.side, cut.from, cut.to, FRIDGE.depth + FRIDGE.clear);
      if (
        lit(floor, cut) ||
        !stands({ ...floor, bodies: [...floor.bodies, ...others], zones: [...floor.zones, ...aisles] }, body, zone)
      )
        continue;
      // The corner stays with the counter.
      if (
        others.some((other) => overlaps(other, { x0: body.x0 - 1, y0: body.y0 - 1, x1: body.x1 + 1, y1: body.y1 + 1 }))
      )
        continue;
      runs[i] = rest;
      return { body, zone, front: frontOf(run.side) };
    }
  }
  return free;
}

function gaps(
  low: number,
  high: number,
  blocks: readonly (readonly [number, number])[],
): readonly { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let at = low;
  for (const [from, to] of [...blocks].sort((a, b) => a[0] - b[0])) {
    if (from > at) spans.push({ from: Math.ceil(at), to: Math.floor(Math.min(from, high)) });
    at = Math.max(at, to);
  }
  if (high > at) spans.push({ from: Math.ceil(at), to: Math.floor(high) });
  return spans;
}

function bodyOf(floor: Floor, { side, from, to }: WallSpan): Rect {
  return against(floor.room, side, from, to, DEPTH);
}

function putSinkAndHob(floor: Floor, runs: readonly WallSpan[], put: Put): void {
  const [sink, hob] = sinkAndHob(floor, runs);
  put("sink", { body: sink.body, front: frontOf(sink.side) });
  if (hob !== null) put("hob", { body: hob.body, front: frontOf(hob.side) });
}
