/**
 * Law 4, ways. There is one main door, on the ground floor, from the open air into living, foyer or shared circulation.
 * A way 0.75 m wide leads from the road to it over open ground and open-air rooms, with the cars that were asked for standing in
 * their bays (in the most favourable of the places where they can stand): so a door in the bay is not the only way in.
 * From the main door every room is reached through doors, arches and stairs. Nobody passes through a bedroom, a bath or a WC:
 * beyond a bedroom lie only its own bath, dressing, balcony or terrace. Parking and garage are not passed through either.
 * An outer door also counts as a beginning for an external stair, and for the rooms of a rental unit that was asked for.
 * Open-air rooms that are reached from the road count as reached; ducts need no way.
 */
import { minus } from "#planner/plan/check/area.ts";
import { bayChoices } from "#planner/plan/check/car-bays.ts";
import { clearWays } from "#planner/plan/check/clear-width.ts";
import { broken } from "#planner/plan/check/finding.ts";
import { isOutdoor, mainDoor } from "#planner/plan/check/main-door.ts";
import {
  LOOK,
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  roomOf,
  stripBeside,
} from "#planner/plan/check/measured-plan.ts";
import { freeGround, roads, touchesAny } from "#planner/plan/check/outdoors.ts";
import type { Rect } from "#planner/plan/check/rect.ts";
import { type RoomGraph, roomGraph, roomKey, walk } from "#planner/plan/check/room-graph.ts";
import { BEDROOMS } from "#planner/plan/laws/03-requested-rooms.ts";
import type { Finding, RoomKind } from "#planner/plan/plan.ts";

const WALK = 750;
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
  if (parked.some((bays) => standsBefore(wayOverGround(measured, minus(free, bays)), main))) return [];
  const message =
    choices.length > 0 && standsBefore(wayOverGround(measured, free), main)
      ? "With the car in its bay no way of 0.75 m leads from the road to the main door."
      : "No way of 0.75 m leads from the road to the main door.";
  return [broken("law-4/way-in", message, { level: 0, opening: main.opening.id })];
}

function wayOverGround(measured: MeasuredPlan, free: readonly Rect[]): readonly Rect[] {
  const road = roads(measured);
  return clearWays(free, WALK)
    .filter((way) => touchesAny(way, road))
    .flat();
}

function standsBefore(way: readonly Rect[], opening: MeasuredOpening): boolean {
  return (["low", "high"] as const).some((side) => touchesAny(way, [stripBeside(opening, side, LOOK)]));
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
  const otherDoors = ground.openings
    .filter((o) => o !== main && o.opening.kind === "door" && standsBefore(way, o))
    .flatMap(({ opening }) =>
      opening.rooms.filter((id) => opening.rooms.some((x) => isOutdoor(ground, x)) && !isOutdoor(ground, id)),
    )
    .filter(
      (id) =>
        brief.future === "rental-unit" || (brief.stair === "external" && roomOf(ground, id)?.room.kind === "stair"),
    );
  const starts = [entered, ...otherDoors].map((id) => roomKey(0, id));
  const reached = walk(graph, starts);
  for (const { room } of outdoors) reached.add(roomKey(0, room.id));
  const findings = unreached(measured, graph, reached);
  if (brief.elders && !measured.plan.relaxed.some((r) => r.what === "elders")) {
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
