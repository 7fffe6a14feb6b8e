import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { THICKEST_WALL } from "#planner/rules/walls-of.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** A balcony and a terrace beside it become one open floor: `wall` goes, or is a parapet where the two are no rectangle together. */
export type OpenedFloor = {
  readonly level: number;
  /** The room that stays, by id, and the one that it takes in. */
  readonly room: string;
  readonly beside: string;
  readonly wall: string;
  /** Both as one room; null where a parapet stays between them. */
  readonly whole: Rect | null;
};

const OPEN: readonly RoomKind[] = ["balcony", "terrace"];

/** Walls as high as a storey between two floors under the open sky. */
export function openedFloorsOf(levels: readonly Bare[]): readonly OpenedFloor[] {
  return levels.slice(1).flatMap(({ index, rooms, walls }) => {
    const open = rooms.filter(({ spec, notch }) => OPEN.includes(spec.kind) && notch === undefined);
    return open.flatMap((one) =>
      open.flatMap((other): readonly OpenedFloor[] => {
        // A balcony was asked for; a terrace is what was left.
        if (
          one === other ||
          other.spec.kind === "balcony" ||
          (one.spec.kind === "terrace" && one.spec.id > other.spec.id)
        )
          return [];
        const wall = wallBetween(one.rect, other.rect, walls);
        if (wall === null) return [];
        const found = { level: index, room: one.spec.id, beside: other.spec.id, wall: wall.id };
        const whole = wholeOf(one.rect, other.rect, wall);
        return [...(whole === null ? [] : [{ ...found, whole }]), { ...found, whole: null }];
      }),
    );
  });
}

/** The levels with one such wall opened. */
export function withOpenedFloor(
  levels: readonly Bare[],
  { level, room, beside, wall, whole }: OpenedFloor,
): readonly Bare[] {
  return levels.map((one, i) => {
    if (i !== level) return one;
    if (whole === null)
      return { ...one, walls: one.walls.map((each) => (each.id === wall ? { ...each, kind: "parapet" } : each)) };
    const rooms = one.rooms
      .filter(({ spec }) => spec.id !== beside)
      .map((each): PlacedRoom => (each.spec.id === room ? { ...each, rect: whole } : each));
    return { ...one, rooms, walls: railedThrough(one.walls.filter(({ id }) => id !== wall)) };
  });
}

/** The wall that two rooms share, where it goes on beyond neither of them. */
function wallBetween(a: Rect, b: Rect, walls: readonly Wall[]): Wall | null {
  for (const wall of walls) {
    if (wall.kind === "railing" || wall.kind === "parapet") continue;
    const vertical = wall.from[0] === wall.to[0];
    const [at, from, to] = vertical
      ? [wall.from[0], wall.from[1], wall.to[1]]
      : [wall.from[1], wall.from[0], wall.to[0]];
    const half = wall.thickness / 2;
    const sides = (r: Rect) => (vertical ? [r.x0, r.x1, r.y0, r.y1] : [r.y0, r.y1, r.x0, r.x1]) as readonly number[];
    const [a0, a1, as, ae] = sides(a) as [number, number, number, number];
    const [b0, b1, bs, be] = sides(b) as [number, number, number, number];
    const meets = (low: number, high: number): boolean =>
      Math.abs(low - (at - half)) < 1 && Math.abs(high - (at + half)) < 1;
    if (!meets(a1, b0) && !meets(b1, a0)) continue;
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const [start, end] = [Math.max(as, bs), Math.min(ae, be)];
    if (low >= start - THICKEST_WALL && high <= end + THICKEST_WALL) return wall;
  }
  return null;
}

/** Two rooms and the wall between them as one rectangle. */
function wholeOf(a: Rect, b: Rect, { from, to }: Wall): Rect | null {
  const vertical = from[0] === to[0];
  const even = vertical ? a.y0 === b.y0 && a.y1 === b.y1 : a.x0 === b.x0 && a.x1 === b.x1;
  if (!even) return null;
  return rect(Math.min(a.x0, b.x0), Math.min(a.y0, b.y0), Math.max(a.x1, b.x1), Math.max(a.y1, b.y1));
}

/** Railings and parapets in a line that end where a wall stood go on over it. */
function railedThrough(walls: readonly Wall[]): readonly Wall[] {
  const made: Wall[] = [];
  for (const wall of walls) {
    const i = made.findIndex((other) => goesOn(other, wall));
    const before = made[i];
    if (before === undefined) made.push(wall);
    else {
      const xs = [before.from[0], before.to[0], wall.from[0], wall.to[0]];
      const ys = [before.from[1], before.to[1], wall.from[1], wall.to[1]];
      made[i] = { ...before, from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
    }
  }
  return made;
}

function goesOn(a: Wall, b: Wall): boolean {
  const isRail = ({ kind }: Wall): boolean => kind === "railing" || kind === "parapet";
  if (!isRail(a) || !isRail(b)) return false;
  const [across, along] = a.from[0] === a.to[0] ? ([0, 1] as const) : ([1, 0] as const);
  if (b.from[across] !== b.to[across] || a.from[across] !== b.from[across]) return false;
  const [a0, a1] = [Math.min(a.from[along], a.to[along]), Math.max(a.from[along], a.to[along])];
  const [b0, b1] = [Math.min(b.from[along], b.to[along]), Math.max(b.from[along], b.to[along])];
  return Math.max(a0, b0) - Math.min(a1, b1) <= THICKEST_WALL;
}
