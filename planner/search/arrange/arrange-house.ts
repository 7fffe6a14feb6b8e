import type { Brief } from "#planner/brief/brief.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { anneal, WHOLE_HOUSE } from "#planner/search/arrange/anneal.ts";
import {
  type Arrangement,
  settle,
  totalCost,
  totalHard,
  totalMissed,
  totalVetoes,
} from "#planner/search/arrange/arrangement.ts";
import { entranceCost } from "#planner/search/arrange/assign/reach.ts";
import { sketchesOf } from "#planner/search/arrange/assign/sketches.ts";
import type { Effort, Round } from "#planner/search/arrange/effort.ts";
import type { House } from "#planner/search/arrange/house.ts";
import { type LevelModel, levelModel, type RoomsKnown } from "#planner/search/arrange/level-model.ts";
import { FOR_ANOTHER_OPTION, survivors } from "#planner/search/arrange/survivors.ts";
import { houseWeightOf } from "#planner/search/arrange/vastu-model.ts";
import type { Core } from "#planner/search/core/core.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { Parti } from "#planner/search/partis/parti.ts";
import { startArrangement } from "#planner/search/partis/start-arrangement.ts";
import type { Programme } from "#planner/search/programme/programme.ts";
import { mixSeed, type Random, seededRandom } from "#planner/search/random.ts";
import type { BuildingSite } from "#planner/search/site.ts";
import { compassOf } from "#planner/vastu/zones.ts";

export type Candidate = {
  readonly programme: Programme;
  readonly core: Core;
  readonly arrangement: Arrangement;
  readonly footprint: Rect;
};

/** A programme with the ways in which it may be organised and built. */
export type Wanted = {
  readonly brief: Brief;
  readonly profile: Profile;
  readonly programme: Programme;
  readonly stair: StairDesign | null;
  readonly partis: readonly Parti[];
  /** Drafts ask for no main door at the front. */
  readonly enteredAnywhere: boolean;
};

/**
 * Arrangements without hard problems, the cheapest first; the fewest hard problems that any had, and the one that had them; and by programme the
 * fewest of those that stayed to the end.
 */
export type Arranged = {
  readonly candidates: readonly Candidate[];
  readonly leastHard: number;
  readonly nearest: Candidate | null;
  readonly left: ReadonlyMap<Programme, number>;
};

/** Where vastu is dear, moves cost more, and the annealing begins hotter. */
const STRICT_WARMTH = 4;
/** Strict vastu's narrower choice is found among more arrangements, not by more moves (measured: see this folder's page). */
const STRICT_BREADTH = 1.5;

/** With more hard problems than this in every arrangement before its last round a search ends early, and so does a look. */
const FAR_FROM_A_HOUSE = 3;
const FAR_IN_A_LOOK = 4;
/**
 * While fewer arrangements than this are without hard problems, these cost three times as much in every next round: where a plot is
 * roomy, comforts choose among houses from the beginning; where it is tight, a house comes first.
 */
const ENOUGH = 3;
const SEVERER = 3;
/** From this round on, but in a look, which is for one house, places are kept for another option beside the cheapest. */
const LATE = 2;
/** So many times the cores of one programme are drawn for several together. */
const TOGETHER = 1.5;

/**
 * Phase 3: rooms into the footprint. Every parti sets the rooms about its cores, the best of these arrangements are
 * annealed: those of several programmes in one field, so that most of the work goes where it leads to a house. Best first; arrangements
 * with hard problems are left out, and the fewest that one had is told.
 */
