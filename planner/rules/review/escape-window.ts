import { isOutdoor } from "#planner/plan/check/main-door.ts";
import { widthOf } from "#planner/plan/check/measured-plan.ts";
import { BEDROOMS, type Opening } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

type Escape = {
  readonly area: number;
  readonly width: number;
  readonly height: number;
  readonly sill: number;
  readonly source: string;
};

/** Millimetres and square metres; India's code asks for no escape window in a house. */
const ESCAPE: Readonly<Partial<Record<string, Escape>>> = {
  us: { area: 0.53, width: 508, height: 610, sill: 1118, source: "IRC R310: 5.7 sq ft, 20 by 24 in, sill 44 in" },
  uk: {
    area: 0.33,
    width: 450,
    height: 450,
    sill: 1100,
    source: "Approved Document B: 0.33 m², 450 mm, sill 1100 mm (to confirm)",
  },
};

/** From every bedroom one can climb out of a window, or walk out of a door. */
export const escapeWindow: ReviewRule = (measured) => {
  const rule = ESCAPE[measured.plan.brief.region];
  if (rule === undefined) return [];
  return roomsOf(measured)
    .filter(({ room }) => BEDROOMS.includes(room.room.kind))
    .filter(({ level, room }) => {
      const ways = level.openings.filter(
        ({ opening }) => opening.rooms.includes(room.room.id) && opening.rooms.some((id) => isOutdoor(level, id)),
      );
      return !ways.some(({ opening }) => opening.kind === "door" || opensWide(opening, rule));
    })
    .map(({ level, room }) =>
      warning(
        `${measured.profile.id}/escape-window`,
        `${room.room.label} has no window that one can escape through.`,
        { level: level.index, room: room.room.id },
        rule.source,
      ),
    );
};

/** Whether one can climb out of a window: half of it opens clear, as it slides or has two leaves. */
function opensWide(opening: Opening, rule: Escape): boolean {
  const width = widthOf(opening) / 2;
  const height = opening.head - opening.sill;
  return (
    width >= rule.width && height >= rule.height && (width * height) / 1e6 >= rule.area && opening.sill <= rule.sill
  );
}
