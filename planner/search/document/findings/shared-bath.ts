import type { Finding, RoomKind } from "#planner/plan/plan.ts";
import { SHARED_BATH } from "#planner/rules/missed-neighbours.ts";
import type { PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { OpenedLevel } from "#planner/search/opened-house.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

const BATHS: readonly RoomKind[] = ["bath", "bathroom", "wc"];
const BEDROOMS: readonly RoomKind[] = ["bedroom", "master-bedroom"];

/** The bedroom through which a bath is entered that its floor shares; null for every other room, those to let among them. */
export function bedroomBefore({ level, doors }: OpenedLevel, room: PlacedRoom): PlacedRoom | null {
  const { kind, owner, apart } = room.spec;
  if (!BATHS.includes(kind) || owner !== null || apart !== null) return null;
  const before = doors
    .filter(({ way }) => level.rooms[way.into] === room)
    .map(({ way }) => level.rooms[way.from])
    .find((other) => other !== undefined && BEDROOMS.includes(other.spec.kind));
  return before ?? null;
}

/** Says where a bathroom that a floor shares is entered through a bedroom. */
export function sharedBaths(opened: readonly OpenedLevel[]): readonly Finding[] {
  return opened.flatMap((one) =>
    one.level.rooms.flatMap((room): readonly Finding[] => {
      const bedroom = bedroomBefore(one, room);
      if (bedroom === null) return [];
      const message = `${STANDARDS[room.spec.kind].label} is entered through ${bedroom.spec.label}: no wall was left for its door towards a lobby or the living room.`;
      const where = { level: one.level.index, room: room.spec.id };
      return [{ rule: SHARED_BATH, severity: "warning", message, where, source: "planner" }];
    }),
  );
}
