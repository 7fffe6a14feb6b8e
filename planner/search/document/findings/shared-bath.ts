import { BEDROOMS, type Finding, type RoomKind } from "#planner/plan/plan.ts";
import { listed } from "#planner/plan/told.ts";
import { SHARED_BATH } from "#planner/rules/missed-neighbours.ts";
import type { PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { OpenedLevel } from "#planner/search/openings/opened-level.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

const BATHS: readonly RoomKind[] = ["bath", "bathroom", "wc"];

/** The bedroom through which a bath shared by its floor is entered; null for every other room, and for all rooms to let. */
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

const WITH_WC: readonly RoomKind[] = ["bath", "wc", "powder"];

/**
 * Says where every toilet of a house opens from a bedroom, as a brief may ask, and some bedroom has none: who sleeps there, and every guest, passes through
 * another's room.
 */
export function noSharedToilet(opened: readonly OpenedLevel[]): readonly Finding[] {
  const roomsOf = ({ level }: OpenedLevel, kinds: readonly RoomKind[]): readonly PlacedRoom[] =>
    level.rooms.filter(({ spec }) => kinds.includes(spec.kind) && spec.apart === null);
  const before = ({ level, doors }: OpenedLevel, room: PlacedRoom): readonly PlacedRoom[] =>
    doors.filter(({ way }) => level.rooms[way.into] === room).flatMap(({ way }) => level.rooms[way.from] ?? []);
  const toilets = opened.flatMap((one) =>
    roomsOf(one, WITH_WC).map((room) => ({ one, room, from: before(one, room) })),
  );
  const owners = toilets.map(({ one, from }) =>
    from.flatMap((room) => (room.spec.kind === "dressing" ? before(one, room) : [room])),
  );
  const isOwn = (rooms: readonly PlacedRoom[]): boolean =>
    rooms.length > 0 && rooms.every(({ spec }) => BEDROOMS.includes(spec.kind));
  if (toilets.length === 0 || !owners.every(isOwn)) return [];
  const without = opened.flatMap((one) =>
    roomsOf(one, BEDROOMS).filter((bedroom) => !owners.some((some) => some.includes(bedroom))),
  );
  if (without.length === 0) return [];
  const who = listed(without.map(({ spec }) => spec.label));
  const message = `Every toilet opens from a bedroom: from ${who}, and as a guest, one passes through another's room. A toilet that opens from the lobby would serve all.`;
  return [{ rule: "planner/no-shared-toilet", severity: "note", message, where: {}, source: "planner" }];
}
