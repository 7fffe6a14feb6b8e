import { alongCut, isCut, type Seen, seenFrom } from "#drawing/section/section-view.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, type Box, boxAround, boxHolds } from "#drawing/sheet/shapes/box.ts";
import { flightRun } from "#drawing/sheet/stairs/walk.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan, Stair } from "#planner/plan/plan.ts";

/** How thick the slab under the steps and the landings is, mm; measured square to the slope. */
export const WAIST = 150;

/** The beam in the edge of a floor that carries the flights which begin and end there, mm. */
const TRIMMER = { width: 230, depth: 300 } as const;

/** A flight in the section: its steps from the foot up, and the slab under them. */
export type FlightSeen = {
  readonly level: number;
  readonly risers: number;
  readonly riser: number;
  readonly tread: number;
  /** The number of its lowest riser, counted from the floor. */
  readonly first: number;
  readonly seen: Seen;
  /** 1: it climbs to the right, -1: to the left, 0: towards one or away. */
  readonly climbs: 1 | 0 | -1;
  /** Whether it climbs away from who looks. */
  readonly away: boolean;
  readonly foot: number;
  readonly head: number;
  /** Whether its foot stands on the ground floor, which lies on the soil; else on a slab or landing. */
  readonly onGround: boolean;
  /** Whether it leads to a floor, not to a landing on the way. */
  readonly toFloor: boolean;
};

export type LandingSeen = { readonly level: number; readonly seen: Seen };

/** Every flight of a plan's stairs, and every landing between two flights, as seen from the cut. */
export function stairsSeen(
  plan: Plan,
  cut: SectionCut,
): { readonly flights: readonly FlightSeen[]; readonly landings: readonly LandingSeen[] } {
  const stairs = plan.levels.flatMap((level) => level.stairs.map((stair) => ({ level, stair })));
  return {
    flights: stairs.flatMap(({ level, stair }) => flightsOf(level, stair, cut)),
    landings: stairs.flatMap(({ level, stair }) =>
      halfLandings(stair).map(({ box, risers }) => {
        const top = level.floorLevel + risers * stair.riser;
        return { level: level.index, seen: seenFrom(cut, box, top - WAIST, top) };
      }),
    ),
  };
}

function flightsOf(level: Level, stair: Stair, cut: SectionCut): readonly FlightSeen[] {
  let first = 1;
  return stair.flights.map((flight) => {
    const run = flightRun(flight);
    const foot = level.floorLevel + (first - 1) * stair.riser;
    const head = foot + flight.risers * stair.riser;
    const up = flight.up[cut.axis];
    const climbs = up === 0 ? 0 : alongCut(cut, up) > 0 ? 1 : -1;
    const made: FlightSeen = {
      level: level.index,
      risers: flight.risers,
      riser: stair.riser,
      tread: run.length / Math.max(1, flight.risers - 1),
      first,
      seen: seenFrom(cut, boxAround(flight.polygon), foot, head),
      climbs,
      away: up === 0 && (flight.up[cut.axis === 0 ? 1 : 0] ?? 0) * cut.look > 0,
      foot,
      head,
      onGround: level.index === 0 && first === 1,
      toFloor: flight === stair.flights.at(-1),
    };
    first += flight.risers;
    return made;
  });
}

/** The landings between a stair's flights, with the number of risers below each. Those at its foot and head belong to the floors. */
function halfLandings(stair: Stair): readonly { readonly box: Box; readonly risers: number }[] {
  let risers = 0;
  return stair.flights.slice(0, -1).flatMap((flight) => {
    risers += flight.risers;
    const run = flightRun(flight);
    const [x, y] = run.at(run.length + 50, run.width / 2);
    const box = stair.landings.map(boxAround).find((landing) => boxHolds(landing, x, y));
    return box ? [{ box, risers }] : [];
  });
}

/** What a level's stairs leave open in the slab above: all of the shaft but the floor at its foot and head. */
export function stairwells(level: Level): readonly Box[] {
  return level.stairs.map((stair) =>
    boxAround([
      ...stair.flights.flatMap(({ polygon }) => polygon),
      ...halfLandings(stair).flatMap(({ box: { x1, y1, x2, y2 } }): readonly Point[] => [
        [x1, y1],
        [x2, y2],
      ]),
    ]),
  );
}

/** A beam in the edge of a floor, with the height of that floor. */
export type Trimmer = { readonly box: Box; readonly floor: number; readonly depth: number };