export function arrangeHouse(
  wanted: readonly Wanted[],
  site: BuildingSite,
  seed: number,
  effort: Effort,
  unlike: Plan | null = null,
): Arranged {
  const cores = wanted.length === 1 ? effort.cores : Math.ceil((TOGETHER * effort.cores) / wanted.length);
  const begun = wanted.flatMap((one, i) => {
    const random = seededRandom(i === 0 ? mixSeed(seed, 1) : mixSeed(seed, 1, i));
    return begunWith(one, site, { ...effort, cores }, random, unlike);
  });
  const field = annealed(begun, effort, wanted[0]?.brief.vastu === "strict", seed);
  const candidates = field
    .filter((one) => totalHard(one.arrangement) === 0)
    .sort(
      (a, b) =>
        totalVetoes(a.arrangement) - totalVetoes(b.arrangement) ||
        totalMissed(a.arrangement) - totalMissed(b.arrangement) ||
        totalCost(a.arrangement) - totalCost(b.arrangement),
    )
    .map((one) => ({ ...one, core: coreAsLaid(one) }));
  const leastHard = leastHardOf(field);
  const nearest = field.find((one) => totalHard(one.arrangement) === leastHard) ?? null;
  const left = new Map<Programme, number>();
  for (const { programme, arrangement } of field)
    left.set(programme, Math.min(totalHard(arrangement), left.get(programme) ?? Number.POSITIVE_INFINITY));
  return { candidates, leastHard, nearest, left };
}

/** First arrangements of a programme: its rooms set about the likeliest cores of every parti. */
function begunWith(
  { brief, profile, programme, stair, partis, enteredAnywhere }: Wanted,
  site: BuildingSite,
  effort: Effort,
  random: Random,
  unlike: Plan | null,
): readonly Candidate[] {
  const { cores, breadth, tries } = effort;
  const footprint = placeFootprint(site, programme, brief.vastu === "strict");
  const walls = wallsOf(profile, brief.structure);
  const wall = walls.external;
  const inside = rect(footprint.x0 + wall, footprint.y0 + wall, footprint.x1 - wall, footprint.y1 - wall);
  const kinds = programme.levels.flatMap((rooms) => rooms.map((room) => room.kind));
  const house: House = {
    brief,
    profile,
    rooms: programme.levels,
    tight: programme.wishes.compact,
    notAtFront: entranceCost(programme.wishes.compact, enteredAnywhere),
    stair,
    footprint,
    inside,
    party: partySides(site, footprint),
    walls,
    northBearing: site.site.northBearing,
    houseWeight: houseWeightOf(kinds, stair !== null),
    unlike,
  };
  const begun: Candidate[] = [];
  const known: RoomsKnown = new Map();
  for (const parti of partis) {
    for (const sketch of sketchesOf(parti, house, cores, breadth, random)) {
      const { core, rooms } = sketch;
      const models = rooms.map((specs, level) => levelModel(level, specs, core, house, known));
      const arrangement = startArrangement(parti, sketch, models, inside, tries, random);
      if (arrangement === null) continue;
      begun.push({ programme, core, arrangement, footprint });
      if (isSeen(arrangement, effort)) return begun;
    }
  }
  return begun;
}

/** Whether a short look has seen what it looks for, a house: it need not be a good one. */
function isSeen(arrangement: Arrangement, { rescue }: Effort): boolean {
  return rescue === null && totalHard(arrangement) === 0;
}

/** The field after its rounds of annealing, each with the best that the one before left. */
function annealed(begun: readonly Candidate[], effort: Effort, strict: boolean, seed: number): readonly Candidate[] {
  const warmer = strict ? STRICT_WARMTH : 1;
  const breadth = strict ? STRICT_BREADTH : 1;
  const { rounds, rescue } = effort;
  const far = rescue === null ? FAR_IN_A_LOOK : FAR_FROM_A_HOUSE;
  let field = begun;
  let severity = 1;
  if (field.some(({ arrangement }) => isSeen(arrangement, effort))) return field;
  for (const [round, { keep, steps, hot, cold, apart }] of (rescue ? [...rounds, rescue] : rounds).entries()) {
    if (round >= rounds.length - 1 && leastHardOf(field) > far) break;
    if (round === rounds.length && lawfulIn(field) >= ENOUGH) break;
    if (round > 0 && lawfulIn(field) < ENOUGH) {
      severity *= SEVERER;
      for (const { arrangement } of field) judgeAnew(arrangement, severity);
    }
    const choice = rescue !== null && round >= LATE ? FOR_ANOTHER_OPTION : 0;
    field = survivors(field, Math.round(keep * breadth), choice);
    // A look asks for the fewest problems alone, and its last round tells them.
    const endsLook = rescue === null && round === rounds.length - 1;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, { arrangement }] of field.entries()) {
      const random = seededRandom(mixSeed(seed, 2 + round, i));
      const fall = { steps, hot: warmer * hot, cold };
      if (apart === 0) anneal(arrangement, WHOLE_HOUSE, steps * arrangement.models.length, fall.hot, cold, random);
      else annealApart(arrangement, fall, apart, endsLook ? least : Number.POSITIVE_INFINITY, random);
      if (isSeen(arrangement, effort)) return field;
      least = Math.min(least, totalHard(arrangement));
    }
  }
  return field;
}

