import { boundsOf, type Rect } from "#planner/geometry/rect.ts";
import { BEDS, type Furniture, type FurnitureKind } from "#planner/plan/plan.ts";
import { BESIDE_WALL } from "#planner/search/furniture/floor.ts";
import type { Face, Span } from "#planner/search/openings/shared-wall.ts";

/** Pieces taller than a window's sill. */
const TALL: readonly FurnitureKind[] = ["wardrobe", "bookshelf", "shelf", "fridge"];
/** Pieces that want no window behind them: a sleeper's head, a screen and an altar. */
export const WANT_DARK: readonly FurnitureKind[] = [...BEDS, "tv-unit", "altar"];

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

/** Whether two stretches have a part in common. */
export function meets(a: Span, b: Span): boolean {
  return a.from < b.to && a.to > b.from;
}

/**
 * Whether a window that was in one stretch of a face suits the pieces of its room in another as well as there: it comes behind nothing that wants a dark
 * wall, and stays at its sink.
 */
export function suitsPieces(face: Face, own: readonly Furniture[], was: Span): (is: Span) => boolean {
  const isMet = (some: readonly Span[], span: Span): boolean => some.some((one) => meets(one, span));
  const dark = spansBefore(
    face,
    own.filter(({ kind, front }) => WANT_DARK.includes(kind) && isBackAt(face, front)),
  );
  const sinks = spansBefore(
    face,
    own.filter(({ kind }) => kind === "sink"),
  );
  return (is) => (isMet(dark, was) || !isMet(dark, is)) && (!isMet(sinks, was) || isMet(sinks, is));
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