/** The beams that carry a level's stairs at the floors they climb from and to; none lies on the ground. */
export function trimmers(level: Level): readonly Trimmer[] {
  return level.stairs.flatMap((stair) => {
    const [first, last] = [stair.flights[0], stair.flights.at(-1)];
    const foot = first && level.index > 0 ? [trimmerOf(stair, first, "foot", level.floorLevel)] : [];
    return last ? [...foot, trimmerOf(stair, last, "head", level.floorLevel + level.floorToFloor)] : foot;
  });
}

/** The beam at one end of a flight, as wide as all flights that end on its line. */
function trimmerOf(stair: Stair, flight: Stair["flights"][number], end: "foot" | "head", floor: number): Trimmer {
  const run = flightRun(flight);
  const [from, to] = end === "foot" ? [-TRIMMER.width, 0] : [run.length, run.length + TRIMMER.width];
  const edge = run.at(end === "foot" ? 0 : run.length, run.width / 2);
  const axis = flight.up[0] === 0 ? 1 : 0;
  const across = stair.flights
    .map(({ polygon, up }) => ({ box: boxAround(polygon), parallel: up[axis] !== 0 }))
    .filter(({ box, parallel }) => parallel && axisEnds(box, axis).some((at) => Math.abs(at - edge[axis]) < 1))
    .map(({ box }) => box);
  const all = boxAround(
    across.flatMap(({ x1, y1, x2, y2 }): Point[] => [
      [x1, y1],
      [x2, y2],
    ]),
  );
  const beam = boxAround([run.at(from, 0), run.at(to, 0)]);
  const box = axis === 0 ? { ...all, x1: beam.x1, x2: beam.x2 } : { ...all, y1: beam.y1, y2: beam.y2 };
  return { box, floor, depth: TRIMMER.depth };
}

/** The line of the steps from a flight's foot to its head, in the section's coordinates. */
export function stepsOf(flight: FlightSeen): readonly Point[] {
  const { foot, riser, tread, risers, climbs } = flight;
  const start = footOf(flight);
  return Array.from({ length: risers }, (_, step): readonly Point[] => {
    const u = start + climbs * step * tread;
    return [
      [u, foot + step * riser],
      [u, foot + (step + 1) * riser],
    ];
  }).flat();
}

export function footOf({ seen, climbs }: FlightSeen): number {
  return climbs === -1 ? seen.u2 : seen.u1;
}

/**
 * The underside of the slab under the steps, up to where it meets the underside of the landing or of the trimmer. It begins on the ground
 * at the floor, elsewhere at the face of what carries the first step.
 */
export function soffitOf(flight: FlightSeen): readonly [from: Point, to: Point] {
  const { foot, head, riser, tread, climbs, onGround, toFloor } = flight;
  const start = footOf(flight);
  const depth = (WAIST * Math.hypot(riser, tread)) / tread;
  const at = (z: number): Point => [start + (climbs * (z - foot + depth) * tread) / riser, z];
  return [at(onGround ? foot : foot - depth), at(head - (toFloor ? TRIMMER.depth : WAIST))];
}

/** A step is taken apart into so many upright strips: what a sloping slab hides ends at its slope. */
const STRIPS = 6;

/** The rectangles that a flight hides behind it, from its soffit to its steps. */
export function coverOf(flight: FlightSeen): readonly Box[] {
  const { seen, climbs, risers, tread, riser, foot } = flight;
  if (climbs === 0) return [{ x1: seen.u1, x2: seen.u2, y1: seen.z1, y2: seen.z2 }];
  const start = footOf(flight);
  const [[from, low]] = soffitOf(flight);
  const wide = tread / STRIPS;
  return Array.from({ length: (risers - 1) * STRIPS }, (_, strip) => {
    const [a, b] = [start + climbs * strip * wide, start + climbs * (strip + 1) * wide];
    const under = low + (Math.max(0, ((a + b) / 2 - from) * climbs) * riser) / tread;
    const top = foot + (Math.floor(strip / STRIPS) + 1) * riser;
    return { x1: Math.min(a, b), x2: Math.max(a, b), y1: under, y2: top };
  });
}

/** Whether the cut goes along the climb of a flight. */
export function isClimbed(flight: FlightSeen): boolean {
  return isCut(flight.seen) && flight.climbs !== 0;
}
