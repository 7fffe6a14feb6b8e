import type { Profile } from "#planner/rules/profile.ts";
import { type Sizes, withLawful } from "#planner/search/programme/due-areas.ts";
import { GROWING, growth, STANDARDS, TO_LET } from "#planner/search/programme/standards.ts";
import type { WishedRoom } from "#planner/search/programme/wished-room.ts";
import type { Wishes } from "#planner/search/programme/wishes.ts";

/** Between party walls a house deeper than this needs a duct between its rooms, mm. */
const SHALLOW = 9500;
/** Floor that walls take of a level, m2: this, in metres, times the square root of the level's size (measured on houses of 60 to 145 m2). */
const WALLS = 1.4;
/** A duct with the walls about it, mm2. */
const DUCT = 4e6;

/** The least share that inner walls take of the floor between the outer ones. */
const INNER_WALLS = 0.05;

/** The outer size of a level, mm, the thickness of its outer walls, mm, and the floor of the smallest stairs, mm2. */
export type Plate = {
  readonly width: number;
  readonly depth: number;
  readonly wall: number;
  readonly shafts: {
    readonly dogLeg: number;
    readonly tight: number;
    readonly straight: number;
    readonly narrowStraight: number;
    readonly openWell: number;
    readonly quarterTurn: number;
    readonly openFlight: number;
  };
  /** Whether beside a dog-leg no room is wide enough to live in. */
  readonly tooNarrowBesideDogLeg: boolean;
  /** Whether a stair with an open well stands across the house where a dog-leg does not. */
  readonly openWell: boolean;
  /** Whether a stair with a quarter turn is tried: in houses of two storeys where a dog-leg leaves no room beside it. */
  readonly quarterTurn: boolean;
  /** Whether one flight may climb a storey. */
  readonly oneFlight: boolean;
  /** Whether columns carry the house. */
  readonly frame: boolean;
  /** Whether a lobby is tried in a bedroom's corner: on large floors a passage finds its place, and each form takes drafts from others. */
  readonly cornerLobbies: boolean;
};

/** What a level may take of the plot: a rectangle within the building lines, mm, and so much of it, mm2. */
export type Limits = { readonly width: number; readonly depth: number; readonly area: number };

/** A house that does not fill its plot across is at least this wide, mm; if wider, its depth is this share of its width. */
const WIDE_ENOUGH = 7500;
const DEEP_FOR_WIDTH = 0.75;
/** A house that would be shallower than this share of its plot's width does not fill it across. */
const SHALLOW_FOR_WIDTH = 0.6;

/** A house's sizes are whole steps of this, mm; of one millimetre where rooms are compact, as every one counts. */
const STEP = 5;

/** The outer size of a house with so much floor, mm2, within its limits. */
export function shapeOf(
  gross: number,
  limits: Limits,
  unit = STEP,
): { readonly width: number; readonly depth: number } {
  const area = Math.min(gross, limits.area, limits.width * limits.depth);
  const step = (size: number): number => Math.floor(size / unit) * unit;
  const wished =
    area / limits.width < limits.width * SHALLOW_FOR_WIDTH
      ? Math.min(limits.width, Math.ceil(Math.max(WIDE_ENOUGH, Math.sqrt(area / DEEP_FOR_WIDTH)) / STEP) * STEP)
      : limits.width;
  const depth = Math.min(step(area / wished), step(limits.depth));
  // Where the plot is too shallow for that depth, the house is wider.
  return { width: Math.min(limits.width, Math.max(wished, step(area / depth))), depth };
}

/** Floor of a level left for rooms when its walls stand and, in a deep house between party walls, its duct; mm2. */
export function clearFloor(wishes: Wishes, { width, depth, wall }: Plate): number {
  const gross = width * depth;
  const duct = wishes.enclosed && depth > SHALLOW ? DUCT : 0;
  if (wishes.compact) return (width - 2 * wall) * (depth - 2 * wall) * (1 - INNER_WALLS) - duct;
  return gross - WALLS * 1000 * Math.sqrt(gross) - duct;
}

