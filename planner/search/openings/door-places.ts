import type { Point } from "#planner/geometry/point.ts";
import { overlaps, type Rect } from "#planner/geometry/rect.ts";
import { doorPlaces } from "#planner/search/arrange/main-door.ts";
import { JAMB, LEAST_ARCH, narrowerLeaf } from "#planner/search/core/beside-leaf.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import {
  doorAt,
  isHingedLow,
  leaflessAt,
  outwardDoorAt,
  type PlacedDoor,
} from "#planner/search/openings/placed-door.ts";
import { BESIDE_COLUMN, type Face, freeSpans, pieceOf, type Span } from "#planner/search/openings/shared-wall.ts";
import type { Way } from "#planner/search/openings/way.ts";

/** If the main door's room has a front at least this wide, mm, the door stands in its middle, with a window on each side. */
const NARROW_FRONT = 4200;
/** Best distance of a hinge from a corner, mm: so near to it the leaf opens fully. */
const CORNER_JAMB = 115;
/** An archway as wide as its wall shows all that lies behind it; one of these widths, mm, at an end of its wall shows less. */
const NARROW_ARCHES = [1500, 1200] as const;
/** Steps along a wall at which every place of a door is listed, mm. */
const STEP = 300;
/** Floor before and behind an archway in which no open leaf may stand, mm. */
const BEFORE_ARCH = 60;

/** Every place that a door or archway could take among others, cheapest first. */
export function placesOfDoor(
  level: PlacedLevel,
  way: Way,
  others: readonly PlacedDoor[],
  keepClear: readonly Rect[],
): readonly PlacedDoor[] {
  return placesInWalls(level, way, others, STEP).filter((door) => standsFree(door, others, keepClear));
}

/**
 * The good places of a door or archway in what columns and the openings of `placed` doors leave of its walls, cheapest first, whether or not its leaf
 * sweeps freely there: near corners and in the middle; with `every`, also at each so many mm. Where a leaf finds none, those of a narrower one.
 */
export function placesInWalls(
  level: PlacedLevel,
  way: Way,
  placed: readonly PlacedDoor[],
  every = 0,
): readonly PlacedDoor[] {
  const usual = placesAsWide(level, way, placed, every);
  if (usual.length > 0 || way.kind === "arch" || way.main || way.shutter !== undefined) return usual;
  return placesAsWide(level, { ...way, width: narrowerLeaf(way.width) }, placed, every);
}

type Priced = { readonly door: PlacedDoor; readonly cost: number };

function placesAsWide(
  level: PlacedLevel,
  way: Way,
  placed: readonly PlacedDoor[],
  every: number,
): readonly PlacedDoor[] {
  const found: Priced[] = [];
  for (const face of way.faces) {
    const taken = placed.filter((door) => door.face.wall.id === face.wall.id).map((door) => grownSpan(door.span, JAMB));
    for (const span of freeSpans(face, level.columns, taken, way.jamb ?? JAMB))
      found.push(...placesIn(level, way, face, span, every));
  }
  found.sort((a, b) => a.cost - b.cost);
  return found.map((one) => one.door);
}

function placesIn(level: PlacedLevel, way: Way, face: Face, span: Span, every: number): readonly Priced[] {
  if (way.kind === "arch") return archPlaces(way, face, span, every > 0);
  if (span.to - span.from < way.width) return [];
  if (way.shutter === undefined) return leafPlaces(level, way, face, span, every);
  return [{ door: leaflessAt(way, face, middleStart(span, way.width), way.width), cost: 0 }];
}

/** An archway as wide as a free stretch allows, in its middle; if `narrower`, also narrower ones at both its ends. */
function archPlaces(way: Way, face: Face, span: Span, narrower: boolean): readonly Priced[] {
  const width = Math.min(way.width, Math.floor((span.to - span.from) / 10) * 10);
  if (width < Math.min(LEAST_ARCH, way.width)) return [];
  const widest = { door: leaflessAt(way, face, middleStart(span, width), width), cost: -width };
  const narrow = NARROW_ARCHES.filter((one) => narrower && one < width).flatMap((less) =>
    [span.from, span.to - less].map((start) => ({ door: leaflessAt(way, face, start, less), cost: -less })),
  );
  return [widest, ...narrow];
}

/**
 * Doors with leaves, hung on either side, at both ends and in the middle of a free stretch, and at each `every` mm; a main door also at the places that
 * vastu compares (`doorPlaces`).
 */
