import { DOWN, planeAt, type RoofFace } from "#drawing/sheet/pitched/envelope.ts";
import type { PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { axisEnds, boxAround } from "#drawing/sheet/shapes/box.ts";
import { chordOf, enclosedArea } from "#drawing/sheet/shapes/edges.ts";
import type { Point } from "#planner/geometry/point.ts";

/** The rain of so much of a sloped roof, mm² on plan, and where it leaves the roof over its eaves. Real mm. */
export type Runoff = { readonly at: Point; readonly area: number };

/** Faces are parted into strips down the slope at most so wide, whose water is followed as one. mm */
const STRIP = 250;
/** In such steps it is followed, at most so many: down a valley it goes from face to face. mm */
const STEP = { length: 60, most: 2000 } as const;

/** Where the rain of a roof's faces runs off; all together it is the roof's area on plan. */
export function runoffs(roof: PitchedRoof): readonly Runoff[] {
  return roof.faces.flatMap((face) => {
    const strips = stripsOf(face);
    const all = strips.reduce((sum, { length }) => sum + length, 0);
    const area = enclosedArea(face.polygon);
    return strips.map(({ middle, length }) => ({ at: foot(roof, middle), area: (area * length) / all }));
  });
}

/** The strips of a face by the middle and the length of their middle line. */
function stripsOf({ plane, polygon }: RoofFace): readonly { readonly middle: Point; readonly length: number }[] {
  const axis = DOWN[plane.side][0] === 0 ? 0 : 1;
  const [low, high] = axisEnds(boxAround(polygon), axis);
  const count = Math.ceil((high - low) / STRIP);
  return Array.from({ length: count }, (_, index) => low + ((index + 0.5) * (high - low)) / count).map((at) => {
    const [from, to] = chordOf(polygon, axis === 0 ? 1 : 0, at);
    const middle = (from + to) / 2;
    return { middle: axis === 0 ? [at, middle] : [middle, at], length: to - from };
  });
}

/** Where water from a point leaves the roof. */
function foot({ blocks }: PitchedRoof, from: Point): Point {
  let at = from;
  for (let step = 0; step < STEP.most; step += 1) {
    const plane = planeAt(blocks, at);
    if (plane === null) break;
    const [dx, dy] = DOWN[plane.side];
    at = [at[0] + dx * STEP.length, at[1] + dy * STEP.length];
  }
  return at;
}