/** Levels one after the other, the ground first, each so many `times` while it has hard problems; once they have `most` of them together nobody asks for those above. */
function annealApart(
  arrangement: Arrangement,
  { steps, hot, cold }: Pick<Round, "steps" | "hot" | "cold">,
  times: number,
  most: number,
  random: Random,
): void {
  const { hards } = arrangement;
  let left = 0;
  for (let level = 0; level < hards.length && left < most; level++) {
    for (let again = 0; again < times && (again === 0 || (hards[level] as number) > 0); again++)
      anneal(arrangement, level, steps, hot, cold, random);
    left += hards[level] as number;
  }
}

function lawfulIn(field: readonly Candidate[]): number {
  return field.filter((one) => totalHard(one.arrangement) === 0).length;
}

function judgeAnew(arrangement: Arrangement, severity: number): void {
  for (const model of arrangement.models) model.severity = severity;
  settle(arrangement);
}

function leastHardOf(field: readonly Candidate[]): number {
  return Math.min(...field.map((one) => totalHard(one.arrangement)));
}

/**
 * The house stands on the front building line, in the middle of what its sides leave; in strict vastu where its open
 * ground lies north and east of it.
 */
function placeFootprint(site: BuildingSite, programme: Programme, strict: boolean): Rect {
  const { buildable } = site;
  const spare = buildable.x1 - buildable.x0 - programme.width;
  // Open ground lies well to the north and east: how much a step to the right, and one away from the road, leave of it there.
  const [east, north] = compassOf(1, 0, site.site.northBearing);
  const [eastBehind, northBehind] = compassOf(0, 1, site.site.northBearing);
  const aside = !strict || Math.abs(east + north) < 0.5 ? 0.5 : east + north > 0 ? 0 : 1;
  const x0 = buildable.x0 + (site.party.left ? 0 : site.party.right ? spare : Math.floor(spare * aside));
  const back = strict && !site.party.rear && eastBehind + northBehind < -0.5;
  const y0 = back ? buildable.y1 - programme.depth : buildable.y0;
  return rect(x0, y0, x0 + programme.width, y0 + programme.depth);
}

/** Nearer than this to a shared line nothing may look at it: the neighbour may build there. */
const OUTLOOK = 900;

/** Sides where the house stands on a shared line, or too near to it for windows. */
function partySides({ party, buildable }: BuildingSite, footprint: Rect): BuildingSite["party"] {
  return {
    left: party.left && footprint.x0 - buildable.x0 < OUTLOOK,
    right: party.right && buildable.x1 - footprint.x1 < OUTLOOK,
    rear: party.rear && buildable.y1 - footprint.y1 < OUTLOOK,
  };
}

/** The core with its rooms where the arrangement has them, the stair's shaft as it is on upper floors; nobody asks for its cuts any more. */
export function coreAsLaid({ core, arrangement }: Pick<Candidate, "core" | "arrangement">): Core {
  // On the ground floor an open flight's shaft may be shorter.
  const whole = core.turn === undefined ? arrangement.models.at(-1) : arrangement.models[0];
  const fixed = asLaid(core.fixed, whole as LevelModel);
  if (core.turn === undefined) return { ...core, fixed };
  const above = { ...core.turn.above, fixed: asLaid(core.turn.above.fixed, arrangement.models[1] as LevelModel) };
  return { ...core, fixed, turn: { ...core.turn, above } };
}

function asLaid(fixed: Core["fixed"], { specs, layout }: LevelModel): Core["fixed"] {
  const first = 4 * (specs.length - fixed.length);
  const at = (i: number, k: number): number => layout.rooms[first + 4 * i + k] as number;
  return fixed.map((room, i) => ({ ...room, rect: rect(at(i, 0), at(i, 1), at(i, 2), at(i, 3)) }));
}
