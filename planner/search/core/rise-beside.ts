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

type Climbed = Pick<Stair, "flights" | "landings" | "riser">;

/** How high above the floor a landing lies along a stretch of wall that no steps pass, mm; null where steps pass it, or nothing does. */
export function landingBeside(stair: Climbed, wall: Stretch): number | null {
  const steps = stair.flights.some(({ polygon }) => along(boundsOf(polygon), wall) !== null);
  const height = highestLanding(stair, wall);
  return steps || height === 0 ? null : height;
}

/** How high above the floor a stair's flights and landings come along a stretch of wall, mm; 0 where there is nothing but the floor. */
export function riseBeside(stair: Climbed, wall: Stretch): number {
  const { flights, riser } = stair;
  let highest = highestLanding(stair, wall);
  let climbed = 0;
  for (const { polygon, risers, up } of flights) {
    const before = climbed;
    climbed += risers;
    const body = boundsOf(polygon);
    const part = along(body, wall);
    if (part === null) continue;
    const climbsAlong = wall.vertical === (up[0] === 0);
    const low = wall.vertical ? body.y0 : body.x0;
    const high = wall.vertical ? body.y1 : body.x1;
    const ahead = up[0] + up[1] > 0 ? part.to - low : high - part.from;
    const share = climbsAlong ? Math.min(1, ahead / (high - low)) : 1;
    highest = Math.max(highest, riser * before + riser * (1 + share * (risers - 1)));
  }
  return highest;
}

/** The height of the highest landing along a stretch of wall, mm; 0 where there is none above the floor. */
function highestLanding({ flights, landings, riser }: Climbed, wall: Stretch): number {
  let highest = 0;
  for (const polygon of landings) {
    const landing = boundsOf(polygon);
    if (along(landing, wall) === null) continue;
    highest = Math.max(highest, riser * risersOf(flights, flightsUpTo(landing, flights)));
  }
  return highest;
}

/** The risers of so many flights, from the lowest on. */
function risersOf(flights: Stair["flights"], count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += flights[i]?.risers ?? 0;
  return sum;
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
  const near = vertical ? x0 : y0;
  const far = vertical ? x1 : y1;
  if (Math.min(Math.abs(near - centre), Math.abs(far - centre)) > BESIDE) return null;
  const part = { from: Math.max(from, vertical ? y0 : x0), to: Math.min(to, vertical ? y1 : x1) };
  return part.to - part.from > 1 ? part : null;
}
