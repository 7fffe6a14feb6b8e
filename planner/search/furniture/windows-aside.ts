import type { Furniture } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { meets, suitsPieces, tallBefore, without } from "#planner/search/furniture/pieces-at-wall.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import type { PlacedWindow } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { freeBeside, widthsOf } from "#planner/search/openings/window-places.ts";

/**
 * The windows of a furnished level, moved along their walls where the end of a wardrobe or another tall piece stands before them, as a carpenter's drawing
 * would have them: as near by as they fit with their whole width, else narrower if the room keeps its light. None moves behind a bed's head, a screen or an
 * altar, unless it stood there already, or away from a sink; one stays where it is if no place is clear.
 */
export function windowsAside(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  furniture: readonly Furniture[],
  profile: Profile,
): readonly PlacedWindow[] {
  return windows.reduce((all, window) => {
    const id = level.rooms[window.room]?.spec.id;
    const own = furniture.filter(({ room }) => room === id);
    const tall = tallBefore(window.face, own);
    if (window.kind !== "window" || !tall.some((one) => meets(one, window.span))) return all;
    const free = freeBeside(level, doors, all, window).flatMap((span) => without(span, tall));
    const suits = suitsPieces(window.face, own, window.span);
    for (const width of widthsOf(level, all, window, profile)) {
      const spans = free
        .filter(({ from, to }) => to - from >= width)
        .map(({ from, to }) => Math.min(Math.max(window.span.from, from), to - width))
        .map((from) => ({ from, to: from + width }))
        .filter(suits)
        .sort((a, b) => Math.abs(a.from - window.span.from) - Math.abs(b.from - window.span.from));
      const [span] = spans;
      if (span !== undefined) return all.map((one) => (one === window ? { ...window, span } : one));
    }
    return all;
  }, windows);
}
