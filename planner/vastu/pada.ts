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
const PADA_DEGREES = 11.25;
/** N1 begins in the north-west. */
const FIRST_BEARING = 315;

/** The main door's pada; null for a plan whose ground floor has no main door from the open air. */
export function mainDoorPada(plan: Plan): Pada | null {
  const ground = plan.levels[0];
  const door = ground?.openings.find((opening) => opening.main === true);
  if (ground === undefined || door === undefined) return null;
  const outward = outwardOf(ground, door);
  if (outward === null) return null;
  const built = boundsOf(ground.footprint.flatMap((region) => region.outer));
  const middle: Point = [(door.from[0] + door.to[0]) / 2, (door.from[1] + door.to[1]) / 2];
  const north = plan.site.northBearing;
  const angle = judged(padaByAngle(middle, built, north), "angle", door.id);
  const name = padaByLengths(middle, outward, built, north);
  const lengths = name === null ? angle : judged(name, "equal lengths", door.id);
  return lengths.value > angle.value ? lengths : angle;
}

function judged(name: string, method: Pada["method"], opening: string): Pada {
  const good = GOOD.includes(name);
  const value = good ? 1 : FAIR.includes(name) ? 0.7 : BAD.includes(name) ? 0 : 0.45;
  return { name, good, value, method, opening };
}

/** The pada of 11.25 degrees, lower end included, that a point has as seen from the middle of the house. */
export function padaByAngle(at: Point, built: Rect, northBearing: number): string {
  const [east, north] = compassOf(at[0] - (built.x0 + built.x1) / 2, at[1] - (built.y0 + built.y1) / 2, northBearing);
  const bearing = (Math.atan2(east, north) * 180) / Math.PI;
  const turned = (((bearing - FIRST_BEARING) % 360) + 360) % 360;
  return padaName(Math.floor(turned / PADA_DEGREES));
}

/**
 * The eighth of its side that a point stands in, counted clockwise as seen from above; null where the side looks between
 * two quarters of the compass, for which the tradition knows the angle alone.
 */
export function padaByLengths(at: Point, outward: Point, built: Rect, northBearing: number): string | null {
  const [east, north] = compassOf(outward[0], outward[1], northBearing);
  const side = SIDES_BY_VECTOR.findIndex(([e, n]) => Math.abs(e - east) < 1e-6 && Math.abs(n - north) < 1e-6);
  if (side < 0) return null;
  // Clockwise along a side: to the right of who looks outward.
  const share =
    outward[0] === 0
      ? outward[1] > 0
        ? (at[0] - built.x0) / (built.x1 - built.x0)
        : (built.x1 - at[0]) / (built.x1 - built.x0)
      : outward[0] > 0
        ? (built.y1 - at[1]) / (built.y1 - built.y0)
        : (at[1] - built.y0) / (built.y1 - built.y0);
  return padaName(side * 8 + Math.max(0, Math.min(7, Math.floor(share * 8))));
}

/** North, east, south, west as [east, north]. */
const SIDES_BY_VECTOR: readonly Point[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

function padaName(index: number): string {
  return `${SIDES[Math.floor(index / 8) % 4]}${(index % 8) + 1}`;
}

/** How far beside the wall's face one looks to see what lies there, mm. */
const LOOK = 50;

/** The unit vector from the room that a door enters to the open air; null when it does not lead in from there. */
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
