import { sizeOf, squareMetres } from "#planner/plan/check/area.ts";
import { BEDROOMS, OPEN_AIR_KINDS } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

const SOURCE = "Nationally Described Space Standard 2015, Table 1";

/** Gross internal area in m2 of a dwelling of 1, 2, 3 storeys, by bedrooms and bedspaces. */
const TABLE: Readonly<Record<string, readonly [number | null, number | null, number | null]>> = {
  "1b2p": [50, 58, null],
  "2b3p": [61, 70, null],
  "2b4p": [70, 79, null],
  "3b4p": [74, 84, 90],
  "3b5p": [86, 93, 99],
  "3b6p": [95, 102, 108],
  "4b5p": [90, 97, 103],
  "4b6p": [99, 106, 112],
  "4b7p": [108, 115, 121],
  "4b8p": [117, 124, 130],
  "5b6p": [103, 110, 116],
  "5b7p": [112, 119, 125],
  "5b8p": [121, 128, 134],
  "6b7p": [116, 123, 129],
  "6b8p": [125, 132, 138],
};
/** A bedroom from this size sleeps two, mm2. */
const DOUBLE = 11.5e6;

/** In England a new home has the space standard's area for the people who can sleep in it. */
export const grossInternalArea: ReviewRule = (measured) => {
  if (measured.plan.brief.region !== "uk") return [];
  const bedrooms = roomsOf(measured).filter(({ room }) => BEDROOMS.includes(room.room.kind));
  const people = bedrooms.reduce((sum, { room }) => sum + (sizeOf(room.area) >= DOUBLE ? 2 : 1), 0);
  const storeys = Math.min(measured.levels.length, 3) - 1;
  const needed = TABLE[`${bedrooms.length}b${people}p`]?.[storeys];
  const inside = measured.levels.reduce((sum, level) => {
    const walls = level.walls.filter((w) => w.wall.kind === "external").reduce((s, w) => s + sizeOf([w.body]), 0);
    // The standard leaves garages out, and what is open.
    const outdoors = level.rooms.filter(({ room }) => OPEN_AIR_KINDS.includes(room.kind) || room.kind === "garage");
    return sum + sizeOf(level.footprint) - walls - outdoors.reduce((s, { area }) => s + sizeOf(area), 0);
  }, 0);
  if (needed === null || needed === undefined || inside >= needed * 1e6) return [];
  const beds = bedrooms.length === 1 ? "1 bedroom" : `${bedrooms.length} bedrooms`;
  const message = `Inside its outer walls the house has ${squareMetres(inside)} m²; for ${beds} and ${people} people ${needed} m² are asked for.`;
  return [warning(`${measured.profile.id}/gross-internal-area`, message, {}, SOURCE)];
};
