/**
 * Law 7, the landings. On every level a door or archway leads to the foot of the stair that goes up, and one to the head of the stair that
 * arrives. Where steps part the two landings (a straight stair stacked over another), one walks from the head to the foot on that level,
 * through rooms that one may pass. Floor beside a straight flight that is narrower than the flight is no way past it.
 */
import { type Area, areaOfPolygon, common, minus, sizeOf } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import {
  LOOK,
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  type MeasuredRoom,
  stripBeside,
} from "#planner/plan/check/measured-plan.ts";
import { boundsOf, commonRect, grown, type Rect } from "#planner/plan/check/rect.ts";
import { roomGraph, roomKey, walk } from "#planner/plan/check/room-graph.ts";
import { beyondEdge, halfLandings, passable, reversed } from "#planner/plan/laws/07-stair-shaft.ts";
import type { Finding, Stair } from "#planner/plan/plan.ts";

export function stairLandingsLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.flatMap((level) =>
    level.rooms.filter(({ room }) => room.kind === "stair").flatMap((room) => landingsOf(measured, level, room)),
  );
}

function landingsOf(measured: MeasuredPlan, level: MeasuredLevel, shaft: MeasuredRoom): readonly Finding[] {
  const rising = level.level.stairs.filter((stair) => stair.room === shaft.room.id);
  const below = measured.levels[level.index - 1]?.level.stairs ?? [];
  const arriving = below.filter((stair) => lies(headOf(stair), shaft.area));
  const steps = [...rising, ...arriving].flatMap((stair) => [
    ...stair.flights.flatMap((flight) => blockedBy(flight, stair)),
    ...halfLandings(stair).flatMap(areaOfPolygon),
  ]);
  const floor = minus(shaft.area, steps);
  const feet = rising.map((stair) => placeOf(level, shaft, floor, footOf(stair), `the foot of stair ${stair.id}`));
  const heads = arriving.map((stair) => placeOf(level, shaft, floor, headOf(stair), `the head of stair ${stair.id}`));
  const shut = [...feet, ...heads]
    .filter((place) => place.inside && place.openings.length === 0)
    .map((place) => fault(level, shaft, `No door or archway leads to ${place.name}.`));
  const parted = heads.flatMap((head) =>
    feet
      .filter((foot) => head.openings.length > 0 && foot.openings.length > 0 && !sharesFloor(head, foot))
      .filter((foot) => !isWalkedBetween(measured, level, shaft, head, foot))
      .map((foot) => fault(level, shaft, `One cannot walk from ${head.name} to ${foot.name}.`)),
  );
  return [...shut, ...parted];
}

/** A flight's rectangle; that of a straight stair is widened on both sides by what is too narrow to walk on. */
function blockedBy({ polygon, up }: Stair["flights"][number], { kind, width }: Stair): Area {
  if (kind !== "straight") return areaOfPolygon(polygon);
  const { x0, y0, x1, y1 } = boundsOf(polygon);
  const [x, y] = up[0] === 0 ? [width - 1, 0] : [0, width - 1];
  return [{ x0: x0 - x, y0: y0 - y, x1: x1 + x, y1: y1 + y }];
}

type LandingPlace = {
  readonly name: string;
  /** Whether any of it lies in the shaft's room. */
  readonly inside: boolean;
  readonly floor: Area;
  readonly openings: readonly MeasuredOpening[];
};

function placeOf(
  level: MeasuredLevel,
  shaft: MeasuredRoom,
  floor: Area,
  strip: Rect | null,
  name: string,
): LandingPlace {
  const piece = strip === null ? [] : joinedTo(common(floor, [strip]), floor);
  const openings = level.openings
    .filter((one) => passable(one) && one.opening.rooms.includes(shaft.room.id))
    .filter((one) => (["low", "high"] as const).some((side) => lies(stripBeside(one, side, LOOK), piece)));
  return { name, inside: piece.length > 0, floor: piece, openings };
}

/** The connected part of a floor that holds a piece of it. */
function joinedTo(piece: Area, floor: Area): Area {
  const found = floor.filter((one) => lies(one, piece));
  for (const one of found) {
    for (const other of floor)
      if (!found.includes(other) && commonRect(grown(one, 1), other) !== null) found.push(other);
  }
  return found;
}

function sharesFloor(a: LandingPlace, b: LandingPlace): boolean {
  return a.floor.some((one) => b.floor.includes(one));
}

function isWalkedBetween(
  measured: MeasuredPlan,
  level: MeasuredLevel,
  shaft: MeasuredRoom,
  from: LandingPlace,
  to: LandingPlace,
): boolean {
  const own = roomKey(level.index, shaft.room.id);
  const graph = roomGraph(measured);
  const around = { ...graph, edges: graph.edges.filter((edge) => !edge.stair && edge.a !== own && edge.b !== own) };
  const beside = (place: LandingPlace): readonly string[] =>
    place.openings
      .flatMap(({ opening }) => opening.rooms)
      .filter((id) => id !== shaft.room.id)
      .map((id) => roomKey(level.index, id));
  const reached = walk(around, beside(from));
  return beside(to).some((room) => reached.has(room));
}

function footOf({ flights, width }: Stair): Rect | null {
  const first = flights[0];
  return first === undefined ? null : beyondEdge(first.polygon, reversed(first.up), width);
}

function headOf({ flights, width }: Stair): Rect | null {
  const last = flights.at(-1);
  return last === undefined ? null : beyondEdge(last.polygon, last.up, width);
}

function lies(strip: Rect | null, area: Area): boolean {
  return strip !== null && sizeOf(common([strip], area)) > 0;
}

function fault(level: MeasuredLevel, { room }: MeasuredRoom, message: string): Finding {
  return broken("law-7/landing", message, { level: level.index, room: room.id });
}
