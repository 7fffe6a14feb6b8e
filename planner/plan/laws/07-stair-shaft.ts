/**
 * Law 7, the shaft. Flights and landings lie inside the stair's room, do not overlap one another, and follow on: the top edge of a
 * flight and the bottom edge of the next meet the same landing over the stair's whole width (± 2 mm). Before the first
 * step and after the last there is floor, a stair's width deep (the room's own, or through an opening).
 * On the level above, flights and landings lie inside one stair room (or courtyard), so the shaft is in the same place.
 * Headroom keeps the profile: where a stair goes on above, it is the storey's height less 200 mm of slab; over a tread that the shaft above leaves
 * covered, the clear height less the height climbed.
 * Doors and arches of a stair's room lie at its floor: for 300 mm before them there is neither flight nor half landing, of the stair
 * that goes up from there or of the one that comes from below.
 * Houses of more than one storey have a stair from every level to the next.
 */
import type { Point, Polygon } from "#planner/geometry/point.ts";
import { type Area, areaOfPolygon, common, minus, sizeOf } from "#planner/plan/check/area.ts";
import { broken, metres } from "#planner/plan/check/finding.ts";
import { type MeasuredLevel, type MeasuredPlan, roomOf, stripBeside } from "#planner/plan/check/measured-plan.ts";
import { boundsOf, type Rect } from "#planner/plan/check/rect.ts";
import type { Finding, Stair } from "#planner/plan/plan.ts";

type Flight = Stair["flights"][number];
const DRAWN = 2;
const SLAB = 200;
const STANDING = 300;

export function stairShaftLaw(measured: MeasuredPlan): readonly Finding[] {
  const missing = measured.levels
    .slice(0, -1)
    .filter((l) => l.level.stairs.length === 0)
    .map((l) => broken("law-7/shaft", `No stair leads up from ${l.level.name}.`, { level: l.index }));
  const found = measured.levels.flatMap((level) =>
    level.level.stairs.flatMap((stair) =>
      [...inRoom(level, stair), ...followOn(level, stair), ...above(measured, level, stair)].map((message) =>
        broken("law-7/shaft", `Stair ${stair.id}: ${message}.`, { level: level.index, room: stair.room }),
      ),
    ),
  );
  return [...missing, ...found, ...measured.levels.flatMap((level) => entries(measured, level))];
}

function entries({ levels }: MeasuredPlan, level: MeasuredLevel): readonly Finding[] {
  const stairs = [...level.level.stairs, ...(levels[level.index - 1]?.level.stairs ?? [])];
  const steps = stairs
    .flatMap((stair) => [...stair.flights.map((f) => f.polygon), ...halfLandings(stair)])
    .flatMap(areaOfPolygon);
  return level.openings
    .filter(passable)
    .filter((o) => o.opening.rooms.some((id) => roomOf(level, id)?.room.kind === "stair"))
    .filter((o) =>
      (["low", "high"] as const).some((side) => common([stripBeside(o, side, STANDING)], steps).length > 0),
    )
    .map(({ opening }) => {
      const message = `Opening ${opening.id} lies at a flight or a half landing, not at the floor.`;
      return broken("law-7/shaft", message, { level: level.index, opening: opening.id });
    });
}

function inRoom(level: MeasuredLevel, stair: Stair): readonly string[] {
  const room = roomOf(level, stair.room);
  const parts = [...stair.flights.map((f) => f.polygon), ...stair.landings].map(areaOfPolygon);
  const faults: string[] = [];
  if (room === undefined || sizeOf(minus(parts.flat(), room.area)) > 0) faults.push("it does not lie inside its room");
  if (parts.some((part, i) => parts.slice(i + 1).some((other) => sizeOf(common(part, other)) > 0))) {
    faults.push("its flights and landings overlap");
  }
  return faults;
}

/** Whether a landing meets the top of one flight and the bottom of the next over their whole width. */
function joins(landing: Polygon, flight: Flight, next: Flight): boolean {
  const edges = [beyondEdge(flight.polygon, flight.up, 1), beyondEdge(next.polygon, reversed(next.up), 1)];
  return edges.every((edge) => sizeOf(minus([edge], areaOfPolygon(landing))) <= DRAWN * 2);
}

/** Landings between two flights: a stair may also list the floor before its first step and after its last as landings. */
export function halfLandings(stair: Stair): readonly Polygon[] {
  return stair.landings.filter((landing) =>
    stair.flights.some((flight, i) => {
      const next = stair.flights[i + 1];
      return next !== undefined && joins(landing, flight, next);
    }),
  );
}

