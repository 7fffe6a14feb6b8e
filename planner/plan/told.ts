import type { Relaxation } from "#planner/plan/plan.ts";

/**
 * Every sentence by which the planner tells a household what gave way (`relaxed`) or why it designs nothing (`reasons`), by its
 * stable code. Pages that speak other languages translate by code and put in the params; `{name}` stands for a param.
 * A code is never given a new meaning: a sentence that says another thing gets a new code.
 */
export const RELAXATIONS = {
  "store-none": "There is no separate store room: its floor went into the other rooms.",
  "study-none": "There is no separate study: a desk fits into a bedroom instead.",
  "study-no-desk": "There is no separate study, and beside bed and wardrobe no bedroom has room for a desk.",
  "utility-none": "There is no separate utility: the washing machine stands in a bath or on the terrace.",
  "utility-in-kitchen": "There is no separate utility: the washing machine stands under the kitchen counter.",
  "utility-no-machine": "There is no separate utility, and no room has a place left for a washing machine.",
  "pooja-upstairs": "The pooja room is upstairs: the ground floor is full with the other rooms.",
  "pooja-niche": "There is no separate pooja room: a niche in the living room takes its place.",
  "pooja-shelf": "There is no separate pooja room: a shelf on a wall takes its place.",
  "balcony-none": "There is no balcony: its floor went into the rooms.",
  "balcony-terrace": "There is no separate balcony: the open terrace upstairs takes its place.",
  "balcony-verandah": "There is no balcony on one storey: the open sit-out before the front door takes its place.",
  "dining-in-kitchen": "The dining place is in the open kitchen: the two are one room.",
  "dining-apart": "The dining place is a room of its own beside the living room.",
  "dining-with-living": "The dining place is part of the living room, so that both stay roomy on this plot.",
  "parking-one-car":
    "There is covered parking for one car; two cars side by side would take the ground floor's living space.",
  "parking-half-covered":
    "There is a place for one car: its tail stands under the house, its nose in the open front yard. A covered bay for the whole car would take floor from the rooms.",
  "parking-drive":
    "There is a place for one car on the drive in the front yard, under the open sky: a bay in the house would take floor from the rooms.",
  "parking-two-wheeler": "There is a bay for two-wheelers, none for a car: a car's floor went into the rooms.",
  "parking-none": "There is no parking inside the building line; the front yard takes a two-wheeler.",
  "bathrooms-fewer": "There are {given} bathrooms instead of {asked}: the floor saved went into the rooms.",
  "bathrooms-one": "There is one bathroom instead of {asked}: the floor saved went into the rooms.",
  "attached-fewer": "Bathrooms that open from a bedroom: {given} instead of {asked}; the others are shared.",
  "attached-none": "No bathroom opens from a bedroom: the bedrooms share what there is.",
  "attached-more":
    "Bathrooms that are reached only through a bedroom: {given} instead of {asked}, as no hall lies beside them.",
  "elders-wc":
    "The parents' bedroom on the ground floor has a WC; the bath is upstairs, as beside the stair no floor is left for one there.",
  "verandah-none":
    "There is no verandah before the front door: its floor went into the rooms. The front keeps the style.",
  "rental-one-room":
    "The part to rent out is one room with a kitchen and a toilet: a bedroom of its own would leave your rooms too small.",
  "budget-over":
    "Your rooms cost about {cost} to build at a sample rate, more than your budget of {budget}. With these rooms the house cannot be smaller; one floor less or fewer rooms would lower the cost.",
  "living-upstairs":
    "The living room and the kitchen are upstairs: beside the stair, the ground floor has no room for both.",
  "living-upstairs-option":
    "The living room and the kitchen are upstairs in this option; the entrance and bedrooms are on the ground floor.",
  "kitchen-upstairs":
    "The kitchen is upstairs: beside the stair, no floor of this plot has room for both it and the living room.",
  "kitchen-dined": "The kitchen is not a closed room of its own: on a plot this narrow one eats in it.",
  "kitchen-open":
    "The kitchen stands open: on a plot this narrow one walks through it, as there is no floor for a way past it.",
  "stair-inside": "The stair is inside the house: there is no place on this plot for one that is entered from outside.",
  "roof-no-stair":
    "The stair ends on the top floor: a straight one leaves the rooms their width in this narrow house, and the roof is reached by a ladder.",
  "roof-no-stair-turned":
    "The stair ends on the top floor: in this small house the place of steps to the roof went into the rooms, and the roof is reached by a ladder.",
  "roof-no-stair-alone":
    "No stair goes up to the roof: its place went into the rooms, and the roof is reached by a ladder.",
  "structure-frame":
    "Concrete pillars and beams carry the house instead of bearing walls: with thinner walls between them the rooms keep their width.",
  "extra-floor-none": "There is no stair for a later floor: its place went into the rooms.",
  "rental-none": "There is no part to rent out: a room, kitchen and toilet of its own do not fit beside your rooms.",
  "vastu-aside":
    "Vastu came second in this option: the rooms stand where this plot has a place for them, so that more of what you asked for fits in.",
  "vastu-vetoes":
    "Strict vastu is not kept everywhere in this option: {broken}. It gave way to the building rules, the rooms asked for or the difference from the other options; the vastu score is {score} of 100.",
} as const;

