import { BEDROOMS } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { clearFloor, idealArea, leastArea, type Plate, stairArea } from "#planner/search/programme/room-areas.ts";
import { floorsWithBedrooms, splitsWithBaths } from "#planner/search/programme/splits.ts";
import { sum } from "#planner/search/programme/sum.ts";
import type { WishedRoom } from "#planner/search/programme/wished-room.ts";
import { parksCar, roomsByLevel, type Wishes } from "#planner/search/programme/wishes.ts";

/** A level can be arranged when its rooms, at their least areas, fill no more than this share of its clear floor. */
const TIGHTEST = 1;

/** How much worse than the best another distribution of bedrooms may be and still be tried. */
const NEARLY_AS_GOOD = 0.25;

/** How many distributions are tried: of a usual rung; of a compact one in its usual form, and in each unusual form. */
export const MOST_SPLITS = 2;
const MOST_COMPACT_SPLITS = 6;
const MOST_UNUSUAL_SPLITS = 4;

/**
 * Unusual forms of house, tried where rooms are compact: one by one, or a stair together with thin walls about it, with bathrooms below or with a lobby in a
 * bedroom's corner. A straight stair or a hallway may serve a usual house too.
 */
export const UNUSUAL = [
  "straightStair",
  "openWell",
  "quarterTurn",
  "thinCore",
  "kitchenUp",
  "bathBelow",
  "hallway",
  "cornerLobby",
  "openFlight",
] as const;

/**
 * The distributions of bedrooms over the levels whose rooms fit, best first: the one whose ideal rooms fill the floors best; in a compact house,
 * after usual forms come unusual ones, and in each the one whose fullest level is the least full.
 */
export function distributionsToTry(
  asked: Wishes,
  given: Wishes,
  profile: Profile,
  most: Plate,
): readonly Distribution[] {
  const fitting = fittingWays(asked, given, profile, most);
  const best = fitting[0]?.cost ?? 0;
  if (!given.compact) {
    const good = fitting.filter(({ cost }) => cost <= best + NEARLY_AS_GOOD);
    // Of these good ones, those that miss the fewest attached baths; but floors are not crowded for a bath.
    const fewest = Math.min(...good.map(({ missed }) => missed));
    const kept = good.filter(({ missed }) => missed === fewest).slice(0, MOST_SPLITS);
    const ways = kept.map(({ one }) => withHallway(one, most));
    return isDinedBehindStair(asked, given) ? [...ways, ...dinedInKitchen(kept, profile, most)] : ways;
  }
  const all = fitting.map(({ one }) => one);
  return [
    ...all.filter(({ wishes }) => UNUSUAL.every((form) => !wishes[form])).slice(0, MOST_COMPACT_SPLITS),
    ...byForm(all.filter(({ wishes }) => UNUSUAL.some((form) => wishes[form]))).flatMap((alike) =>
      alike.slice(0, MOST_UNUSUAL_SPLITS),
    ),
  ];
}

/**
 * Whether a house may have its dining place in the kitchen instead of the living room: between party walls the stair often parts them, as both want a window,
 * one at the front and one at the rear. Asked for was a dining room, which has given way, and a closed kitchen. Where the car's place has given way too,
 * smaller rooms keep more of what was asked for.
 */
function isDinedBehindStair(asked: Wishes, given: Wishes): boolean {
  const narrow = given.enclosed && given.floors > 1 && parksCar(asked.parking) === parksCar(given.parking);
  return narrow && asked.separateDining && !given.separateDining && !given.openKitchen;
}

function dinedInKitchen(ways: readonly Fitting[], profile: Profile, most: Plate): readonly Distribution[] {
  const dined = ways.map(({ one: { wishes, split } }) => ({ wishes: { ...wishes, diningInKitchen: true }, split }));
  return fittingDistributions(dined, profile, most).map(({ one }) => one);
}

