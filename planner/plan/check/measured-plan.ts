/**
 * What the laws measure on: each level's rooms, walls, columns and openings as exact rectangles.
 * Everything is worked out from the document alone; nothing is shared with the search that made it.
 */
import type { Point } from "#planner/geometry/point.ts";
import { type Area, areaOfPolygon, areaOfRegions, minus } from "#planner/plan/check/area.ts";
import { commonRect, holdsPoint, type Rect, rect } from "#planner/plan/check/rect.ts";
import type { Level, Opening, Plan, Room, Wall } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { profileOf } from "#planner/rules/profile-of.ts";

export type MeasuredPlan = {
  readonly plan: Plan;
  readonly profile: Profile;
  readonly plot: Rect;
  readonly levels: readonly MeasuredLevel[];
};

export type MeasuredLevel = {
  readonly index: number;
  readonly level: Level;
  readonly footprint: Area;
  readonly rooms: readonly MeasuredRoom[];
  readonly walls: readonly MeasuredWall[];
  readonly columns: readonly Rect[];
  /** Bodies of walls and columns; they overlap one another. */
  readonly solid: readonly Rect[];
  readonly openings: readonly MeasuredOpening[];
};

export type MeasuredRoom = { readonly room: Room; readonly area: Area };

/** A wall that runs along x or y. Its centre line lies at `line` on the other axis, from `start` to `end`; `half` is half its thickness. */
export type MeasuredWall = {
  readonly wall: Wall;
  readonly along: "x" | "y";
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly half: number;
  readonly body: Rect;
};

export type MeasuredOpening = {
  readonly opening: Opening;
  readonly wall: MeasuredWall;
  /** Jambs along the wall. */
  readonly start: number;
  readonly end: number;
  /** The hole through the wall. */
  readonly hole: Rect;
};

/** How far beside a wall's face one looks to see what lies there, mm. */
export const LOOK = 10;

export const OUTSIDE = "outside";

export function measuredPlan(plan: Plan): MeasuredPlan {
  return {
    plan,
    profile: profileOf(plan.brief.region),
    plot: plotRect(plan),
    levels: plan.levels.map(measuredLevel),
  };
}

function plotRect(plan: Plan): Rect {
  const xs = plan.site.plot.map((p) => p[0]);
  const ys = plan.site.plot.map((p) => p[1]);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function measuredLevel(level: Level): MeasuredLevel {
  const walls = level.walls.map((wall) => measuredWall(wall, level.walls));
  const columns = level.columns.flatMap((column) => [...areaOfPolygon(column.polygon)]);
  const byId = new Map(walls.map((w) => [w.wall.id, w]));
  return {
    index: level.index,
    level,
    footprint: areaOfRegions(level.footprint),
    rooms: level.rooms.map((room) => ({ room, area: areaOfPolygon(room.polygon) })),
    walls,
    columns,
    solid: [...walls.map((w) => w.body), ...columns],
    openings: level.openings.flatMap((opening) => {
      const wall = byId.get(opening.wall);
      return wall === undefined ? [] : [measuredOpening(opening, wall)];
    }),
  };
}

/** The body is longer by half the wall's own thickness at an end that another wall meets. */
function measuredWall(wall: Wall, walls: readonly Wall[]): MeasuredWall {
  const along = wall.from[1] === wall.to[1] ? "x" : "y";
  const at = along === "x" ? 0 : 1;
  const [a, b] = [wall.from[at], wall.to[at]];
  const line = wall.from[1 - at] as number;
  const half = wall.thickness / 2;
  const start = Math.min(a, b);
  const end = Math.max(a, b);
  const bodyStart = meets(point(along, start, line), wall, walls) ? start - half : start;
  const bodyEnd = meets(point(along, end, line), wall, walls) ? end + half : end;
  return { wall, along, line, start, end, half, body: band(along, bodyStart, bodyEnd, line - half, line + half) };
}

function meets(end: Point, wall: Wall, walls: readonly Wall[]): boolean {
  return walls.some((other) => other !== wall && holdsPoint(plainBody(other), end));
}

function plainBody(wall: Wall): Rect {
  const half = wall.thickness / 2;
  const upright = wall.from[0] === wall.to[0];
  const box = rect(wall.from[0], wall.from[1], wall.to[0], wall.to[1]);
  return upright ? { ...box, x0: box.x0 - half, x1: box.x1 + half } : { ...box, y0: box.y0 - half, y1: box.y1 + half };
}

function point(along: "x" | "y", position: number, line: number): Point {
  return along === "x" ? [position, line] : [line, position];
}

/** A rectangle from `start` to `end` along an axis and from `low` to `high` across it. */
export function band(along: "x" | "y", start: number, end: number, low: number, high: number): Rect {
  return along === "x" ? rect(start, low, end, high) : rect(low, start, high, end);
}

function measuredOpening(opening: Opening, wall: MeasuredWall): MeasuredOpening {
  const at = wall.along === "x" ? 0 : 1;
  const start = Math.min(opening.from[at], opening.to[at]);
  const end = Math.max(opening.from[at], opening.to[at]);
  return {
    opening,
    wall,
    start,
    end,
    hole: band(wall.along, start, end, wall.line - wall.half, wall.line + wall.half),
  };
}

/** The strip of some depth before an opening, on the low (left, front) or the high side of its wall. */
export function stripBeside(opening: MeasuredOpening, side: "low" | "high", depth: number): Rect {
  const { wall, start, end } = opening;
  return side === "low"
    ? band(wall.along, start, end, wall.line - wall.half - depth, wall.line - wall.half)
    : band(wall.along, start, end, wall.line + wall.half, wall.line + wall.half + depth);
}

/** What the whole of a rectangle lies in: a room's id, "outside" beyond footprint and walls, or null when it is neither. */
export function lyingIn(level: MeasuredLevel, strip: Rect): string | null {
  for (const { room, area } of level.rooms) {
    if (area.some((r) => commonRect(r, strip) !== null)) return minus([strip], area).length === 0 ? room.id : null;
  }
  const built = level.footprint.some((r) => commonRect(r, strip) !== null);
  const walled = level.solid.some((r) => commonRect(r, strip) !== null);
  return built || walled ? null : OUTSIDE;
}

export function roomOf(level: MeasuredLevel, id: string): MeasuredRoom | undefined {
  return level.rooms.find((r) => r.room.id === id);
}

/** Width of an opening, jamb to jamb, mm. */
export function widthOf(opening: Opening): number {
  return Math.hypot(opening.to[0] - opening.from[0], opening.to[1] - opening.from[1]);
}
