import type { RoomKind } from "#planner/plan/plan.ts";
import type { Sizes } from "#planner/search/programme/due-areas.ts";
import type { Light } from "#planner/search/programme/standards.ts";

/** The label of a part to let that is a single room: one lives and sleeps in it. */
export const ROOM_TO_LET = "Room (to let)";

/** The part to let, and below an external stair. */
export type Apart = "to-let" | "outer-stair";

/** A room that the arrangement must find a place for. Areas mm2, widths mm. */
export type RoomSpec = {
  readonly id: string;
  readonly kind: RoomKind;
  readonly label: string;
  readonly target: number;
  /** By law and as published, for this household: what its level's floor is shared out by. */
  readonly sizes: Sizes;
  /** The profile's least clear area and width; nothing below is ever drawn. */
  readonly leastArea: number;
  readonly leastWidth: number;
  /** What a good room of the kind keeps. */
  readonly goodWidth: number;
  readonly aspect: number;
  readonly light: Light;
  readonly through: boolean;
  readonly wet: boolean;
  /** The bedroom that an attached bath, dressing or balcony belongs to. */
  readonly owner: string | null;
  /** What leads to itself and outdoors, but not into the household's rooms of the level. */
  readonly apart: Apart | null;
  /** A bay for a car; other bays are for two-wheelers. */
  readonly car: boolean;
};