/** All distributions that fit. The pooja room goes to the first floor only if nothing fits with it below, and never where elders live in the house. */
function fittingWays(asked: Wishes, given: Wishes, profile: Profile, most: Plate): readonly Fitting[] {
  const usual = fittingDistributions(distributions(asked, given, most), profile, most);
  if (usual.length > 0 || !given.pooja || given.floors === 1 || given.elders) return usual;
  return fittingDistributions(distributions(asked, { ...given, poojaUp: true }, most), profile, most);
}

/**
 * Distributions for another option: first with a straight stair, then with the living room upstairs, then those not good enough for the first option.
 * Where elders live in the house, who would climb to every meal, its living room stays below; only a compact house may have it upstairs
 * (`distributions`).
 */
export function otherDistributions(
  asked: Wishes,
  given: Wishes,
  profile: Profile,
  most: Plate,
): readonly Distribution[] {
  const alike = distributionsToTry(asked, given, profile, most);
  const best = alike.map(keyOf);
  const upstairs = { ...given, livingUp: true };
  const up = given.elders ? [] : splitsWithBaths(asked, upstairs).filter(([ground]) => (ground ?? 0) > 0);
  const down = splitsWithBaths(asked, given).flatMap((split) => [split, topHeavy(split)]);
  return [
    most.oneFlight ? alike.map((one) => formed(one, "straightStair")) : [],
    up.map((split) => ({ wishes: upstairs, split })),
    down.map((split) => ({ wishes: given, split })),
  ]
    .flatMap((ways) =>
      fittingDistributions(given.floors > 1 ? ways : [], profile, most).map(({ one }) => withHallway(one, most)),
    )
    .filter((one, i, all) => !best.includes(keyOf(one)) && all.findIndex((other) => keyOf(other) === keyOf(one)) === i);
}

/** Where one eats in an open kitchen, only the living room can be walked through without passing the stove. On floors with room for it a passage is added. */
function withHallway(one: Distribution, most: Plate): Distribution {
  const { openKitchen, separateDining, floors, compact, livingUp } = one.wishes;
  if (!openKitchen || !separateDining || floors === 1 || compact || livingUp) return one;
  const other = formed(one, "hallway");
  const [ground = []] = roomsByLevel(other.wishes, other.split);
  const ideal = sum(ground, (room) => idealArea(room, other.wishes)) + stairArea(other.wishes, most);
  return ideal <= clearFloor(other.wishes, most) ? other : one;
}

/** The same split with its upper floors the other way round: the fullest on top. */
function topHeavy([ground, ...above]: readonly number[]): readonly number[] {
  return [ground ?? 0, ...above.reverse()];
}

function keyOf({ wishes, split }: Distribution): string {
  return `${wishes.livingUp} ${wishes.lobbies} ${wishes.diningInKitchen} ${UNUSUAL.map((form) => wishes[form])} ${split.join()}`;
}

/**
 * Cost of each ground-floor bedroom, beyond the elders', where custom is to sleep upstairs; from `SOME_BELOW` bedrooms on one more, a guest's, is free there.
 * Elsewhere, cost of having none below in a house of three bedrooms or more, as such a household wants one without stairs.
 */
const BELOW = 0.3;
const SOME_BELOW = 5;
const NONE_BELOW = 0.12;

function groundBedroomCost({ bedrooms, elders }: Wishes, below: number, { sleepsUpstairs }: Profile): number {
  if (sleepsUpstairs.value) return BELOW * Math.max(0, below - Number(elders) - Number(bedrooms >= SOME_BELOW));
  return bedrooms > 2 && below === 0 ? NONE_BELOW : 0;
}

/** Cost of no attached bath where nobody said how many: of two baths the master bedroom wants one. */
const UNSAID = 0.15;
/** Cost of each bedroom beyond three that share a bath on their floor. */
const MOST_SHARING = 3;
const SHARING = 0.25;

function ownBaths(rooms: readonly WishedRoom[]): number {
  return rooms.filter(({ kind, owner }) => kind === "bath" && owner !== null).length;
}

