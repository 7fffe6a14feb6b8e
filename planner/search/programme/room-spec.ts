import type { RoomKind } from "#planner/plan/plan.ts";
import type { Sizes } from "#planner/search/programme/due-areas.ts";
import type { Light } from "#planner/search/programme/standards.ts";

/** The label of a part to let that is a single room: one lives and sleeps in it. */
export const ROOM_TO_LET = "Room (to let)";

/** No arm of an L is narrower, mm: one walks through it. */
export const LEAST_ARM = 1200;

/** What no door joins to the household's rooms: the part to let; an external stair below, and the leg of a stair on a level where nobody steps off it. */
export type Apart = "to-let" | "outer-stair";

/** A room that the arrangement must find a place for. Areas mm2, widths mm. */
export type RoomSpec = {
  readonly id: string;
  readonly kind: RoomKind;
  readonly label: string;
  readonly target: number;
  /** Its lawful and published areas for this household, by which its level's floor is shared out. */
  readonly sizes: Sizes;
  /** The least clear area and width by the profile, more where a room of usual size would be of no use; nothing below is ever drawn. */
  readonly leastArea: number;
  readonly leastWidth: number;
  /** The least width and the greatest aspect of a good room of the kind. */
  readonly goodWidth: number;
  readonly aspect: number;
  readonly light: Light;
  readonly through: boolean;
  readonly wet: boolean;
  /** The bedroom that an attached bath, dressing or balcony belongs to. */
  readonly owner: string | null;
  /** Rooms apart open to the outdoors and to each other, but not to the household's rooms of the level; null for those. */
  readonly apart: Apart | null;
  /** A bay for a car; other bays are for two-wheelers. */
  readonly car: boolean;
  /** A bay that becomes a garage: no window looks into it, and one comes into it from the house. */
  readonly garage: boolean;
  /** A terrace that is not built: the storey below has its roof there, and no door leads to it. */
  readonly roof: boolean;
  /** The least side of its corner that becomes the floor's lobby, with the wall about it, mm; 0 where none does. `leastArea` and `sizes` include the corner. */
  readonly corner: number;
};

/** What the ids of everything on a level begin with: "g" on the ground floor, then "f1", "f2". */
export function levelPrefix(level: number): string {
  return level === 0 ? "g" : `f${level}`;
}
