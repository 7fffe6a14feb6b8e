import { sizeOf } from "#planner/plan/check/area.ts";
import { OPEN_AIR_KINDS, type RoomKind } from "#planner/plan/plan.ts";
import { note, type ReviewRule, roomsOf } from "#planner/rules/review/remark.ts";

const WAYS: readonly RoomKind[] = ["passage", "foyer", "hall"];
const SHARE = 0.12;

/** Floor that one only walks on is floor that nobody lives on. Stairs are not counted: they are needed. */
export const circulation: ReviewRule = (measured) => {
  const indoors = roomsOf(measured).filter(({ room }) => !OPEN_AIR_KINDS.includes(room.room.kind));
  const size = (kinds: readonly RoomKind[] | null) =>
    indoors
      .filter(({ room }) => kinds === null || kinds.includes(room.room.kind))
      .reduce((sum, { room }) => sum + sizeOf(room.area), 0);
  const share = size(WAYS) / size(null);
  if (!(share > SHARE)) return [];
  const message = `Passages take ${(share * 100).toFixed(0)} % of the floor; ${SHARE * 100} % is usual at most.`;
  return [note("practice/circulation", message, {}, "design practice")];
};
