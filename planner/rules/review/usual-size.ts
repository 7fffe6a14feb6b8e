import { sizeOf, squareMetres } from "#planner/plan/check/area.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { note, type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

/** Square metres beyond which the floor is better used elsewhere; from Indian catalogues of houses on 20x30 to 40x60 ft. */
const MOST: Readonly<Partial<Record<RoomKind, number>>> = {
  bath: 6.5,
  bathroom: 5,
  wc: 2.5,
  powder: 3,
  pooja: 5,
  utility: 6.5,
  store: 8,
  kitchen: 18,
  dressing: 7,
  foyer: 8,
  bedroom: 22,
  "master-bedroom": 28,
  duct: 8,
};

const SOURCE = "sizes in published house plans";

/** Floor that another room could have, m2. */
const A_ROOM = 5;

/** The rule's name for a room that has `A_ROOM` more than what is large already: no plan with one is handed out while another plan has none. */
export const OUTSIZED_ROOM = "practice/outsized-room";

/** A bath of seven square metres takes floor that a bedroom could use. */
export const usualSize: ReviewRule = (measured) =>
  roomsOf(measured).flatMap(({ level, room: { room, area } }) => {
    const most = MOST[room.kind];
    const size = squareMetres(sizeOf(area));
    if (most === undefined || size <= most) return [];
    const message = `${room.label} has ${size} m²; ${most} m² is large already.`;
    const where = { level: level.index, room: room.id };
    return [
      size > most + A_ROOM
        ? warning(OUTSIZED_ROOM, message, where, SOURCE)
        : note("practice/usual-size", message, where, SOURCE),
    ];
  });
