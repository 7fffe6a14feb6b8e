import { floorOf, type PlacedRoom, type WalledLevel } from "#planner/search/legalise/placed-level.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/** Two rooms of a level, by id, that exchange their uses; each keeps the bath or dressing that belongs to it. */
export type Exchange = { readonly level: number; readonly room: string; readonly with: string };

/** Where a bedroom came out larger than its level's master bedroom and both have an own bath, or neither has, the two exchange names; the largest first. */
export function masterExchanges(levels: readonly WalledLevel[]): readonly Exchange[] {
  return levels.flatMap(({ index, rooms }) =>
    rooms
      .filter(({ spec }) => spec.kind === "master-bedroom")
      .flatMap((master) =>
        rooms
          .filter((one) => one.spec.kind === "bedroom" && one.spec.apart === master.spec.apart)
          .filter((one) => floorOf(one) > floorOf(master) && hasOwn(one, rooms) === hasOwn(master, rooms))
          .sort((one, other) => floorOf(other) - floorOf(one))
          .map((one) => ({ level: index, room: master.spec.id, with: one.spec.id })),
      ),
  );
}

/** The levels with two rooms exchanged. */
export function exchanged(
  levels: readonly WalledLevel[],
  { level, room, with: other }: Exchange,
): readonly WalledLevel[] {
  return levels.map((one, i) => {
    if (i !== level) return one;
    const specOf = (id: string): RoomSpec | undefined => one.rooms.find(({ spec }) => spec.id === id)?.spec;
    const [first, second] = [specOf(room), specOf(other)];
    if (first === undefined || second === undefined) return one;
    const used = ({ id, owner }: RoomSpec, as: RoomSpec): RoomSpec => ({ ...as, id, owner });
    const rooms = one.rooms.map((each): PlacedRoom => {
      if (each.spec === first) return { ...each, spec: used(first, second) };
      return each.spec === second ? { ...each, spec: used(second, first) } : each;
    });
    return { ...one, rooms };
  });
}

function hasOwn({ spec }: PlacedRoom, rooms: readonly PlacedRoom[]): boolean {
  return rooms.some((other) => other.spec.owner === spec.id && other.spec.wet);
}
