import { roomOf } from "#planner/plan/check/measured-plan.ts";
import { BATHROOMS, type RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";
import { isLetAlone } from "#planner/rules/to-let.ts";

export const BATH_PRIVACY = "practice/bath-privacy";
const IN_COMPANY: readonly RoomKind[] = ["living", "living-dining", "dining"];

/** Guests at table or on the sofa do not look at a toilet's door. In a single room that is let one sleeps, so its toilet may open from it as from a bedroom. */
export const bathPrivacy: ReviewRule = (measured) =>
  measured.levels.flatMap((level) =>
    level.openings
      .filter(({ opening }) => opening.kind === "door")
      .flatMap(({ opening }) => {
        const rooms = opening.rooms.map((id) => roomOf(level, id)?.room).filter((room) => room !== undefined);
        const bath = rooms.find((room) => BATHROOMS.includes(room.kind));
        const company = rooms.find((room) => IN_COMPANY.includes(room.kind));
        if (bath === undefined || company === undefined || isLetAlone(company, level.level.rooms)) return [];
        const where = { level: level.index, room: bath.id, opening: opening.id };
        return [warning(BATH_PRIVACY, `${bath.label} opens straight into ${company.label}.`, where, "design practice")];
      }),
  );
