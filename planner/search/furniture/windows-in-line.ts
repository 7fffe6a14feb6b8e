import type { WrittenLevel } from "#planner/search/furniture/in-place-of-rooms.ts";
import { suitsPieces, tallBefore, without } from "#planner/search/furniture/pieces-at-wall.ts";
import type { PlacedWindow } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import type { Face, Span } from "#planner/search/openings/shared-wall.ts";
import { freeBeside } from "#planner/search/openings/window-places.ts";

/** A window moves so far along its wall at the most, mm. */
const REACH = 500;
/** Walls over one another whose middles are no farther apart are one front, mm. */
const ONE_FRONT = 300;

/** A level whose windows are being moved. */
type Moving = Pick<WrittenLevel, "opened" | "level"> & { readonly windows: PlacedWindow[] };

/**
 * The windows of each level of a house, moved along their walls to stand over one another, and over doors, where they nearly do: by their middles, else by a
 * jamb. The upper one moves, else the lower one if it is in line with nothing. Furniture stays as it is; a window stays where its wall has no place for it
 * clear of columns, other openings and what stands before it. A stair's keeps its place beside flights.
 */
export function windowsInLine(house: readonly WrittenLevel[]): readonly (readonly PlacedWindow[])[] {
  const levels = house.map((one): Moving => ({ ...one, windows: [...one.windows] }));
  const inLine = new Set<PlacedWindow | PlacedDoor>();
  for (const [i, upper] of levels.entries()) {
    const lower = levels[i - 1];
    if (lower === undefined) continue;
    for (const window of [...upper.windows]) {
      const below = nearestBelow(window, lower);
      if (below === null) continue;
      const moved = movedOver(window, below.span, upper);
      if (moved !== null) {
        upper.windows[upper.windows.indexOf(window)] = moved;
        inLine.add(moved).add(below);
      } else if (!("way" in below) && !inLine.has(below)) {
        const under = movedOver(below, window.span, lower);
        if (under === null) continue;
        lower.windows[lower.windows.indexOf(below)] = under;
        inLine.add(window).add(under);
      }
    }
  }
  return levels.map(({ windows }) => windows);
}

/** The window or door to the open in the same front whose middle lies nearest under a window's; null where none is within reach. */
function nearestBelow(window: PlacedWindow, { opened, windows }: Moving): PlacedWindow | PlacedDoor | null {
  const isOpen = (room: number): boolean => room < 0 || opened.level.rooms[room]?.open === true;
  const doors = opened.doors.filter(({ way }) => isOpen(way.into) !== isOpen(way.from));
  const away = (one: PlacedWindow | PlacedDoor): number => Math.abs(middleOf(one.span) - middleOf(window.span));
  const [nearest] = [...windows, ...doors]
    .filter((one) => isOneFront(one.face, window.face) && away(one) <= REACH)
    .sort((one, other) => away(one) - away(other));
  return nearest ?? null;
}

function isOneFront(one: Face, other: Face): boolean {
  return one.vertical === other.vertical && Math.abs(one.centre - other.centre) <= ONE_FRONT;
}

/** The window in line with a stretch below or above it; null where it cannot stand so. */
function movedOver(window: PlacedWindow, { from, to }: Span, { opened, windows, level }: Moving): PlacedWindow | null {
  const room = opened.level.rooms[window.room];
  if (room === undefined || room.spec.kind === "stair") return null;
  const width = window.span.to - window.span.from;
  const own = level.furniture.filter((piece) => piece.room === room.spec.id);
  const tall = tallBefore(window.face, own);
  const free = freeBeside(opened.level, opened.doors, windows, window).flatMap((span) => without(span, tall));
  const suits = suitsPieces(window.face, own, window.span);
  const away = (start: number): number => Math.abs(start - window.span.from);
  const jambs = [from, to - width].sort((one, other) => away(one) - away(other));
  const start = [Math.round((from + to - width) / 2), ...jambs].find(
    (one) =>
      away(one) <= REACH &&
      (away(one) <= 1 ||
        (free.some((span) => span.from <= one && one + width <= span.to) && suits({ from: one, to: one + width }))),
  );
  return start === undefined ? null : { ...window, span: { from: start, to: start + width } };
}

function middleOf({ from, to }: Span): number {
  return (from + to) / 2;
}
