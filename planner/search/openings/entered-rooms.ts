import type { RoomKind } from "#planner/plan/plan.ts";
import { floorOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { Way } from "#planner/search/openings/way.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** A passage at the main door is a foyer unless it has more floor, mm2, or is so many times as long as wide that one sees a passage. */
const FOYER = { most: 8e6, longest: 3 };

/**
 * The level with its passages called as one enters them. A living room far too long gives up either end, and a house with its living room upstairs keeps a foyer
 * below, before anybody knows where the main door will be: what it does not open into is no foyer, where one arrives and leaves the shoes, but a lobby. And a
 * passage that it opens into is a foyer.
 */
export function calledAsEntered(level: PlacedLevel, doors: readonly { readonly way: Way }[]): PlacedLevel {
  const main = doors.find(({ way }) => way.main)?.way;
  if (main === undefined) return level;
  const rooms = level.rooms.map((room, i): PlacedRoom => {
    const { kind } = room.spec;
    if (kind === "foyer" && i !== main.into) return called(room, "passage", "Lobby");
    return kind === "passage" && i === main.into && isSmall(room) ? called(room, "foyer", STANDARDS.foyer.label) : room;
  });
  return { ...level, rooms };
}

function called(room: PlacedRoom, kind: RoomKind, label: string): PlacedRoom {
  return { ...room, spec: { ...room.spec, kind, label } };
}

function isSmall(room: PlacedRoom): boolean {
  const { x0, y0, x1, y1 } = room.rect;
  const [short, long] = [Math.min(x1 - x0, y1 - y0), Math.max(x1 - x0, y1 - y0)];
  return floorOf(room) <= FOYER.most && long <= FOYER.longest * short;
}
