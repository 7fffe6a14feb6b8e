import type { Brief } from "#planner/brief/brief.ts";
import type { Params, RefusalCode } from "#planner/plan/told.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { withThinCore } from "#planner/rules/walls-of.ts";
import { type Arranged, arrangeHouse, type Wanted } from "#planner/search/arrange/arrange-house.ts";
import { type Effort, LOOK } from "#planner/search/arrange/effort.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";
import { PARTIS } from "#planner/search/partis/partis.ts";
import { type Look, MENDABLE } from "#planner/search/programme/choose-rung.ts";
import { withGarages, withHalfBay } from "#planner/search/programme/front-yard.ts";
import { openWellStair, quarterTurnStair } from "#planner/search/programme/narrow-house.ts";
import { type Ladder, ladderOf, type Programme, partiName } from "#planner/search/programme/programme.ts";
import type { Conceded } from "#planner/search/programme/wishes.ts";
import { mixSeed } from "#planner/search/random.ts";
import { type BuildingSite, siteOf, siteWithinBudget } from "#planner/search/site.ts";

export type Refused = {
  readonly kind: "refused";
  readonly rule: string;
  readonly code: RefusalCode;
  readonly params: Params;
  /** Hard problems of the arrangement that came nearest to a house. */
  readonly left?: number | undefined;
};

/** On a smaller floor every step of the stair counts, mm2. */
const SMALL_FLOOR = 75e6;

/** What stands before any room is arranged: the programmes, the stair, and ways to search with them. */
export type Prepared = {
  readonly kind: "prepared";
  readonly ladder: Ladder;
  readonly arrange: (
    programmes: readonly Programme[],
    effort: Effort,
    salt: number,
    without: readonly string[],
    withVastu: boolean,
  ) => Arranged;
  readonly look: Look;
  readonly inputOf: (programme: Programme) => Omit<BuildInput, "candidate">;
  readonly brief: Brief;
  readonly floorArea: number;
};

/** What a search concedes where others hold to the brief. */
export type Concessions = Conceded & {
  /** Floor allowed, as a multiple of what the budget builds. */
  readonly more?: number;
  /** Rooms are arranged without vastu, though the household prefers it; plans tell how they lie all the same. */
  readonly vastuAside?: boolean;
};

/** Prepares a brief on the floor that its budget builds, or as little more as a house is likely to need, times `more`, as far as the plot allows. */
export function prepare(
  brief: Brief,
  seed: number,
  { more = 1, vastuAside = false, ...conceded }: Concessions = {},
): Prepared | Refused {
  const known = new Map<number, Prepared | Refused>();
  const preparedOn = (site: BuildingSite): Prepared | Refused => {
    const prepared = known.get(site.floorArea) ?? prepareOn(brief, seed, site, conceded, vastuAside);
    known.set(site.floorArea, prepared);
    return prepared;
  };
  const likely = (site: BuildingSite): boolean => {
    const prepared = preparedOn(site);
    if (prepared.kind === "refused") return false;
    // A tight budget alone is no reason for rooms at their least.
    const poorest = prepared.ladder.rungs.findLast((rung) => !rung.reduced.wishes.compact);
    return poorest?.programmes.some((programme) => prepared.look(programme) <= MENDABLE) === true;
  };
  const site = siteWithinBudget(brief, profileOf(brief.region), likely);
  const most = siteOf(brief, profileOf(brief.region)).floorArea;
  return preparedOn({ ...site, floorArea: Math.min(most, Math.floor(site.floorArea * more)) });
}

function prepareOn(
  brief: Brief,
  seed: number,
  site: BuildingSite,
  conceded: Conceded,
  vastuAside: boolean,
): Prepared | Refused {
  const profile = profileOf(brief.region);
  const outcome = ladderOf(brief, profile, site, conceded);
  if (outcome.kind === "refused") return outcome;
  const stairOf = stairsOf(brief, profile, site, outcome.floor);
  if (stairOf === null) {
    const params = { floors: brief.floors, height: site.height / 1000 };
    return { kind: "refused", rule: `${profile.id}/height`, code: "height", params };
  }
  const arrange: Prepared["arrange"] = (programmes, effort, salt, without, withVastu) => {
    const wanted = programmes.map((programme): Wanted => {
      const { wishes } = programme;
      const future = brief.future === "extra-floor" && !wishes.extraFloor ? "none" : brief.future;
      const wish: Brief = {
        ...brief,
        vastu: withVastu && !vastuAside ? brief.vastu : "none",
        future,
        stair: wishes.outerStair ? "external" : "internal",
      };
      const partis = PARTIS.filter((parti) => !without.includes(partiName(parti.name, wishes)));
      return { brief: wish, profile: profileFor(profile, programme), programme, stair: stairOf(programme), partis };
    });
    return arrangeHouse(wanted, site, mixSeed(seed, salt), effort);
  };
  // Rungs that give up different things may hold the same programme: the key leaves out what was given up, and two wishes that show in its rooms anyway.
  const looked = new Map<string, number>();
  const look: Look = (programme) => {
    const { lounges, lobbies, ...asked } = programme.wishes;
    const key = JSON.stringify({ ...programme, wishes: asked, relaxed: [] });
    const hard = looked.get(key) ?? arrange([programme], LOOK, 0, [], true).leastHard;
    looked.set(key, hard);
    return hard;
  };
  return {
    kind: "prepared",
    ladder: outcome.ladder,
    arrange,
    look,
    brief,
    floorArea: site.floorArea,
    inputOf: (programme) => ({
      brief,
      profile: profileFor(profile, programme),
      site,
      programme,
      stair: stairOf(programme),
      seed,
      option: 1,
    }),
  };
}

/** The stair of each programme, null for none; null instead of all where no stair climbs so many floors within the height allowed. `floor`: the largest outer size of a level, mm2. */
function stairsOf(
  brief: Brief,
  profile: Profile,
  site: BuildingSite,
  floor: number,
): ((programme: Programme) => StairDesign | null) | null {
  const { floors } = brief;
  const { height } = site;
  const usual = stairDesign(profile, floors, height, floor < SMALL_FLOOR ? "short" : "usual");
  const shortest = stairDesign(profile, floors, height, "shortest");
  const straight = stairDesign(profile, floors, height, "shortest", "straight");
  if (usual === null || shortest === null || straight === null) return null;
  const tight = stairDesign(profile, floors, height, "tight") ?? shortest;
  const narrow = stairDesign(profile, floors, height, "tight", "straight") ?? straight;
  const open = stairDesign(profile, floors, height, "open", "straight") ?? narrow;
  const openWell = openWellStair(brief, profile, site) ?? shortest;
  const turned = quarterTurnStair(brief, profile, site) ?? shortest;
  return ({ wishes }) => {
    if (!wishes.stair) return null;
    if (wishes.openWell) return openWell;
    if (wishes.quarterTurn) return turned;
    if (wishes.openFlight) return open;
    if (wishes.straightStair) return wishes.thinCore ? narrow : straight;
    return wishes.thinCore || wishes.cornerLobby ? tight : wishes.compact ? shortest : usual;
  };
}

/** The profile as a programme builds by it: with thin walls about the stair, with garages, or with a bay that holds half a car. */
function profileFor(profile: Profile, { wishes }: Programme): Profile {
  const walled = wishes.thinCore ? withThinCore(profile) : profile;
  if (wishes.garage) return withGarages(walled);
  return wishes.parking === "half-covered" && wishes.frontYard !== null
    ? withHalfBay(walled, wishes.frontYard)
    : walled;
}