/** How many of a floor's bedrooms without their own bath share each common bath. */
function sharingABath(rooms: readonly WishedRoom[]): number {
  const bedrooms = rooms.filter(({ kind }) => BEDROOMS.includes(kind)).length;
  const shared = rooms.filter(({ kind, owner }) => kind === "bath" && owner === null).length;
  return (bedrooms - ownBaths(rooms)) / Math.max(1, shared);
}

/** `cost`: the lower, the better; `missed`: attached baths that were asked for but find no bedroom. */
type Fitting = { readonly one: Distribution; readonly cost: number; readonly missed: number };

/** The distributions whose rooms, at their least areas, fit every level; the best first. */
function fittingDistributions(ways: readonly Distribution[], profile: Profile, most: Plate): readonly Fitting[] {
  const fitting: Fitting[] = [];
  for (const one of ways) {
    const { wishes, split } = one;
    const clear = clearFloor(wishes, most);
    let cost = 0;
    let fullest = 0;
    const levels = roomsByLevel(wishes, split);
    for (const rooms of levels) {
      const least = leastFloor(rooms, wishes, profile, most);
      const ideal = sum(rooms, (room) => idealArea(room, wishes)) + stairArea(wishes, most);
      fullest = Math.max(fullest, least / clear);
      const fill = ideal / clear;
      cost += fill > 1 ? 4 * (fill - 1) * (fill - 1) + 0.4 * (fill - 1) : (1 - fill) * (1 - fill);
    }
    if (wishes.floors > 1) cost += groundBedroomCost(wishes, split[0] ?? 0, profile);
    const own = sum(levels, ownBaths);
    const missed = Math.max(0, Math.min(wishes.attached ?? 0, wishes.bathrooms) - own);
    if (wishes.attached === undefined && wishes.bathrooms > 1 && own === 0) cost += UNSAID;
    cost += SHARING * sum(levels, (rooms) => Math.max(0, sharingABath(rooms) - MOST_SHARING));
    // Between party walls two bedrooms find windows, front and rear; a third has to share a side.
    if (wishes.enclosed) for (const bedrooms of split) if (bedrooms > 2) cost += 0.25 * (bedrooms - 2);
    if (wishes.compact) cost = fullest + (wishes.livingUp ? LIVING_UP : 0) + (wishes.lobbies ? 0 : NO_LOBBY);
    // A second bedroom on a floor wants windows and a way of its own; living room and kitchen have theirs, each on its floor.
    if (wishes.kitchenUp) cost += SECOND_BEDROOM * sum(split, (bedrooms) => Math.max(0, bedrooms - 1));
    if (fullest <= TIGHTEST) fitting.push({ one, cost, missed });
  }
  return fitting.sort((a, b) => a.cost - b.cost);
}

/** How many bedrooms lie on each level (`split`), and in `wishes` the form of the house, such as a living room upstairs. */
export type Distribution = { readonly wishes: Wishes; readonly split: readonly number[] };

/** The living room goes upstairs only if the fullest level is then less full by at least this share of its floor. */
const LIVING_UP = 0.04;
/** Lobbies are left out, so that rooms open off the stair's landing, only if the fullest level is then less full by at least this share. */
const NO_LOBBY = 0.04;
const SECOND_BEDROOM = 0.2;

