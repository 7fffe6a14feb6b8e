import type { Plan } from "#planner/plan/plan.ts";
import { MAIN_DOOR_ASIDE, MAIN_DOOR_BEHIND } from "#planner/rules/review/entrance.ts";
import { entirelyDifferent } from "#planner/search/archive.ts";
import { USUAL_EFFORT } from "#planner/search/arrange/effort.ts";
import { demeritsOf } from "#planner/search/first-option.ts";
import type { Hunt } from "#planner/search/hunt.ts";
import type { Look } from "#planner/search/programme/choose-rung.ts";
import type { Ladder, Programme } from "#planner/search/programme/programme.ts";

/** So many poorer rungs are searched for a main door at the road, rather than that a guest goes round the house. */
const POORER = 2;
/** With what the review minds in it, a main door that a guest goes round the house to weighs as much as two wishes given up. */
const GOING_ROUND = 6;

type Looks = { readonly ladder: Pick<Ladder, "rungs">; readonly look: Look };
type Searches = Pick<Hunt, "chosen" | "programmeOf" | "searchAlone">;

/**
 * The chosen options, where the main door of one lies beside or behind its house with others of the same rooms, or a little fewer, whose door lies at the
 * road. Searches weigh a main door as a comfort among others; here it is insisted on, which leads them to houses that they hardly meet otherwise.
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
    // What a look finds no house for a search finds none for either.
    if (look(insisted) > 0) continue;
    const found = hunt.searchAlone(insisted, USUAL_EFFORT, true).filter((plan) => !isEnteredAside(plan));
    const kept = options.filter((plan) => !isReplaceable(plan));
    const next = entirelyDifferent([...found, ...options], wanted, kept);
    const better =
      next.length > options.length || (next.length === options.length && demeritsOfAll(next) < demeritsOfAll(options));
    if (better) options = next;
    // What poorer rungs give up counts against them: where richer ones are no better than what was chosen they are not either.
    if (found.length > 0) break;
  }
  return options;
}

/** What stands against some options, as so many warnings. */
function demeritsOfAll(options: readonly Plan[]): number {
  const each = options.map((plan) => demeritsOf(plan) + (isEnteredAside(plan) ? GOING_ROUND : 0));
  return each.reduce((all, one) => all + one, 0);
}

function isEnteredAside({ findings }: Plan): boolean {
  return findings.some(({ rule }) => rule === MAIN_DOOR_ASIDE || rule === MAIN_DOOR_BEHIND);
}

/** The likeliest programmes of the next rungs below, of usual rooms, for which no car loses its place. */
function littlePoorer({ wishes, relaxed }: Programme, { rungs }: Pick<Ladder, "rungs">): readonly Programme[] {
  if (wishes.compact) return [];
  return rungs
    .filter(({ reduced }) => reduced.relaxed.length > relaxed.length)
    .filter(({ reduced }) => !reduced.wishes.compact && reduced.wishes.parking === wishes.parking)
    .slice(0, POORER)
    .flatMap(({ programmes }) => programmes[0] ?? []);
}
