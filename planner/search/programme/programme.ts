import type { Brief } from "#planner/brief/brief.ts";
import type { Relaxation } from "#planner/plan/plan.ts";
import { type Params, type RefusalCode, relaxation } from "#planner/plan/told.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { stairDesign } from "#planner/search/core/stair-shaft.ts";
import { givenBack, type Reduced, reductions } from "#planner/search/programme/giving-up.ts";
import {
  clearFloor,
  idealArea,
  type Limits,
  leastArea,
  type Plate,
  shapeOf,
  stairArea,
} from "#planner/search/programme/room-areas.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { sized } from "#planner/search/programme/sized.ts";
import { sum } from "#planner/search/programme/sum.ts";
import { roomsByLevel, type WishedRoom, type Wishes, wishesOf } from "#planner/search/programme/wishes.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** A level can be arranged when its least rooms fill no more than this share of its clear floor. */
const TIGHTEST = 1;

/** No row of the list of what gives way. */
const NONE = -1;

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
  /** A rung with any one of the things taken back, the last as well. */
  readonly anyRicher: (rung: Rung) => readonly Rung[];
  /** The same rooms laid over the levels in ways that were not among the rung's best, or in a narrower house: for another option. */
  readonly otherWays: (rung: Rung) => readonly Programme[];
};

export type LadderOutcome =
  /** `floor`: the largest outer size of a level, mm2. */
  | { readonly kind: "ladder"; readonly ladder: Ladder; readonly floor: number }
  | { readonly kind: "refused"; readonly rule: string; readonly code: RefusalCode; readonly params: Params };

/** Phase 1: which rooms on which level, how large, for every form of the brief that fits the floor by its areas. */
export function ladderOf(brief: Brief, profile: Profile, site: BuildingSite): LadderOutcome {
  const width = site.buildable.x1 - site.buildable.x0;
  const buildableDepth = site.buildable.y1 - site.buildable.y0;
  const { external } = wallsOf(profile, brief.structure);
  if (Math.min(width, buildableDepth) < narrowestRoom(profile) + 2 * external) {
    const params = { width: metres(Math.max(0, width)), depth: metres(Math.max(0, buildableDepth)) };
    return { kind: "refused", rule: "setbacks", code: "setbacks", params };
  }
  const mostArea = Math.min(width * buildableDepth, site.coverage, Math.floor(site.floorArea / brief.floors));
  const limits = { width, depth: buildableDepth, area: mostArea };
  const stair = stairDesign(profile, brief.floors, site.height, "shortest");
  const most = { ...shapeOf(mostArea, limits), wall: external, stair: stair === null ? 0 : stair.across * stair.along };
  const asked = wishesOf(brief);
  const programmeOf = (
    relaxed: readonly Relaxation[],
    { wishes, split }: Distribution,
    within = limits,
    plate = most,
  ): Programme => {
    const code = wishes.compact ? "living-upstairs" : "living-upstairs-option";
    const up = wishes.livingUp ? [relaxation("living", code)] : [];
    const told = [...relaxed, ...up, ...attachedTold(brief, wishes, split)];
    return sized(wishes, split, profile, within, plate, told);
  };
  const narrow = ({ wishes, relaxed }: Reduced): readonly Programme[] => {
    const within = narrower(limits);
    if (within.width === width) return [];
    const plate = { ...most, ...shapeOf(mostArea, within) };
    const best = fittingDistributions(asked, wishes, profile, plate);
    return best.slice(0, MOST_SPLITS).map((one) => programmeOf(relaxed, one, within, plate));
  };
  const rungOf = (reduced: Reduced, last: number): Rung => {
    const { wishes, relaxed } = reduced;
    const best = fittingDistributions(asked, wishes, profile, most).map((one) => programmeOf(relaxed, one));
    return { reduced, last, programmes: wishes.compact ? [...best, ...narrow(reduced)] : best };
  };
  const otherWays = (rung: Rung): readonly Programme[] => {
    const { wishes, relaxed } = rung.reduced;
    const [likeliest, ...others] = otherDistributions(asked, wishes, profile, most).map((one) =>
      programmeOf(relaxed, one),
    );
    return [
      ...(likeliest === undefined ? [] : [likeliest]),
      ...(wishes.compact ? [] : narrow(rung.reduced)),
      ...others,
    ];
  };
  const fits = (rung: Rung): boolean => rung.programmes.length > 0;
  const rungs = reductions(asked)
    .map((one) => rungOf(one, one.given.at(-1) ?? NONE))
    .filter(fits);
  if (rungs.length === 0) {
    const params = floorNeeded(asked, profile, most);
    return { kind: "refused", rule: "space", code: "floor", params };
  }
  const backFrom = (rung: Rung, keep: number): readonly Rung[] =>
    givenBack(asked, rung.reduced, keep)
      .map((one) => rungOf(one, keep))
      .filter(fits);
  const richer = (rung: Rung): readonly Rung[] => backFrom(rung, rung.last);
  const anyRicher = (rung: Rung): readonly Rung[] => backFrom(rung, NONE);
  return { kind: "ladder", ladder: { rungs, richer, anyRicher, otherWays }, floor: most.width * most.depth };
}