/** Why a brief is refused. Measures are metres; `{unit}` and `{square}` stand for their names, since a reader may think in feet. */
export const REFUSALS = {
  brief: "{message}",
  setbacks: "The setbacks leave {width} x {depth} {unit} of this plot to build on: too little for a house.",
  height: "{floors} floors are higher than the {height} {unit} allowed here.",
  stair: "The building line leaves {width} x {depth} {unit}: no place for a stair with usable rooms beside it.",
  floor:
    "The rooms you asked for need at least {needed} {square} on one floor, and this plot allows {allowed} {square}.",
  daylight: "On this plot no arrangement was found in which every room gets a window.",
  reach:
    "On this plot no arrangement was found in which every room is reached without passing through another's bedroom.",
  size: "On this plot no arrangement was found that leaves every room its least size.",
  parking: "On this plot no arrangement was found in which the parking leaves room for the rest of the ground floor.",
  support:
    "On this plot no arrangement was found in which the walls of the upper floors stand on walls or beams below.",
  together: "No arrangement of these rooms on this plot kept every rule.",
} as const;

/** What would help. The planner tries each change before it suggests it; `none` is said where it found no change near enough. */
export const SUGGESTIONS = {
  "fewer-bedrooms": "It can be planned with {bedrooms} bedrooms.",
  "one-bedroom": "It can be planned with one bedroom.",
  "more-floors": "It can be planned on {floors} floors.",
  "fewer-floors": "It can be planned on {floors} floors.",
  "one-floor": "It can be planned on one floor.",
  "floors-and-bedrooms": "It can be planned on {floors} floors with {bedrooms} bedrooms.",
  "floors-and-one-bedroom": "It can be planned on {floors} floors with one bedroom.",
  "one-floor-and-bedrooms": "It can be planned on one floor with {bedrooms} bedrooms.",
  "one-floor-one-bedroom": "It can be planned on one floor with one bedroom.",
  "smaller-parking": "It can be planned with a bay for two-wheelers.",
  "no-parking": "It can be planned without parking inside the building line.",
  "larger-plot": "It can be planned on a plot of {width} x {depth} {unit}.",
  none: "A larger plot, or fewer rooms.",
} as const;

/** Relaxations by which something else takes the place of what was asked for: they are told, but nothing is lost by them. */
const STAND_INS: readonly string[] = ["balcony-terrace", "balcony-verandah", "dining-in-kitchen", "dining-apart"];

/** How many of the things asked for a plan gives up; what something else takes the place of is not counted. */
export function givenUp({ relaxed }: { readonly relaxed: readonly Relaxation[] }): number {
  return relaxed.filter(({ code }) => code === undefined || !STAND_INS.includes(code)).length;
}

/** Whether a plan has its living room upstairs without need: only to be another option, as its rooms are not at their least sizes. */
export function leadsGuestsUp({ relaxed }: { readonly relaxed: readonly Relaxation[] }): boolean {
  return relaxed.some(({ code }) => code === "living-upstairs-option");
}

export type RelaxationCode = keyof typeof RELAXATIONS;
export type RefusalCode = keyof typeof REFUSALS;
export type SuggestionCode = keyof typeof SUGGESTIONS;

/** Numbers and words that a sentence names. */
export type Params = Readonly<Record<string, string | number>>;

/** The English sentence of a code with its params put in. */
export function sentence(template: string, params: Params): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}

/** Names in a row, as a sentence has them: "bedroom 1, bedroom 2 and store". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** What gave way: the brief's field, and why in the words of its code. */
export function relaxation(what: string, code: RelaxationCode, params: Params = {}): Relaxation {
  return { what, message: sentence(RELAXATIONS[code], params), code, params };
}

/** The sentence for fewer than were asked for, and the one for only as few as `fewest`. */
const FEWER = {
  bathrooms: { code: "bathrooms-fewer", fewest: 1, ofFewest: "bathrooms-one" },
  attached: { code: "attached-fewer", fewest: 0, ofFewest: "attached-none" },
} as const;
export type Fewer = keyof typeof FEWER;

/** The relaxation that tells of fewer bathrooms, or of fewer that open from a bedroom, than were asked for. */
export function fewerTold(what: Fewer, asked: number, given: number): Relaxation {
  const { code, fewest, ofFewest } = FEWER[what];
  return relaxation(what, given === fewest ? ofFewest : code, { asked, given });
}
