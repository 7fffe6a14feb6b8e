import { parkingTold } from "#planner/plan/check/car-bays.ts";
import { metres } from "#planner/plan/check/finding.ts";
import { boundsOf, commonRect, grown } from "#planner/plan/check/rect.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

const BETWEEN_WALLS = 2750;
/** Narrower than this no car stands there. */
const CAR_BAY = 2400;

/** In a bay no deeper than this a car with its nose in the yard has its front doors in the yard too, mm. */
const BEHIND_FRONT_DOORS = 2300;

/** Between two walls a car needs room to open its doors. */
export const bayComfort: ReviewRule = (measured) => {
  if (measured.plan.brief.parking !== "car" && measured.plan.brief.parking !== "two-cars") return [];
  const noseInYard = parkingTold(measured.plan) === "half-covered";
  return roomsOf(measured)
    .filter(({ room }) => room.room.kind === "parking" || room.room.kind === "garage")
    .flatMap(({ level, room: { room } }) => {
      const b = boundsOf(room.polygon);
      const width = b.x1 - b.x0;
      if (noseInYard && b.y1 - b.y0 <= BEHIND_FRONT_DOORS) return [];
      const walled = (x0: number, x1: number) =>
        level.walls.some(
          (w) =>
            w.along === "y" && commonRect(w.body, grown({ x0, x1, y0: b.y0 + 1500, y1: b.y0 + 3500 }, 20)) !== null,
        );
      if (width < CAR_BAY || width >= BETWEEN_WALLS || !walled(b.x0 - 10, b.x0) || !walled(b.x1, b.x1 + 10)) return [];
      const message = `${room.label} is ${metres(width)} wide between two walls; ${metres(BETWEEN_WALLS)} lets a car's doors open.`;
      return [
        warning(
          "practice/bay-comfort",
          message,
          { level: level.index, room: room.id },
          "9 ft bays in published house plans",
        ),
      ];
    });
};
