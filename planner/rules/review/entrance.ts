import { minus, sizeOf } from "#planner/plan/check/area.ts";
import { metres } from "#planner/plan/check/finding.ts";
import { isOutdoor, mainDoor } from "#planner/plan/check/main-door.ts";
import {
  LOOK,
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  OUTSIDE,
} from "#planner/plan/check/measured-plan.ts";
import { boundsOf, type Rect, rect } from "#planner/plan/check/rect.ts";
import type { Finding, Room, RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

/** Roofed floor before the main door, where one sits and takes off one's shoes. */
export const SIT_OUTS: readonly RoomKind[] = ["verandah", "porch"];
/** The rules' names. */
export const MAIN_DOOR_BEHIND = "practice/main-door-place";
export const MAIN_DOOR_ASIDE = "practice/main-door-aside";
export const IDLE_SIT_OUT = "practice/idle-sit-out";
/** In a strip narrower than this between a house and its neighbour's wall a guest sees no entrance, mm. */
const STRIP = 1500;
/** A sit-out that begins no farther than this behind the house's front, an outer wall's thickness, lies at the front, mm. */
const AT_FRONT = 300;
const PRACTICE = "design practice";

/**
 * A guest finds the main door from the road, not beside the house; a sit-out or porch lies before a door, not before a wall, and is no tunnel between walls.
 */
export const entrance: ReviewRule = (measured) => {
  const main = mainDoor(measured);
  const ground = measured.levels[0];
  if (main === null || ground === undefined) return [];
  const idle = ground.rooms
    .filter(({ room }) => SIT_OUTS.includes(room.kind))
    .filter(
      ({ room }) =>
        !ground.openings.some(
          ({ opening }) =>
            opening.kind === "door" &&
            opening.rooms.includes(room.id) &&
            opening.rooms.some((id) => !isOutdoor(ground, id)),
        ),
    )
    .map(({ room }) =>
      warning(IDLE_SIT_OUT, `No door leads from ${room.label} into the house.`, { level: 0, room: room.id }, PRACTICE),
    );
  const before = main.door.opening.rooms;
  const aside = ground.rooms
    .filter(({ room }) => SIT_OUTS.includes(room.kind) && !before.includes(room.id))
    .filter(({ room }) => !idle.some(({ where }) => where.room === room.id))
    .slice(0, ground.rooms.some(({ room }) => SIT_OUTS.includes(room.kind) && before.includes(room.id)) ? 0 : 1)
    .map(({ room }) =>
      warning(
        "practice/sit-out-aside",
        `The main door does not open to ${room.label}.`,
        { level: 0, room: room.id },
        PRACTICE,
      ),
    );
  return [
    ...mainDoorPlace(measured, ground, main.door),
    ...idle,
    ...aside,
    ...ground.rooms
      .filter(({ room: { kind, polygon } }) => {
        const bounds = boundsOf(polygon);
        const [width, depth] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
        return isTunnel(kind, width, depth) && (depth > DEEP_IF_OPEN * width || !isOpenAside(ground, bounds));
      })
      .map(({ room }) => deep(room)),
  ];
};

/**
 * Tells of a main door in the rear half of the house, unless a guest finds it all the same: at a second road, or at the end of a sit-out that begins at the
 * front. In the front half, of one in a side wall that only a narrow strip beside the house leads to.
 */
function mainDoorPlace({ plan, plot }: MeasuredPlan, ground: MeasuredLevel, door: MeasuredOpening): readonly Finding[] {
  const where = { level: 0, opening: door.opening.id };
  const front = Math.min(...ground.footprint.map(({ y0 }) => y0));
  const rear = Math.max(...ground.footprint.map(({ y1 }) => y1));
  const side = sideOf(ground, door);
  const strip = side === "left" ? door.hole.x0 - plot.x0 : plot.x1 - door.hole.x1;
  if (middleOf(door.hole.y0, door.hole.y1) <= middleOf(front, rear)) {
    const isAside = door.wall.along === "y" && door.opening.rooms.includes(OUTSIDE) && strip < STRIP;
    if (!isAside || plan.site.edges[side].kind === "road") return [];
    const message = `The main door lies in a side wall, and a strip of ${metres(strip)} leads to it.`;
    return [warning(MAIN_DOOR_ASIDE, message, where, PRACTICE)];
  }
  const past = ground.rooms.some(
    ({ room: { id, kind, polygon } }) =>
      SIT_OUTS.includes(kind) && door.opening.rooms.includes(id) && boundsOf(polygon).y0 < front + AT_FRONT,
  );
  if (past || plan.site.edges[side].kind === "road") return [];
  return [warning(MAIN_DOOR_BEHIND, "The main door lies in the rear half of the house.", where, PRACTICE)];
}

/** The side of the house in which a door stands. */
function sideOf({ footprint }: MeasuredLevel, { wall, hole }: MeasuredOpening): "left" | "right" | "rear" {
  if (wall.along === "x") return "rear";
  const middle = middleOf(Math.min(...footprint.map(({ x0 }) => x0)), Math.max(...footprint.map(({ x1 }) => x1)));
  return hole.x0 < middle ? "left" : "right";
}

function middleOf(from: number, to: number): number {
  return (from + to) / 2;
}

/** A sit-out between walls is a tunnel from this many times its width on; one that is open along a side is only walked along from twice that. */
const DEEP_BETWEEN_WALLS = 1.5;
const DEEP_IF_OPEN = 3;

/** Whether a room is a sit-out so deep that between walls it is a tunnel to walk through; width (along the road) and depth in mm. */
export function isTunnel(kind: RoomKind, width: number, depth: number): boolean {
  return SIT_OUTS.includes(kind) && depth > DEEP_BETWEEN_WALLS * width;
}

/** Whether walls stand along less than half of one of a room's sides: it is open to the yard there, or to the bay beside it. */
function isOpenAside({ walls }: MeasuredLevel, { x0, y0, x1, y1 }: Rect): boolean {
  const bodies = walls
    .filter(({ wall: { kind } }) => kind === "external" || kind === "internal")
    .map(({ body }) => body);
  const sides = [rect(x0 - LOOK, y0, x0, y1), rect(x1, y0, x1 + LOOK, y1)];
  return sides.some((side) => sizeOf(minus([side], bodies)) > (LOOK * (y1 - y0)) / 2);
}

function deep({ id, label }: Room): Finding {
  return warning(
    "practice/deep-sit-out",
    `${label} is far deeper than wide: more a way to the door than a place to sit.`,
    { level: 0, room: id },
    PRACTICE,
  );
}
