import { roomOf } from "#planner/plan/check/measured-plan.ts";
import { note, type ReviewRule } from "#planner/rules/review/remark.ts";

export const PROTECTED_STAIR = "uk/protected-stair";
/** Above the ground, mm: from a floor so high nobody climbs out of a window. */
const TOO_HIGH_TO_CLIMB = 4500;

/**
 * In the UK the stair to a floor more than 4.5 m up is enclosed by fire-resisting walls and doors down to a way out (Approved Document B, volume 1). Where an
 * archway opens to it, that is told: doors, or sprinklers instead, are for the owner and building control.
 */
export const protectedStair: ReviewRule = (measured) => {
  const { brief } = measured.plan;
  const top = measured.levels.at(-1);
  if (brief.region !== "uk" || top === undefined || top.level.floorLevel <= TOO_HIGH_TO_CLIMB) return [];
  const opened = measured.levels.find((level) =>
    level.openings.some(
      ({ opening }) => opening.kind === "arch" && opening.rooms.some((id) => roomOf(level, id)?.room.kind === "stair"),
    ),
  );
  if (opened === undefined) return [];
  const message =
    "Above two storeys the stair is to be enclosed, with fire doors in place of its archways and a way out at its foot: agree on doors, or on sprinklers, with building control.";
  const source = "Approved Document B, volume 1: a floor more than 4.5 m above the ground (to confirm)";
  return [note(PROTECTED_STAIR, message, { level: opened.index }, source)];
};
