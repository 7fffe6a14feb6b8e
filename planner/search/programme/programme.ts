import type { Brief } from "#planner/brief/brief.ts";
import type { Relaxation } from "#planner/plan/plan.ts";
import { type Params, type RefusalCode, relaxation } from "#planner/plan/told.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { givenBack, type Reduced, reductions } from "#planner/search/programme/giving-up.ts";
import { clearShare, idealArea, leastArea, stairArea } from "#planner/search/programme/room-areas.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { sized } from "#planner/search/programme/sized.ts";
import { roomsByLevel, type WishedRoom, type Wishes, wishesOf } from "#planner/search/programme/wishes.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** A level can be arranged when its least rooms fill no more than this share of its clear floor. */
const TIGHTEST = 1;

export type Programme = {
  readonly levels: readonly (readonly RoomSpec[])[];
  readonly wishes: Wishes;
  readonly relaxed: readonly Relaxation[];
  /** Outer size of the ground floor, mm. */
  readonly width: number;
  readonly depth: number;
};

/** One form of the brief with the programmes that it can be built by, the best distribution of bedrooms first. */
export type Rung = {
  readonly reduced: Reduced;
  /** What was given up last: taking it back leads to a richer rung that failed. */
  readonly last: number;
  readonly programmes: readonly Programme[];
};

/** The brief from its richest form whose rooms fit by their areas down to the poorest. */
export type Ladder = {
  readonly rungs: readonly Rung[];
  /** A rung with one of the earlier things taken back, where that fits by areas; the most missed first. */
  readonly richer: (rung: Rung) => readonly Rung[];
};

export type LadderOutcome =
  /** `floor`: the largest outer size of a level, mm2. */
  | { readonly kind: "ladder"; readonly ladder: Ladder; readonly floor: number }
  | { readonly kind: "refused"; readonly rule: string; readonly code: RefusalCode; readonly params: Params };

/** Phase 1: which rooms on which level, how large, for every form of the brief that fits the floor by its areas. */
export function ladderOf(brief: Brief, profile: Profile, site: BuildingSite): LadderOutcome {
  const width = site.buildable.x1 - site.buildable.x0;
  const buildableDepth = site.buildable.y1 - site.buildable.y0;
  if (width < 3000 || buildableDepth < 4000) {
    const params = { width: metres(Math.max(0, width)), depth: metres(Math.max(0, buildableDepth)) };
    return { kind: "refused", rule: "setbacks", code: "setbacks", params };
  }
  const mostArea = Math.min(width * buildableDepth, site.coverage, Math.floor(site.floorArea / brief.floors));
  const mostDepth = Math.floor(mostArea / width / 5) * 5;
  const asked = wishesOf(brief);
  const rungOf = (reduced: Reduced, last: number): Rung => {
    const { wishes, relaxed } = reduced;
    const programmes = fittingSplits(asked, wishes, profile, width * mostDepth, mostDepth).map((split) => {
      const told = [...relaxed, ...attachedTold(brief, wishes, split)];
      return sized(wishes, split, profile, width, mostDepth, told);
    });
    return { reduced, last, programmes };
  };
  const fits = (rung: Rung): boolean => rung.programmes.length > 0;
  const rungs = reductions(asked)
    .map((one) => rungOf(one, one.given.at(-1) ?? -1))
    .filter(fits);
  if (rungs.length === 0) {
    const params = floorNeeded(asked, profile, width * mostDepth, mostDepth);
    return { kind: "refused", rule: "space", code: "floor", params };
  }
  const richer = (rung: Rung): readonly Rung[] =>
    givenBack(asked, rung.reduced, rung.last)
      .map((one) => rungOf(one, rung.last))
      .filter(fits);
  return { kind: "ladder", ladder: { rungs, richer }, floor: width * mostDepth };
}

function metres(mm: number): number {
  return Math.round(mm / 100) / 10;
}

/** Attached baths that were asked for and have no bedroom of their own, or none left, to open from. */
function attachedTold(brief: Brief, wishes: Wishes, split: readonly number[]): readonly Relaxation[] {
  if (brief.attached === undefined) return [];
  const given = sum(roomsByLevel(wishes, split).flat(), (room) =>
    room.kind === "bath" && room.owner !== null ? 1 : 0,
  );
  if (given >= brief.attached) return [];
  return [relaxation("attached", given === 0 ? "attached-none" : "attached-fewer", { asked: brief.attached, given })];
}

