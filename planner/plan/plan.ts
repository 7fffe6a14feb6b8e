import type { Brief, EdgeKind, Facing } from "#planner/brief/brief.ts";
import type { Point, Polygon, Region } from "#planner/geometry/point.ts";
import type { Params, RelaxationCode } from "#planner/plan/told.ts";

/**
 * The plan document, format "homeplan-plan" version 1: the contract that drawings, the shop and other programs read.
 * Lengths are whole millimetres (centre lines of walls may end in .5), areas square metres with two decimals, angles degrees.
 */
export type Plan = {
  readonly format: "homeplan-plan";
  readonly version: 1;
  readonly engine: string;
  readonly seed: number;
  readonly units: "mm";
  readonly brief: Brief;
  readonly profile: { readonly id: string; readonly version: string; readonly sources: readonly string[] };
  readonly option: { readonly index: number; readonly parti: string };
  /** What was given up to meet the brief, in the customer's words. */
  readonly relaxed: readonly Relaxation[];
  readonly site: Site;
  readonly levels: readonly Level[];
  readonly areas: Areas;
  readonly schedules: { readonly doors: readonly ScheduleRow[]; readonly windows: readonly ScheduleRow[] };
  readonly findings: readonly Finding[];
  readonly scores: Scores;
};

/**
 * `what` names the brief's field. `code` and `params` say the same as `message`, for pages in other languages (planner/plan/told.ts);
 * every plan that the planner makes has them.
 */
export type Relaxation = {
  readonly what: string;
  readonly message: string;
  readonly code?: RelaxationCode;
  readonly params?: Params;
};

export type Site = {
  /** Counter-clockwise from the front left corner; the front (road) edge lies on y = 0. */
  readonly plot: Polygon;
  readonly edges: {
    readonly front: { readonly kind: "road"; readonly setback: number; readonly roadWidth: number };
    readonly right: SiteEdge;
    readonly rear: SiteEdge;
    readonly left: SiteEdge;
  };
  /** Compass bearing of the +y direction, degrees clockwise from north. */
  readonly northBearing: number;
  readonly facing: Facing;
};
export type SiteEdge = { readonly kind: EdgeKind; readonly setback: number };

export type Level = {
  /** 0 is the ground floor. */
  readonly index: number;
  readonly name: string;
  /** Finished floor above the road, mm. */
  readonly floorLevel: number;
  readonly floorToFloor: number;
  readonly clearHeight: number;
  /** Outer faces of the external walls. */
  readonly footprint: readonly Region[];
  readonly rooms: readonly Room[];
  readonly walls: readonly Wall[];
  readonly openings: readonly Opening[];
  readonly stairs: readonly Stair[];
  readonly columns: readonly Column[];
  readonly furniture: readonly Furniture[];
};

export const ROOM_KINDS = [
  "living",
  "dining",
  "living-dining",
  "kitchen",
  "kitchen-dining",
  "bedroom",
  "master-bedroom",
  "bath",
  "bathroom",
  "wc",
  "powder",
  "pooja",
  "study",
  "store",
  "utility",
  "dressing",
  "foyer",
  "passage",
  "stair",
  "lift",
  "hall",
  "family",
  "garage",
  "parking",
  "porch",
  "verandah",
  "balcony",
  "terrace",
  "courtyard",
  "duct",
] as const;
/** `bath` holds a WC too, `bathroom` does not. */
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Rooms that one cooks in, rooms that one sleeps in, and baths and WCs of all kinds. */
export const KITCHENS: readonly RoomKind[] = ["kitchen", "kitchen-dining"];
export const BEDROOMS: readonly RoomKind[] = ["bedroom", "master-bedroom"];
export const BATHROOMS: readonly RoomKind[] = ["bath", "bathroom", "wc", "powder"];

/** Room kinds that are open to the sky or the air: a window onto them gives light. */
export const OPEN_AIR_KINDS: readonly RoomKind[] = [
  "parking",
  "porch",
  "verandah",
  "balcony",
  "terrace",
  "courtyard",
  "duct",
];

