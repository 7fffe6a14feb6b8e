import { around, type Rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { SEEN } from "#planner/rules/review/parted-terrace.ts";
import { THICKEST_WALL } from "#planner/rules/walls-of.ts";
import { isVertical } from "#planner/search/legalise/line.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** A balcony or terrace and a terrace beside it become one open floor: `wall` goes, where both make a rectangle, or becomes a parapet. */
export type OpenedFloor = {
  readonly level: number;
  /** The room that stays, by id, and the one that it takes in. */
  readonly room: string;
  readonly beside: string;
  readonly wall: string;
  /** The stretch of the wall that lies between the two; beyond, the wall stays. */
  readonly from: number;
  readonly to: number;
  /** Both as one room; null where a parapet stays between them. */
  readonly whole: Rect | null;
};

const OPEN: readonly RoomKind[] = ["balcony", "terrace"];

/** Every wall as high as a storey between two floors under the open sky, with each way to open it: without the wall first, then with a parapet. */
export function openedFloorsOf(levels: readonly WalledLevel[]): readonly OpenedFloor[] {
  return levels.slice(1).flatMap(({ index, rooms, walls }) => {
    const open = rooms.filter(({ spec, notch }) => OPEN.includes(spec.kind) && notch === undefined);
    return open.flatMap((one) =>
      open.flatMap((other): readonly OpenedFloor[] => {
        // The balcony stays, as it was asked for; a terrace is what was left over.
        if (
          one === other ||
          other.spec.kind === "balcony" ||
          (one.spec.kind === "terrace" && one.spec.id > other.spec.id)
        )
          return [];
        const between = wallBetween(one.rect, other.rect, walls);
        if (between === null) return [];
        const { wall, from, to } = between;
        const found = { level: index, room: one.spec.id, beside: other.spec.id, wall: wall.id, from, to };
        const whole = goesOnBeyond(between) ? null : wholeOf(one.rect, other.rect, wall);
        return [...(whole === null ? [] : [{ ...found, whole }]), { ...found, whole: null }];
      }),
    );
  });
}

/** The levels with one such wall opened. */
export function withOpenedFloor(
  levels: readonly WalledLevel[],
  { level, room, beside, wall, from, to, whole }: OpenedFloor,
): readonly WalledLevel[] {
  return levels.map((one, i) => {
    if (i !== level) return one;
    if (whole === null)
      return {
        ...one,
        walls: one.walls.flatMap((each) => (each.id === wall ? loweredBetween(each, from, to) : [each])),
      };
    const rooms = one.rooms
      .filter(({ spec }) => spec.id !== beside)
      .map((each): PlacedRoom => (each.spec.id === room ? { ...each, rect: whole } : each));
    return { ...one, rooms, walls: railedThrough(one.walls.filter(({ id }) => id !== wall)) };
  });
}

/** A wall as high as a storey, and where along it two rooms lie on either side. */
type Between = { readonly wall: Wall; readonly from: number; readonly to: number };

/** The wall as high as a storey that two rooms share along so much that it is seen; null for none. */
function wallBetween(a: Rect, b: Rect, walls: readonly Wall[]): Between | null {
  for (const wall of walls) {
    if (wall.kind === "railing" || wall.kind === "parapet") continue;
    const vertical = isVertical(wall);
    const at = vertical ? wall.from[0] : wall.from[1];
    const half = wall.thickness / 2;
    const sides = (r: Rect) => (vertical ? [r.x0, r.x1, r.y0, r.y1] : [r.y0, r.y1, r.x0, r.x1]) as readonly number[];
    const [a0, a1, as, ae] = sides(a) as [number, number, number, number];
    const [b0, b1, bs, be] = sides(b) as [number, number, number, number];
    const meets = (low: number, high: number): boolean =>
      Math.abs(low - (at - half)) < 1 && Math.abs(high - (at + half)) < 1;
    if (!meets(a1, b0) && !meets(b1, a0)) continue;
    const [low, high] = endsOf(wall);
    const [from, to] = [Math.max(as, bs, low), Math.min(ae, be, high)];
    if (to - from >= SEEN) return { wall, from, to };
  }
  return null;
}

function goesOnBeyond({ wall, from, to }: Between): boolean {
  const [low, high] = endsOf(wall);
  return low < from - THICKEST_WALL || high > to + THICKEST_WALL;
}

/**
 * The wall with a parapet from one place along it to another. A piece of wall that is left beyond ends in the wall across that closes the room there: its
 * centre line half its own thickness before that wall's face, its body at the face.
 */
function loweredBetween(wall: Wall, from: number, to: number): readonly Wall[] {
  const [low, high] = endsOf(wall);
  const start = low < from - THICKEST_WALL ? from - wall.thickness / 2 : low;
  const end = high > to + THICKEST_WALL ? to + wall.thickness / 2 : high;
  const piece = (id: string, a: number, b: number): Wall =>
    isVertical(wall)
      ? { ...wall, id, from: [wall.from[0], a], to: [wall.from[0], b] }
      : { ...wall, id, from: [a, wall.from[1]], to: [b, wall.from[1]] };
  return [
    ...(start > low ? [piece(`${wall.id}a`, low, start)] : []),
    { ...piece(wall.id, start, end), kind: "parapet" },
    ...(end < high ? [piece(`${wall.id}b`, end, high)] : []),
  ];
}

/** From where to where a wall's centre line runs. */
function endsOf(wall: Wall): readonly [number, number] {
  const along = isVertical(wall) ? 1 : 0;
  return [Math.min(wall.from[along], wall.to[along]), Math.max(wall.from[along], wall.to[along])];
}

/** Two rooms and the wall between them as one rectangle; null where they make none. */
function wholeOf(a: Rect, b: Rect, wall: Wall): Rect | null {
  const even = isVertical(wall) ? a.y0 === b.y0 && a.y1 === b.y1 : a.x0 === b.x0 && a.x1 === b.x1;
  if (!even) return null;
  return around(a, b);
}

/** The walls with railings and parapets joined that lie in one line on either side of where a wall stood. */
function railedThrough(walls: readonly Wall[]): readonly Wall[] {
  const made: Wall[] = [];
  for (const wall of walls) {
    const i = made.findIndex((other) => continues(other, wall));
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

function continues(a: Wall, b: Wall): boolean {
  const isRail = ({ kind }: Wall): boolean => kind === "railing" || kind === "parapet";
  if (!isRail(a) || !isRail(b)) return false;
  const [across, along] = isVertical(a) ? ([0, 1] as const) : ([1, 0] as const);
  if (b.from[across] !== b.to[across] || a.from[across] !== b.from[across]) return false;
  const [a0, a1] = [Math.min(a.from[along], a.to[along]), Math.max(a.from[along], a.to[along])];
  const [b0, b1] = [Math.min(b.from[along], b.to[along]), Math.max(b.from[along], b.to[along])];
  return Math.max(a0, b0) - Math.min(a1, b1) <= THICKEST_WALL;
}
