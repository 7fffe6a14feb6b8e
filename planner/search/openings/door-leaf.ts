import type { Point } from "#planner/geometry/point.ts";
import type { PlacedDoor } from "#planner/search/openings/door-places.ts";
import type { Face } from "#planner/search/openings/shared-wall.ts";
import { swingBox, swingPolygon } from "#planner/search/openings/swing.ts";
import type { Way } from "#planner/search/openings/way.ts";

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
