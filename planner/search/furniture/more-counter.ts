import { area, overlaps } from "#planner/geometry/rect.ts";
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
import { across, against, along, type Floor, take, type WallSpan, wallOf } from "#planner/search/furniture/floor.ts";
import { partsOf } from "#planner/search/furniture/ways-kept.ts";

/** What a cook wants (rules: 10 feet running), and in a kitchen of so much floor, mm and mm2. */
const WANTED = 3000;
const WANTED_IN_LARGE = 3600;
const LARGE = 8e6;
/** A shorter run than this is not added, mm; nor are more than `MOST`. */
const LEAST = 800;
const MOST = 2;
/** What it is worth that a run meets another one in a corner, as mm of its length. */
const IN_CORNER = 1000;

/**
 * Runs of counter with what more there is room for once everything else stands, a table and its chairs as well, as long as they are fewer mm than a cook
 * wants: the longest, rather around a corner than across the aisle. None shuts off a way through the room. Takes the floor of those that it adds.
 */
export function withMoreCounter(floor: Floor, runs: readonly Run[]): readonly Run[] {
  const all = [...runs];
  const wanted = area(floor.room) >= LARGE ? WANTED_IN_LARGE : WANTED;
  while (all.length < runs.length + MOST && lengthOf(all) < wanted) {
    const parts = partsOf(floor, floor.bodies);
    const best = furtherRuns(floor, all)
      .toSorted((a, b) => b.worth - a.worth)
      .find(({ run }) => partsOf(floor, [...floor.bodies, run.body]) <= parts);
    if (best === undefined) break;
    take(floor, best.run);
    all.push(best.run);
  }
  return all;
}

type Further = { readonly run: Run; readonly worth: number };

/** Every run that may be added to some: of each stretch of wall that is free for one the part in a corner with another run, else the nearer one to all. */
function furtherRuns(floor: Floor, runs: readonly Run[]): readonly Further[] {
  return [0, 1, 2, 3].flatMap((side) => {
    const turned = runs.filter((one) => isTurn(one, side));
    return freeAlong(floor, runs, side).flatMap((gap): readonly Further[] => {
      const length = Math.min(gap.to - gap.from, LONGEST_RETURN);
      const ends = [
        { run: runAt(floor, { ...gap, to: gap.from + length }, LEAST_AISLE), corner: gap.from, end: 1 },
        { run: runAt(floor, { ...gap, from: gap.to - length }, LEAST_AISLE), corner: gap.to, end: 0 },
      ] as const;
      return ends.flatMap(({ run, corner, end }): readonly Further[] => {
        const met = turned.filter((one) => along(one.body, side)[end] === corner);
        const far = Math.min(...runs.map((one) => floorBetween(one.body, run.body)));
        const isClear = turned.every((one) => met.includes(one) || !overlaps(one.zone, run.body));
        const isReached = runs.every((one) => !overlaps(one.body, run.zone));
        if (!isClear || !isReached || far > WIDE_AISLE) return [];
        return [{ run, worth: length + (met.length > 0 ? IN_CORNER : -far / 2) }];
      });
    });
  });
}

/** The stretches of a wall along which a run may be added, but for the aisles of runs that it meets in a corner; across a short counter is a narrow one. */
function freeAlong(floor: Floor, runs: readonly Run[], side: number): readonly WallSpan[] {
  const { room } = floor;
  if (across(room, side) < DEPTH + LEAST_AISLE) return [];
  const [low, high] = wallOf(room, side);
  const strip = against(room, side, low, high, DEPTH);
  const before = against(room, side, low, high, DEPTH + LEAST_AISLE);
  const facing = lengthOf(runs) < SHORT ? LEAST_AISLE : AISLE;
  const zones = floor.zones.filter((zone) => !runs.some((one) => one.zone === zone));
  const bodies = floor.bodies.filter((body) => !runs.some((one) => one.body === body));
  const taken = runs.map((one) => {
    if (!isTurn(one, side)) return runAt(floor, one, facing).zone;
    return overlaps(one.body, strip) ? one.body : one.zone;
  });
  const blocks = [
    ...[...floor.walk, ...zones, ...taken].filter((one) => overlaps(one, strip)),
    ...bodies.filter((one) => overlaps(one, before)),
  ];
  return gaps(
    low,
    high,
    blocks.map((one) => along(one, side)),
  )
    .filter(({ from, to }) => to - from >= LEAST)
    .map((gap) => ({ side, ...gap }));
}

/** Whether a run lies at a right angle to a side's wall. */
function isTurn(run: WallSpan, side: number): boolean {
  return (run.side + side) % 2 === 1;
}
