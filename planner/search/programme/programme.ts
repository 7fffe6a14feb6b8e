import type { Brief } from "#planner/brief/brief.ts";
import type { Relaxation } from "#planner/plan/plan.ts";
import { fewerTold, type Params, type RefusalCode, relaxation } from "#planner/plan/told.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { stairGoesOn } from "#planner/search/core/stair-ends.ts";
import { climbsInOneFlight, type StairForm, type StairLength, stairDesign } from "#planner/search/core/stair-shaft.ts";
import {
  type Distribution,
  distributions,
  distributionsToTry,
  leastFloor,
  MOST_SPLITS,
  otherDistributions,
} from "#planner/search/programme/distributions.ts";
import { givenBack, type Reduced, reductions } from "#planner/search/programme/giving-up.ts";
import {
  isNarrow,
  narrowestRoom,
  openWellStair,
  quarterTurnArea,
  quarterTurnStair,
  stairFits,
} from "#planner/search/programme/narrow-house.ts";
import { clearFloor, type Limits, type Plate, shapeOf } from "#planner/search/programme/room-areas.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { sized } from "#planner/search/programme/sized.ts";
import { sum } from "#planner/search/programme/sum.ts";
import { type Conceded, roomsByLevel, type Wishes, wishesOf } from "#planner/search/programme/wishes.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** Stands for no row of the list of what gives way. */
const NONE = -1;

export type Programme = {
  readonly levels: readonly (readonly RoomSpec[])[];
  readonly wishes: Wishes;
  readonly relaxed: readonly Relaxation[];
  /** Outer size of the ground floor, mm. */
  readonly width: number;
  readonly depth: number;
};

/** The brief with some things given up, and the programmes that it can be built by, the best distribution of bedrooms first. */
export type Rung = {
  readonly reduced: Reduced;
  /** The row given up last: to take it back leads to a richer rung that failed. */
  readonly last: number;
  readonly programmes: readonly Programme[];
};

/** The brief with more and more given up, from the richest rung whose rooms fit by their areas down to the poorest. */
export type Ladder = {
  readonly rungs: readonly Rung[];
  /** Richer rungs, each with one of the things given up before the last taken back, if that fits by areas; the most missed first. */
  readonly richer: (rung: Rung) => readonly Rung[];
  /** The same, but the last thing may come back too. */
  readonly anyRicher: (rung: Rung) => readonly Rung[];
  /** The same rooms laid over the levels in ways that were not among the rung's best, or in a narrower house: for another option. */
  readonly otherWays: (rung: Rung) => readonly Programme[];
};

export type LadderOutcome =
  /** `floor`: the largest outer size of a level, mm2. */
  | { readonly kind: "ladder"; readonly ladder: Ladder; readonly floor: number }
  | { readonly kind: "refused"; readonly rule: string; readonly code: RefusalCode; readonly params: Params };

