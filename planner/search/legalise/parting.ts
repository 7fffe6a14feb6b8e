import { boundsOf, type Rect } from "#planner/geometry/rect.ts";
import type { Plan, RoomKind, Wall } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import {
  columnsUnder,
  cutAt,
  nearFaceOver,
  sidesOf,
  wallAcross,
  wallsUnder,
} from "#planner/search/legalise/wall-across.ts";
import { levelPrefix, type RoomSpec } from "#planner/search/programme/room-spec.ts";
import { specOf } from "#planner/search/programme/sized.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** One more wall through a room, or two about a corner of it: what it keeps, and what becomes of the rest. */
export type Parting = {
  readonly level: number;
  /** The room that is parted, by id, and what it keeps: `keeps`, less the corner `notch` where it becomes an L. */
  readonly room: string;
  readonly keeps: Rect;
  readonly notch?: Rect;
  /** What the room is from then on, where that is another kind. */
  readonly becomes?: RoomSpec;
  readonly part: PlacedRoom;
  /** Rooms, by id, that are entered from the new one instead. */
  readonly beyond: readonly string[];
  readonly walls: readonly Omit<Wall, "id">[];
};

/** The least length and width, mm, and floor, mm2, of a room made of another's end, and its greatest length, mm, where nothing else is asked for. */
const PART = { length: 1250, width: 1250, area: 2.2e6 };
export const PART_LONGEST = 2100;
/** How many walls are tried over columns below where none runs under the room. */
const OVER_COLUMNS = 2;
/** The least of a store or a pooja room, which may be as narrow as the passage or the pooja room whose end it takes. */
export const SMALL_PART = { length: 1250, width: 900, area: 1.6e6 };
/** A pooja or a store more than this many times as long as wide is a strip; a pooja needs no more than this length, mm. */
export const STRIP = 2;
export const POOJA_LENGTH = 1500;
/** Wall that an archway or a room's door needs at a lobby or a passage, mm. */
export const LOBBY_WAY = 1110;
/** Wall that the door of a dressing or a bath needs, mm. */
export const SMALL_DOOR = 960;

/** The walls and columns of the level below, where there is one. */
export type Below = { readonly walls: readonly Wall[]; readonly columns: readonly Rect[] };

/** What lies below a level, by the plan as it stands. */
export function belowOf(levels: readonly WalledLevel[], plan: Pick<Plan, "levels">, level: number): Below {
  const columns = plan.levels[level - 1]?.columns ?? [];
  return { walls: levels[level - 1]?.walls ?? [], columns: columns.map(({ polygon }) => boundsOf(polygon)) };
}

/** A room on its level, with what lies below that. */
export type Place = {
  readonly level: WalledLevel;
  readonly room: PlacedRoom;
  readonly below: Below;
  readonly walls: Walls;
  readonly profile: Profile;
};

/** The levels with one room parted. */
export function parted(
  levels: readonly WalledLevel[],
  { level, room, keeps, notch, becomes, part, beyond, walls }: Parting,
): readonly WalledLevel[] {
  return levels.map((one, i) => {
    if (i !== level) return one;
    // Numbers go on from the highest: walls that are gone left gaps.
    const last = Math.max(0, ...one.walls.map(({ id: other }) => Number(/\d+$/.exec(other)?.[0] ?? 0)));
    const made = walls.map((wall, k) => ({ id: `${levelPrefix(i)}-w${last + 1 + k}`, ...wall }));
    const rooms = one.rooms.map((each): PlacedRoom => {
      const spec = beyond.includes(each.spec.id) ? { ...each.spec, owner: part.spec.id } : each.spec;
      if (each.spec.id !== room) return { ...each, spec };
      return { ...each, spec: becomes ?? spec, rect: keeps, ...(notch === undefined ? {} : { notch }) };
    });
    return { ...one, rooms: [...rooms, part], walls: [...one.walls, ...made] };
  });
}

/**
 * How much of a room's length a new one takes, mm: its usual length, the most that the room can give, the least that the new one needs and its own most.
 * `low`: the one end that may be given, that where x or y is least or the other; without it either may.
 */
type Lengths = {
  readonly usual: number;
  readonly most: number;
  readonly shortest?: { readonly length: number; readonly width: number; readonly area: number };
  readonly longest?: number;
  readonly low?: boolean;
};

