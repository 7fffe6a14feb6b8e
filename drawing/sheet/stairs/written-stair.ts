import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { flightPlace } from "#drawing/sheet/stairs/chains.ts";
import type { Level, Stair } from "#planner/plan/plan.ts";

const NO_WALL = "–";

/** What one sets a stair out by, as the chains of the floor plans have it but for the flights' width, which is the stair's own; a dash where no wall is to measure from, or no landing on the way. */
export function writtenStair(level: Level, stair: Stair, rounding: PlanRounding, units: Units) {
  const places = stair.flights.map((flight) => flightPlace(level, stair, flight));
  const written = (axis: 0 | 1, from: number | null, to: number | null) =>
    from === null || to === null ? NO_WALL : units.length(Math.abs(rounding[axis](to) - rounding[axis](from)));
  const atFoot = places.slice(0, 1).map(({ axis, foot, behind }) => written(axis, foot, behind));
  const onTheWay = places.slice(0, -1).map(({ axis, head, ahead }) => written(axis, head, ahead));
  return {
    width: formatLength(units, stair.width),
    flights: places.map(({ axis, foot, head }) => written(axis, foot, head)).join(" + "),
    first: atFoot[0] ?? NO_WALL,
    landings: onTheWay.join(" + ") || NO_WALL,
  };
}