export type Room = {
  readonly id: string;
  readonly kind: RoomKind;
  readonly label: string;
  /** Clear inside faces, rectilinear, counter-clockwise. */
  readonly polygon: Polygon;
  readonly area: number;
};

export type WallKind = "external" | "internal" | "parapet" | "railing";
/** A wall's body is the rectangle around its centre line, longer by half the wall's own thickness at an end that another wall meets. */
export type Wall = {
  readonly id: string;
  readonly kind: WallKind;
  readonly from: Point;
  readonly to: Point;
  readonly thickness: number;
};

export type OpeningKind = "door" | "window" | "ventilator" | "arch";
export type Opening = {
  readonly id: string;
  readonly kind: OpeningKind;
  readonly tag: string;
  readonly wall: string;
  /** On the wall's centre line, jamb to jamb. */
  readonly from: Point;
  readonly to: Point;
  /** Above the finished floor, mm. */
  readonly sill: number;
  readonly head: number;
  /** What lies on its two sides, each a room's id or "outside": the open air at ground or beyond an outer wall. */
  readonly rooms: readonly [string, string];
  readonly main?: boolean;
  readonly hinge?: Point;
  /** The polygon that the leaf sweeps; absent for windows, ventilators and arches. */
  readonly swing?: Polygon;
};

export type StairKind = "straight" | "dog-leg" | "l-shaped" | "open-well";
export type Stair = {
  readonly id: string;
  readonly room: string;
  readonly kind: StairKind;
  readonly width: number;
  readonly risers: number;
  readonly riser: number;
  readonly tread: number;
  readonly toLevel: number;
  readonly flights: readonly { readonly polygon: Polygon; readonly risers: number; readonly up: Point }[];
  readonly landings: readonly Polygon[];
};

export type Column = { readonly id: string; readonly polygon: Polygon };

export const FURNITURE_KINDS = [
  "bed-king",
  "bed-queen",
  "bed-single",
  "bedside-table",
  "wardrobe",
  "dressing-table",
  "sofa-3",
  "sofa-2",
  "armchair",
  "coffee-table",
  "tv-unit",
  "dining-table-4",
  "dining-table-6",
  "chair",
  "counter",
  "sink",
  "hob",
  "fridge",
  "wc",
  "basin",
  "shower",
  "bathtub",
  "washing-machine",
  "altar",
  "desk",
  "bookshelf",
  "shelf",
  "shoe-rack",
  "swing",
  "planter",
  "car",
  "two-wheeler",
] as const;
export type FurnitureKind = (typeof FURNITURE_KINDS)[number];
export const BEDS: readonly FurnitureKind[] = ["bed-king", "bed-queen", "bed-single"];
export type Furniture = {
  readonly id: string;
  readonly kind: FurnitureKind;
  readonly room: string;
  /** The piece's rectangle on the floor. */
  readonly polygon: Polygon;
  /** Unit vector from the piece's back to its front (a bed's foot, a WC's front, the side one sits or stands at). */
  readonly front: Point;
};

export type Areas = {
  readonly plot: number;
  readonly coverage: number;
  readonly builtUp: readonly number[];
  readonly carpet: readonly number[];
  readonly far: number;
};
export type ScheduleRow = {
  readonly tag: string;
  readonly width: number;
  readonly height: number;
  readonly count: number;
};

export type Severity = "error" | "warning" | "note";
export type Finding = {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly where: {
    readonly level?: number;
    readonly room?: string;
    readonly opening?: string;
    readonly wall?: string;
  };
  readonly source: string;
};

export const SCORE_NAMES = [
  "total",
  "vastu",
  "daylight",
  "circulation",
  "adjacency",
  "furnishing",
  "structure",
  "efficiency",
  "proportion",
] as const;
/** 0..100 each. */
export type Scores = Readonly<Record<(typeof SCORE_NAMES)[number], number>>;
