import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { TERRACES } from "#planner/search/openings/outlook.ts";
import { FACADE_SHARE, type PlacedWindow, sillOf, takenOn } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { facesBetweenArms, freeSpans, HEAD, PIER } from "#planner/search/openings/shared-wall.ts";

/** Widths tried, mm. */
const WIDTHS = [1500, 1200, 900] as const;

/**
 * Windows from a habitable room onto each terrace and balcony beside it that it has none onto yet. For each wall between them it gives the places,
 * the widest first, in the middle of the free wall before its ends. No light needs them, but without them the house turns a blank wall to its own
 * terrace, and often to the road beyond.
 */
export function terraceWindows(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  a: number,
): readonly (readonly PlacedWindow[])[] {
  const room = level.rooms[a] as PlacedRoom;
  if (level.index === 0 || room.spec.light !== "habitable") return [];
  const sill = sillOf(room.spec.kind);
  return [...level.rooms.entries()].flatMap(([b, other]) => {
    if (!TERRACES.includes(other.spec.kind)) return [];
    if (windows.some(({ room: from, onto }) => from === a && onto === b)) return [];
    return facesBetweenArms(armsOf(room), armsOf(other), level.walls).map((face) => {
      const spans = freeSpans(face, level.columns, takenOn(face, doors, windows), PIER);
      return WIDTHS.filter((width) => width <= FACADE_SHARE * (face.to - face.from)).flatMap((width) =>
        spans
          .filter(({ from, to }) => to - from >= width)
          .flatMap(({ from, to }) => [from + Math.round((to - from - width) / 2), from, to - width])
          .map((start): PlacedWindow => {
            const span = { from: start, to: start + width };
            return { kind: "window", room: a, onto: b, face, span, sill, head: HEAD };
          }),
      );
    });
  });
}
