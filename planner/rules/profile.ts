import type { RoomKind } from "#planner/plan/plan.ts";

/**
 * How certain a number is: read in the named text, read in a restatement of it, or general knowledge
 * that must be confirmed before a customer sees it called "code".
 */
export type Certainty = "verified" | "restated" | "general";

/** A number, or whether something is usual, with where that comes from. Units are in the field's name or its comment: mm, m2, share (0..1). */
export type Sourced<Value = number> = {
  readonly value: Value;
  readonly source: string;
  readonly certainty: Certainty;
};

/** Least clear sizes of a room: area in m2, width and height in mm. */
export type RoomMinimum = {
  readonly area: number;
  readonly width: number;
  readonly height: number;
  readonly clause: string;
  readonly source: string;
  readonly certainty: Certainty;
};

/** Steps read from the first row whose `upTo` is not exceeded; the last row has no bound. `upTo` is inclusive. */
export type Steps<Row> = readonly (Row & { readonly upTo: number | null })[];

/**
 * Walls of one structure, mm with finishes; walls-of.ts tells where each stands. So that walls of different thickness close their
 * corners, an outer or sheltered wall is no thicker than two partitions, and an outer one no thicker than two core walls.
 */
export type WallSet = {
  readonly external: Sourced;
  readonly sheltered: Sourced;
  readonly core: Sourced;
  readonly bearing: Sourced;
  readonly partition: Sourced;
  readonly post: Sourced;
  readonly postAlong: Sourced;
};

/** A jurisdiction's numbers. Everything legal in the planner comes from here, never from code. */
export type Profile = {
  readonly id: string;
  readonly version: string;
  readonly region: "in" | "us" | "uk";
  readonly sources: readonly string[];
  readonly checkedOn: string;
  readonly note: string;
  /** Absent kinds have no minimum of their own. */
  readonly rooms: Readonly<Partial<Record<RoomKind, RoomMinimum>>>;
  /** A habitable room beside a larger one, and a kitchen beside a dining room, as the code has them. For the record: the planner reads `rooms`. */
  readonly secondHabitable: RoomMinimum;
  readonly kitchenWithDining: RoomMinimum;
  readonly plinth: Sourced;
  readonly clearHeight: Sourced;
  /** How high rooms are built where nothing limits the height; mm. */
  readonly usualClearHeight: Sourced;
  /** A house of several storeys for which at least so many bathrooms are asked has a WC on its entrance storey. */
  readonly entranceWc: Sourced;
  readonly stair: {
    /** A stair to a floor higher than this above the ground is enclosed down to a way out, mm; null where the region asks no house for it. */
    readonly enclosedAbove: Sourced | null;
    /** Whether a stair leads on to a flat roof that is lived on. */
    readonly toTerrace: Sourced<boolean>;
    readonly width: Sourced;
    readonly tread: Sourced;
    readonly maxRiser: Sourced;
    readonly minRiser: Sourced;
    readonly maxRisersPerFlight: Sourced;
    readonly headroom: Sourced;
    readonly landing: Sourced;
  };
  /** Widths of doors, leaf and frame, mm: the main door, one to a room, one to a bath or store; and the height of every door's head. */
  readonly doors: {
    readonly main: Sourced;
    readonly room: Sourced;
    readonly service: Sourced;
    /** From a day room to the garden; null where the way out of the utility is what a household expects. */
    readonly garden: Sourced | null;
    readonly head: Sourced;
  };
  /** Whether households like to sleep upstairs, all but parents and one bedroom of five or more, in a house of several storeys. */
  readonly sleepsUpstairs: Sourced<boolean>;
  /** Whether one comes into a foyer, where it has floor, before the rooms of a house. */
  readonly foyer: Sourced<boolean>;
  /** Whether the floor that an upper storey leaves over is the roof of the one below, on which nobody steps; else it is a terrace. */
  readonly lowerRoofs: Sourced<boolean>;
  readonly passageWidth: Sourced;
  readonly passageWidthService: Sourced;
  readonly openings: {
    /** Window and ventilator area over floor area, habitable rooms. */
    readonly habitableShare: Sourced;
    /** m2 */
    readonly kitchen: Sourced;
    /** m2 */
    readonly bath: Sourced;
  };
  /** Open-to-sky duct: least side mm, least area m2. */
  readonly duct: { readonly side: Sourced; readonly area: Sourced };
  /** Bathtub in the baths that all share; null where one bathes under a shower. */
  readonly bathtub: { readonly length: Sourced; readonly width: Sourced } | null;
  readonly car: { readonly width: Sourced; readonly depth: Sourced };
  /**
   * The garage in which a car is kept where that is usual: its clear width and depth, and its own door; null where a car stands in an open bay.
   */
  readonly garage: {
    readonly width: Sourced;
    readonly depth: Sourced;
    readonly door: Sourced;
    readonly head: Sourced;
  } | null;
  readonly twoWheeler: { readonly width: Sourced; readonly depth: Sourced };
  /** Front setback in mm by road width in mm; read by front-setback.ts. */
  readonly frontSetback: Steps<{
    readonly setback: number;
    /** The row holds for houses up to this height, mm. */
    readonly highest?: number;
    readonly source: string;
    readonly certainty: Certainty;
  }>;
  /** On a road narrower than `below` the house stands at least `fromMiddle` from the road's middle line, mm. */
  readonly narrowRoad: { readonly below: Sourced; readonly fromMiddle: Sourced } | null;
  /** Setback of a side or rear along a second road, on plots that measure at least `fromWidth` across that edge, mm. */
  readonly secondRoad: { readonly setback: Sourced; readonly fromWidth: Sourced };
  /** Left and right setbacks in mm of an open side, by plot width in mm. */
  readonly sideSetback: Steps<{
    readonly left: number;
    readonly right: number;
    readonly source: string;
    readonly certainty: Certainty;
  }>;
  /** Rear setback in mm of an open rear, by plot depth in mm. */
  readonly rearSetback: Steps<{ readonly setback: number; readonly source: string; readonly certainty: Certainty }>;
  /** Coverage and floor area ratio as shares of the plot, height in mm, by plot area in m2. */
  readonly intensity: Steps<{
    readonly coverage: number;
    readonly far: number;
    readonly height: number;
    readonly source: string;
    readonly certainty: Certainty;
  }>;
  /** Longest beam between columns, longest cantilever of a balcony, mm. */
  readonly structure: { readonly span: Sourced; readonly balcony: Sourced };
  /** What a square metre of built-up floor costs to build, whole currency units. */
  readonly cost: { readonly currency: "INR" | "USD" | "GBP"; readonly perSquareMetre: Sourced };
  readonly walls: Readonly<Record<"rcc-frame" | "load-bearing", WallSet>>;
};
