import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import { type Face, pieceOf, type Span } from "#planner/search/openings/shared-wall.ts";
import { swingBox, swingPolygon } from "#planner/search/openings/swing.ts";
import type { Way } from "#planner/search/openings/way.ts";

/** A door or archway with its place. */
export type PlacedDoor = {
  readonly way: Way;
  /** The wall that it stands in, seen from the room that one comes into. */
  readonly face: Face;
  readonly span: Span;
  /** Null, as are `swing` and `box`, where no leaf sweeps: in an archway, and under a shutter. */
  readonly hinge: Point | null;
  /** The quarter circle that the leaf sweeps. */
  readonly swing: Polygon | null;
  /** The square that `swing` lies in. */
  readonly box: Rect | null;
};

/** As `doorAt`, but the leaf opens away from the face's room. */
export function outwardDoorAt(way: Way, face: Face, start: number, hingeLow: boolean): PlacedDoor {
  return { ...doorAt(way, { ...face, inward: face.inward === 1 ? -1 : 1 }, start, hingeLow), face };
}

/** A door that begins at `start` along its face, hinged at its lower or its higher end, whose leaf opens into the face's room (`Face.inward`). */
export function doorAt(way: Way, face: Face, start: number, hingeLow: boolean): PlacedDoor {
  const end = start + way.width;
  const point = (along: number): Point => (face.vertical ? [face.centre, along] : [along, face.centre]);
  const hinge = point(hingeLow ? start : end);
  const closed = point(hingeLow ? end : start);
  const into: Point = face.vertical ? [face.inward, 0] : [0, face.inward];
  return {
    way,
    face,
    span: { from: start, to: end },
    hinge,
    swing: swingPolygon(hinge, closed, into),
    box: swingBox(hinge, closed, into),
  };
}

/** An archway or shutter: no leaf sweeps. */
export function leaflessAt(way: Way, face: Face, start: number, width: number): PlacedDoor {
  return { way, face, span: { from: start, to: start + width }, hinge: null, swing: null, box: null };
}

/** Whether a door's leaf hangs at the lower end of its span. */
export function isHingedLow({ face, span, hinge }: PlacedDoor): boolean {
  return hinge?.[face.vertical ? 1 : 0] === span.from;
}

/** The hole that a door or archway makes in its wall. */
export function holeOf({ face, span }: PlacedDoor): Rect {
  return pieceOf(face, span.from, span.to);
}
