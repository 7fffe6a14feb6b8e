import type { Brief } from "#planner/brief/brief.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import type { FrontDoor } from "#planner/search/programme/wishes.ts";

/** What all arrangements of a house have in common, whatever its core. */
export type House = {
  readonly brief: Brief;
  readonly profile: Profile;
  /** What the programme asks for on each level. */
  readonly rooms: readonly (readonly RoomSpec[])[];
  /**
   * Whether rooms are at their least, as small as the law allows (`compact` in the wishes). Cuts then leave both sides the lawful areas of all their rooms
   * (`lawful-thickness.ts`).
   */
  readonly tight: boolean;
  /** How far a main door at the road is wished for. */
  readonly frontDoor: FrontDoor;
  readonly stair: StairDesign | null;
  /** Outer faces, and the inner faces of the outer walls. */
  readonly footprint: Rect;
  readonly inside: Rect;
  /** Sides where the house stands on a shared line, or too near to it for windows. */
  readonly party: { readonly left: boolean; readonly right: boolean; readonly rear: boolean };
  readonly walls: Walls;
  readonly northBearing: number;
  /** What all its rooms weigh in the vastu score, as scoreVastu weighs them, the stair once. */
  readonly houseWeight: number;
};
