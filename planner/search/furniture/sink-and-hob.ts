import { grown, overlaps, type Rect } from "#planner/geometry/rect.ts";
import { AISLE, floorBetween, type Run, STEP, walkBetween } from "#planner/search/furniture/counter-runs.ts";
import { against, type Floor, lit } from "#planner/search/furniture/floor.ts";

const SINK = { width: 600, depth: 480 };
/** Width of the sink on a counter too short for the usual one beside the hob. */
const SMALL_SINK = 450;
const HOB = { width: 600, depth: 500 };
/** Off the wall, mm: taps and pipes run behind. */
const OFF_WALL = 60;
/** Worktop between sink and hob, mm, and what less than two feet of it costs: pots stand there, and no water reaches the flame. Never less than the last. */
const WORKTOPS = [
  { width: 600, cost: 0 },
  { width: 300, cost: 3 },
  { width: 200, cost: 5 },
  { width: 100, cost: 7 },
] as const;
/** Nearer than this to a counter's end sink or hob stand at it, mm. */
const END = 100;
/** Of a usual sink's basin to the counter's end, mm. */
const RIM = 50;
/** Costs of a sink: in a window but not in its middle; in no window though a counter has one; at a counter's end; a small one. */
const OFF_MIDDLE = 0.5;
const IN_THE_DARK = 4;
const AT_END = 1;
const SMALL = 3;
/** So much of a sink at least is in a window, or it is in none, mm. */
const IN_WINDOW = 300;
/** Costs of a hob: before a window, whose draught blows at the flame; at a counter's very end; nearer to it than this, mm, in proportion; across the floor. */
const IN_DRAUGHT = 4;
const VERY_END = 1.5;
const OFF_END = 400;
const NEAR_END = 1;
const ACROSS = 1;
/** What it costs that hob and sink are on counters farther from one another than an aisle. */
const APART = 5;
/** Nearer than this to a fridge, mm, a hob costs `HOT`, and as much beside a door's leaf: whoever comes in runs into a pan's handle. */
const COOL = 300;
const HOT = 2;
const OFF_LEAF = 150;
/** What each metre costs that one walks further than a step between sink, hob and fridge. */
const WALKED = 2;

type OnCounter = { readonly run: Run; readonly side: number; readonly body: Rect; readonly cost: number };

/**
 * Sink and hob where they cost least together: the sink at a window, worktop between them, the hob out of the draught, off the counter's ends, and away
 * from fridge and leaves, all a step from one another. Where no place of a sink leaves the hob one, it is null.
 */
export function sinkAndHob(
  floor: Floor,
  runs: readonly Run[],
  fridge: Rect | null = null,
): readonly [OnCounter, OnCounter | null] {
  const walked = (one: OnCounter): OnCounter => ({ ...one, cost: one.cost + walkCost(one.body, fridge) });
  const sinks = sinkPlaces(floor, runs).map(walked);
  const hobs = hobPlaces(floor, runs, fridge).map(walked);
  let best: readonly [OnCounter, OnCounter | null] = [sinks[0] as OnCounter, null];
  let least = Number.POSITIVE_INFINITY;
  for (const sink of sinks) {
    for (const hob of hobs) {
      const cost = sink.cost + hob.cost + (sink.cost + hob.cost < least ? together(runs, sink, hob) : 0);
      if (cost < least) [least, best] = [cost, [sink, hob]];
    }
  }
  return best;
}

/** What it costs that sink and hob stand as they do to one another; infinite where they stand too close. */
function together(runs: readonly Run[], sink: OnCounter, hob: OnCounter): number {
  const gap = Math.max(
    sink.body.x0 - hob.body.x1,
    hob.body.x0 - sink.body.x1,
    sink.body.y0 - hob.body.y1,
    hob.body.y0 - sink.body.y1,
  );
  const worktop = WORKTOPS.find(({ width }) => gap >= width);
  if (worktop === undefined) return Number.POSITIVE_INFINITY;
  const apart = floorBetween(sink.run.body, hob.run.body) > AISLE;
  const facing = runs.length > 1 && (sink.side + hob.side) % 2 === 0 && sink.side !== hob.side;
  return worktop.cost + (apart ? APART : facing ? ACROSS : 0) + walkCost(sink.body, hob.body);
}

/** What it costs that one walks more than a step between two pieces. */
function walkCost(a: Rect, b: Rect | null): number {
  return b === null ? 0 : (WALKED * Math.max(0, walkBetween(a, b) - STEP)) / 1000;
}

/** Places of the sink: in windows, in the middle of counters, at their ends; there also a small one. */
function sinkPlaces(floor: Floor, runs: readonly Run[]): readonly OnCounter[] {
  const anyLit = runs.some((run) => lit(floor, run));
  const place = (run: Run, at: number, width: number, margin: number): OnCounter => {
    const from = Math.round(Math.max(run.from + margin, Math.min(run.to - width - margin, at)));
    const end = Math.min(from - run.from, run.to - from - width);
    const inWindows = floor.glass.map((one) =>
      one.side === run.side && Math.min(one.to, from + width) - Math.max(one.from, from) >= IN_WINDOW
        ? (OFF_MIDDLE * Math.abs(2 * from + width - one.from - one.to)) / (one.to - one.from)
        : IN_THE_DARK,
    );
    const light = anyLit ? Math.min(IN_THE_DARK, ...inWindows) : 0;
    const cost = light + (end < END ? AT_END : 0) + (width === SMALL_SINK ? SMALL : 0);
    return {
      run,
      side: run.side,
      body: against(floor.room, run.side, from, from + width, SINK.depth + OFF_WALL, OFF_WALL),
      cost,
    };
  };
  return runs.flatMap((run) => {
    const glass = floor.glass.filter((one) => one.side === run.side && one.from < run.to && one.to > run.from);
    const inGlass = glass.flatMap(({ from, to }) => [(from + to - SINK.width) / 2, from, to - SINK.width]);
    const usual = [...inGlass, (run.from + run.to - SINK.width) / 2, run.from, run.to];
    return [
      ...usual.map((at) => place(run, at, SINK.width, RIM)),
      ...[run.from, run.to].map((at) => place(run, at, SMALL_SINK, 0)),
    ];
  });
}

/** Places of the hob along the counters. */
function hobPlaces(floor: Floor, runs: readonly Run[], fridge: Rect | null): readonly OnCounter[] {
  const places: OnCounter[] = [];
  const shunned = [
    ...floor.swept.map((leaf) => grown(leaf, OFF_LEAF)),
    ...(fridge === null ? [] : [grown(fridge, COOL)]),
  ];
  for (const run of runs) {
    for (let from = run.from; from + HOB.width <= run.to; from += 50) {
      const end = Math.min(from - run.from, run.to - from - HOB.width);
      const draught = lit(floor, { side: run.side, from, to: from + HOB.width }) ? IN_DRAUGHT : 0;
      const body = against(floor.room, run.side, from, from + HOB.width, HOB.depth + OFF_WALL, OFF_WALL);
      const hot = HOT * shunned.filter((one) => overlaps(one, body)).length;
      const cost = draught + (end < END ? VERY_END : 0) + (NEAR_END * Math.max(0, OFF_END - end)) / OFF_END + hot;
      places.push({ run, side: run.side, body, cost });
    }
  }
  return places;
}