/** Phase 1: which rooms lie on which level, and how large, for every rung that fits the floor by its areas; refused if none does. */
export function ladderOf(brief: Brief, profile: Profile, site: BuildingSite, conceded: Conceded = {}): LadderOutcome {
  const width = site.buildable.x1 - site.buildable.x0;
  const buildableDepth = site.buildable.y1 - site.buildable.y0;
  const { external } = wallsOf(profile, brief.structure);
  if (Math.min(width, buildableDepth) < narrowestRoom(profile) + 2 * external) {
    const params = { width: metres(Math.max(0, width)), depth: metres(Math.max(0, buildableDepth)) };
    return { kind: "refused", rule: "setbacks", code: "setbacks", params };
  }
  if (brief.floors > 1 && !stairFits(brief, profile, site)) {
    const params = { width: metres(width), depth: metres(buildableDepth) };
    return { kind: "refused", rule: "stair", code: "stair", params };
  }
  const mostArea = Math.min(width * buildableDepth, site.coverage, Math.floor(site.floorArea / brief.floors));
  const limits = { width, depth: buildableDepth, area: mostArea };
  const most = plateOf(brief, profile, site, limits);
  const asked = { ...wishesOf(brief, site.buildable.y0), ...conceded };
  const straightStair = stairDesign(profile, brief.floors, site.height, "tight", "straight");
  const isUnderRoof = (wishes: Wishes): boolean => {
    const straightUp = wishes.straightStair && !stairGoesOn(wishes, straightStair, brief.floors - 1);
    return (straightUp || wishes.quarterTurn) && profile.stair.toTerrace.value;
  };
  const programmeOf = (
    relaxed: readonly Relaxation[],
    { wishes, split }: Distribution,
    within = limits,
    plate = most,
  ): Programme => {
    const told = [...relaxed, ...formTold(wishes, isUnderRoof(wishes)), ...attachedTold(brief, wishes, split)];
    return sized(wishes, split, profile, within, plate, told);
  };
  const inNarrowerHouse = ({ wishes, relaxed }: Reduced): readonly Programme[] => {
    const within = narrower(limits);
    if (within.width === width) return [];
    // Whether a dog-leg leaves a room is a matter of the whole plot: no house is made so narrow that its stair has to end under the roof.
    const plate = { ...most, ...shapeOf(mostArea, within) };
    const best = distributionsToTry(asked, wishes, profile, plate);
    return best.slice(0, MOST_SPLITS).map((one) => programmeOf(relaxed, one, within, plate));
  };
  const rungOf = (reduced: Reduced, last: number): Rung => {
    const { wishes, relaxed } = reduced;
    const best = distributionsToTry(asked, wishes, profile, most).map((one) => programmeOf(relaxed, one));
    return { reduced, last, programmes: wishes.compact ? [...best, ...inNarrowerHouse(reduced)] : best };
  };
  const otherWays = (rung: Rung): readonly Programme[] => {
    const { wishes, relaxed } = rung.reduced;
    const [likeliest, ...others] = otherDistributions(asked, wishes, profile, most).map((one) =>
      programmeOf(relaxed, one),
    );
    return [
      ...(likeliest === undefined ? [] : [likeliest]),
      ...(wishes.compact ? [] : inNarrowerHouse(rung.reduced)),
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

/** The largest level that fits these limits, and what it takes to judge rooms on it: the stairs that it may have, and what carries it. */
function plateOf(brief: Brief, profile: Profile, site: BuildingSite, limits: Limits): Plate {
  const { floors, structure } = brief;
  const shaftOf = (length: StairLength, form: StairForm): number => {
    const stair = stairDesign(profile, floors, site.height, length, form);
    return stair === null ? 0 : stair.across * stair.along;
  };
  const openWell = openWellStair(brief, profile, site);
  const turned = quarterTurnStair(brief, profile, site);
  return {
    ...shapeOf(limits.area, limits),
    wall: wallsOf(profile, structure).external,
    shafts: {
      dogLeg: shaftOf("shortest", "dog-leg"),
      tight: shaftOf("tight", "dog-leg"),
      straight: shaftOf("shortest", "straight"),
      narrowStraight: shaftOf("tight", "straight"),
      openWell: openWell === null ? 0 : openWell.across * openWell.along,
      quarterTurn: turned === null ? 0 : quarterTurnArea(turned),
      openFlight: shaftOf("open", "straight"),
    },
    oneFlight: climbsInOneFlight(profile, floors, site.height),
    tooNarrowBesideDogLeg: floors > 1 && isNarrow(brief, profile, site),
    openWell: openWell !== null,
    quarterTurn: turned !== null,
    frame: structure === "rcc-frame",
    cornerLobbies: limits.area <= CORNER_LOBBIES,
  };
}

/** What the form of a house gives up of the brief, beside what its rung does; `underRoof`: its stair ends under a flat roof that stairs usually reach. */
function formTold(wishes: Wishes, underRoof: boolean): readonly Relaxation[] {
  const { compact, livingUp, kitchenUp, openFlight, openKitchen } = wishes;
  return [
    ...(wishes.parentsWc ? [relaxation("elders", "elders-wc")] : []),
    ...(livingUp ? [relaxation("living", compact ? "living-upstairs" : "living-upstairs-option")] : []),
    ...(wishes.pooja && wishes.poojaUp ? [relaxation("pooja", "pooja-upstairs")] : []),
    ...(kitchenUp ? [relaxation("kitchen", "kitchen-upstairs")] : []),
    ...(wishes.diningInKitchen ? [relaxation("kitchen", "kitchen-dined")] : []),
    ...(openFlight && !openKitchen && !kitchenUp ? [relaxation("kitchen", "kitchen-open")] : []),
    ...(underRoof ? [relaxation("roof", wishes.quarterTurn ? "roof-no-stair-turned" : "roof-no-stair")] : []),
  ];
}

/** The largest floor on which lobbies are tried in a bedroom's corner, mm2: 25x30 ft between neighbours has 45 m2. */
const CORNER_LOBBIES = 46e6;

/** Another option may be drawn narrower than the first, down to this share of its width, and deeper, if the plot is not filled front to rear. */
const NARROWER = 0.8;

function narrower(limits: Limits): Limits {
  const width = Math.ceil(Math.max(limits.area / limits.depth, limits.width * NARROWER) / 5) * 5;
  return width > 0.95 * limits.width ? limits : { ...limits, width };
}

/** A parti's name with the unusual stair and what lies upstairs: they organise a house in another way, even if its stair has the same place. */
export function partiName(
  parti: string,
  { livingUp, kitchenUp, straightStair, openWell, quarterTurn }: Wishes,
): string {
  const above = livingUp ? "-living-upstairs" : kitchenUp ? "-kitchen-upstairs" : "";
  const stair = straightStair ? "-straight" : openWell ? "-open-well" : quarterTurn ? "-quarter-turn" : "";
  return `${parti}${stair}${above}`;
}

function metres(mm: number): number {
  return Math.round(mm / 100) / 10;
}

/** What is told if fewer baths are attached than were asked for, as bedrooms or baths run out; empty if not. */
function attachedTold(brief: Brief, wishes: Wishes, split: readonly number[]): readonly Relaxation[] {
  if (brief.attached === undefined) return [];
  const given = sum(roomsByLevel(wishes, split).flat(), (room) =>
    room.kind === "bath" && room.owner !== null ? 1 : 0,
  );
  return given >= brief.attached ? [] : [fewerTold("attached", brief.attached, given)];
}

/** The floor that the fullest level needs at least, walls and all, when everything has given way that can; m2. */
function floorNeeded(asked: Wishes, profile: Profile, most: Plate): { needed: number; allowed: number } {
  const least = reductions(asked).at(-1)?.wishes ?? asked;
  const needs = distributions(asked, least, most).map(({ wishes, split }) =>
    Math.max(...roomsByLevel(wishes, split).map((rooms) => leastFloor(rooms, wishes, profile, most))),
  );
  const gross = most.width * most.depth;
  const needed = (Math.min(...needs) * gross) / clearFloor(least, most);
  return { needed: Math.ceil(needed / 1e6), allowed: Math.floor(gross / 1e6) };
}
