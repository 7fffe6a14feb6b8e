import { stripBeside } from "#planner/plan/check/measured-plan.ts";
import { commonArea } from "#planner/plan/check/polygon.ts";
import { cornersOf } from "#planner/plan/check/rect.ts";
import type { FurnitureKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

export const BLOCKED_DOOR = "practice/blocked-door";

const STEP = 600;
const TOUCH = 20_000;
const MOVED: readonly FurnitureKind[] = ["chair", "coffee-table", "planter", "car", "two-wheeler"];

/** Before and behind a door one can take a step without furniture in the way. */
export const blockedDoor: ReviewRule = (measured) =>
  measured.levels.flatMap((level) =>
    level.openings
      .filter(({ opening }) => opening.kind === "door" || opening.kind === "arch")
      .flatMap((door) => {
        const strips = [stripBeside(door, "low", STEP), stripBeside(door, "high", STEP)].map(cornersOf);
        const piece = level.level.furniture.find(
          (f) => !MOVED.includes(f.kind) && strips.some((strip) => commonArea(f.polygon, strip) > TOUCH),
        );
        if (piece === undefined) return [];
        const where = { level: level.index, room: piece.room, opening: door.opening.id };
        return [
          warning(
            BLOCKED_DOOR,
            `${piece.kind} stands in the way of door ${door.opening.id}.`,
            where,
            "design practice",
          ),
        ];
      }),
  );
