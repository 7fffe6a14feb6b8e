/**
 * Law 4, ways. There is one main door, on the ground floor, from the open air into living, foyer or shared circulation.
 * A way 0.75 m wide leads from the road to it over open ground and open-air rooms, with the cars that were asked for standing in
 * their bays (in the most favourable of the places where they can stand): so a door in the bay is not the only way in.
 * From the main door every room is reached through doors, arches and stairs. Nobody passes through a bedroom, a bath or a WC:
 * beyond a bedroom lie only its own bath, dressing, balcony or terrace. Parking and garage are not passed through either.
 * Ways also begin at the outer door of an external stair, and at a rental unit's own door where a unit was asked for: one that leads to a kitchen, a bath
 * and a room to live in, but not into the household's rooms. There is such a door, unless the plan tells that the unit was given up.
 * Open-air rooms that are reached from the road count as reached; ducts need no way.
 * Elders reach a bedroom and a bath on the ground floor from the main door without a stair.
 */
import { minus } from "#planner/plan/check/area.ts";
import { bayChoices, isParkedInYard } from "#planner/plan/check/car-bays.ts";
import { broken } from "#planner/plan/check/finding.ts";
import { isOutdoor, mainDoor } from "#planner/plan/check/main-door.ts";
import {
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  OUTSIDE,
  roomOf,
} from "#planner/plan/check/measured-plan.ts";
import { freeGround, touchesAny } from "#planner/plan/check/outdoors.ts";
import { behindOuterDoors, dwellingsBehind, standsBefore, wayOverGround } from "#planner/plan/check/outer-doors.ts";
import type { Rect } from "#planner/plan/check/rect.ts";
import { type RoomGraph, roomGraph, roomKey, walk } from "#planner/plan/check/room-graph.ts";
import { BEDROOMS, type Finding, type RoomKind } from "#planner/plan/plan.ts";

const ENTERED: readonly RoomKind[] = [
  "living",
  "living-dining",
  "foyer",
  "hall",
  "family",
  "passage",
  "dining",
  "stair",
];

export function reachLaw(measured: MeasuredPlan): readonly Finding[] {
  const ground = measured.levels[0];
  const main = mainDoor(measured);
  if (ground === undefined || main === null) {
    return [broken("law-4/main-door", "There is no one main door from the open air into the ground floor.")];
  }
  return [
    ...mainDoorRoom(ground, main.entered),
    ...wayFromRoad(measured, main.door),
    ...everyRoom(measured, ground, main.door, main.entered),
  ];
}

function mainDoorRoom(ground: MeasuredLevel, id: string): readonly Finding[] {
  const room = roomOf(ground, id)?.room;
  if (room === undefined || ENTERED.includes(room.kind)) return [];
  return [broken("law-4/main-door", `The main door opens into ${room.label}.`, { level: 0, room: id })];
}

function wayFromRoad(measured: MeasuredPlan, main: MeasuredOpening): readonly Finding[] {
  const free = freeGround(measured);
  const choices = bayChoices(measured);
  const parked = choices.length === 0 ? [[]] : choices;
  if (parked.some((bays) => leavesDoorsFree(measured, bays, main))) return [];
  const message =
    choices.length > 0 && standsBefore(wayOverGround(measured, free), main)
      ? "With the car in its bay no way of 0.75 m leads from the road to the main door."
      : "No way of 0.75 m leads from the road to the main door.";
  return [broken("law-4/way-in", message, { level: 0, opening: main.opening.id })];
}

/** Whether cars in these bays leave free the ways from the road that the law asks for (see `leavesDoorsFree`). */
export function leavesAWayIn(measured: MeasuredPlan, bays: readonly Rect[]): boolean {
  const main = mainDoor(measured);
  return main !== null && leavesDoorsFree(measured, bays, main.door);
}

/**
 * Whether one comes past cars in these bays to the main door. A car in the front yard may also stand before the door of a tenant or of an outer stair:
 * past it one comes to every outer door that one comes to without it.
 */
function leavesDoorsFree(measured: MeasuredPlan, bays: readonly Rect[], main: MeasuredOpening): boolean {
  const free = freeGround(measured);
  const past = wayOverGround(measured, minus(free, bays));
  if (!standsBefore(past, main)) return false;
  if (!isParkedInYard(measured.plan)) return true;
  const without = wayOverGround(measured, free);
  return outerDoorsOf(measured).every((door) => standsBefore(past, door) || !standsBefore(without, door));
}

function outerDoorsOf({ levels: [ground] }: MeasuredPlan): readonly MeasuredOpening[] {
  return (ground?.openings ?? []).filter(({ opening }) => opening.kind === "door" && opening.rooms.includes(OUTSIDE));
}

function everyRoom(
  measured: MeasuredPlan,
  ground: MeasuredLevel,
  main: MeasuredOpening,
  entered: string,
): readonly Finding[] {
  const { brief } = measured.plan;
  const graph = roomGraph(measured);
  const way = wayOverGround(measured, freeGround(measured));
  const outdoors = ground.rooms.filter(({ room, area }) => isOutdoor(ground, room.id) && touchesAny(way, area));
  const doors = behindOuterDoors(measured, main);
  const dwellings = brief.future === "rental-unit" ? dwellingsBehind(graph, doors, entered) : [];
  const outerStairs = brief.stair === "external" ? doors.filter((id) => roomOf(ground, id)?.room.kind === "stair") : [];
  const starts = [entered, ...dwellings, ...outerStairs].map((id) => roomKey(0, id));
  const reached = walk(graph, starts);
  for (const { room } of outdoors) reached.add(roomKey(0, room.id));
  const findings = unreached(measured, graph, reached);
  const givenUp = (what: string) => measured.plan.relaxed.some((r) => r.what === what);
  if (brief.future === "rental-unit" && dwellings.length === 0 && !givenUp("future")) {
    findings.push(broken("law-4/rental", "No dwelling of its own lies behind a door of its own, as asked for to let."));
  }
  if (brief.elders && !givenUp("elders")) {
    const level = walk(withoutStairs(graph), [roomKey(0, entered)]);
    const has = (kinds: readonly RoomKind[]) =>
      ground.rooms.some(({ room }) => kinds.includes(room.kind) && level.has(roomKey(0, room.id)));
    if (!has(BEDROOMS) || !has(["bath"])) {
      findings.push(
        broken("law-4/elders", "No bedroom and bath are reached on the ground floor without a stair.", { level: 0 }),
      );
    }
  }
  return findings;
}

function unreached(measured: MeasuredPlan, graph: RoomGraph, reached: ReadonlySet<string>): Finding[] {
  return measured.levels.flatMap((level) =>
    level.rooms
      .filter(({ room }) => room.kind !== "duct" && !reached.has(roomKey(level.index, room.id)))
      .map(({ room }) => {
        const hasDoor = graph.edges.some(
          (e) => e.a === roomKey(level.index, room.id) || e.b === roomKey(level.index, room.id),
        );
        const message = hasDoor
          ? `${room.label} is not reached from the main door without passing through a bedroom, bath or parking.`
          : `${room.label} has no door.`;
        return broken("law-4/reach", message, { level: level.index, room: room.id });
      }),
  );
}

function withoutStairs(graph: RoomGraph): RoomGraph {
  return { ...graph, edges: graph.edges.filter((e) => !e.stair) };
}
