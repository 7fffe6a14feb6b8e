import { anneal, WHOLE_HOUSE } from "#planner/search/arrange/anneal.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { type Arrangement, settle, totalCost, totalHard } from "#planner/search/arrange/arrangement.ts";
import type { Effort, Fall, Round } from "#planner/search/arrange/effort.ts";
import { FOR_ANOTHER_OPTION, survivors } from "#planner/search/arrange/survivors.ts";
import { mixSeed, type Random, seededRandom } from "#planner/search/random.ts";

/** Where vastu is dear, moves cost more, and the annealing begins hotter. */
const STRICT_WARMTH = 4;
/** Strict vastu's narrower choice is found among more arrangements, not by more moves. */
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
/** The share of places in the finish that could be an option beside the cheapest: as many as for that itself. */
const TO_FINISH = 0.5;

/** The field after its rounds of annealing, each with the best that the one before left, and its finish. */
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

/** Whether a short look has seen what it looks for, a house: it need not be a good one. */
export function isSeen(arrangement: Arrangement, { rescue }: Effort): boolean {
  return rescue === null && totalHard(arrangement) === 0;
}

/** A round of a look: true once one arrangement is a house. */
function isSeenIn(field: readonly Candidate[], round: Round, endsLook: boolean, randoms: readonly Random[]): boolean {
  // A look asks for the fewest problems alone, and its last round tells them.
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { arrangement }] of field.entries()) {
    annealApart(arrangement, round, 0, endsLook ? least : Number.POSITIVE_INFINITY, randoms[i] as Random);
    least = Math.min(least, totalHard(arrangement));
    if (least === 0) return true;
  }
  return false;
}

/**
 * A round of a search. What the house is likely to cost once its ground floor is annealed, those above as they lay, tells which of its arrangements are
 * worth the rest: the others stay as they lie then, and most are left behind by the next round.
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
  anneal(arrangement, WHOLE_HOUSE, steps * arrangement.models.length, hot, cold, random);
}

/** Levels one after the other from `first` up; once those annealed have `most` hard problems together nobody asks for those above. */
function annealApart(arrangement: Arrangement, round: Round, first: number, most: number, random: Random): void {
  const { hards } = arrangement;
  let left = 0;
  for (let level = first; level < hards.length && left < most; level++) {
    annealLevel(arrangement, level, round, random);
    left += hards[level] as number;
  }
}

/** One level by itself, as often as the round allows while it has hard problems. */
function annealLevel(
  arrangement: Arrangement,
  level: number,
  { steps, hot, cold, apart }: Round,
  random: Random,
): void {
  for (let again = 0; again < apart && (again === 0 || (arrangement.hards[level] as number) > 0); again++)
    anneal(arrangement, level, steps, hot, cold, random);
}

function lawfulIn(field: readonly Candidate[]): number {
  return field.filter((one) => totalHard(one.arrangement) === 0).length;
}

function judgeAnew(arrangement: Arrangement, severity: number): void {
  for (const model of arrangement.models) model.severity = severity;
  settle(arrangement);
}

/** The fewest hard problems that one of them has. */
export function leastHardOf(field: readonly Candidate[]): number {
  return Math.min(...field.map((one) => totalHard(one.arrangement)));
}
