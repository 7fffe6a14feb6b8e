import { axisEnds, type Box, boxAround, boxHolds } from "#drawing/sheet/shapes/box.ts";
import { crossings } from "#drawing/sheet/shapes/edges.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import { flightRun, numbersSide } from "#drawing/sheet/stairs/walk.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Level, Plan, Stair } from "#planner/plan/plan.ts";

type Flight = Stair["flights"][number];

/** What one sees of a stair on a level: it rises from there, arrives there, or arrives and goes on. */
export type StairShown = { readonly stair: Stair; readonly shows: "up" | "down" | "both" };

/** What a mason sets a stair out by, in real mm: along the climb from wall to wall, or across the flights. */
export type StairChain = {
  readonly axis: 0 | 1;
  /** Ascending along `axis`. */
  readonly stops: readonly number[];
  /** For each gap between two stops, whether it is a flight's, else a landing's or the well's. */
  readonly own: readonly boolean[];
  /** How many treads a flight's length has; 0 for chains across flights. */
  readonly treads: number;
  /** Coordinates of the other axis at which the chain may run, the best first. */
  readonly places: readonly number[];
  /** The stair's room, which its figures don't leave. */
  readonly room: Box;
};

/** The stairs that a level's sheet shows: those that arrive there; where none does, those that rise. */
export function stairsOn(plan: Plan, level: Level): readonly StairShown[] {
  const below = plan.levels.find((other) => other.index === level.index - 1);
  const arriving = (below?.stairs ?? []).filter((stair) => stair.toLevel === level.index);
  const rising = level.stairs.filter((stair) => stair.toLevel > level.index);
  if (arriving.length === 0) return rising.map((stair) => ({ stair, shows: "up" }));
  return arriving.map((stair) => {
    const goesOn = rising.some((other) => other.room.replace(/^[^-]*/, "") === stair.room.replace(/^[^-]*/, ""));
    return { stair, shows: goesOn ? "both" : "down" };
  });
}

/** The chains of a stair: of each flight with the landings before and behind it, once for flights that lie alike; and across the flights. */
export function stairChains(level: Level, stair: Stair): readonly StairChain[] {
  const alongs: StairChain[] = [];
  for (const flight of inOrder(stair)) {
    const chain = runChain(level, stair, flight);
    const same = alongs.findIndex((one) => isAlike(one, chain));
    const known = alongs[same];
    if (known) alongs[same] = { ...known, places: [...known.places, ...chain.places] };
    else alongs.push(chain);
  }
  return [...alongs, ...([0, 1] as const).flatMap((axis) => widthChains(level, stair, axis))];
}

function isAlike(one: StairChain, other: StairChain): boolean {
  return one.axis === other.axis && one.treads === other.treads && String(one.stops) === String(other.stops);
}

/** Paper over a dashed flight is freer than over one with a break line: the upper flights first. */
function inOrder({ flights }: Stair): readonly Flight[] {
  return [...flights].reverse();
}

function climbAxis({ up }: Flight): 0 | 1 {
  return Math.abs(up[0]) > Math.abs(up[1]) ? 0 : 1;
}

/** Shares of a flight's width from the side of its risers' numbers: between its arrow and its other side, or at last before the numbers. */
const BESIDE_ARROW = [0.76, 0.72, 0.8, 0.3] as const;

function runChain(level: Level, stair: Stair, flight: Flight): StairChain {
  const run = flightRun(flight);
  const { axis, foot, head, behind, ahead } = flightPlace(level, stair, flight);
  const stops = distinct([behind ?? foot, foot, head, ahead ?? head]);
  const side = numbersSide(stair);
  const places = BESIDE_ARROW.map((share) => run.at(run.length / 2, run.width * side(share))[axis === 0 ? 1 : 0]);
  return {
    axis,
    stops,
    own: stops.slice(1).map((to) => to === Math.max(foot, head)),
    treads: flight.risers - 1,
    places,
    room: boxAround(roomAbout(level, flight)),
  };
}

/** Shares of a landing's depth from the flights to the wall: behind the arrow, which turns in its middle. */
const BEHIND_ARROW = [0.8, 0.72, 0.87] as const;

