import type { Plan } from "#planner/plan/plan.ts";
import { MAIN_DOOR_ASIDE, MAIN_DOOR_BEHIND } from "#planner/rules/review/entrance.ts";
import { USUAL_EFFORT } from "#planner/search/arrange/effort.ts";
import { entirelyDifferent } from "#planner/search/choose/archive.ts";
import { demeritsOf } from "#planner/search/choose/first-option.ts";
import type { Hunt } from "#planner/search/look-again/hunt.ts";
import { type Look, MENDABLE } from "#planner/search/programme/choose-rung.ts";
import type { Ladder, Programme } from "#planner/search/programme/programme.ts";

/** Poorer rungs searched for a main door at the road: a wish given up is better than a guest going round the house. */
const POORER = 2;
/** Warnings added for a main door to which a guest goes round the house: with those of the review it weighs as much as two wishes given up. */
const GOING_ROUND = 6;

type Looks = { readonly ladder: Pick<Ladder, "rungs">; readonly look: Look };
type Searches = Pick<Hunt, "chosen" | "programmeOf" | "searchAlone">;

/**
 * The chosen options. One whose main door lies beside or behind its house gives way to another of the same rooms, or slightly fewer, whose door lies at the
 * road, where that is better. Searches weigh the main door as one comfort among others; here it is insisted on, which leads them to houses that they hardly
 * meet otherwise.
 */
export function withFrontDoors(hunt: Searches, { ladder, look }: Looks, wanted: number): readonly Plan[] {
  let options = hunt.chosen;
  // Those that an earlier hunt made stay in front.
  const isReplaceable = (plan: Plan): boolean => isEnteredAside(plan) && hunt.programmeOf(plan) !== undefined;
  const worst = options.find(isReplaceable);
  const programme = worst === undefined ? undefined : hunt.programmeOf(worst);
  if (programme === undefined) return options;
  for (const one of [programme, ...littlePoorer(programme, ladder)]) {
    const insisted = { ...one, wishes: { ...one.wishes, frontDoor: "insisted" as const } };
    if (look(insisted) > mayBeLeft(one)) continue;
    const found = hunt.searchAlone([insisted], USUAL_EFFORT, true).filter((plan) => !isEnteredAside(plan));
    const kept = options.filter((plan) => !isReplaceable(plan));
    const next = entirelyDifferent([...found, ...options], wanted, kept);
    const better =
      next.length > options.length || (next.length === options.length && demeritsOfAll(next) < demeritsOfAll(options));
    if (better) options = next;
    // What poorer rungs give up counts against them: if the plans of a richer one are no better than the chosen ones, theirs are not either.
    if (found.length > 0) break;
  }
  return options;
}

/**
 * How many hard problems a look may leave. Where it finds no house of several storeys, a search finds none either; about all rooms on one level a look errs by
 * one more (`measured.md`).
 */
function mayBeLeft({ levels }: Programme): number {
  return levels.length === 1 ? MENDABLE : 0;
}

/** What counts against all these options together, in warnings. */
function demeritsOfAll(options: readonly Plan[]): number {
  const each = options.map((plan) => demeritsOf(plan) + (isEnteredAside(plan) ? GOING_ROUND : 0));
  return each.reduce((all, one) => all + one, 0);
}

function isEnteredAside({ findings }: Plan): boolean {
  return findings.some(({ rule }) => rule === MAIN_DOOR_ASIDE || rule === MAIN_DOOR_BEHIND);
}

/** The likeliest programmes of the next poorer rungs that keep the parking; of usual rooms only, none where rooms are at their least. */
function littlePoorer({ wishes, relaxed }: Programme, { rungs }: Pick<Ladder, "rungs">): readonly Programme[] {
  if (wishes.compact) return [];
  return rungs
    .filter(({ reduced }) => reduced.relaxed.length > relaxed.length)
    .filter(({ reduced }) => !reduced.wishes.compact && reduced.wishes.parking === wishes.parking)
    .slice(0, POORER)
    .flatMap(({ programmes }) => programmes[0] ?? []);
}
