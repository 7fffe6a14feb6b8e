import type { Relaxation } from "#planner/plan/plan.ts";
import { fewerTold, type RelaxationCode, relaxation } from "#planner/plan/told.ts";
import type { Wishes } from "#planner/search/programme/wishes.ts";

/** One thing that a household can do without. */
type GivingUp = {
  /** What the household is told of, mostly a field of its brief; null where it is told nothing. */
  readonly what: string | null;
  readonly code: RelaxationCode | null;
  readonly applies: (wishes: Wishes) => boolean;
  readonly change: (wishes: Wishes) => Partial<Wishes>;
};

function row(
  what: string | null,
  code: RelaxationCode | null,
  applies: GivingUp["applies"],
  change: GivingUp["change"],
): GivingUp {
  return { what, code, applies, change };
}

/** No stair to the roof of a house of one storey. */
const ROOF = "roof-no-stair-alone" satisfies RelaxationCode;
/** Bedrooms that an upper floor has room for beside a lounge. */
const PER_FLOOR = 2;
/** The most bathrooms that a brief may ask for. */
const MOST_BATHS = 12;

/** Enough bathrooms: one for every two bedrooms, and two in a house with an upper floor, so that guests find one. */
function enoughBaths(wishes: Wishes): number {
  return Math.max(leastBaths(wishes), Math.ceil(wishes.bedrooms / 2), Math.min(2, wishes.floors));
}

/**
 * The fewest bathrooms: one on every floor with bedrooms, if only elders sleep on the ground floor and the other bedrooms spread over as many upper
 * floors as they can.
 */
function leastBaths({ bedrooms, floors, elders }: Wishes): number {
  const above = Math.min(floors - 1, elders ? bedrooms - 1 : bedrooms);
  return Math.max(1, above + (elders ? 1 : 0));
}

/** Whether bedrooms upstairs may take all the bathrooms and leave the ground floor none. */
function leavesNoneBelow({ bathrooms, bedrooms, floors }: Wishes): boolean {
  return bathrooms <= Math.min(bedrooms, floors - 1);
}

/** Bathrooms give way one by one, down to `least`. A household that gives one up gets no unasked WC either. */
function oneBathFewer(least: (wishes: Wishes) => number): readonly GivingUp[] {
  const one = row(
    "bathrooms",
    "bathrooms-fewer",
    (w) => w.bathrooms > least(w),
    (w) => ({ bathrooms: w.bathrooms - 1, entranceWc: false }),
  );
  return Array.from({ length: MOST_BATHS }, () => one);
}

/**
 * What gives way on a small plot, the least missed first. As architects do on narrow plots, baths beyond one for every two bedrooms and one for
 * guests go before the dining room, others after it, and the car's bay goes before pooja and balcony. The car's roof goes early, if the front yard
 * holds its nose or all of it. Bedrooms and floors never give way.
 */
const GIVING_UP: readonly GivingUp[] = [
  row(
    null,
    null,
    (w) => w.foyer,
    () => ({ foyer: false }),
  ),
  row(
    null,
    null,
    (w) => w.garage,
    () => ({ garage: false }),
  ),
  row(
    null,
    null,
    (w) => w.sitOut && !w.verandah,
    () => ({ sitOut: false }),
  ),
  row(
    null,
    null,
    (w) => w.entranceWc && leavesNoneBelow(w),
    () => ({ entranceWc: false }),
  ),
  row(
    null,
    null,
    (w) => w.floors > 1 && w.lounges && w.bedrooms > PER_FLOOR * (w.floors - 1),
    () => ({ lounges: false }),
  ),
  row(
    "roof",
    ROOF,
    (w) => w.floors === 1 && w.stair && !w.extraFloor,
    () => ({ stair: false }),
  ),
  row(
    "store",
    "store-none",
    (w) => w.store,
    () => ({ store: false }),
  ),
  row(
    "rental-bedroom",
    "rental-one-room",
    (w) => w.toLet === "flat",
    () => ({ toLet: "room" }),
  ),
  row(
    "parking",
    "parking-one-car",
    (w) => w.parking === "two-cars",
    () => ({ parking: "car" }),
  ),
  ...oneBathFewer((w) => enoughBaths(w) + 1),
  row(
    "parking",
    "parking-drive",
    (w) => w.parking === "car" && w.frontYard?.covered === 0,
    () => ({ parking: "none" }),
  ),
  row(
    "parking",
    "parking-half-covered",
    (w) => w.parking === "car" && w.frontYard !== null && w.frontYard.covered > 0,
    () => ({ parking: "half-covered" }),
  ),
  row(
    "study",
    "study-none",
    (w) => w.study,
    () => ({ study: false }),
  ),
  row(
    "dining",
    "dining-with-living",
    (w) => w.separateDining && !w.openKitchen,
    () => ({ separateDining: false }),
  ),
  ...oneBathFewer(enoughBaths),
  row(
    "utility",
    "utility-none",
    (w) => w.utility,
    () => ({ utility: false }),
  ),
  row(
    "parking",
    "parking-two-wheeler",
    (w) => w.parking === "car" || w.parking === "half-covered",
    () => ({ parking: "two-wheeler" }),
  ),
  row(
    "style",
    "verandah-none",
    (w) => w.verandah && w.sitOut,
    () => ({ verandah: false, sitOut: false }),
  ),
  row(
    "pooja",
    "pooja-niche",
    (w) => w.pooja,
    () => ({ pooja: false }),
  ),
  row(
    "balcony",
    "balcony-none",
    (w) => w.balcony,
    () => ({ balcony: false }),
  ),
  row(
    "dining",
    "dining-with-living",
    (w) => w.separateDining && w.openKitchen,
    () => ({ separateDining: false }),
  ),
  row(
    "parking",
    "parking-none",
    (w) => w.parking === "two-wheeler",
    () => ({ parking: "none" }),
  ),
  row(
    "stair",
    "stair-inside",
    (w) => w.stair && w.outerStair,
    () => ({ outerStair: false }),
  ),
  row(
    "future",
    "rental-none",
    (w) => w.toLet !== "none",
    () => ({ toLet: "none" }),
  ),
  row(
    "future",
    "extra-floor-none",
    (w) => w.extraFloor,
    (w) => ({ extraFloor: false, stair: w.floors > 1 }),
  ),
  row(
    null,
    null,
    (w) => !w.compact,
    () => ({ compact: true }),
  ),
  ...oneBathFewer(leastBaths),
];

