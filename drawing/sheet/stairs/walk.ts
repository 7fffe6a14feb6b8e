import { CUT_HEIGHT } from "#drawing/sheet/house/wall-bodies.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Stair } from "#planner/plan/plan.ts";

type Flight = Stair["flights"][number];

/** The arrow begins and ends this share of a flight's length inside it. */
export const ARROW_INSET = 0.05;
/** Risers are numbered at this share of a flight's width. */
export const NUMBERED = 0.12;
/** The break line slants by a share of a flight's width to either side of its middle; its band's width, and how far it goes beyond the flight, mm. */
export const BREAK = { slant: 0.25, band: 70, beyond: 60 } as const;
/** Arrows end this share of a flight's width before and behind the break line. */
const CUT_CLEARANCE = 0.3;

/** A flight along its climb: its length and width, and the point `along` the climb and `across` from the left edge. */
export function flightRun(flight: Flight) {
  const box: Box = boxAround(flight.polygon);
  const [ux, uy] = flight.up;
  const centre: Point = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const length = Math.abs(ux) > Math.abs(uy) ? box.x2 - box.x1 : box.y2 - box.y1;
  const width = Math.abs(ux) > Math.abs(uy) ? box.y2 - box.y1 : box.x2 - box.x1;
  const at = (along: number, across: number): Point => {
    const [a, b] = [along - length / 2, across - width / 2];
    return [centre[0] + a * ux + b * uy, centre[1] + a * uy - b * ux];
  };
  return { length, width, at, up: flight.up };
}
export type Run = ReturnType<typeof flightRun>;

/** The flight that rises through the height of the cut, and how far along it that is; null for a stair that ends below. */
export function cutOf(stair: Stair): { readonly flight: number; readonly along: number } | null {
  let riser = 1;
  for (const [index, flight] of stair.flights.entries()) {
    if ((riser + flight.risers) * stair.riser > CUT_HEIGHT) {
      const { length, width } = flightRun(flight);
      const steps = Math.max(1, Math.round(length / stair.tread));
      const treads = CUT_HEIGHT / stair.riser - riser;
      const at = Math.min(length * 0.8, (treads * length) / steps);
      return { flight: index, along: betweenNumbers(at, length, width, length / steps, numbersSide(stair)(NUMBERED)) };
    }
    riser += flight.risers;
  }
  return null;
}

/** Where near a place along a flight the break line passes between two of the numbers, which stand at a share of the width, and ends before the landing. */
function betweenNumbers(at: number, length: number, width: number, tread: number, share: number): number {
  const slant = width * BREAK.slant;
  const offset = BREAK.band / 2 + breakAside(share, width);
  const places = Array.from({ length: Math.round(length / tread) + 1 }, (_, step) => step * tread - offset);
  const within = places.filter((place) => place >= slant && place + slant + BREAK.band <= length);
  return within.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at;
}

/** How far beyond its middle the break line passes at a share of the width of a flight. */
function breakAside(share: number, width: number): number {
  const slant = width * BREAK.slant;
  const aside = Math.abs(share - 0.5) - 0.05;
  const reach = 0.45 + BREAK.beyond / width;
  return Math.sign(share - 0.5) * slant * (0.1 + (0.9 * aside) / reach);
}

/**
 * Turns a share of a flight's width, counted from the side on which its risers are numbered, into one from its left. Numbers stand on the
 * side to which the stair turns, so that its outer side, which the arrow never crosses, is free for dimensions.
 */
export function numbersSide({ flights: [first, second] }: Stair): (share: number) => number {
  if (!first || !second) return (share) => share;
  const [one, other] = [flightRun(first), flightRun(second)];
  const [fx, fy] = one.at(one.length, one.width / 2);
  const [tx, ty] = other.at(0, other.width / 2);
  const toRight = (tx - fx) * first.up[1] - (ty - fy) * first.up[0] > 0;
  return (share) => (toRight ? 1 - share : share);
}

/** An arrow's word, its route from where one sets out, and the length of the flight on which one sets out. */
export type Walk = { readonly word: "UP" | "DN"; readonly route: readonly Point[]; readonly first: number };

/**
 * One arrow along the whole stair. Two where one stair arrives and the next rises from the same place: up to the cut from the lower
 * end, and down to it from the upper end.
 */
export function arrowsOf(stair: Stair, shows: "up" | "down" | "both"): readonly Walk[] {
  const { points, runs } = walkingLine(stair);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  const whole: Walk =
    shows === "down"
      ? { word: "DN", route: [...points].reverse(), first: last.run.length }
      : { word: "UP", route: points, first: first.run.length };
  const cut = shows === "both" ? cutOf(stair) : null;
  const over = cut === null ? undefined : runs[cut.flight];
  if (cut === null || over === undefined) return [whole];
  const { run, start } = over;
  const clear = run.width * CUT_CLEARANCE;
  const upTo = cut.along - clear;
  const downTo = cut.along + clear;
  const middle = (along: number) => run.at(along, run.width / 2);
  const upward = [...points.slice(0, start + 1), ...(upTo > run.length * ARROW_INSET ? [middle(upTo)] : [])];
  const downward = [...(downTo < run.length * (1 - ARROW_INSET) ? [middle(downTo)] : []), ...points.slice(start + 1)];
  if (upward.length < 2 || downward.length < 2) return [whole];
  return [
    { word: "UP", route: upward, first: first.run.length },
    { word: "DN", route: downward.reverse(), first: last.run.length },
  ];
}

/** A flight with the place of its foot among the points of the walking line; its head is the next point. */
type FlightOnLine = { readonly run: Run; readonly start: number };

/** The middle line of the flights in the order of climbing, turned on the landings between them. */
export function walkingLine(stair: Stair): {
  readonly points: readonly Point[];
  readonly runs: readonly FlightOnLine[];
} {
  const points: Point[] = [];
  const runs: FlightOnLine[] = [];
  stair.flights.forEach((flight, index) => {
    const run = flightRun(flight);
    const start = run.at(index === 0 ? run.length * ARROW_INSET : 0, run.width / 2);
    const next = stair.flights[index + 1];
    const end = run.at(next ? run.length : run.length * (1 - ARROW_INSET), run.width / 2);
    const last = points[points.length - 1];
    const before = stair.flights[index - 1];
    if (last && before) {
      const sameWay = before.up[0] * flight.up[0] + before.up[1] * flight.up[1];
      if (sameWay < 0) {
        // Half a landing further on, across, and back.
        const half = Math.min(run.width, flightRun(before).width) / 2;
        points.push([last[0] + before.up[0] * half, last[1] + before.up[1] * half]);
        points.push([start[0] + before.up[0] * half, start[1] + before.up[1] * half]);
      } else if (sameWay === 0) {
        points.push(before.up[0] !== 0 ? [start[0], last[1]] : [last[0], start[1]]);
      }
    }
    runs.push({ run, start: points.length });
    points.push(start, end);
  });
  return { points, runs };
}
