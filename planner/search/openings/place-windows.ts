import { overlaps } from "#planner/geometry/rect.ts";
import { KITCHENS, type RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { floorOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import {
  isCourt,
  isLookout,
  isToRoad,
  isUnderSky,
  type Outlook,
  outlooksOf,
} from "#planner/search/openings/outlook.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { type Face, freeSpans, HEAD, PIER, pieceOf, type Span } from "#planner/search/openings/shared-wall.ts";
import { stairWindowIn } from "#planner/search/openings/stair-window.ts";

export type PlacedWindow = {
  readonly kind: "window" | "ventilator";
  readonly room: number;
  /** The open room that it looks into, or -1 for the open air. */
  readonly onto: number;
  readonly face: Face;
  readonly span: Span;
  readonly sill: number;
  readonly head: number;
};

/** Widths in which windows and ventilators are made, mm. */
const WIDTHS = [600, 750, 900, 1050, 1200, 1350, 1500, 1800, 2100, 2400] as const;

/** Width of a room's first window, mm (rules: window types), and the most of its wall that it takes if light does not ask for more, as a share. */
const USUAL: Readonly<Partial<Record<RoomKind, number>>> = {
  living: 1800,
  "living-dining": 1800,
  dining: 1500,
  family: 1500,
  "master-bedroom": 1500,
  bedroom: 1500,
};
export const FACADE_SHARE = 0.6;
/** Width of a window towards the road, across the sit-out before a living room, mm. */
const LOOKOUT = 1200;
/** Sill of windows that are lowered because a room needs the light, mm; and at the very last on the ground floor, where nobody falls far. */
const LOW_SILL = 600;
const LOWEST_SILL = 450;
/** Widths of a window or ventilator where columns and doors leave no wall for more, mm. */
export const SLIM = [450, 400] as const;
/** Sill where shelves, and what stands in passages, may stand before the window, mm. */
const ABOVE_PIECES = 1200;
/** A stair's window that looks at the road is worth so many times its glass. */
const TO_ROAD = 4;
/** A ventilator's sill, unless it is a slim one, and the steps by which the sill of a slim one goes down, mm. */
const VENT_SILL = 1400;
const STEP = 50;

/** How high windows of a room begin, mm. */
export function sillOf(kind: RoomKind): number {
  if (KITCHENS.includes(kind)) return 1050;
  if (kind === "living" || kind === "living-dining" || kind === "family") return 750;
  return 900;
}

/**
 * Phase 5b: daylight. Every habitable room and kitchen gets at least the profile's share of glass, a second side where it has one; every wet room a
 * ventilator, to the open air or a duct if it can. Null if some room finds too little.
 */
export function placeWindows(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  profile: Profile,
): readonly PlacedWindow[] | null {
  const windows: PlacedWindow[] = [];
  for (const [a, room] of level.rooms.entries()) {
    const { light, kind } = room.spec;
    const outlooks = outlooksOf(level, a);
    if (light === "wet") {
      const vent = ventilator(level, doors, windows, a, outlooks, profile);
      if (vent === null) return null;
      windows.push(vent);
    } else if (light !== "none") {
      const found = roomWindows(level, doors, windows, a, outlooks, profile);
      if (found === null) return null;
      windows.push(...found);
    } else if (kind === "stair") {
      windows.push(...stairWindow(level, doors, windows, a, outlooks));
    } else if (kind === "passage" || kind === "foyer") {
      windows.push(...passageWindow(level, doors, windows, a, outlooks));
    } else if (kind === "dressing" || kind === "pooja" || kind === "store") {
      const best = outlooks.find((one) => one.onto < 0 || isCourt(level, one));
      if (best === undefined) continue;
      const one = windowIn(level, doors, windows, a, best, kind === "store" ? 600 : 900, ABOVE_PIECES);
      if (one !== null) windows.push(one);
    }
  }
  return windows;
}

/**
 * The window of a passage or foyer: to the open air or a court if a wall there has room for one, else across a balcony, a sit-out or the car's bay, at last
 * to a duct; none onto what is another household's.
 */
function passageWindow(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  before: readonly PlacedWindow[],
  a: number,
  outlooks: readonly Outlook[],
): readonly PlacedWindow[] {
  const isOpen = (one: Outlook): boolean => one.onto < 0 || isCourt(level, one);
  const isDuct = ({ onto }: Outlook): boolean => level.rooms[onto]?.spec.kind === "duct";
  const own = outlooks.filter(({ onto }) =>
    [null, level.rooms[a]?.spec.apart].includes(level.rooms[onto]?.spec.apart ?? null),
  );
  const rank = (one: Outlook): number => (isOpen(one) ? 0 : isDuct(one) ? 2 : 1);
  for (const outlook of own.toSorted((x, y) => rank(x) - rank(y))) {
    const one = windowIn(level, doors, before, a, outlook, 900, ABOVE_PIECES);
    if (one !== null) return [one];
  }
  return [];
}

/**
 * The best window of a stair in any of its walls to the open air, or to a terrace or balcony of its storey. One that looks at the road counts most: a blank
 * wall as wide as the stair and as high as the house is what passers-by would see of it.
 */
function stairWindow(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  before: readonly PlacedWindow[],
  room: number,
  outlooks: readonly Outlook[],
): readonly PlacedWindow[] {
  const places = outlooks
    .filter((one) => one.onto < 0 || isCourt(level, one) || (isUnderSky(level, one) && isToRoad(one.face)))
    .flatMap(({ face, onto }) => {
      const free = freeSpans(face, level.columns, takenOn(face, doors, before), PIER);
      // Before a lower roof a window under the landing would look at the upstand.
      const fromBelow = level.index > 0 && onto < 0 && !isOverRoof(level, face);
      const found = stairWindowIn(face, free, level.stair ?? null, fromBelow);
      if (found === null) return [];
      return [{ ...found, face, onto, worth: found.worth * (isToRoad(face) ? TO_ROAD : 1) }];
    });
  return places
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 1)
    .map(({ worth: _, ...place }) => ({ kind: "window", room, ...place }));
}

/** Whether the roof of the storey below lies before a wall. */
function isOverRoof({ leftOut, overRoof = false }: PlacedLevel, face: Face): boolean {
  return overRoof && leftOut !== undefined && overlaps(pieceOf(face, face.from, face.to, 1), leftOut);
}

/** The glass that a room's floor asks for, with a little for rounding, mm2. */
export function glassNeeded(room: PlacedRoom, { openings }: Profile): number {
  const share = floorOf(room) * openings.habitableShare.value;
  return Math.max(share, room.spec.light === "kitchen" ? openings.kitchen.value * 1e6 : 0) * 1.03;
}

function roomWindows(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  before: readonly PlacedWindow[],
  a: number,
  outlooks: readonly Outlook[],
  profile: Profile,
): readonly PlacedWindow[] | null {
  const room = level.rooms[a] as PlacedRoom;
  const kitchen = room.spec.light === "kitchen";
  const need = glassNeeded(room, profile);
  const found: PlacedWindow[] = [];
  let has = 0;
  const sill = sillOf(room.spec.kind);
  for (const outlook of outlooks) {
    const missing = need - has;
    const enough = missing <= 0;
    const court = isCourt(level, outlook);
    const lookout = enough && isLookout(level, room, outlook) && !found.some(({ face }) => isToRoad(face));
    if (enough && !court && !lookout && (found.length >= 2 || outlook.onto >= 0 || kitchen)) continue;
    const { from, to } = outlook.face;
    const usual = Math.min(USUAL[room.spec.kind] ?? 1200, (to - from) * FACADE_SHARE);
    const second = lookout ? LOOKOUT : 900;
    const wanted = enough && !court ? second : Math.max(missing / (HEAD - sill), usual);
    const one = windowIn(level, doors, [...before, ...found], a, outlook, wanted, sill);
    if (one === null) continue;
    found.push(one);
    has = glassOf(found);
  }
  if (has >= need) return found;
  // For more glass sills go down first; then a wall gets a second window, be it a slim one beside a door; at last all sills go down.
  const lower = lowered(found, LOW_SILL);
  if (glassOf(lower) >= need) return lower;
  for (const outlook of outlooks) {
    const missing = need - glassOf(found);
    if (missing <= 0) break;
    const wanted = Math.max(missing / (HEAD - sill), USUAL[room.spec.kind] ?? 1200);
    const one = windowIn(level, doors, [...before, ...found], a, outlook, wanted, sill, SLIM);
    if (one !== null) found.push(one);
  }
  if (glassOf(found) >= need) return found;
  const sills = level.index === 0 && !kitchen ? [LOW_SILL, LOWEST_SILL] : [LOW_SILL];
  return sills.map((one) => lowered(found, one)).find((all) => glassOf(all) >= need) ?? null;
}

function lowered(windows: readonly PlacedWindow[], sill: number): readonly PlacedWindow[] {
  return windows.map((one) => ({ ...one, sill: Math.min(one.sill, sill) }));
}

/** Square millimetres. */
export function glassOf(windows: readonly PlacedWindow[]): number {
  return windows.reduce((sum, { span, sill, head }) => sum + (span.to - span.from) * (head - sill), 0);
}

/** A window in the widest free stretch of a wall, as wide as is `wanted` or as fits; null where none does. */
export function windowIn(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  before: readonly PlacedWindow[],
  a: number,
  { face, onto }: Outlook,
  wanted: number,
  sill: number,
  slim: readonly number[] = [],
): PlacedWindow | null {
  const span = widestSpan(level, doors, before, face);
  if (span === null) return null;
  const length = span.to - span.from;
  const width = WIDTHS.find((one) => one >= wanted) ?? 2400;
  const fitting = width <= length ? width : [...WIDTHS.toReversed(), ...slim].find((one) => one <= length);
  if (fitting === undefined) return null;
  const start = span.from + Math.round((length - fitting) / 2);
  return { kind: "window", room: a, onto, face, span: { from: start, to: start + fitting }, sill, head: HEAD };
}

function ventilator(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  before: readonly PlacedWindow[],
  a: number,
  outlooks: readonly Outlook[],
  profile: Profile,
): PlacedWindow | null {
  const need = profile.openings.bath.value * 1e6;
  const toRoad = ({ face, onto }: Outlook): boolean => onto < 0 && isToRoad(face);
  const ducts = outlooks.filter((one) => one.onto < 0 || level.rooms[one.onto]?.spec.kind === "duct");
  // A bath airs into the car's bay rather than where one sits.
  const isBay = ({ onto }: Outlook): boolean => level.rooms[onto]?.spec.kind === "parking";
  const yards = outlooks.filter((one) => !ducts.includes(one));
  // A bath's ventilator is no ornament of the front elevation.
  const aside = ducts.filter((one) => !toRoad(one));
  const best = [...aside, ...ducts.filter(toRoad), ...yards.filter(isBay), ...yards.filter((one) => !isBay(one))];
  const free = best.flatMap(({ face, onto }) => {
    const span = widestSpan(level, doors, before, face);
    return span === null ? [] : [{ face, onto, span }];
  });
  const usual = WIDTHS.find((one) => one * (HEAD - VENT_SILL) >= need) ?? 600;
  for (const width of [usual, ...SLIM]) {
    const place = free.find(({ span }) => span.to - span.from >= width);
    if (place === undefined) continue;
    const { face, onto, span } = place;
    const start = span.from + Math.round((span.to - span.from - width) / 2);
    // A slim ventilator reaches as far down as the air asks for.
    const sill = Math.min(VENT_SILL, HEAD - STEP * Math.ceil(need / width / STEP));
    return { kind: "ventilator", room: a, onto, face, span: { from: start, to: start + width }, sill, head: HEAD };
  }
  return null;
}

function widestSpan(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  before: readonly PlacedWindow[],
  face: Face,
): Span | null {
  let best: Span | null = null;
  for (const span of freeSpans(face, level.columns, takenOn(face, doors, before), PIER)) {
    if (best === null || span.to - span.from > best.to - best.from) best = span;
  }
  return best;
}

/** What other openings take of a face's wall. */
export function takenOn(face: Face, doors: readonly PlacedDoor[], windows: readonly PlacedWindow[]): readonly Span[] {
  return [...doors, ...windows].filter((one) => one.face.wall.id === face.wall.id).map(({ span }) => span);
}