/** Every way of laying the rooms over the levels; unusual forms of house only where rooms are compact. */
export function distributions(
  asked: Wishes,
  wishes: Wishes,
  {
    oneFlight,
    tooNarrowBesideDogLeg,
    openWell,
    quarterTurn,
    frame,
    cornerLobbies,
  }: Pick<Plate, "oneFlight" | "tooNarrowBesideDogLeg" | "openWell" | "quarterTurn" | "frame" | "cornerLobbies">,
): readonly Distribution[] {
  const found = splitsWithBaths(asked, wishes).map((split) => ({ wishes, split }));
  if (!wishes.compact) return found;
  if (wishes.floors === 1) return [...found, ...found.map((one) => formed(one, "hallway"))];
  const up = found
    .filter(({ split }) => (split[0] ?? 0) > 0)
    .map(({ split }) => ({ wishes: { ...wishes, livingUp: true }, split }));
  const kitchenUp = isBare(wishes)
    ? splitsWithBaths(asked, { ...wishes, kitchenUp: true }).map((split) => ({ wishes, split }))
    : [];
  const bathBelow = found
    .filter(({ split }) => split[0] === 0 && floorsWithBedrooms(split) > asked.bathrooms)
    .map((one) => formed(one, "bathBelow"));
  const forms = [
    ...[...found, ...up, ...bathBelow].flatMap((one) => [
      one,
      ...(oneFlight || tooNarrowBesideDogLeg ? [formed(one, "straightStair")] : []),
      ...(frame ? [formed(one, "thinCore")] : []),
      ...(tooNarrowBesideDogLeg && frame ? [formed(formed(one, "straightStair"), "thinCore")] : []),
      ...(tooNarrowBesideDogLeg ? [openFlight(one, frame)] : []),
      ...(openWell ? [formed(one, "openWell")] : []),
      ...(openWell && frame ? [formed(formed(one, "openWell"), "thinCore")] : []),
    ]),
    ...(quarterTurn ? [...found, ...bathBelow] : []).map((one) => formed(one, "quarterTurn")),
    ...kitchenUp.map((one) => formed(one, "kitchenUp")),
  ].flatMap((one) => [one, withoutLobbies(one)]);
  const lobbyInCorner = [...found, ...up, ...bathBelow]
    .filter(({ split }) => cornerLobbies && split.slice(1).some((bedrooms) => bedrooms > 1))
    .map((one) => formed(withoutLobbies(one), "cornerLobby"));
  return [...forms, ...lobbyInCorner, ...(openWell ? lobbyInCorner.map((one) => formed(one, "openWell")) : [])];
}

/** The distributions grouped by form of house, in the order of `UNUSUAL`: combined forms before the first of them alone, and open flights last. */
function byForm(ways: readonly Distribution[]): readonly (readonly Distribution[])[] {
  const formOf = ({ wishes }: Distribution): string => UNUSUAL.map((form) => Number(wishes[form])).join("");
  return [...Map.groupBy(ways, formOf)]
    .sort(([a, [one]], [b, [other]]) => Number(isLast(one)) - Number(isLast(other)) || b.localeCompare(a))
    .map(([, alike]) => alike);
}

function isLast(one: Distribution | undefined): boolean {
  return one?.wishes.openFlight === true;
}

/**
 * Whether everything has given way that can. Only then does the kitchen go upstairs: nobody carries meals between floors for the sake of a bay or a
 * balcony.
 */
function isBare({ parking, pooja, study, store, utility, balcony, toLet }: Wishes): boolean {
  return parking === "none" && !(pooja || study || store || utility || balcony) && toLet === "none";
}

/** A straight stair with an open flight; in a frame, the walls about it are thin as well. */
function openFlight(one: Distribution, frame: boolean): Distribution {
  const straight = formed(formed(one, "straightStair"), "openFlight");
  return frame ? formed(straight, "thinCore") : straight;
}

function withoutLobbies({ wishes, split }: Distribution): Distribution {
  return { wishes: { ...wishes, lobbies: false }, split };
}

function formed({ wishes, split }: Distribution, form: (typeof UNUSUAL)[number]): Distribution {
  return { wishes: { ...wishes, [form]: true }, split };
}

/** What rooms and stair of a level take at their least, mm2. */
export function leastFloor(rooms: readonly WishedRoom[], wishes: Wishes, profile: Profile, most: Plate): number {
  return sum(rooms, (room) => leastArea(room, profile, wishes)) + stairArea(wishes, most);
}
