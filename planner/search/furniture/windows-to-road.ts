import type { Furniture } from "#planner/plan/plan.ts";
import { isBackAt, spansBefore, tallBefore, WANT_DARK, without } from "#planner/search/furniture/pieces-at-wall.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { isToRoad, LOOKS_OUT, outlooksOf } from "#planner/search/openings/outlook.ts";
import { type PlacedWindow, sillOf, takenOn } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { freeSpans, HEAD, PIER, type Span } from "#planner/search/openings/shared-wall.ts";

/** Widths of such a window, the best first, mm. */
const WIDTHS = [1500, 1200, 900] as const;
/** Its sill above a sofa or another low piece that has its back there, mm: over the heads of those who sit. */
const OVER_PIECE = 1200;

/**
 * The windows of a furnished level, with one more in each living room that has none towards the road though a wall towards it is free: to the open, the
 * sit-out or the car's bay. Its light comes from elsewhere, but one sees who comes, and the house turns no blank wall to its entrance. Furniture stays
 * as it stands: the window keeps clear of tall pieces and of what wants a dark wall, and its sill is high above low ones.
 */
export function withWindowsToRoad(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  furniture: readonly Furniture[],
): readonly PlacedWindow[] {
  const all = [...windows];
  for (const [a, { spec }] of level.rooms.entries()) {
    if (!LOOKS_OUT.includes(spec.kind) || all.some(({ room, face }) => room === a && isToRoad(face))) continue;
    const own = furniture.filter(({ room }) => room === spec.id);
    const found = windowToRoad(level, doors, all, own, a);
    if (found !== null) all.push(found);
  }
  return all;
}

/** The widest that nothing stands before, else the widest above low pieces; null where no wall towards the road is free. */
function windowToRoad(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  own: readonly Furniture[],
  room: number,
): PlacedWindow | null {
  const kind = level.rooms[room]?.spec.kind ?? "living";
  const places = outlooksOf(level, room)
    .filter(({ face, onto }) => isToRoad(face) && level.rooms[onto]?.spec.kind !== "duct")
    .map(({ face, onto }) => {
      const backs = own.filter(({ front }) => isBackAt(face, front));
      const dark = backs.filter((one) => WANT_DARK.includes(one.kind));
      const shut = [...tallBefore(face, own), ...spansBefore(face, dark)];
      const free = freeSpans(face, level.columns, takenOn(face, doors, windows), PIER);
      return { face, onto, over: free.flatMap((span) => without(span, shut)), low: spansBefore(face, backs) };
    });
  const clear = places.map(({ over, low, ...place }) => ({
    ...place,
    spans: over.flatMap((span) => without(span, low)),
    sill: sillOf(kind),
  }));
  const above = places.map(({ over, low: _, ...place }) => ({ ...place, spans: over, sill: OVER_PIECE }));
  for (const some of [clear, above])
    for (const width of WIDTHS)
      for (const { face, onto, spans, sill } of some) {
        const span = inMiddle(spans, width);
        if (span !== null) return { kind: "window", room, onto, face, span, sill, head: HEAD };
      }
  return null;
}

/** The middle of the longest stretch that is so wide; null if none is. */
function inMiddle(spans: readonly Span[], width: number): Span | null {
  const [longest] = spans.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (longest === undefined || longest.to - longest.from < width) return null;
  const from = Math.round((longest.from + longest.to - width) / 2);
  return { from, to: from + width };
}