/** Another option may be drawn narrower and deeper than the first, where the plot is not filled front to rear. */
const NARROWER = 0.8;

function narrower(limits: Limits): Limits {
  const width = Math.ceil(Math.max(limits.area / limits.depth, limits.width * NARROWER) / 5) * 5;
  return width > 0.95 * limits.width ? limits : { ...limits, width };
}

/** A house with its living room upstairs is organised in another way than one with its stair in the same place. */
export function partiName(parti: string, wishes: Wishes): string {
  return wishes.livingUp ? `${parti}-living-upstairs` : parti;
}

/** No house is narrower or shallower than its living room may be, mm. */
function narrowestRoom({ rooms }: Profile): number {
  return rooms.living?.width ?? 0;
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
function floorNeeded(asked: Wishes, profile: Profile, most: Plate): { needed: number; allowed: number } {
  const least = reductions(asked).at(-1)?.wishes ?? asked;
  const needs = distributions(asked, least).map(({ wishes, split }) =>
    Math.max(...roomsByLevel(wishes, split).map((rooms) => leastFloor(rooms, wishes, profile, most))),
  );
  const gross = most.width * most.depth;
  const needed = (Math.min(...needs) * gross) / TIGHTEST / clearFloor(least, most);
  return { needed: Math.ceil(needed / 1e6), allowed: Math.floor(gross / 1e6) };
}

function leastFloor(rooms: readonly WishedRoom[], wishes: Wishes, profile: Profile, most: Plate): number {
  return sum(rooms, (room) => leastArea(room, profile, wishes)) + stairArea(wishes, most);
}

/** How much worse than the best another distribution of bedrooms may be and still be tried. */
const NEARLY_AS_GOOD = 0.25;

/** So many distributions are tried; where rooms are at their least, of all that fit. */
const MOST_SPLITS = 2;
const MOST_COMPACT_SPLITS = 6;

/** The distributions of bedrooms over the levels that fit, the one whose fullest level is the least full first. */
function fittingDistributions(asked: Wishes, given: Wishes, profile: Profile, most: Plate): readonly Distribution[] {
  const fitting = fittingOf(distributions(asked, given), profile, most);
  const best = fitting[0]?.cost ?? 0;
  return fitting
    .filter((one) => given.compact || one.cost <= best + NEARLY_AS_GOOD)
    .slice(0, given.compact ? MOST_COMPACT_SPLITS : MOST_SPLITS)
    .map(({ one }) => one);
}

/** For another option: the living room upstairs, then the distributions that were not good enough for the first. */
function otherDistributions(asked: Wishes, given: Wishes, profile: Profile, most: Plate): readonly Distribution[] {
  const best = fittingDistributions(asked, given, profile, most).map(keyOf);
  const upstairs = { ...given, livingUp: true };
  const up = splitsWithBaths(asked, upstairs).filter(([ground]) => (ground ?? 0) > 0);
  const down = splitsWithBaths(asked, given).flatMap((split) => [split, topHeavy(split)]);
  return [up.map((split) => ({ wishes: upstairs, split })), down.map((split) => ({ wishes: given, split }))]
    .flatMap((ways) => fittingOf(given.floors > 1 ? ways : [], profile, most).map(({ one }) => one))
    .filter((one, i, all) => !best.includes(keyOf(one)) && all.findIndex((other) => keyOf(other) === keyOf(one)) === i);
}

/** The same with the fuller of the upper floors on top. */
function topHeavy([ground, ...above]: readonly number[]): readonly number[] {
  return [ground ?? 0, ...above.reverse()];
}

function keyOf({ wishes, split }: Distribution): string {
  return `${wishes.livingUp} ${wishes.lobbies} ${split.join()}`;
}

type Fitting = { readonly one: Distribution; readonly cost: number };

/** Those whose rooms fit every level at their least, the best first. */
function fittingOf(ways: readonly Distribution[], profile: Profile, most: Plate): readonly Fitting[] {
  const fitting: Fitting[] = [];
  for (const one of ways) {
    const { wishes, split } = one;
    const clear = clearFloor(wishes, most);
    let cost = 0;
    let fullest = 0;
    for (const rooms of roomsByLevel(wishes, split)) {
      const least = leastFloor(rooms, wishes, profile, most);
      const ideal = sum(rooms, (room) => idealArea(room, wishes)) + stairArea(wishes, most);
      fullest = Math.max(fullest, least / clear);
      const fill = ideal / clear;
      cost += fill > 1 ? 4 * (fill - 1) * (fill - 1) + 0.4 * (fill - 1) : (1 - fill) * (1 - fill);
    }
    // A household with three bedrooms or more wants one of them without stairs.
    if (wishes.floors > 1 && wishes.bedrooms > 2 && split[0] === 0) cost += 0.12;
    // Between party walls two bedrooms find windows, front and rear; a third has to share a side.
    if (wishes.enclosed) for (const bedrooms of split) if (bedrooms > 2) cost += 0.25 * (bedrooms - 2);
    if (wishes.compact) cost = fullest + (wishes.livingUp ? LIVING_UP : 0) + (wishes.lobbies ? 0 : NO_LOBBY);
    if (fullest <= TIGHTEST) fitting.push({ one, cost });
  }
  return fitting.sort((a, b) => a.cost - b.cost);
}

/** Where the bedrooms lie, and in `wishes` whether the living room is upstairs: tried only where rooms are at their least. */
type Distribution = { readonly wishes: Wishes; readonly split: readonly number[] };

/** Guests are led upstairs only where that leaves the fullest level so much more of its floor. */
const LIVING_UP = 0.04;
/** Rooms open off the stair's landing only where a lobby would leave so much less of the fullest level. */
const NO_LOBBY = 0.04;

function distributions(asked: Wishes, wishes: Wishes): readonly Distribution[] {
  const found = splitsWithBaths(asked, wishes).map((split) => ({ wishes, split }));
  if (!wishes.compact || wishes.floors === 1) return found;
  const up = found
    .filter(({ split }) => (split[0] ?? 0) > 0)
    .map(({ split }) => ({ wishes: { ...wishes, livingUp: true }, split }));
  return [...found, ...up].flatMap((one) => [one, { ...one, wishes: { ...one.wishes, lobbies: false } }]);
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
    if (above === 0 && !wishes.livingUp) continue;
    found.push(split);
  }
  return found.length > 0 ? found : [[bedrooms, ...Array.from({ length: floors - 1 }, () => 0)]];
}