/** Floor that the stair takes of a level, with the walls that stand in it; mm2. */
export function stairArea(wishes: Wishes, plate: Plate): number {
  if (!wishes.stair) return 0;
  if (!wishes.compact) return STANDARDS.stair.ideal * 1e6;
  if (wishes.openFlight) return plate.shafts.openFlight;
  if (wishes.straightStair) return wishes.thinCore ? plate.shafts.narrowStraight : plate.shafts.straight;
  if (wishes.openWell) return plate.shafts.openWell;
  if (wishes.quarterTurn) return plate.shafts.quarterTurn;
  return wishes.thinCore || wishes.cornerLobby ? plate.shafts.tight : plate.shafts.dogLeg;
}

/** A room's lawful and published areas, for the household if its wishes are given; mm2. */
export function publishedSizes(room: WishedRoom, profile: Profile, wishes?: Wishes): Sizes {
  const factor = (wishes === undefined ? 1 : sizeFactor(room, wishes)) * 1e6;
  const [least, ideal, most] = sizesOf(room);
  const lawful = lawfulArea(room, profile);
  return withLawful([least * factor, ideal * factor, most * factor], lawful === undefined ? undefined : lawful * 1e6);
}

/** The smallest area that a room may have: lawful, and large enough for its use unless it is compact; mm2. */
export function leastArea(room: WishedRoom, profile: Profile, wishes: Wishes): number {
  const legal = lawfulArea(room, profile) ?? 0;
  if (wishes.compact && legal > 0) return legal * 1e6;
  const least = room.kind === "family" ? 4.5 : sizesOf(room)[0];
  return Math.max(legal, least * sizeFactor(room, wishes)) * 1e6;
}

/** The area of a room when nothing presses; mm2. */
export function idealArea(room: WishedRoom, wishes: Wishes): number {
  return sizesOf(room)[1] * sizeFactor(room, wishes) * 1e6;
}

/** The least area of its kind by law, m2, with the corner that it gives to a lobby; undefined where there is no law. */
function lawfulArea({ kind, corner }: WishedRoom, profile: Profile): number | undefined {
  const area = profile.rooms[kind]?.area;
  return area === undefined ? undefined : area + squareMetres(corner);
}

/** Published areas of a room, m2, with the corner that it gives to a lobby. */
function sizesOf({ kind, toLet, corner }: WishedRoom): readonly [least: number, ideal: number, most: number] {
  const standard = STANDARDS[kind];
  const [least, ideal, most] = (toLet === true ? TO_LET[kind] : undefined) ?? [
    standard.least,
    standard.ideal,
    standard.most,
  ];
  const given = squareMetres(corner);
  return [least + given, ideal + given, most + given];
}

/** The area of a square, m2, with a side in mm. */
function squareMetres(side = 0): number {
  return (side * side) / 1e6;
}

/** How deep the bays of published plans are, mm. */
const WHOLE_BAY = 5000;

/** How much larger a garage is than an open bay. */
const GARAGE = 1.2;

/**
 * How large a room is beside the usual one of its kind: smaller for two-wheelers or half a car in a car's bay; larger or smaller with the family
 * where it meets; larger for a verandah than a sit-out.
 */
function sizeFactor(room: WishedRoom, wishes: Wishes): number {
  if (room.toLet !== true && GROWING.includes(room.kind)) return growth(wishes.people);
  if (room.kind === "verandah" && wishes.verandah) return 1.9;
  if (room.kind !== "parking") return 1;
  if (wishes.garage) return GARAGE;
  if (wishes.parking === "half-covered") return (wishes.frontYard?.covered ?? WHOLE_BAY) / WHOLE_BAY;
  return wishes.parking === "two-wheeler" ? 0.3 : 1;
}

/** The area beyond which a room of its kind gains nothing; mm2. */
export function mostArea(room: WishedRoom, wishes: Wishes): number {
  return sizesOf(room)[2] * sizeFactor(room, wishes) * 1e6;
}
