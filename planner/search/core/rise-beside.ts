import { boundsOf, grown, overlaps, type Rect } from "#planner/geometry/rect.ts";
import type { Stair } from "#planner/plan/plan.ts";

/** A stretch of wall: where its line lies, and from where to where along it, mm. */
export type Stretch = {
  readonly vertical: boolean;
  readonly centre: number;
  readonly from: number;
  readonly to: number;
};

/** A flight or landing nearer to a wall's line than this lies along it, mm: half the thickest wall and its plaster. */
const BESIDE = 200;
/** A flight and the landing that it leads to touch within so much, mm. */
const JOINT = 5;

/** How high above the floor a stair's flights and landings come along a stretch of wall, mm; 0 where one stands on the floor there. */
export function riseBeside(stair: Pick<Stair, "flights" | "landings" | "riser">, wall: Stretch): number {
  const { flights, landings, riser } = stair;
  const climbed = (count: number): number =>
    riser * flights.slice(0, count).reduce((sum, { risers }) => sum + risers, 0);
  const heights = landings
    .map(boundsOf)
    .filter((landing) => along(landing, wall) !== null)
    .map((landing) => climbed(flightsUpTo(landing, flights)));
  for (const [i, { polygon, risers, up }] of flights.entries()) {
    const body = boundsOf(polygon);
    const part = along(body, wall);
    if (part === null) continue;
    const climbsAlong = wall.vertical === (up[0] === 0);
    const [low, high] = wall.vertical ? [body.y0, body.y1] : [body.x0, body.x1];
    const ahead = up[0] + up[1] > 0 ? part.to - low : high - part.from;
    const share = climbsAlong ? Math.min(1, ahead / (high - low)) : 1;
    heights.push(climbed(i) + riser * (1 + share * (risers - 1)));
  }
  return Math.max(0, ...heights);
}

/** How many flights one has climbed on a landing: those before the one that begins there, or up to the one that ends there. */
function flightsUpTo(landing: Rect, flights: Stair["flights"]): number {
  const touches = ({ polygon, up }: Stair["flights"][number], end: 1 | -1): boolean => {
    const body = boundsOf(polygon);
    const reach = grown(body, JOINT);
    const ahead = end * (up[0] + up[1]) > 0;
    const strip =
      up[0] === 0
        ? { ...body, y0: ahead ? body.y1 : reach.y0, y1: ahead ? reach.y1 : body.y0 }
        : { ...body, x0: ahead ? body.x1 : reach.x0, x1: ahead ? reach.x1 : body.x0 };
    return overlaps(strip, landing);
  };
  const begins = flights.findIndex((flight) => touches(flight, -1));
  return begins >= 0 ? begins : flights.findIndex((flight) => touches(flight, 1)) + 1;
}

/** The part of a stretch of wall along which a body lies; null where it does not. */
function along(
  { x0, x1, y0, y1 }: Rect,
  { vertical, centre, from, to }: Stretch,
): { readonly from: number; readonly to: number } | null {
  const [near, far, low, high] = vertical ? [x0, x1, y0, y1] : [y0, y1, x0, x1];
  if (Math.min(Math.abs(near - centre), Math.abs(far - centre)) > BESIDE) return null;
  const part = { from: Math.max(from, low), to: Math.min(to, high) };
  return part.to - part.from > 1 ? part : null;
}
