import type { Point, Polygon } from "#planner/geometry/point.ts";
import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import { doorPlaces } from "#planner/search/arrange/main-door.ts";
import { narrowerLeaf } from "#planner/search/core/beside-leaf.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { doorAt, outwardDoorAt } from "#planner/search/openings/door-leaf.ts";
import { BESIDE_COLUMN, type Face, freeSpans, type Span } from "#planner/search/openings/shared-wall.ts";
import { JAMB, LEAST_ARCH, type Way } from "#planner/search/openings/way.ts";

export type PlacedDoor = {
  readonly way: Way;
  readonly face: Face;
  readonly span: Span;
  readonly hinge: Point | null;
  readonly swing: Polygon | null;
  readonly box: Rect | null;
};

/** If the main door's room has a front at least this wide, mm, the door stands in its middle, with a window on each side. */
const NARROW_FRONT = 4200;

/** Best distance of a hinge from a corner, mm: so near to it the leaf opens fully. */
const CORNER_JAMB = 115;

/** Where along a face the middle of a column may stand so that a door finds room: `most`, if the door stands beyond it; `least`, if before it. */
export function roomBeside(face: Face, way: Way, column: Span): { readonly most: number; readonly least: number } {
  const half = (column.to - column.from) / 2 + BESIDE_COLUMN;
  const width = JAMB + (way.kind === "arch" ? Math.min(LEAST_ARCH, way.width) : way.width);
  return { most: face.to - width - half, least: face.from + width + half };
}

/** Where a door could stand were it not for columns: a stretch at each end of each of its faces. */
export function doorStretches(way: Way): readonly Rect[] {
  const width = way.kind === "arch" ? Math.min(LEAST_ARCH, way.width) : way.width;
  return way.faces.flatMap((face) =>
    freeSpans(face, [], [], way.jamb ?? JAMB)
      .filter(({ from, to }) => to - from >= width)
      .flatMap(({ from, to }) => [stretchOf(face, from, from + width), stretchOf(face, to - width, to)]),
  );
}

/** The piece of a face's wall between two places along it, longer at both ends by what an opening keeps from a column. */
export function stretchOf(face: Face, from: number, to: number): Rect {
  const half = face.wall.thickness / 2;
  return face.vertical
    ? rect(face.centre - half, from - BESIDE_COLUMN, face.centre + half, to + BESIDE_COLUMN)
    : rect(from - BESIDE_COLUMN, face.centre - half, to + BESIDE_COLUMN, face.centre + half);
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
    return overlaps(leaf.box, threshold(arch));
  });
}

/** The floor right under an archway. */
function threshold(door: PlacedDoor): Rect {
  const { face, span } = door;
  const half = face.wall.thickness / 2 + 60;
  return face.vertical
    ? rect(face.centre - half, span.from, face.centre + half, span.to)
    : rect(span.from, face.centre - half, span.to, face.centre + half);
}

/** An archway as wide as its wall shows all that lies behind it; one of these widths, mm, at an end of its wall shows less. */
const NARROW_ARCHES = [1500, 1200] as const;
/** Steps along a wall at which a door is tried when no place near a corner will do, mm: the fine one to hide a bath's door, the coarse one otherwise. */
export const ASIDE = 150;
const FARTHER_ASIDE = 300;

export function candidates(
  level: PlacedLevel,
  way: Way,
  placed: readonly PlacedDoor[],
  every = 0,
): readonly PlacedDoor[] {
  const usual = placesFor(level, way, placed, every);
  if (usual.length > 0 || way.kind === "arch" || way.main || way.shutter !== undefined) return usual;
  return placesFor(level, { ...way, width: narrowerLeaf(way.width) }, placed, every);
}

function placesFor(level: PlacedLevel, way: Way, placed: readonly PlacedDoor[], every: number): readonly PlacedDoor[] {
  const found: { door: PlacedDoor; cost: number }[] = [];
  for (const face of way.faces) {
    const taken = placed.filter((door) => door.face.wall.id === face.wall.id).map((door) => grownSpan(door.span, JAMB));
    for (const span of freeSpans(face, level.columns, taken, way.jamb ?? JAMB)) {
      const length = span.to - span.from;
      if (way.kind === "arch") {
        const width = Math.min(way.width, Math.floor(length / 10) * 10);
        if (width < Math.min(LEAST_ARCH, way.width)) continue;
        const start = span.from + Math.floor((length - width) / 2);
        found.push({
          door: { way, face, span: { from: start, to: start + width }, hinge: null, swing: null, box: null },
          cost: -width,
        });
        for (const less of every > 0 ? NARROW_ARCHES.filter((one) => one < width) : []) {
          for (const at of [span.from, span.to - less]) {
            const part = { from: at, to: at + less };
            found.push({ door: { way, face, span: part, hinge: null, swing: null, box: null }, cost: -less });
          }
        }
        continue;
      }
      if (length < way.width) continue;
      if (way.shutter !== undefined) {
        const start = span.from + Math.floor((length - way.width) / 2);
        const middle = { from: start, to: start + way.width };
        found.push({ door: { way, face, span: middle, hinge: null, swing: null, box: null }, cost: 0 });
        continue;
      }
      const spare = CORNER_JAMB - JAMB;
      const starts = new Set([
        span.from + Math.min(spare, length - way.width),
        span.to - way.width - Math.min(spare, length - way.width),
        span.from + Math.floor((length - way.width) / 2),
      ]);
      if (every > 0) for (let at = span.from; at + way.width <= span.to; at += every) starts.add(at);
      if (way.main) {
        for (const place of doorPlaces(span.from, span.to)) {
          const start = Math.round(place - way.width / 2);
          if (start >= span.from && start + way.width <= span.to) starts.add(start);
        }
      }
      for (const start of starts) {
        const leafAt = way.outward === true ? outwardDoorAt : doorAt;
        for (const hingeLow of [true, false])
          found.push({ door: leafAt(way, face, start, hingeLow), cost: doorCost(level, way, face, start, hingeLow) });
      }
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  return found.map((one) => one.door);
}

/** Every place that a door or archway could take among others, cheapest first. */
export function placesOfDoor(
  level: PlacedLevel,
  way: Way,
  others: readonly PlacedDoor[],
  keepClear: readonly Rect[],
): readonly PlacedDoor[] {
  return candidates(level, way, others, FARTHER_ASIDE).filter((door) => standsFree(door, others, keepClear));
}

/** What is lost by a door's place in its wall: a leaf off the corner, an archway narrower than its wall. */
export function placeCost(level: PlacedLevel, { way, face, span, hinge }: PlacedDoor): number {
  const width = span.to - span.from;
  if (hinge === null) return Math.max(0, way.width - width) / 800;
  const cost = doorCost(level, way, face, span.from, hinge[face.vertical ? 1 : 0] === span.from);
  return way.main ? cost / 300 : Math.min(6, cost / 150);
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
