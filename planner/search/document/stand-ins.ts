import type { Brief } from "#planner/brief/brief.ts";
import type { FurnitureKind, Level, Plan, Relaxation, RoomKind } from "#planner/plan/plan.ts";
import { type Fewer, fewerTold, type RelaxationCode, relaxation } from "#planner/plan/told.ts";
import { attachedBaths, bathsBehindBedrooms } from "#planner/rules/missed-neighbours.ts";
import { SIT_OUTS } from "#planner/rules/review/entrance.ts";
import { householdsBathrooms, isToLet } from "#planner/rules/to-let.ts";
import { climbsToRoof } from "#planner/search/document/findings/later-floor.ts";
import type { Gone } from "#planner/search/furniture/in-place-of-rooms.ts";

/**
 * Tells what takes the place of a balcony or a dining place that was asked for. For a balcony: a terrace upstairs, or the sit-out on one storey. For a dining
 * room: an open kitchen that one dines in. For a dining place in the living room: a room of its own. And it tells of baths that lie behind bedrooms though
 * fewer were asked for. `told`: what gave way and is told already.
 */
export function standIns(brief: Brief, levels: readonly Level[], told: readonly Relaxation[]): readonly Relaxation[] {
  const own = levels.flatMap(({ rooms }) => rooms.filter((room) => !isToLet(room)));
  const kinds = new Set(own.map(({ kind }) => kind));
  const found: Relaxation[] = [];
  if (brief.balcony && !kinds.has("balcony"))
    found.push(relaxation("balcony", kinds.has("terrace") ? "balcony-terrace" : "balcony-verandah"));
  if (brief.dining === "separate" && !kinds.has("dining") && kinds.has("kitchen-dining"))
    found.push(relaxation("dining", "dining-in-kitchen"));
  if (brief.dining === "with-living" && kinds.has("dining") && !kinds.has("living-dining"))
    found.push(relaxation("dining", "dining-apart"));
  const behind = bathsBehindBedrooms(levels);
  if (brief.attached !== undefined && behind > brief.attached)
    found.push(relaxation("attached", "attached-more", { asked: brief.attached, given: behind }));
  return found.filter(({ what }) => told.every((one) => one.what !== what));
}

const GONE: Readonly<Partial<Record<RelaxationCode, Gone>>> = {
  "study-none": "study",
  "utility-none": "utility",
  "pooja-niche": "pooja",
};

/** Rooms that gave way for which a piece elsewhere is promised. */
export function goneOf(relaxed: readonly Relaxation[]): readonly Gone[] {
  return relaxed.flatMap(({ code }) => (code === undefined ? [] : (GONE[code] ?? [])));
}

/**
 * What gave way, in words that agree with the drawings. A desk, an altar or a washing machine is promised only where one is drawn, a dining place where one
 * dines, and bathrooms are counted as drawn. Not told is what is there after all: bathrooms that found a place, a verandah that one enters by, and a later
 * floor's stair where it goes on to the roof.
 */
export function asDrawn(
  relaxed: readonly Relaxation[],
  drawn: Pick<Plan, "levels" | "findings">,
): readonly Relaxation[] {
  const { levels } = drawn;
  const stands = (piece: FurnitureKind, kinds: readonly RoomKind[]): boolean =>
    levels.some(({ rooms, furniture }) =>
      furniture.some(
        ({ kind, room }) => kind === piece && rooms.some((one) => one.id === room && kinds.includes(one.kind)),
      ),
    );
  const told = (code: RelaxationCode | undefined): RelaxationCode | undefined => {
    const dines = (kind: RoomKind): boolean => levels.some(({ rooms }) => rooms.some((one) => one.kind === kind));
    if (code === "balcony-none" && levels.slice(1).some(({ rooms }) => rooms.some(({ kind }) => kind === "terrace")))
      return "balcony-terrace";
    if (code === "dining-with-living" && !dines("living-dining") && dines("kitchen-dining")) return "dining-in-kitchen";
    if (code === "study-none" && !stands("desk", ["bedroom", "master-bedroom"])) return "study-no-desk";
    if (code === "pooja-niche" && !stands("altar", ["living", "living-dining"])) return "pooja-shelf";
    if (code !== "utility-none" || stands("washing-machine", ["bath", "bathroom", "terrace"])) return code;
    return stands("washing-machine", ["kitchen", "kitchen-dining"]) ? "utility-in-kitchen" : "utility-no-machine";
  };
  return relaxed.flatMap((one) => {
    if (one.what === "bathrooms") return stillFewer(one.what, one, householdsBathrooms(drawn));
    if (one.what === "attached") return stillFewer(one.what, one, attachedBaths(drawn));
    if (one.code === "verandah-none" && isEnteredByVerandah(drawn)) return [];
    if (one.code === "extra-floor-none" && climbsToRoof(levels)) return [];
    const code = told(one.code);
    return code === undefined || code === one.code ? one : relaxation(one.what, code);
  });
}

function isEnteredByVerandah({ levels: [ground] }: Pick<Plan, "levels">): boolean {
  const before: readonly string[] = ground?.openings.find(({ main }) => main === true)?.rooms ?? [];
  return ground?.rooms.some(({ id, kind }) => before.includes(id) && SIT_OUTS.includes(kind)) === true;
}

function stillFewer(what: Fewer, told: Relaxation, given: number): readonly Relaxation[] {
  const asked = told.params?.asked;
  if (asked === undefined) return [told];
  return given >= Number(asked) ? [] : [fewerTold(what, Number(asked), given)];
}
