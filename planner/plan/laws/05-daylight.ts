/**
 * Law 5, light and air. Habitable rooms (living, dining, bedrooms, study, family, hall) and kitchens have windows and ventilators
 * onto the open air of at least the profile's share of their floor, a kitchen also the profile's least area; every bath, WC and powder room
 * has the profile's least opening. An opening's area is its width times head minus sill. It counts when its other side is "outside" or an
 * open-air room; 05-open-air and 06-openings check that it really is. Doors and arches give no light. No tolerance.
 */
import { sizeOf } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import { type MeasuredLevel, type MeasuredPlan, OUTSIDE, roomOf, widthOf } from "#planner/plan/check/measured-plan.ts";
import { BATHROOMS, type Finding, KITCHENS, OPEN_AIR_KINDS, type RoomKind } from "#planner/plan/plan.ts";

const HABITABLE: readonly RoomKind[] = [
  "living",
  "dining",
  "living-dining",
  "bedroom",
  "master-bedroom",
  "study",
  "family",
  "hall",
  ...KITCHENS,
];

export function daylightLaw(measured: MeasuredPlan): readonly Finding[] {
  const { habitableShare, kitchen, bath } = measured.profile.openings;
  return measured.levels.flatMap((level) =>
    level.rooms.flatMap(({ room, area }) => {
      const needed = Math.max(
        HABITABLE.includes(room.kind) ? (sizeOf(area) / 1e6) * habitableShare.value : 0,
        KITCHENS.includes(room.kind) ? kitchen.value : 0,
        BATHROOMS.includes(room.kind) ? bath.value : 0,
      );
      const light = openAirOpenings(level, room.id);
      if (light >= needed) return [];
      const message = `${room.label} has ${light.toFixed(2)} m² of window to the open air; ${needed.toFixed(2)} m² is the least.`;
      return [broken("law-5/daylight", message, { level: level.index, room: room.id })];
    }),
  );
}

/** Square metres of windows and ventilators from a room to the open air. */
function openAirOpenings(level: MeasuredLevel, id: string): number {
  return level.openings
    .map(({ opening }) => opening)
    .filter(({ kind, rooms }) => (kind === "window" || kind === "ventilator") && rooms.includes(id))
    .filter(({ rooms }) => {
      const other = rooms[0] === id ? rooms[1] : rooms[0];
      const kind = roomOf(level, other)?.room.kind;
      return other === OUTSIDE || (kind !== undefined && OPEN_AIR_KINDS.includes(kind));
    })
    .reduce((sum, opening) => sum + (widthOf(opening) * (opening.head - opening.sill)) / 1e6, 0);
}
