import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { placeOpenings, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { axisEnds, type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { crossings } from "#drawing/sheet/shapes/edges.ts";
import { flightRun } from "#drawing/sheet/stairs/walk.ts";
import {
  BATHROOMS,
  type Level,
  OPEN_AIR_KINDS,
  type Plan,
  type Room,
  type RoomKind,
  type Stair,
} from "#planner/plan/plan.ts";

/** The plane of the section: along `axis`, x (0) or y (1), at `at` on the other axis; one looks towards larger (1) or smaller (-1) coordinates there. */
export type SectionCut = { readonly axis: 0 | 1; readonly at: number; readonly look: 1 | -1 };

const LIVING: readonly RoomKind[] = ["living", "living-dining", "hall", "family"];
/** Places that are tried lie so far apart, mm. */
const STEP = 50;
/** A cut keeps off a flight's edges, jambs and the faces of walls that run along it by so much, mm. */
const CLEAR = 150;
const WORTH = { window: 4, door: 3, other: 1, living: 3, wet: 4, along: -40, column: -2 } as const;

/** A strip to cut in: along `axis`, `from` and `to` on the other axis; `towards`: the middle of the whole stair or room, which decides the way one looks. */
type Through = { readonly axis: 0 | 1; readonly from: number; readonly to: number; readonly towards: number };

/**
 * The best place to cut the house: through a flight of the stair along its climb, where the cut also crosses the most openings, a living
 * room and a wet room, and does not run inside a wall. One looks towards the rest of the stair. A house without a stair is cut through its
 * largest living room, and if possible a wet room. Throws for a plan without rooms.
 */
export const sectionCut = oncePerPlan(findCut);

function findCut(plan: Plan): SectionCut {
  const stairs = plan.levels.flatMap((level) => level.stairs);
  const ways = stairs.length > 0 ? stairs.slice(0, 1).flatMap(throughFlights) : throughRooms(plan);
  const cuts = ways.flatMap((way) => cutsOf(plan, way));
  const best = [...cuts].sort((a, b) => b.worth - a.worth || a.off - b.off)[0];
  if (!best) throw new Error("a plan without rooms has no section");
  return { axis: best.axis, at: best.at, look: best.look };
}

function throughFlights(stair: Stair): readonly Through[] {
  const middle = (across: 0 | 1) => {
    const ends = stair.flights.flatMap(({ polygon }) => axisEnds(boxAround(polygon), across));
    return (Math.min(...ends) + Math.max(...ends)) / 2;
  };
  const runs = stair.flights.map((flight) => ({ flight, run: flightRun(flight) }));
  const longest = Math.max(...runs.map(({ run }) => run.length));
  return runs
    .filter(({ run }) => run.length > longest * 0.8)
    .map(({ flight, run }) => {
      const axis = run.up[0] === 0 ? 1 : 0;
      const across = axis === 0 ? 1 : 0;
      const [from, to] = axisEnds(boxAround(flight.polygon), across);
      return { axis, from, to, towards: middle(across) };
    });
}

/** Through the largest living room, or the largest room where there is none, along both axes. */
function throughRooms(plan: Plan): readonly Through[] {
  const rooms = plan.levels[0]?.rooms.filter(({ kind }) => !OPEN_AIR_KINDS.includes(kind)) ?? [];
  const rank = (room: Room) => (LIVING.includes(room.kind) ? 1e4 : 0) + room.area;
  const [main] = [...rooms].sort((a, b) => rank(b) - rank(a));
  if (!main) return [];
  const box = boxAround(main.polygon);
  return ([0, 1] as const).map((axis) => {
    const [from, to] = axisEnds(box, axis === 0 ? 1 : 0);
    return { axis, from, to, towards: (from + to) / 2 };
  });
}

/** The places to cut in a strip, each with its worth and its distance from the strip's middle. */
function cutsOf(plan: Plan, { axis, from, to, towards }: Through) {
  const middle = (from + to) / 2;
  const clear = Math.min(CLEAR, (to - from) / 4);
  const count = Math.max(0, Math.floor((to - from - 2 * clear) / STEP));
  const built = boxAround(plan.levels.flatMap(({ footprint }) => footprint.flatMap(({ outer }) => outer)));
  const [low, high] = axisEnds(built, axis === 0 ? 1 : 0);
  return Array.from({ length: count + 1 }, (_, step) => {
    const at = Math.round(from + clear + step * STEP);
    const deeper = (low + high) / 2 >= at ? 1 : -1;
    const look: 1 | -1 = Math.abs(towards - middle) < 1 ? deeper : towards > middle ? 1 : -1;
    const worth = plan.levels.reduce((sum, level) => sum + worthOf(level, axis, at), 0);
    return { axis, at, look, worth, off: Math.abs(at - middle) };
  });
}

function worthOf(level: Level, axis: 0 | 1, at: number): number {
  const across = axis === 0 ? 1 : 0;
  const crosses = (box: Box, by: number) => {
    const [low, high] = axisEnds(box, across);
    return low + by < at && at < high - by;
  };
  const openings = placeOpenings(level).filter(({ alongX, box }) => alongX === (axis === 1) && crosses(box, CLEAR));
  const along = wallBodies(level.walls).filter(({ alongX, box }) => alongX === (axis === 0) && crosses(box, -CLEAR));
  const kinds = crossedRooms(level, { axis, at }).map(({ room }) => room.kind);
  const some = (wanted: readonly RoomKind[]) => (kinds.some((kind) => wanted.includes(kind)) ? 1 : 0);
  return (
    openings.reduce(
      (sum, { opening: { kind } }) => sum + WORTH[kind === "window" || kind === "door" ? kind : "other"],
      0,
    ) +
    some(LIVING) * WORTH.living +
    some(BATHROOMS) * WORTH.wet +
    along.length * WORTH.along +
    level.columns.filter(({ polygon }) => crosses(boxAround(polygon), 0)).length * WORTH.column
  );
}

/** The rooms of a level that a cut crosses, each with its faces along the cut; a room of several arms may stand there twice. */
export function crossedRooms(
  level: Level,
  { axis, at }: Pick<SectionCut, "axis" | "at">,
): readonly { readonly room: Room; readonly from: number; readonly to: number }[] {
  return level.rooms.flatMap((room) => {
    const faces = crossings(room.polygon, axis, at).sort((a, b) => a - b);
    return faces.flatMap((from, index) => {
      const to = faces[index + 1];
      return index % 2 === 0 && to !== undefined ? [{ room, from, to }] : [];
    });
  });
}