/** Wishes with some things given up (`given`: rows of `GIVING_UP`), and what the household is told of it. */
export type Reduced = {
  readonly given: readonly number[];
  readonly wishes: Wishes;
  readonly relaxed: readonly Relaxation[];
};

/**
 * How many of the things given up a household asked for. The stair to the roof of one storey is none of them, though no family likes to do without, unless it
 * was to stand outside.
 */
export function askedAndGivenUp({ relaxed, wishes }: Reduced): number {
  return relaxed.filter(({ code }) => code !== ROOF || wishes.outerStair).length;
}

/** Whether the stair to the roof of a house of one storey is all that is given up. */
export function losesOnlyRoof(reduced: Reduced): boolean {
  return reduced.relaxed.length > 0 && askedAndGivenUp(reduced) === 0;
}

/** The wishes as asked, then with one thing more given up each time, to the poorest. */
export function reductions(asked: Wishes): readonly Reduced[] {
  const found = [reduced(asked, [])];
  for (const [row, { applies }] of GIVING_UP.entries()) {
    const before = found[found.length - 1] as Reduced;
    if (applies(before.wishes)) found.push(reduced(asked, [...before.given, row]));
  }
  return found;
}

/**
 * Every way to take back one of the things given up, the most missed first. Row `keep` stays given up; -1 lets any come back. Ways that change
 * nothing are left out, and so is the second of two that make the same house.
 */
export function givenBack(asked: Wishes, from: Reduced, keep: number): readonly Reduced[] {
  const same = JSON.stringify(from.wishes);
  const found = new Map<string, Reduced>();
  for (const back of from.given.filter((row) => row !== keep).reverse()) {
    const richer = reduced(asked, without(from.given, back));
    const key = JSON.stringify(richer.wishes);
    if (key !== same && !found.has(key)) found.set(key, richer);
  }
  return [...found.values()];
}

/**
 * The wishes with these rows given up. A row that makes no difference beside the others is not told: without a part to let nobody reads that it is
 * one room, and where two-wheelers take a car's place nobody reads that the car was to be half covered.
 */
function reduced(asked: Wishes, given: readonly number[]): Reduced {
  const wishes = wishesWith(asked, given);
  const same = JSON.stringify(wishes);
  const told = new Map<string, Relaxation>();
  for (const row of given) {
    const { what, code } = GIVING_UP[row] as GivingUp;
    if (what === null || code === null || JSON.stringify(wishesWith(asked, without(given, row))) === same) continue;
    told.delete(what);
    const bathrooms = what === "bathrooms";
    told.set(what, bathrooms ? fewerTold(what, asked.bathrooms, wishes.bathrooms) : relaxation(what, code));
  }
  return { given, wishes, relaxed: [...told.values()] };
}

function wishesWith(asked: Wishes, given: readonly number[]): Wishes {
  let wishes = asked;
  for (const row of given) {
    const { applies, change } = GIVING_UP[row] as GivingUp;
    if (applies(wishes)) wishes = { ...wishes, ...change(wishes) };
  }
  return wishes;
}

function without(given: readonly number[], row: number): readonly number[] {
  return given.filter((other) => other !== row);
}
