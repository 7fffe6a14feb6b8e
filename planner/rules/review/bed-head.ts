import { FACINGS } from "#planner/brief/brief.ts";
import type { Point } from "#planner/geometry/point.ts";
import { BEDS } from "#planner/plan/plan.ts";
import { note, type ReviewRule } from "#planner/rules/review/remark.ts";

/** Vastu: one sleeps best with the head to the south, next best to the east or west, never to the north. */
export const bedHead: ReviewRule = ({ plan }) => {
  if (plan.brief.vastu === "none") return [];
  return plan.levels.flatMap((level) =>
    level.furniture
      .filter(
        (piece) =>
          BEDS.includes(piece.kind) && bearingOf([-piece.front[0], -piece.front[1]], plan.site.northBearing) === "N",
      )
      .map((piece) => {
        const label = level.rooms.find((room) => room.id === piece.room)?.label ?? "the bedroom";
        return note(
          "vastu/bed-head",
          `The bed in ${label} has its head to the north.`,
          { level: level.index, room: piece.room },
          "vastu tradition",
        );
      }),
  );
};

/** The compass direction nearest to a vector of the drawing; `north` is the bearing of +y. */
export function bearingOf([dx, dy]: Point, north: number): (typeof FACINGS)[number] {
  const fromUp = (Math.atan2(dx, dy) * 180) / Math.PI;
  const bearing = (((fromUp + north) % 360) + 360) % 360;
  return FACINGS[Math.round(bearing / 45) % 8] ?? "N";
}
