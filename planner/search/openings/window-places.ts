import { BEDROOMS } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { isCourt, outlooksOf } from "#planner/search/openings/outlook.ts";
import { glassNeeded, glassOf, type PlacedWindow, takenOn, windowIn } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { freeSpans, PIER, type Span } from "#planner/search/openings/shared-wall.ts";

/** How narrow windows may get for the sake of furniture, mm. */
const NARROWER = [1200, 900] as const;
/** Least width of a bedroom's window in the US, mm: half of it is wide enough to climb out of (IRC R310: 20 in). */
const LEAST_TO_ESCAPE = 1050;

/** Other walls for the window of a room that needs none: one as wide in each of its other walls to the open air or a court. */
export function inOtherWalls(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  { room, face, span, sill }: PlacedWindow,
): readonly PlacedWindow[] {
  const others = outlooksOf(level, room).filter(
    (one) => one.face.wall.id !== face.wall.id && (one.onto < 0 || isCourt(level, one)),
  );
  return others.flatMap((outlook) => {
    const one = windowIn(level, doors, windows, room, outlook, span.to - span.from, sill);
    return one === null ? [] : [one];
  });
}

/**
 * Other places of a window in its wall: at the ends and in the middle of each free stretch, as wide as it is, or narrower if the room keeps the glass
 * that it needs.
 */
export function placesOfWindow(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  window: PlacedWindow,
  profile: Profile,
): readonly PlacedWindow[] {
  if (window.kind !== "window") return [];
  const free = freeBeside(level, doors, windows, window);
  return widthsOf(level, windows, window, profile).flatMap((width) =>
    free
      .filter(({ from, to }) => to - from >= width)
      .flatMap(({ from, to }) => [...new Set([from, to - width, from + Math.round((to - from - width) / 2)])])
      .map((start) => ({ ...window, span: { from: start, to: start + width } })),
  );
}

/** The stretches of a window's wall that no column and no other opening takes. */
export function freeBeside(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  window: PlacedWindow,
): readonly Span[] {
  const others = windows.filter((one) => one !== window);
  return freeSpans(window.face, level.columns, takenOn(window.face, doors, others), PIER);
}

/** How wide a window may be, the usual first, mm: as wide as it is, or narrower if its room keeps the glass that it needs. */
export function widthsOf(
  level: PlacedLevel,
  windows: readonly PlacedWindow[],
  window: PlacedWindow,
  profile: Profile,
): readonly number[] {
  const own = windows.filter((one) => one !== window && one.room === window.room && one.kind === "window");
  const lit = level.rooms[window.room] as PlacedRoom;
  const need = lit.spec.light === "none" ? 0 : glassNeeded(lit, profile) - glassOf(own);
  const usual = window.span.to - window.span.from;
  const sleeps = BEDROOMS.includes(lit.spec.kind);
  const least = sleeps && profile.region === "us" ? LEAST_TO_ESCAPE : 0;
  const widths = new Set([usual, ...NARROWER.map((width) => Math.max(width, least)).filter((width) => width < usual)]);
  return [...widths].filter((width) => width * (window.head - window.sill) >= need);
}
