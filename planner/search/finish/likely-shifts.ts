import { area } from "#planner/geometry/rect.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { longestUntold } from "#planner/rules/review/proportion.ts";
import { movableWalls, stepsIntoLine } from "#planner/search/finish/movable-walls.ts";
import { wallsOutOfLine } from "#planner/search/finish/walls-out-of-line.ts";
import { targets, UNSIZED_KINDS } from "#planner/search/judge/misplaced-floor.ts";
import { armsOf, floorOf, type PlacedRoom, type WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { withShift } from "#planner/search/legalise/shifted-walls.ts";
import type { Shift } from "#planner/search/legalise/shifts.ts";
import { sidesOf, touchLength } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** Shifts that are tried of every wall, to either side, mm. */
const STEPS = [20, 50, 100, 150, 200, 300, 400, 600, 800].flatMap((by) => [by, -by]);
/** What a shift brings into the right rooms at the least, as a share of all rooms' floor. */
const WORTHWHILE = 0.0004;
/** What one that brings a wall into line may bring into wrong rooms, as a share of all rooms' floor. */
const WORTH_A_LINE = 0.003;
/** Rooms whose size nobody wishes for (`UNSIZED_KINDS`) may become at most this many times as large. */
const UNSIZED_GROWTH = 1.1;
/** Wall that a door needs beyond its own width, mm. */
const BESIDE_DOOR = 200;

/** Shifts of walls that move together. */
export type Together = readonly Shift[];

type Move = {
  readonly shifts: Together;
  /** The floor that comes into the right rooms by it, as a share of all rooms' floor; less than nothing if floor gets into wrong ones. */
  readonly gain: number;
  /** How many walls more get out of line with the one below. */
  readonly crooked: number;
};

/** Shifts of a plan's walls that bring floor into the right rooms and no wall out of line with the one below, the largest gain first. */
export function likelyShifts(levels: readonly WalledLevel[], plan: Plan): readonly Together[] {
  return bestOf(movesOf(levels, plan, WORTHWHILE).filter(({ crooked }) => crooked <= 0));
}

/** Shifts that bring walls into line with the one that they partly stand on, or that one with them; those that bring least floor into wrong rooms first. */
export function shiftsIntoLine(levels: readonly WalledLevel[], plan: Plan): readonly Together[] {
  return bestOf(movesOf(levels, plan, -WORTH_A_LINE).filter(({ crooked }) => crooked < 0));
}

function bestOf(moves: readonly Move[]): readonly Together[] {
  return moves.toSorted((one, other) => other.gain - one.gain).map(({ shifts }) => shifts);
}

/**
 * The shifts of a plan's walls that gain so much. Rooms keep the proportions that the review allows, or those that they have; doors keep the wall that they
 * need. `levels`: the plan's, as they were placed.
 */
function movesOf(levels: readonly WalledLevel[], plan: Plan, least: number): readonly Move[] {
  const floor = plan.levels.flatMap((level) => targets(level, plan.brief)).reduce((sum, room) => sum + room.area, 0);
  const wrong = levels.map((before, level) => wrongIn(before, plan.levels[level] as Level, plan));
  const outOfLine = wallsOutOfLine(levels);
  return movableWalls(levels).flatMap((walls) =>
    [...STEPS, ...stepsIntoLine(walls, levels)].flatMap((by) => {
      const after = levels.map((before, level) =>
        walls.reduce((is, one) => (one.level === level ? withShift(is, one.front, by) : is), before),
      );
      const gained = after.map((one, level) =>
        one === levels[level] ? 0 : (wrong[level] as number) - wrongIn(one, plan.levels[level] as Level, plan),
      );
      const gain = gained.reduce((sum, some) => sum + some, 0) / floor;
      const isGood =
        gain >= least &&
        levels.every((before, level) => isOfUse(before, after[level] as WalledLevel, plan.levels[level] as Level));
      if (!isGood) return [];
      const shifts = walls.map(({ level, front }) => ({ level, wall: front.first.id, by }));
      return [{ shifts, gain, crooked: wallsOutOfLine(after) - outOfLine }];
    }),
  );
}

/** Floor of a level in the wrong rooms, m2, as its rooms lie now. */
function wrongIn({ rooms }: WalledLevel, drawn: Level, { brief }: Plan): number {
  const floors = new Map(rooms.map((room) => [room.spec.id, floorOf(room) / 1e6]));
  const now = drawn.rooms.map((room) => ({ ...room, area: floors.get(room.id) ?? room.area }));
  return targets({ ...drawn, rooms: now }, brief).reduce((sum, room) => sum + Math.abs(room.area - room.target), 0);
}

/** Whether every room stays wide and large enough, and not too long, or no worse than it was; and whether doors keep the wall that they need. */
function isOfUse(before: WalledLevel, after: WalledLevel, { openings }: Level): boolean {
  const places = new Map(before.rooms.map((room, i) => [room.spec.id, [room, after.rooms[i] as PlacedRoom] as const]));
  return (
    [...places.values()].every(([was, is]) => was === is || isFit(was, is)) &&
    openings.every(({ kind, rooms: [one = "", other = ""], from, to }) => {
      const [a, b] = [places.get(one), places.get(other)];
      if (kind === "window" || a === undefined || b === undefined || (a[0] === a[1] && b[0] === b[1])) return true;
      const needs = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) + BESIDE_DOOR;
      return touchOf(a[1], b[1]) >= Math.min(touchOf(a[0], b[0]), needs);
    })
  );
}

/** The longest wall that arms of two rooms share, mm. */
function touchOf(one: PlacedRoom, other: PlacedRoom): number {
  return Math.max(...armsOf(one).flatMap((a) => armsOf(other).map((b) => touchLength(a, b))));
}

function isFit(was: PlacedRoom, { spec, rect: r }: PlacedRoom): boolean {
  const [before, now] = [sidesOf(was.rect), sidesOf(r)];
  const [had, has] = [area(was.rect), area(r)];
  return (
    now.short >= Math.max(spec.leastWidth, Math.min(spec.goodWidth, before.short)) &&
    now.long / now.short <= Math.max(longestUntold(spec.kind), before.long / before.short) &&
    has >= Math.max(spec.leastArea, Math.min(1e6 * STANDARDS[spec.kind].least, had)) &&
    (!UNSIZED_KINDS.includes(spec.kind) || has <= UNSIZED_GROWTH * had)
  );
}