function leafPlaces(level: PlacedLevel, way: Way, face: Face, span: Span, every: number): readonly Priced[] {
  const { from, to } = span;
  const aside = Math.min(CORNER_JAMB - JAMB, to - from - way.width);
  const starts = new Set([from + aside, to - way.width - aside, middleStart(span, way.width)]);
  if (every > 0) for (let at = from; at + way.width <= to; at += every) starts.add(at);
  if (way.main) {
    for (const place of doorPlaces(from, to)) {
      const start = Math.round(place - way.width / 2);
      if (start >= from && start + way.width <= to) starts.add(start);
    }
  }
  const leafAt = way.outward === true ? outwardDoorAt : doorAt;
  return [...starts].flatMap((start) =>
    [true, false].map((hingeLow) => ({
      door: leafAt(way, face, start, hingeLow),
      cost: doorCost(level, way, face, start, hingeLow),
    })),
  );
}

/** Where an opening so wide begins in the middle of a stretch. */
function middleStart({ from, to }: Span, width: number): number {
  return from + Math.floor((to - from - width) / 2);
}

function grownSpan(span: Span, by: number): Span {
  return { from: span.from - by, to: span.to + by };
}

/** Low for a hinge close to the corner of the room that the leaf opens into. */
function doorCost(level: PlacedLevel, way: Way, face: Face, start: number, hingeLow: boolean): number {
  const room = level.rooms[way.into] as PlacedRoom;
  const [low, high] = face.vertical ? [room.rect.y0, room.rect.y1] : [room.rect.x0, room.rect.x1];
  const hinge = hingeLow ? start : start + way.width;
  const corner = hingeLow ? hinge - low : high - hinge;
  if (way.main) {
    const middleAt = start + way.width / 2;
    const outward: Point = face.vertical ? [-face.inward, 0] : [0, -face.inward];
    const [x, y] = face.vertical ? [face.centre, middleAt] : [middleAt, face.centre];
    const pada = 1000 * level.padaCost(x, y, outward);
    // In a side wall, near the road.
    if (way.from < 0 && face.vertical) return pada + (start - low) * 0.2 + (corner < 400 ? 0 : 40);
    // In a narrow front the door stands at a corner, so that a window finds room beside it.
    if (high - low < NARROW_FRONT) return pada + Math.abs(corner - CORNER_JAMB);
    const middle = Math.abs(middleAt - (low + high) / 2);
    return pada + middle * 0.2 + (corner < 400 ? 0 : 40);
  }
  return Math.abs(corner - CORNER_JAMB);
}

/** What is lost by a door's place in its wall: a leaf off the corner, an archway narrower than its wall. */
export function placeCost(level: PlacedLevel, door: PlacedDoor): number {
  const { way, face, span, hinge } = door;
  if (hinge === null) return Math.max(0, way.width - (span.to - span.from)) / 800;
  const cost = doorCost(level, way, face, span.from, isHingedLow(door));
  return way.main ? cost / 300 : Math.min(6, cost / 150);
}

/** Whether a door's leaf sweeps no other leaf, nothing of `keepClear` and no archway; of an archway, whether no leaf opens into it. */
export function standsFree(door: PlacedDoor, placed: readonly PlacedDoor[], keepClear: readonly Rect[]): boolean {
  const { box } = door;
  if (box !== null && keepClear.some((other) => overlaps(other, box))) return false;
  if (box !== null && placed.some((other) => other.box !== null && overlaps(other.box, box))) return false;
  return !blocksArch(door, placed);
}

/** Whether a leaf would stand open in an archway: the door's own leaf, or a placed one in the door's archway. */
function blocksArch(door: PlacedDoor, placed: readonly PlacedDoor[]): boolean {
  return placed.some((other) => {
    const arch = other.box === null ? other : door.box === null ? door : null;
    const leaf = other.box === null ? door : other;
    if (arch === null || leaf.box === null) return false;
    return overlaps(leaf.box, pieceOf(arch.face, arch.span.from, arch.span.to, BEFORE_ARCH));
  });
}

/** Where along a face the middle of a column may stand so that a door finds room: `most`, if the door stands beyond it; `least`, if before it. */
export function roomBeside(face: Face, way: Way, column: Span): { readonly most: number; readonly least: number } {
  const half = (column.to - column.from) / 2 + BESIDE_COLUMN;
  const width = JAMB + leastWidth(way);
  return { most: face.to - width - half, least: face.from + width + half };
}

/** Where a door could stand were it not for columns: a stretch at each end of each of its faces. */
export function doorStretches(way: Way): readonly Rect[] {
  const width = leastWidth(way);
  return way.faces.flatMap((face) =>
    freeSpans(face, [], [], way.jamb ?? JAMB)
      .filter(({ from, to }) => to - from >= width)
      .flatMap(({ from, to }) => [stretchOf(face, from, from + width), stretchOf(face, to - width, to)]),
  );
}

function leastWidth({ kind, width }: Way): number {
  return kind === "arch" ? Math.min(LEAST_ARCH, width) : width;
}

/** The piece of a face's wall between two places along it, longer at both ends by what an opening keeps from a column. */
export function stretchOf(face: Face, from: number, to: number): Rect {
  return pieceOf(face, from - BESIDE_COLUMN, to + BESIDE_COLUMN);
}