/** Across the flights that climb along the other axis, on a landing at their ends, those between two flights first. */
function widthChains(level: Level, stair: Stair, axis: 0 | 1): readonly StairChain[] {
  const climb = axis === 0 ? 1 : 0;
  const flights = stair.flights.filter((flight) => climbAxis(flight) === climb);
  const [first] = flights;
  if (!first) return [];
  const all = boxAround(flights.flatMap(({ polygon }) => polygon));
  const [low, high] = axisEnds(all, axis);
  const [from, to] = axisEnds(all, climb);
  const [before, after] = facesAbout(level, first, axis);
  const edges = flights.flatMap(({ polygon }) => axisEnds(boxAround(polygon), axis));
  const stops = apart(distinct([before ?? low, ...edges, after ?? high]));
  const places = stair.landings
    .map((polygon) => ({ box: boxAround(polygon), turns: isBetween(polygon, stair) }))
    .filter(({ box }) => axisEnds(box, axis)[0] <= low && high <= axisEnds(box, axis)[1])
    .sort((a, b) => Number(b.turns) - Number(a.turns))
    .flatMap(({ box }) => {
      const [near, far] = axisEnds(box, climb);
      return BEHIND_ARROW.flatMap((share) => {
        if (near >= to) return [near + (far - near) * share];
        return far <= from ? [far - (far - near) * share] : [];
      });
    });
  const isFlight = (at: number) =>
    flights.some(
      ({ polygon }) => axisEnds(boxAround(polygon), axis)[0] < at && at < axisEnds(boxAround(polygon), axis)[1],
    );
  const own = stops.slice(1).map((to, index) => isFlight((to + (stops[index] ?? to)) / 2));
  return [{ axis, stops, own, treads: 0, places, room: boxAround(roomAbout(level, first)) }];
}

/** Edges nearer to one another than a joint are built as one. mm */
const JOINT = 20;

function apart(stops: readonly number[]): readonly number[] {
  return stops.filter((stop, index) => index === 0 || stop - (stops[index - 1] ?? stop) >= JOINT);
}

/** Whether one turns on a landing on the way up. */
function isBetween(landing: Polygon, stair: Stair): boolean {
  return stair.flights.slice(0, -1).some((flight) => {
    const run = flightRun(flight);
    return boxHolds(boxAround(landing), ...run.at(run.length + 50, run.width / 2));
  });
}

/**
 * Where a flight begins and ends along its climb, and what lies behind its foot and ahead of its head: the wall's face, or ahead the next flight in its line;
 * null where the room goes on, and behind where another flight ends there, up to which that one is measured.
 */
export function flightPlace(level: Level, { flights }: Stair, flight: Flight) {
  const axis = climbAxis(flight);
  const box = boxAround(flight.polygon);
  const [low, high] = axisEnds(box, axis);
  const [before, after] = facesAbout(level, flight, axis);
  const other = axis === 0 ? 1 : 0;
  const inLine = flights
    .filter((one) => one !== flight && climbAxis(one) === axis)
    .map(({ polygon }) => boxAround(polygon))
    .filter(
      (one) => axisEnds(one, other)[0] < axisEnds(box, other)[1] && axisEnds(one, other)[1] > axisEnds(box, other)[0],
    )
    .map((one) => axisEnds(one, axis));
  const below = inLine.map(([, end]) => end).filter((end) => end <= low);
  const above = inLine.map(([start]) => start).filter((start) => start >= high);
  return flight.up[axis] > 0
    ? {
        axis,
        foot: low,
        head: high,
        behind: below.length > 0 ? null : before,
        ahead: above.length > 0 ? Math.min(...above) : after,
      }
    : {
        axis,
        foot: high,
        head: low,
        behind: above.length > 0 ? null : after,
        ahead: below.length > 0 ? Math.max(...below) : before,
      };
}

/** The faces of the room's walls before and behind the middle of a flight, along an axis; null where the room goes on. */
function facesAbout(level: Level, flight: Flight, axis: 0 | 1): readonly [before: number | null, after: number | null] {
  const box = boxAround(flight.polygon);
  const middle = middleOf(box);
  const room = roomAbout(level, flight);
  const other = axis === 0 ? 1 : 0;
  const crossed = crossings(room, axis, middle[other]);
  const [low, high] = axisEnds(box, axis);
  const before = crossed.filter((face) => face <= low);
  const after = crossed.filter((face) => face >= high);
  return [before.length > 0 ? Math.max(...before) : null, after.length > 0 ? Math.min(...after) : null];
}

/** The room that a flight stands in. */
function roomAbout(level: Level, { polygon: flight }: Flight): Polygon {
  const middle = middleOf(boxAround(flight));
  return level.rooms.find(({ polygon }) => contains(polygon, ...middle))?.polygon ?? flight;
}

function middleOf({ x1, y1, x2, y2 }: Box): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
