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
import {
  LOOK,
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  OUTSIDE,
  roomOf,
  stripBeside,
} from "#planner/plan/check/measured-plan.ts";
import { freeGround, roads, touchesAny } from "#planner/plan/check/outdoors.ts";
import type { Rect } from "#planner/plan/check/rect.ts";
import { type RoomGraph, roomGraph, roomKey, walk } from "#planner/plan/check/room-graph.ts";
import { BEDROOMS } from "#planner/plan/laws/03-requested-rooms.ts";
import { type Finding, OPEN_AIR_KINDS, type RoomKind } from "#planner/plan/plan.ts";

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
  if (ground === undefined) return [];
  const mains = measured.levels.flatMap((level) => level.openings.filter((o) => o.opening.main === true));
  const main = mains[0];
  if (mains.length !== 1 || main === undefined || !ground.openings.includes(main)) {
    return [broken("law-4/main-door", `There are ${mains.length} main doors; one on the ground floor is asked for.`)];
  }
  const entered = main.opening.rooms.find((id) => !isOutdoor(ground, id));
  if (
    main.opening.kind !== "door" ||
    entered === undefined ||
    !main.opening.rooms.some((id) => isOutdoor(ground, id))
  ) {
    return [
      broken("law-4/main-door", "The main door does not lead from the open air into the house.", {
        level: 0,
        opening: main.opening.id,
      }),
    ];
  }
  return [
    ...mainDoorRoom(ground, entered),
    ...wayFromRoad(measured, main),
    ...everyRoom(measured, ground, main, entered),
  ];
}

function isOutdoor(level: MeasuredLevel, id: string): boolean {
  const kind = roomOf(level, id)?.room.kind;
  return kind === undefined ? id === OUTSIDE : kind !== "duct" && OPEN_AIR_KINDS.includes(kind);
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
