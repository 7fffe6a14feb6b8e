import { grown, overlaps, type Rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { axesOf, isVertical, wallBody } from "#planner/search/legalise/line.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** Rooms whose place all levels share, or on which stairs are drawn. */
const FIXED: readonly RoomKind[] = ["stair", "lift", "duct", "courtyard"];

/** Walls in a line that move together (`first`: the one that was asked for), the rooms that end at them, and those that begin behind them. */
export type Front = {
  readonly vertical: boolean;
  readonly first: Wall;
  readonly walls: readonly Wall[];
  readonly before: readonly PlacedRoom[];
  readonly behind: readonly PlacedRoom[];
};

/** Whether any side of a room may be shifted: it is a plain rectangle on which nothing else depends. */
function isFree({ spec, notch, extent }: PlacedRoom): boolean {
  return notch === undefined && extent === undefined && !FIXED.includes(spec.kind);
}

/**
 * All that moves when a wall is shifted: with each wall all rooms beside it, with each room all walls along that side of it. Null where one of these rooms must
 * stay as it is, or one side has no room, as with outer walls; for railings and parapets, and where the storey is left out beside one of the walls.
 */
export function frontOf({ rooms, walls, leftOut }: WalledLevel, id: string): Front | null {
  const first = walls.find((one) => one.id === id);
  if (first === undefined || first.kind === "railing" || first.kind === "parapet") return null;
  const vertical = isVertical(first);
  const [a, b] = axesOf(vertical);
  const line = [first];
  const [before, behind]: [PlacedRoom[], PlacedRoom[]] = [[], []];
  // The line grows while it is read.
  for (const wall of line) {
    if (leftOut !== undefined && overlaps(grown(wallBody(wall), 1), leftOut)) return null;
    const half = wall.thickness / 2;
    const [face, back] = [wall.from[a] - half, wall.from[a] + half];
    for (const room of rooms) {
      const [low, high, from, to] = acrossAndAlong(room.rect, vertical);
      if (from >= wall.to[b] + half || to <= wall.from[b] - half) continue;
      const ends = Math.abs(high - face) < 1;
      const beside = ends ? before : Math.abs(low - back) < 1 ? behind : null;
      if (beside === null || beside.includes(room)) continue;
      if (!isFree(room)) return null;
      beside.push(room);
      for (const other of walls) {
        if (isVertical(other) !== vertical || line.includes(other)) continue;
        const its = ends ? other.from[a] - other.thickness / 2 - high : other.from[a] + other.thickness / 2 - low;
        if (Math.abs(its) < 1 && other.from[b] < to && other.to[b] > from) line.push(other);
      }
    }
  }
  return before.length === 0 || behind.length === 0 ? null : { vertical, first, walls: line, before, behind };
}

/** The level with a front shifted by so many mm: rooms on both sides give and take, walls that end at it follow. */
export function withShift(level: WalledLevel, { vertical, walls, before, behind }: Front, by: number): WalledLevel {
  const moved = ([x, y]: Wall["from"]): Wall["from"] => (vertical ? [x + by, y] : [x, y + by]);
  const meets = (end: Wall["from"]): boolean => walls.some((wall) => endsIn(end, wall));
  return {
    ...level,
    rooms: level.rooms.map((room) => {
      const { rect: r } = room;
      if (before.includes(room)) return { ...room, rect: vertical ? { ...r, x1: r.x1 + by } : { ...r, y1: r.y1 + by } };
      if (behind.includes(room)) return { ...room, rect: vertical ? { ...r, x0: r.x0 + by } : { ...r, y0: r.y0 + by } };
      return room;
    }),
    walls: level.walls.map((one) => {
      if (walls.includes(one)) return { ...one, from: moved(one.from), to: moved(one.to) };
      if (isVertical(one) === vertical) return one;
      const [from, to] = [meets(one.from), meets(one.to)];
      if (from === to) return one;
      return from ? { ...one, from: moved(one.from) } : { ...one, to: moved(one.to) };
    }),
  };
}

/** Whether the end of a wall lies within the body of another one across it. */
function endsIn(end: Wall["from"], { from, to, thickness }: Wall): boolean {
  const [a, b] = axesOf(from[0] === to[0]);
  const half = thickness / 2;
  return Math.abs(end[a] - from[a]) <= half + 1 && end[b] >= from[b] - half && end[b] <= to[b] + half;
}

/** A rectangle as a wall sees it: from where to where it lies across the wall, then along it. */
function acrossAndAlong(r: Rect, vertical: boolean): readonly [number, number, number, number] {
  return vertical ? [r.x0, r.x1, r.y0, r.y1] : [r.y0, r.y1, r.x0, r.x1];
}
