import type { RegionCode } from "#planner/brief/brief.ts";

/** How lengths, areas and streets are written on a sheet. `grain` is the smallest figure in mm: half an inch, or one millimetre. */
export type Units = {
  readonly grain: number;
  /** A whole number of grains as text. */
  readonly length: (grains: number) => string;
  readonly area: (squareMetres: number) => string;
  /** An area without its value in the other system, for narrow columns. */
  readonly shortArea: (squareMetres: number) => string;
  /** The word for what a plot lies at. */
  readonly street: string;
  /** That word with the street's width, given in mm. */
  readonly wideStreet: (millimetres: number) => string;
  /** What tells the height of a finished floor from that of a structural slab's top; empty where the trade has no word for it. */
  readonly finished: string;
  readonly slab: string;
  /** What runs about a roof on which nobody stands, in place of a parapet. */
  readonly upstand: string;
  /** What carries the wall over an opening. */
  readonly lintel: string;
  /** What the rafters of a sloped roof stand on. */
  readonly plate: string;
  readonly metric: boolean;
};

export const INCH = 25.4;
/** A foot is 0.3048 m by definition. */
export const FEET_PER_METRE = 1 / 0.3048;
export const SQUARE_FEET_PER_SQUARE_METRE = FEET_PER_METRE ** 2;

/** Feet and inches to the half inch; a road is metres wide to the authority that writes its setback, and feet to the family. */
const INDIAN: Units = {
  grain: INCH / 2,
  length: feetAndInches,
  area: (squareMetres) =>
    `${Math.round(squareMetres * SQUARE_FEET_PER_SQUARE_METRE)} sq ft (${squareMetres.toFixed(2)} m²)`,
  shortArea: (squareMetres) => `${Math.round(squareMetres * SQUARE_FEET_PER_SQUARE_METRE)} sq ft`,
  street: "ROAD",
  upstand: "UPSTAND",
  lintel: "LINTEL",
  plate: "WALL PLATE",
  wideStreet: (millimetres) =>
    `${inMetres(millimetres)} (${feetAndInches(Math.round(millimetres / (INCH / 2)))}) WIDE ROAD`,
  finished: "FFL",
  slab: "SSL",
  metric: false,
};

const AMERICAN: Units = {
  ...INDIAN,
  street: "STREET",
  upstand: "CURB",
  lintel: "HEADER",
  plate: "TOP OF PLATE",
  wideStreet: (millimetres) => `${feetAndInches(Math.round(millimetres / (INCH / 2)))} WIDE STREET`,
  finished: "F.F.",
  slab: "",
};

/** Millimetres on the chains, as British drawings have them. */
const METRIC: Units = {
  grain: 1,
  length: (grains) => String(grains),
  area: (squareMetres) => `${squareMetres.toFixed(2)} m²`,
  shortArea: (squareMetres) => `${squareMetres.toFixed(2)} m²`,
  street: "ROAD",
  upstand: "UPSTAND",
  lintel: "LINTEL",
  plate: "WALL PLATE",
  wideStreet: (millimetres) => `${inMetres(millimetres)} WIDE ROAD`,
  finished: "FFL",
  slab: "SSL",
  metric: true,
};

const UNITS: Readonly<Record<RegionCode, Units>> = { in: INDIAN, us: AMERICAN, uk: METRIC };

export function unitsOf(region: RegionCode): Units {
  return UNITS[region];
}

/** A length in mm by itself (not part of a chain), rounded to the nearest grain. */
export function formatLength(units: Units, millimetres: number): string {
  return units.length(Math.round(millimetres / units.grain));
}

/** A length in mm as sentences have it: 1.0 m. */
export function metres(millimetres: number): string {
  return `${(millimetres / 1000).toFixed(1)} m`;
}

/** A height above the road in whole grains, with its sign: +0.450 in metres, +1'-5½", ±0. */
export function formatHeight(units: Units, grains: number): string {
  if (grains === 0) return units.metric ? "±0.000" : "±0";
  const sign = grains < 0 ? "-" : "+";
  const above = Math.abs(grains);
  return `${sign}${units.metric ? ((above * units.grain) / 1000).toFixed(3) : units.length(above)}`;
}

/** Half inches as 12'-6½"; under a foot only the inches. */
function feetAndInches(halfInches: number): string {
  const feet = Math.floor(halfInches / 24);
  const inches = Math.floor((halfInches % 24) / 2);
  const half = halfInches % 2 === 1 ? "½" : "";
  if (feet === 0) return `${inches === 0 && half ? "" : inches}${half}"`;
  return `${feet}'-${inches}${half}"`;
}

function inMetres(millimetres: number): string {
  return `${(millimetres / 1000).toFixed(1)} M`;
}