function followOn(level: MeasuredLevel, stair: Stair): readonly string[] {
  const floor = [...level.rooms.flatMap((r) => r.area), ...level.openings.filter(passable).map((o) => o.hole)];
  const faults: string[] = [];
  stair.flights.forEach((flight, i) => {
    const next = stair.flights[i + 1];
    if (next !== undefined && !stair.landings.some((landing) => joins(landing, flight, next))) {
      faults.push(`flights ${i + 1} and ${i + 2} do not meet on a landing`);
    }
    if (i === 0) {
      const approach = beyondEdge(flight.polygon, reversed(flight.up), stair.width);
      const blocked = stair.flights.slice(1).flatMap((f) => areaOfPolygon(f.polygon));
      if (sizeOf(minus([approach], minus(floor, blocked))) > 0) faults.push("there is no floor before the first step");
    }
  });
  return faults;
}

export function passable({ opening }: MeasuredLevel["openings"][number]): boolean {
  return opening.kind === "door" || opening.kind === "arch";
}

function above({ levels, profile }: MeasuredPlan, level: MeasuredLevel, stair: Stair): readonly string[] {
  const faults: string[] = [];
  const headroom = profile.stair.headroom.value;
  const upper = levels[stair.toLevel];
  if (upper === undefined) return faults;
  const parts = [...stair.flights.map((f) => f.polygon), ...stair.landings].flatMap(areaOfPolygon);
  const shaft = upper.rooms
    .filter(({ room }) => room.kind === "stair" || room.kind === "courtyard")
    .find(({ area }) => sizeOf(common(parts, area)) > 0);
  if (shaft === undefined) return ["the floor above is closed over it"];
  if (sizeOf(minus(parts, shaft.area)) > 0) faults.push("the shaft above does not lie over all of it");
  if (level.level.floorToFloor - SLAB < headroom && upper.level.stairs.length > 0) {
    faults.push(`the flight above leaves ${metres(level.level.floorToFloor - SLAB)} of headroom`);
  }
  let climbed = 0;
  stair.flights.forEach((flight) => {
    treads(flight.polygon, flight.up, flight.risers - 1).forEach((tread, k) => {
      const head = level.level.clearHeight - (climbed + k + 1) * stair.riser;
      const covered = sizeOf(minus([tread], shaft.area)) > 0;
      if (covered && head < headroom) faults.push(`step ${climbed + k + 1} has ${metres(head)} of headroom`);
    });
    climbed += flight.risers;
  });
  return [...faults, ...arrival(upper, shaft.area, stair)];
}

/** Finds fault where there is no floor to step onto after the last riser. */
function arrival(upper: MeasuredLevel, shaft: Area, stair: Stair): readonly string[] {
  const last = stair.flights.at(-1);
  if (last === undefined) return ["it has no flight"];
  const step = beyondEdge(last.polygon, last.up, stair.width);
  const voids = stair.flights.slice(0, -1).flatMap((f) => areaOfPolygon(f.polygon));
  const floor = [
    ...minus(shaft, voids),
    ...upper.rooms.flatMap((r) => r.area),
    ...upper.openings.filter(passable).map((o) => o.hole),
  ];
  return sizeOf(minus([step], floor)) > 0 ? ["there is no floor after the last step"] : [];
}

/** A strip as wide as the flight, beyond its edge in the given direction. */
export function beyondEdge(polygon: Polygon, direction: Point, depth: number): Rect {
  const b = boundsOf(polygon);
  if (direction[0] > 0) return { ...b, x0: b.x1, x1: b.x1 + depth };
  if (direction[0] < 0) return { ...b, x0: b.x0 - depth, x1: b.x0 };
  if (direction[1] > 0) return { ...b, y0: b.y1, y1: b.y1 + depth };
  return { ...b, y0: b.y0 - depth, y1: b.y0 };
}

export function reversed([dx, dy]: Point): Point {
  return [-dx, -dy];
}

/** The flight cut into its treads, from the bottom. */
function treads(polygon: Polygon, up: Point, count: number): readonly Rect[] {
  const b = boundsOf(polygon);
  const upright = up[0] === 0;
  const length = upright ? b.y1 - b.y0 : b.x1 - b.x0;
  const forward = up[0] + up[1] > 0;
  return Array.from({ length: count }, (_, k) => {
    const near = (length * (forward ? k : count - k - 1)) / count;
    const far = (length * (forward ? k + 1 : count - k)) / count;
    return upright ? { ...b, y0: b.y0 + near, y1: b.y0 + far } : { ...b, x0: b.x0 + near, x1: b.x0 + far };
  });
}
