import type { RoomKind } from "#planner/plan/plan.ts";

/** A room wished for on a level: `key` is its name there, `owner` that of the bedroom it belongs to. */
export type WishedRoom = {
  readonly key: string;
  readonly kind: RoomKind;
  readonly label: string;
  readonly owner: string | null;
  readonly toLet?: boolean;
  /** One walks through it, though nobody walks through other rooms of its kind. */
  readonly through?: boolean;
  /** A bay for a car; if it is half covered, the car's nose stands in the yard. */
  readonly car?: boolean;
  /** A bay that becomes a garage: no window looks into it, and one comes into it from the house. */
  readonly garage?: boolean;
  /** A terrace on which nobody steps: the roof of the storey below. */
  readonly roof?: boolean;
  /** The least side of its corner that becomes its floor's lobby, with the wall about it, mm. */
  readonly corner?: number;
};
