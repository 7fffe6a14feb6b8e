import type { RoomKind } from "#planner/plan/plan.ts";

/**
 * A wished place inside the outer walls: across from the left (0) to the right (1) as seen from the road, and along from
 * the road (0) to the rear (1).
 */
export type Place = readonly [across: number, along: number];

/** Wished places by kind of room; a room with an owner (an attached bath) goes with it. */
export type Places = Readonly<Partial<Record<RoomKind, Place>>>;

/**
 * A way of organising a house that architects know by sight: where the stair stands and which rooms lie about it.
 * A table, not a procedure: growTree bisects the floor so that every room comes as near to its place as sizes allow.
 */
export type Parti = {
  readonly name: string;
  /** Where the stair's middle wants to be; its flights run front to rear (lengthwise) or from side to side. */
  readonly stair: { readonly place: Place; readonly lengthwise: boolean };
  /** A place open to the sky on every level: a duct against a side wall, or a court with rooms all about it. */
  readonly court?: { readonly kind: "duct" | "courtyard"; readonly place: Place };
  /** The least clear width of house, mm; not asked of a house no deeper than `mostDepth`, mm. */
  readonly leastWidth?: number;
  readonly mostDepth?: number;
  readonly ground: Places;
  /** Bedrooms of a level in their order, the master first. */
  readonly groundBedrooms: readonly Place[];
  readonly upper: Places;
  readonly upperBedrooms: readonly Place[];
};
