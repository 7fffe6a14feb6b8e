import { roomOf } from "#planner/plan/check/measured-plan.ts";
import { note, type ReviewRule } from "#planner/rules/review/remark.ts";

export const PROTECTED_STAIR = "practice/protected-stair";

/**
 * From a high floor nobody climbs out of a window, so the stair of such a house is enclosed by fire-resisting walls and doors. Where an archway opens to it, a
 * note says so: doors, or sprinklers instead, are for the owner and building control to choose.
 */
export const protectedStair: ReviewRule = ({ levels, profile }) => {
  const above = profile.stair.enclosedAbove;
  const top = levels.at(-1);
  if (above === null || top === undefined || top.level.floorLevel <= above.value) return [];
  const opened = levels.find((level) =>
    level.openings.some(
      ({ opening }) => opening.kind === "arch" && opening.rooms.some((id) => roomOf(level, id)?.room.kind === "stair"),
    ),
  );
  if (opened === undefined) return [];
  const message =
    "Above two storeys the stair is to be enclosed, with fire doors in place of its archways and a way out at its foot: agree on doors, or on sprinklers, with building control.";
  return [note(PROTECTED_STAIR, message, { level: opened.index }, above.source)];
};
