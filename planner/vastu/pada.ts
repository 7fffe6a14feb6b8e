import type { Point, Polygon } from "#planner/geometry/point.ts";
import { boundsOf, type Rect } from "#planner/geometry/rect.ts";
import { type Level, OPEN_AIR_KINDS, type Opening, type Plan } from "#planner/plan/plan.ts";
import { compassOf } from "#planner/vastu/zones.ts";

/**
 * Where the main door stands among the 32 padas of the house's edge. `value` is 0..1, `method` how it was found:
 * by the angle seen from the centre, or by eight equal lengths of the side that the door is in; the better of the two.
 */
export type Pada = {
  readonly name: string;
  readonly good: boolean;
  readonly value: number;
  readonly method: "angle" | "equal lengths";
  readonly opening: string;
};

const SIDES = ["N", "E", "S", "W"] as const;
const GOOD: readonly string[] = ["N3", "N4", "N5", "E3", "E4", "S3", "S4", "W3", "W4"];
/** One school counts it among the good ones. */
const FAIR: readonly string[] = ["N8"];
const BAD: readonly string[] = ["N1", "N2"];

const PADAS: readonly string[] = SIDES.flatMap((side) => [1, 2, 3, 4, 5, 6, 7, 8].map((eighth) => `${side}${eighth}`));
const VALUES: readonly number[] = PADAS.map((name) =>
  GOOD.includes(name) ? 1 : FAIR.includes(name) ? 0.7 : BAD.includes(name) ? 0 : 0.45,
);

/** The main door's pada; null for a plan whose ground floor has no main door from the open air. */
export function mainDoorPada(plan: Plan): Pada | null {
  const ground = plan.levels[0];
  const door = ground?.openings.find((opening) => opening.main === true);
  if (ground === undefined || door === undefined) return null;
  const outward = outwardOf(ground, door);
  if (outward === null) return null;
  const built = boundsOf(ground.footprint.flatMap((region) => region.outer));
  const [x, y] = [(door.from[0] + door.to[0]) / 2, (door.from[1] + door.to[1]) / 2];
  const north = plan.site.northBearing;
  const angle = padaByAngle(x, y, built, north);
  const lengths = padaByLengths(x, y, outward, built, north);
  const better = lengths >= 0 && (VALUES[lengths] as number) > (VALUES[angle] as number);
  const index = better ? lengths : angle;
  return {
    name: PADAS[index] as string,
    good: GOOD.includes(PADAS[index] as string),
    value: VALUES[index] as number,
    method: better ? "equal lengths" : "angle",
    opening: door.id,
  };
}

/** What a main door at a point is worth, 0..1: the better of the two ways of counting. */
export function padaValue(x: number, y: number, outward: Point, built: Rect, northBearing: number): number {
  const angle = VALUES[padaByAngle(x, y, built, northBearing)] as number;
  if (angle === 1) return 1;
  const lengths = padaByLengths(x, y, outward, built, northBearing);
  const other = lengths < 0 ? 0 : (VALUES[lengths] as number);
  return other > angle ? other : angle;
}

/** Tangents of 11.25, 22.5 .. 78.75 degrees, written out so that every machine has the same last bit. */
const TANGENTS = [
  0.198912367379658, 0.4142135623730951, 0.6681786379192989, 1, 1.496605762665489, 2.414213562373095, 5.027339492125846,
] as const;

/** Number 0..31 (N1 .. W8) of the pada of 11.25 degrees, lower end included, that a point has as seen from the middle of the house. */
export function padaByAngle(x: number, y: number, built: Rect, northBearing: number): number {
  const compass = compassOf(x - (built.x0 + built.x1) / 2, y - (built.y0 + built.y1) / 2, northBearing);
  // Read by index: every move of an arrangement asks for padas, and destructuring would put an iterator on the heap.
  const east = compass[0];
  const north = compass[1];
  // Turned by 45 degrees: N1 begins in the north-west.
  let along = north - east;
  let aside = north + east;
  let quarter = 0;
  while (quarter < 3 && !(along > 0 && aside >= 0)) {
    const before = along;
    along = aside;
    aside = -before;
    quarter++;
  }
  let eighth = 0;
  while (eighth < 7 && aside >= (TANGENTS[eighth] as number) * along) eighth++;
  return quarter * 8 + eighth;
}

/**
 * Number 0..31 of the eighth of its side that a point stands in, counted clockwise as seen from above; -1 where the side
 * looks between two quarters of the compass, for which the tradition knows the angle alone.
 */
export function padaByLengths(x: number, y: number, outward: Point, built: Rect, northBearing: number): number {
  const compass = compassOf(outward[0], outward[1], northBearing);
  const east = compass[0];
  const north = compass[1];
  const side = north > 0.9 ? 0 : east > 0.9 ? 1 : north < -0.9 ? 2 : east < -0.9 ? 3 : -1;
  if (side < 0) return -1;
  // Clockwise along a side: to the right of who looks outward.
  const share =
    outward[0] === 0
      ? outward[1] > 0
        ? (x - built.x0) / (built.x1 - built.x0)
        : (built.x1 - x) / (built.x1 - built.x0)
      : outward[0] > 0
        ? (built.y1 - y) / (built.y1 - built.y0)
        : (y - built.y0) / (built.y1 - built.y0);
  return side * 8 + Math.max(0, Math.min(7, Math.floor(share * 8)));
}

/** How far beside the wall's face one looks to see what lies there, mm. */
const LOOK = 50;

/** The unit vector through a door from the room that it enters to the open air; null where it does not lead in from there. */
function outwardOf(level: Level, door: Opening): Point | null {
  const wall = level.walls.find((one) => one.id === door.wall);
  const entered = level.rooms.find((room) => door.rooms.includes(room.id) && !OPEN_AIR_KINDS.includes(room.kind));
  if (wall === undefined || entered === undefined) return null;
  const away = wall.thickness / 2 + LOOK;
  const [x, y] = [(door.from[0] + door.to[0]) / 2, (door.from[1] + door.to[1]) / 2];
  const normals: readonly Point[] =
    door.from[0] === door.to[0]
      ? [
          [1, 0],
          [-1, 0],
        ]
      : [
          [0, 1],
          [0, -1],
        ];
  return normals.find(([nx, ny]) => holds(entered.polygon, [x - nx * away, y - ny * away])) ?? null;
}

/** True for a point inside a polygon (even and odd crossings); points on its edge may be told either way. */
function holds(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] as Point;
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside;
  }
  return inside;
}