/**
 * Partings that make `part` of a room's end: first those with the wall over one below, then over a column that a beam may go out from, each nearest the usual
 * length; then those of the usual length.
 */
export function endParted(
  { level, room: { spec, rect: r }, below, walls }: Place,
  part: RoomSpec,
  { usual, most, shortest = PART, longest: wished = PART_LONGEST, low }: Lengths,
): readonly Parting[] {
  const { long, short, vertical } = sidesOf(r);
  const t = walls.partition;
  const least = Math.max(shortest.length, Math.ceil(shortest.area / short));
  const longest = Math.min(wished, most);
  if (longest < least || short < shortest.width) return [];
  const best = Math.max(least, Math.min(longest, usual));
  const start = vertical ? r.y0 : r.x0;
  const ends = low === undefined ? [true, false] : [low];
  const over = (centres: readonly number[]): readonly { readonly atLow: boolean; readonly at: number }[] => {
    const under = [...new Set(centres)].map((centre) => nearFaceOver(centre, t));
    return ends
      .flatMap((atLow) => under.map((at) => ({ atLow, at, takes: atLow ? at - start : start + long - t - at })))
      .filter(({ takes }) => takes >= least && takes <= longest)
      .sort((one, other) => Math.abs(one.takes - best) - Math.abs(other.takes - best));
  };
  const walled = over(wallsUnder(below.walls, vertical, r));
  const beamed = over(columnsUnder(below.columns, vertical, r)).filter(({ at }) =>
    walled.every((one) => one.at !== at),
  );
  const free = ends.map((atLow) => ({ atLow, at: start + (atLow ? best : long - best - t) }));
  return [...walled, ...beamed.slice(0, OVER_COLUMNS), ...free].flatMap(({ atLow, at }): readonly Parting[] => {
    const [first, second] = cutAt(r, vertical, at, t);
    const [taken, keeps] = atLow ? [first, second] : [second, first];
    const wall = wallAcross(level.walls, r, !vertical, at, { thickness: t, kind: "internal" });
    const made = { spec: part, rect: taken, open: false };
    return wall === null ? [] : [{ level: level.index, room: spec.id, keeps, part: made, beyond: [], walls: [wall] }];
  });
}

/** The spec of a room that is made of a part of another, with an id of its own on its level. */
export function partSpec(
  { level: { index, rooms }, room, profile }: Pick<Place, "level" | "room" | "profile">,
  kind: RoomKind,
  key: string = kind,
  owner: string | null = null,
): RoomSpec {
  const prefix = `${levelPrefix(index)}-`;
  const plain = key.replace(prefix, "");
  const taken = rooms.some(({ spec }) => spec.id === `${prefix}${plain}`);
  const wished = { key: taken ? `${plain}-2` : plain, kind, label: STANDARDS[kind].label, owner: null };
  return { ...specOf(wished, index, room.spec.target, profile), owner };
}

/** A strip along a side of a room, what is left of the room, and the near face of the wall between them; `alongY`: they lie one behind the other. */
export type SideStrip = { readonly strip: Rect; readonly keeps: Rect; readonly alongY: boolean; readonly at: number };

/** Strips of these widths along every side of a room, mm. */
export function sideStripsOf(room: Rect, widths: readonly number[], thickness: number): readonly SideStrip[] {
  return widths.flatMap((width) =>
    [true, false].flatMap((alongY) => {
      const [low, high] = alongY ? [room.y0, room.y1] : [room.x0, room.x1];
      return [low + width, high - width - thickness].map((at, side): SideStrip => {
        const [first, second] = cutAt(room, alongY, at, thickness);
        return side === 0 ? { strip: first, keeps: second, alongY, at } : { strip: second, keeps: first, alongY, at };
      });
    }),
  );
}

/** The parting by which a strip of a room becomes another; empty where no wall closes it. */
export function stripGiven(
  { level, room, walls }: Pick<Place, "level" | "room" | "walls">,
  { strip, keeps, alongY, at }: SideStrip,
  spec: RoomSpec,
): readonly Parting[] {
  const wall = wallAcross(level.walls, room.rect, !alongY, at, { thickness: walls.partition, kind: "internal" });
  if (wall === null) return [];
  const part = { spec, rect: strip, open: false };
  return [{ level: level.index, room: room.spec.id, keeps, part, beyond: [], walls: [wall] }];
}
