import { around, type Rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { THICKEST_WALL } from "#planner/rules/walls-of.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** A passage or a pooja that becomes floor of the room along whose whole side it lies. */
export type TakenIn = {
  readonly level: number;
  /** The room that goes, by id, and the one that takes it in. */
  readonly room: string;
  readonly by: string;
  /** The wish that is given up with it. */
  readonly forgoes?: "pooja";
  /** The wall between both, by id, and the rectangle of both as one room. */
  readonly wall: string;
  readonly whole: Rect;
};

/** Rooms where a household lives, cooks and eats: they may take in a strip of a small room. */
export const DAY_ROOMS: readonly RoomKind[] = [
  "living",
  "living-dining",
  "dining",
  "family",
  "kitchen",
  "kitchen-dining",
];

/** Rooms that are none the worse for being walked through at an edge. */
const ROOMY: readonly RoomKind[] = ["living", "living-dining", "dining", "family", "passage", "foyer"];

/** For each strip the rooms of the kinds `takers` along whose whole side it lies: any of them may take it in. */
export function takenInsOf(
  levels: readonly WalledLevel[],
  strips: readonly Pick<TakenIn, "level" | "room" | "forgoes">[],
  takers: readonly RoomKind[] = ROOMY,
): readonly TakenIn[] {
  return strips.flatMap((strip) => {
    const { level, room: id } = strip;
    const { rooms, walls } = levels[level] ?? { rooms: [], walls: [] };
    const taken = rooms.find(({ spec }) => spec.id === id);
    if (taken === undefined || taken.notch !== undefined) return [];
    return rooms
      .filter(({ spec, notch }) => takers.includes(spec.kind) && spec.apart === taken.spec.apart && notch === undefined)
      .flatMap((room): readonly TakenIn[] => {
        const wall = wallAlong(taken.rect, room.rect, walls);
        const whole = around(taken.rect, room.rect);
        return wall === null ? [] : [{ ...strip, by: room.spec.id, wall: wall.id, whole }];
      });
  });
}

/** The levels with one room taken in. */
export function takenIn(
  levels: readonly WalledLevel[],
  { level, room, by, wall, whole }: TakenIn,
): readonly WalledLevel[] {
  return levels.map((one, i) => {
    if (i !== level) return one;
    const rooms = one.rooms
      .filter(({ spec }) => spec.id !== room)
      .map((each): PlacedRoom => (each.spec.id === by ? { ...each, rect: whole } : each));
    return { ...one, rooms, walls: one.walls.filter(({ id }) => id !== wall) };
  });
}

/** The wall that lies between two rooms along a whole side of both and goes on beyond neither end; null for none. */
function wallAlong(a: Rect, b: Rect, walls: readonly Wall[]): Wall | null {
  const beside = a.y0 === b.y0 && a.y1 === b.y1;
  if (!beside && (a.x0 !== b.x0 || a.x1 !== b.x1)) return null;
  const [low, high] = beside
    ? [Math.min(a.x1, b.x1), Math.max(a.x0, b.x0)]
    : [Math.min(a.y1, b.y1), Math.max(a.y0, b.y0)];
  const [start, end] = beside ? [a.y0, a.y1] : [a.x0, a.x1];
  const [across, along] = beside ? ([0, 1] as const) : ([1, 0] as const);
  const found = walls.find(({ from, to, thickness }) => {
    const [first, last] = [Math.min(from[along], to[along]), Math.max(from[along], to[along])];
    return (
      from[across] === to[across] &&
      Math.abs(from[across] - thickness / 2 - low) < 1 &&
      Math.abs(from[across] + thickness / 2 - high) < 1 &&
      Math.abs(first - start) <= THICKEST_WALL &&
      Math.abs(last - end) <= THICKEST_WALL
    );
  });
  return found ?? null;
}
