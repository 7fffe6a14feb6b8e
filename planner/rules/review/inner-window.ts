import { isOutdoor } from "#planner/plan/check/main-door.ts";
import { roomOf } from "#planner/plan/check/measured-plan.ts";
import { note, type ReviewRule } from "#planner/rules/review/remark.ts";

/** A window between two roofed rooms gives neither light nor air. */
export const innerWindow: ReviewRule = (measured) =>
  measured.levels.flatMap((level) =>
    level.openings
      .filter(({ opening }) => opening.kind === "window" || opening.kind === "ventilator")
      .filter(({ opening }) =>
        opening.rooms.every((id) => !isOutdoor(level, id) && roomOf(level, id)?.room.kind !== "duct"),
      )
      .map(({ opening }) =>
        note(
          "practice/inner-window",
          `Window ${opening.id} lies between two rooms.`,
          { level: level.index, opening: opening.id },
          "design practice",
        ),
      ),
  );
