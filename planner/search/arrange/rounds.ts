import { anneal, WHOLE_HOUSE } from "#planner/search/arrange/anneal.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { type Arrangement, settle, totalCost, totalHard } from "#planner/search/arrange/arrangement.ts";
import type { Effort, Fall, Round } from "#planner/search/arrange/effort.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { FOR_ANOTHER_OPTION, survivors } from "#planner/search/arrange/survivors.ts";
import { mixSeed, type Random, seededRandom } from "#planner/search/random.ts";

/** In strict vastu, which makes moves cost more, annealing begins so many times hotter. */
const STRICT_WARMTH = 4;
/** In strict vastu so many times as many arrangements are kept: fewer houses suit it, and more moves would not find them. */
const STRICT_BREADTH = 1.5;

/** Rooms, stair and ducts among them, of a level that gets just the moves that its effort names; fewer get as many fewer. */
const USUAL_ROOMS = 9;

/** A search ends before its last round if every arrangement has more hard problems than this; FAR_IN_A_LOOK: the same for a look. */
const FAR_FROM_A_HOUSE = 3;
const FAR_IN_A_LOOK = 4;
/**
 * While fewer arrangements than `ENOUGH` are without hard problems, each next round makes such problems `SEVERER` times dearer. So on a roomy plot
 * comforts choose among houses from the beginning; on a tight one a house comes first.
 */
const ENOUGH = 3;
const SEVERER = 3;
/** From this round on, counted from 0, places are kept for another option beside the cheapest arrangement; not in a look, which seeks one house. */
const LATE = 2;
/** The share of places in the finish for arrangements that could be another option beside the cheapest: as much as for that one itself. */
const TO_FINISH = 0.5;

/** Anneals a field of arrangements in rounds, each with the best that the one before left. Gives those of the last round, the best of them finished. */
export function annealed(
  begun: readonly Candidate[],
  effort: Effort,
  strict: boolean,
  seed: number,
): readonly Candidate[] {
  const warmer = strict ? STRICT_WARMTH : 1;
  const breadth = strict ? STRICT_BREADTH : 1;
  const { rounds, rescue, finish } = effort;
  const far = rescue === null ? FAR_IN_A_LOOK : FAR_FROM_A_HOUSE;
  let field = begun;
  let severity = 1;
  if (field.some(({ arrangement }) => isSeen(arrangement, effort))) return field;
  for (const [number, round] of (rescue ? [...rounds, rescue] : rounds).entries()) {
    if (number >= rounds.length - 1 && leastHardOf(field) > far) break;
    if (number === rounds.length && lawfulIn(field) >= ENOUGH) break;
    if (number > 0 && lawfulIn(field) < ENOUGH) {
      severity *= SEVERER;
      for (const { arrangement } of field) judgeAnew(arrangement, severity);
    }
    const choice = rescue !== null && number >= LATE ? FOR_ANOTHER_OPTION : 0;
    field = survivors(field, Math.round(round.keep * breadth), choice);
    const randoms = field.map((_, i) => seededRandom(mixSeed(seed, 2 + number, i)));
    const warm = { ...round, hot: warmer * round.hot };
    if (rescue !== null) annealAll(field, warm, randoms);
    else if (isSeenIn(field, warm, number === rounds.length - 1, randoms)) return field;
  }
  if (finish !== null && leastHardOf(field) === 0) {
    const best = survivors(field, Math.round(finish.keep * breadth), TO_FINISH);
    for (const [i, { arrangement }] of best.entries())
      annealWhole(
        arrangement,
        { ...finish, hot: warmer * finish.hot },
        seededRandom(mixSeed(seed, 3 + rounds.length, i)),
      );
  }
  return field;
}

/** Whether a look may end, as it has found a house: it need not be a good one. */
export function isSeen(arrangement: Arrangement, { rescue }: Effort): boolean {
  return rescue === null && totalHard(arrangement) === 0;
}

/** A round of a look: true once one arrangement is a house. */
function isSeenIn(field: readonly Candidate[], round: Round, endsLook: boolean, randoms: readonly Random[]): boolean {
  // A look only wants to know the fewest problems: in its last round an arrangement with as many as the best so far is left at once.
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { arrangement }] of field.entries()) {
    annealApart(arrangement, round, 0, endsLook ? least : Number.POSITIVE_INFINITY, randoms[i] as Random);
    least = Math.min(least, totalHard(arrangement));
    if (least === 0) return true;
  }
  return false;
}

/**
 * A round of a search. Ground floors are annealed first. Their new cost, with that of the levels above as it was, tells which arrangements are worth
 * annealing upstairs (`goesOn`); the others stay as they are then, and the next round leaves most of them behind.
 */
function annealAll(field: readonly Candidate[], round: Round, randoms: readonly Random[]): void {
  const { apart, goesOn } = round;
  const houses = field.map(({ arrangement }, i) => ({ arrangement, random: randoms[i] as Random }));
  if (apart === 0) {
    for (const { arrangement, random } of houses) annealWhole(arrangement, round, random);
    return;
  }
  const begun = houses.map(({ arrangement, random }) => {
    const above = totalCost(arrangement) - (arrangement.costs[0] as number);
    annealLevel(arrangement, 0, round, random);
    return { arrangement, random, likely: (arrangement.costs[0] as number) + above };
  });
  // Stable: equal ones in the order of the field.
  const likeliest = begun.sort((a, b) => a.likely - b.likely).slice(0, Math.ceil(goesOn * begun.length));
  for (const { arrangement, random } of likeliest) annealApart(arrangement, round, 1, Number.POSITIVE_INFINITY, random);
}

/** All levels together, and the walls about the core with them. */
function annealWhole(arrangement: Arrangement, { steps, hot, cold }: Fall, random: Random): void {
  let moves = 0;
  for (let level = 0; level < arrangement.models.length; level++) moves += movesFor(arrangement, level, steps);
  anneal(arrangement, WHOLE_HOUSE, moves, hot, cold, random);
}

/** A level's moves: the more rooms, the more ways there are to lay them. `steps`: the moves of a level with `USUAL_ROOMS`. */
export function movesFor({ models }: Pick<Arrangement, "models">, level: number, steps: number): number {
  return Math.round((steps * (models[level] as LevelModel).specs.length) / USUAL_ROOMS);
}

/** Levels one after the other from `first` up; ends once those annealed have `most` hard problems together. */
function annealApart(arrangement: Arrangement, round: Round, first: number, most: number, random: Random): void {
  const { hards } = arrangement;
  let left = 0;
  for (let level = first; level < hards.length && left < most; level++) {
    annealLevel(arrangement, level, round, random);
    left += hards[level] as number;
  }
}

/** One level by itself: once, and again while it has hard problems, as often as the round allows. */
function annealLevel(
  arrangement: Arrangement,
  level: number,
  { steps, hot, cold, apart }: Round,
  random: Random,
): void {
  for (let again = 0; again < apart && (again === 0 || (arrangement.hards[level] as number) > 0); again++)
    anneal(arrangement, level, movesFor(arrangement, level, steps), hot, cold, random);
}

function lawfulIn(field: readonly Candidate[]): number {
  return field.filter((one) => totalHard(one.arrangement) === 0).length;
}

function judgeAnew(arrangement: Arrangement, severity: number): void {
  for (const model of arrangement.models) model.severity = severity;
  settle(arrangement);
}

/** The fewest hard problems of any arrangement; infinite where there is none. */
export function leastHardOf(field: readonly Candidate[]): number {
  return Math.min(...field.map((one) => totalHard(one.arrangement)));
}
