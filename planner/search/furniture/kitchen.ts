import type { Point } from "#planner/geometry/point.ts";
import { area, overlaps, type Rect } from "#planner/geometry/rect.ts";
import {
  AISLE,
  DEPTH,
  floorBetween,
  gaps,
  LEAST_AISLE,
  LONGEST_RETURN,
  lengthOf,
  type Run,
  runAt,
  SHORT,
  WIDE_AISLE,
} from "#planner/search/furniture/counter-runs.ts";
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
import { withMoreCounter } from "#planner/search/furniture/more-counter.ts";
import { sinkAndHob } from "#planner/search/furniture/sink-and-hob.ts";

/** Three metres of counter where they fit (rules: 10 feet running). */
const RUNNING = 3000;
/** From this much floor on, mm2, a kitchen without a table has more counter: it turns a corner unless one wall holds `RUNNING_IN_LARGE` of it, mm. */
const LARGE = 8.5e6;
const RUNNING_IN_LARGE = 3900;
const LEAST_RUN = 1200;
const LONGEST_RUN = 4200;
/** A shorter gap than this at a counter's end is counter too, mm: nothing else fits into it. */
const GAP = 1200;
const LEAST_RETURN = 900;
/**
 * A fridge no farther than this from the counter is a step away, mm; one that is farther than `FAR_AWAY` takes its place of a counter of fair length.
 * Costs, as mm off a corner or a counter's end: `FAR` for each mm between fridge and counter, `ASTRAY` for a fridge that stands at neither, somewhere
 * along a wall.
 */
const STEP_AWAY = 1500;
const FAR_AWAY = 2000;
const FAR = 0.3;
const ASTRAY = 1000;
const FRIDGE = { width: 650, depth: 650, clear: 500, tall: true };

type Place = { readonly body: Rect; readonly zone: Rect; readonly front: Point };

/**
 * `side`: the wall along which the counter begins, if one is wished for; `turns`: whether it may turn a corner where that wall is short; `shared`:
 * whether a table stands in the room as well.
 */
export type Counters = { readonly side?: number; readonly turns?: boolean; readonly shared?: boolean };

/** What a kitchen stands about: its counters, and its fridge if there is a place for one. */
export type Kitchen = { readonly runs: readonly Run[]; readonly fridge: Place | null };

/** A counter along the window's wall where it can be, around a corner when one wall is too short; fridge, sink and hob. */
export function furnishKitchen(floor: Floor, put: Put, counters: Counters = {}): void {
  const kitchen = kitchenOn(floor, counters);
  if (kitchen !== null) putKitchen(floor, kitchen, put);
}

/** Takes the floor of counter and fridge; null where there is no room for a counter. */
export function kitchenOn(floor: Floor, { side, turns = true, shared = false }: Counters = {}): Kitchen | null {
  const longest = cheapest(
    sides(floor, LEAST_RUN).filter((run) => side === undefined || run.side === side),
    (run) => -Math.min(run.to - run.from, 3600) - (lit(floor, run) ? 1500 : 0),
  );
  if (longest === null) return null;
  const first = noLongerThanUsed(floor, longest);
  const spans = [first];
  const length = first.to - first.from;
  if (turns && length < (!shared && area(floor.room) >= LARGE ? RUNNING_IN_LARGE : RUNNING)) {
    const second = cheapest(
      returns(floor, first).filter((run) => length < RUNNING || (run.side + first.side) % 2 === 1),
      (run) => -(run.to - run.from) - (lit(floor, run) && !lit(floor, first) ? 1500 : 0),
    );
    if (second !== null) spans.push(second);
  }
  let fridge = fridgeBeside(floor, spans);
  if (fridge === null && spans.length > 1) {
    spans.splice(0, spans.length, first);
    fridge = fridgeBeside(floor, spans);
  }
  const runs = spans.map((span) => runAt(floor, span));
  for (const run of runs) take(floor, run);
  if (fridge !== null) take(floor, fridge);
  return { runs, fridge };
}

/** Puts a kitchen, with more counter where floor is left for it, and sink and hob in their places. */
export function putKitchen(floor: Floor, { runs, fridge }: Kitchen, put: Put): void {
  const all = withMoreCounter(floor, runs);
  for (const { body, side } of all) put("counter", { body, front: frontOf(side) });
  const [sink, hob] = sinkAndHob(floor, all, fridge?.body);
  put("sink", { body: sink.body, front: frontOf(sink.side) });
  if (hob !== null) put("hob", { body: hob.body, front: frontOf(hob.side) });
  if (fridge !== null) put("fridge", fridge);
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

/** Second runs of counter: around a corner, from the first one's front on, or facing it across an aisle. */
function returns(floor: Floor, first: WallSpan): readonly WallSpan[] {
  const counter = runAt(floor, first).body;
  const found: WallSpan[] = [];
  for (const run of sides(floor, LEAST_RETURN)) {
    if (run.side === first.side) continue;
    if ((run.side + first.side) % 2 === 0) {
      const across = run.side % 2 === 0 ? floor.room.y1 - floor.room.y0 : floor.room.x1 - floor.room.x0;
      if (across >= 2 * DEPTH + AISLE && across <= 2 * DEPTH + WIDE_AISLE) found.push(run);
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
  const counters = runs.map((run) => runAt(floor, run).body);
  const occupied: Floor = {
    ...floor,
    bodies: [...floor.bodies, ...counters],
    zones: [...floor.zones, ...runs.map((run) => runAt(floor, run).zone)],
  };
  const near = (body: Rect): number => Math.min(...counters.map((counter) => floorBetween(body, counter)));
  const off = ({ side, from, to, body }: Spot): number => {
    const [low, high] = wallOf(floor.room, side);
    return Math.min(from - low, high - to, near(body));
  };
  const free = cheapest(
    spotsFor(occupied, FRIDGE),
    (spot) => (off(spot) > 0 ? ASTRAY : 0) + off(spot) + FAR * near(spot.body),
  );
  const counter = lengthOf(runs);
  if (free !== null) {
    const away = near(free.body);
    const spared = away > FAR_AWAY ? SHORT : RUNNING;
    if ((away <= STEP_AWAY && off(free) === 0) || counter < spared + FRIDGE.width) return free;
  }
  for (const [i, run] of [...runs.entries()].reverse()) {
    if (run.to - run.from < FRIDGE.width + LEAST_RETURN) continue;
    const beside = runs.filter((one) => one !== run);
    const others = beside.map((one) => runAt(floor, one).body);
    const aisles = beside.map((one) => runAt(floor, one, LEAST_AISLE).zone);
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
