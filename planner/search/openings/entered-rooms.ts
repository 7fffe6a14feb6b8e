import type { RoomKind } from "#planner/plan/plan.ts";
import { FOYER } from "#planner/search/legalise/parted-rooms.ts";
import { floorOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";
import type { Way } from "#planner/search/openings/way.ts";
import { LOBBY, STANDARDS } from "#planner/search/programme/standards.ts";

/** So many times as long as wide a passage at the main door looks like one; up to that, and to a foyer's floor, it is a foyer. */
const LONG = 3;

/**
 * The level with its passages called as one enters them. A living room far too long gives up either end, and a house with its living room upstairs keeps a
 * foyer below, before anybody knows where the main door will be: what it does not open into is no foyer, where one arrives and leaves the shoes, but a lobby.
 * And a passage that it opens into is a foyer.
 */
export function calledAsEntered(level: PlacedLevel, doors: readonly { readonly way: Way }[]): PlacedLevel {
  const main = doors.find(({ way }) => way.main)?.way;
  if (main === undefined) return level;
  const rooms = level.rooms.map((room, i): PlacedRoom => {
    const { kind } = room.spec;
    if (kind === "foyer" && i !== main.into) return called(room, "passage", LOBBY);
    return kind === "passage" && i === main.into && couldBeFoyer(room)
      ? called(room, "foyer", STANDARDS.foyer.label)
      : room;
  });
  return { ...level, rooms };
}

function called(room: PlacedRoom, kind: RoomKind, label: string): PlacedRoom {
  return { ...room, spec: { ...room.spec, kind, label } };
}

function couldBeFoyer(room: PlacedRoom): boolean {
  const { long, short } = sidesOf(room.rect);
  return floorOf(room) <= FOYER.most && long <= LONG * short;
}
