import type { Point } from "#planner/geometry/point.ts";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Stair } from "#planner/plan/plan.ts";
import type { Core, FixedRoom } from "#planner/search/core/core.ts";
import type { LandingDepth } from "#planner/search/core/landing-strip.ts";
import { landingOf } from "#planner/search/core/stair-ends.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";

/** The fixed rooms of a level: about a stair with a quarter turn those above the ground floor lie otherwise. */
export function fixedOn({ fixed, turn }: Core, level: number): readonly FixedRoom[] {
  return turn === undefined || level === 0 ? fixed : turn.above.fixed;
}

/** Which of a level's fixed rooms holds the landing by which one comes to the stair; -1: there is no stair. */
export function landingRoom({ fixed, turn }: Core, level: number): number {
  return turn === undefined || level > 0 ? fixed.findIndex(({ kind }) => kind === "stair") : fixed.length - 1;
}

/** How deep a level's landing is: with a quarter turn, all that the steps leave of the leg at whose end it lies. `wall`: between both legs, mm. */
export function landingOn({ turn }: Core, level: number, stair: StairDesign, wall: number): LandingDepth {
  if (turn === undefined) return landingOf(stair, level);
  const { landing, between, tread } = stair;
  const steps = level === 0 ? (turn.risers - 1) * tread - wall : between + (stair.risers - turn.risers - 1) * tread;
  return { landing, steps };
}

/** The steps of a stair with a quarter turn: the first leg, the landing where one turns and the second leg, with the ways that one climbs. */
export type TurnedSteps = {
  readonly leg: Rect;
  readonly corner: Rect;
  readonly flight: Rect;
  readonly ways: readonly [Point, Point];
};

/** Where the steps of a core's stair lie; null where it has no quarter turn. */
export function turnedSteps(
  { fixed, turn }: Core,
  { flightWidth, between, tread, risers }: StairDesign,
): TurnedSteps | null {
  const long = fixed[0];
  const short = fixed.at(-1);
  if (turn === undefined || long === undefined || short === undefined) return null;
  const upright = long.entry === "front" || long.entry === "rear";
  const forward = long.entry === "rear" || long.entry === "right";
  const [u0, u1, v0, v1] = framed(long.rect, upright);
  const [, , w0] = framed(short.rect, upright);
  const box = (near: number, far: number, from: number, to: number): Rect => {
    const [a, b] = forward ? [u0 + near, u0 + far] : [u1 - far, u1 - near];
    return upright ? rect(from, a, to, b) : rect(a, from, b, to);
  };
  const run = (turn.risers - 1) * tread;
  const beyond = w0 >= v1;
  const on = forward ? 1 : -1;
  const aside = beyond ? -1 : 1;
  return {
    leg: box(0, flightWidth, beyond ? v1 : v0 - run, beyond ? v1 + run : v0),
    corner: box(0, between, v0, v1),
    flight: box(between, between + (risers - turn.risers - 1) * tread, v0, v0 + flightWidth),
    ways: upright
      ? [
          [aside, 0],
          [0, on],
        ]
      : [
          [0, aside],
          [on, 0],
        ],
  };
}

/** A rectangle along the long leg and across it. */
function framed(r: Rect, upright: boolean): readonly [number, number, number, number] {
  return upright ? [r.y0, r.y1, r.x0, r.x1] : [r.x0, r.x1, r.y0, r.y1];
}

/** The stair as the document writes it, with the corner as its only landing: the one at its foot is floor of one storey, the one at its head of the other. */
export function drawTurned(
  { leg, corner, flight, ways }: TurnedSteps,
  first: number,
  { risers, flightWidth }: StairDesign,
): Pick<Stair, "width" | "flights" | "landings"> {
  return {
    width: flightWidth,
    flights: [
      { polygon: corners(leg), risers: first, up: ways[0] },
      { polygon: corners(flight), risers: risers - first, up: ways[1] },
    ],
    landings: [corners(corner)],
  };
}
