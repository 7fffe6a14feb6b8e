import { boundsOf, type Rect } from "#planner/geometry/rect.ts";
import { BEDS, type Furniture, type FurnitureKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { BESIDE_WALL } from "#planner/search/furniture/floor.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import type { PlacedWindow } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import type { Face, Span } from "#planner/search/openings/shared-wall.ts";
import { freeBeside, widthsOf } from "#planner/search/openings/window-places.ts";

/** Pieces taller than a window's sill. */
const TALL: readonly FurnitureKind[] = ["wardrobe", "bookshelf", "shelf", "fridge"];
/** Pieces that want no window behind them: a sleeper's head, a screen and an altar. */
export const WANT_DARK: readonly FurnitureKind[] = [...BEDS, "tv-unit", "altar"];

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
    const before = (pieces: readonly Furniture[]): readonly Span[] => spansBefore(window.face, pieces);
    const tall = tallBefore(window.face, own);
    if (window.kind !== "window" || !tall.some((one) => meets(one, window.span))) return all;
    const free = freeBeside(level, doors, all, window).flatMap((span) => without(span, tall));
    const dark = before(own.filter(({ kind, front }) => WANT_DARK.includes(kind) && isBackAt(window.face, front)));
    const sinks = before(own.filter(({ kind }) => kind === "sink"));
    const isMet = (some: readonly Span[], span: Span): boolean => some.some((one) => meets(one, span));
    const isBehind = isMet(dark, window.span);
    const isAtSink = isMet(sinks, window.span);
    for (const width of widthsOf(level, all, window, profile)) {
      const spans = free
        .filter(({ from, to }) => to - from >= width)
        .map(({ from, to }) => Math.min(Math.max(window.span.from, from), to - width))
        .map((from) => ({ from, to: from + width }))
        .filter((span) => (isBehind || !isMet(dark, span)) && (!isAtSink || isMet(sinks, span)))
        .sort((a, b) => Math.abs(a.from - window.span.from) - Math.abs(b.from - window.span.from));
      const [span] = spans;
      if (span !== undefined) return all.map((one) => (one === window ? { ...window, span } : one));
    }
    return all;
  }, windows);
}

/** Whether a piece that looks this way has its back at a face. */
export function isBackAt({ vertical, inward }: Face, [x, y]: Furniture["front"]): boolean {
  return (vertical ? x : y) === inward;
}

/** What pieces taller than a window's sill take of the wall of a face, along it. */
export function tallBefore(face: Face, pieces: readonly Furniture[]): readonly Span[] {
  return spansBefore(
    face,
    pieces.filter(({ kind }) => TALL.includes(kind)),
  );
}

/** What pieces take of the wall of a face, along it; nothing where they stand away from it. */
export function spansBefore(face: Face, pieces: readonly Furniture[]): readonly Span[] {
  return pieces.flatMap(({ polygon }) => spanBefore(face, boundsOf(polygon)) ?? []);
}

/** What a piece takes of the wall of a face, along it; null where it stands away from it. */
function spanBefore({ vertical, centre, inward, wall }: Face, { x0, y0, x1, y1 }: Rect): Span | null {
  const [low, high] = vertical ? [x0, x1] : [y0, y1];
  const gap = (inward === 1 ? low - centre : centre - high) - wall.thickness / 2;
  if (gap >= BESIDE_WALL) return null;
  return vertical ? { from: y0, to: y1 } : { from: x0, to: x1 };
}

function meets(a: Span, b: Span): boolean {
  return a.from < b.to && a.to > b.from;
}

/** What is left of a stretch without some others. */
export function without(whole: Span, taken: readonly Span[]): readonly Span[] {
  return taken.reduce<readonly Span[]>(
    (left, one) =>
      left.flatMap((span) =>
        meets(span, one)
          ? [
              { from: span.from, to: one.from },
              { from: one.to, to: span.to },
            ].filter(({ from, to }) => to > from)
          : [span],
      ),
    [whole],
  );
}