/** The floor that the fullest level needs at least, walls and all, when everything has given way that can; m2. */
function floorNeeded(
  asked: Wishes,
  profile: Profile,
  gross: number,
  depth: number,
): { needed: number; allowed: number } {
  const least = reductions(asked).at(-1)?.wishes ?? asked;
  const needs = splitsWithBaths(asked, least).map((split) =>
    Math.max(...roomsByLevel(least, split).map((rooms, level) => leastFloor(rooms, level, least, profile))),
  );
  const needed = Math.min(...needs) / TIGHTEST / clearShare(least, gross, depth);
  return { needed: Math.ceil(needed / 1e6), allowed: Math.floor(gross / 1e6) };
}

function leastFloor(rooms: readonly WishedRoom[], level: number, wishes: Wishes, profile: Profile): number {
  return sum(rooms, (room) => leastArea(room, profile, wishes)) + stairArea(wishes, level);
}

/** How much worse than the best another distribution of bedrooms may be and still be tried. */
const NEARLY_AS_GOOD = 0.25;

/** The distributions of bedrooms over the levels that fit, the one whose fullest level is the least full first; two at most. */
function fittingSplits(
  asked: Wishes,
  wishes: Wishes,
  profile: Profile,
  gross: number,
  depth: number,
): readonly (readonly number[])[] {
  const fitting: { readonly split: readonly number[]; readonly cost: number }[] = [];
  const clear = gross * clearShare(wishes, gross, depth);
  for (const split of splitsWithBaths(asked, wishes)) {
    let cost = 0;
    let fits = true;
    for (const [level, rooms] of roomsByLevel(wishes, split).entries()) {
      const least = leastFloor(rooms, level, wishes, profile);
      const ideal = sum(rooms, (room) => idealArea(room, wishes)) + stairArea(wishes, level);
      if (least > clear * TIGHTEST) fits = false;
      const fill = ideal / clear;
      cost += fill > 1 ? 4 * (fill - 1) * (fill - 1) + 0.4 * (fill - 1) : (1 - fill) * (1 - fill);
    }
    // A household with three bedrooms or more wants one of them without stairs.
    if (wishes.floors > 1 && wishes.bedrooms > 2 && split[0] === 0) cost += 0.12;
    // Between party walls two bedrooms find windows, front and rear; a third has to share a side.
    if (wishes.enclosed) for (const bedrooms of split) if (bedrooms > 2) cost += 0.25 * (bedrooms - 2);
    if (fits) fitting.push({ split, cost });
  }
  fitting.sort((a, b) => a.cost - b.cost);
  const best = fitting[0]?.cost ?? 0;
  return fitting
    .filter((one) => one.cost <= best + NEARLY_AS_GOOD)
    .slice(0, 2)
    .map((one) => one.split);
}

/** The distributions with a bathroom for every floor that has bedrooms, where so many were asked for (law 3). */
function splitsWithBaths(asked: Wishes, wishes: Wishes): readonly (readonly number[])[] {
  return splits(wishes).filter((split) => {
    const floors = split.filter((bedrooms) => bedrooms > 0).length;
    return floors <= wishes.bathrooms || floors > asked.bathrooms;
  });
}

function splits(wishes: Wishes): readonly (readonly number[])[] {
  const { bedrooms, floors } = wishes;
  if (floors === 1) return [[bedrooms]];
  const found: number[][] = [];
  for (let ground = wishes.elders ? 1 : 0; ground <= bedrooms; ground++) {
    const above = bedrooms - ground;
    const split = [ground];
    for (let level = 1; level < floors; level++) {
      const rest = above - sum(split.slice(1), (n) => n);
      split.push(Math.ceil(rest / (floors - level)));
    }
    if (above === 0) continue;
    found.push(split);
  }
  return found.length > 0 ? found : [[bedrooms, ...Array.from({ length: floors - 1 }, () => 0)]];
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}
