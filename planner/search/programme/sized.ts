import type { Relaxation, RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { leastToStandOn } from "#planner/rules/review/narrow-outdoors.ts";
import { dueAt } from "#planner/search/programme/due-areas.ts";
import type { Programme } from "#planner/search/programme/programme.ts";
import {
  clearFloor,
  idealArea,
  type Limits,
  leastArea,
  mostArea,
  type Plate,
  publishedSizes,
  shapeOf,
  stairArea,
} from "#planner/search/programme/room-areas.ts";
import { levelPrefix, type RoomSpec } from "#planner/search/programme/room-spec.ts";
import { LOBBY, STANDARDS } from "#planner/search/programme/standards.ts";
import { sum } from "#planner/search/programme/sum.ts";
import type { WishedRoom } from "#planner/search/programme/wished-room.ts";
import { roomsByLevel, type Wishes } from "#planner/search/programme/wishes.ts";

/** The fullest level's rooms have at most this many times their ideal areas: on more floor the house is drawn smaller instead. */
const LARGEST_SCALE = 1.3;

/** The fullest level's rooms have at least this many times their ideal areas where the house is smaller because floors in between have no use for more. */
const LEAST_SCALE = 1.1;

/** No house is drawn smaller than this where the plot allows it, mm2. */
const LEAST_HOUSE = 30e6;

/** The house that these rooms make on a floor of at most this size: its outer size, and a target area for each room. */
export function sized(
  wishes: Wishes,
  split: readonly number[],
  profile: Profile,
  limits: Limits,
  most: Plate,
  relaxed: readonly Relaxation[],
): Programme {
  const byLevel = roomsByLevel(wishes, split);
  // Floor of the plate over its clear floor.
  const overall = (most.width * most.depth) / clearFloor(wishes, most);
  const gross = (wantedFloor(byLevel, wishes) + stairArea(wishes, most)) * overall;
  const shape = shapeOf(Math.max(gross, LEAST_HOUSE), limits, wishes.compact ? 1 : undefined);
  const used = { ...most, ...shape };
  const clear = clearFloor(wishes, used) - stairArea(wishes, used);
  const terraces = terracesOf(byLevel, wishes, clear);
  const levels = byLevel.map((rooms, level) =>
    sizeLevel(rooms.filter(besideTerraces(terraces, level)), wishes, profile, level, clear, terraces[level] as number),
  );
  return { levels, wishes, relaxed, ...shape };
}

/**
 * Floor that the fullest level's rooms want at the most, mm2. What other levels have over becomes terraces. To keep those of floors in between small,
 * a house with such floors is no larger than they can use, as long as every room has a little more than its ideal area.
 */
function wantedFloor(byLevel: readonly (readonly WishedRoom[])[], wishes: Wishes): number {
  const scaled = (scale: number): readonly number[] =>
    byLevel.map((rooms) => sum(rooms, (room) => Math.min(idealArea(room, wishes) * scale, mostArea(room, wishes))));
  const largest = Math.max(...scaled(LARGEST_SCALE));
  const between = scaled(LARGEST_SCALE).slice(1, -1);
  return between.length === 0 ? largest : Math.min(largest, Math.max(...scaled(LEAST_SCALE), ...between));
}

/** Spare floor from which a level has an open terrace, mm2: on the top floor, and below it, where the floors above step back from the terrace. */
const TERRACE = 5e6;
const TERRACE_BETWEEN = 11e6;
const OPEN_TERRACE: WishedRoom = { key: "terrace", kind: "terrace", label: "Open terrace", owner: null };

/**
 * The terrace of each level, mm2; 0 for none. It is the floor that an upper level's rooms cannot use. Nothing stands over a terrace, so it is no
 * larger than that of the level above, which is left out over it.
 */
function terracesOf(byLevel: readonly (readonly WishedRoom[])[], wishes: Wishes, clear: number): readonly number[] {
  const terraces = byLevel.map(() => 0);
  let above = Number.POSITIVE_INFINITY;
  for (let level = byLevel.length - 1; level > 0; level--) {
    const spare = (scale: number): number =>
      clear -
      sum(byLevel[level] as readonly WishedRoom[], (room) =>
        Math.min(mostArea(room, wishes), idealArea(room, wishes) * scale),
      );
    const top = above === Number.POSITIVE_INFINITY;
    const has = Math.min(spare(LARGEST_SCALE), above) > (top ? TERRACE : TERRACE_BETWEEN);
    terraces[level] = has ? Math.min(spare(top ? LARGEST_SCALE : LEAST_SCALE), above) : 0;
    above = terraces[level] as number;
  }
  return terraces;
}

/**
 * Whether a wished room stays on a level of a house that steps back: a terrace between the floors is the balcony that was asked for, and the floor
 * above it has no lobby that leads there.
 */
function besideTerraces(terraces: readonly number[], level: number): (room: WishedRoom) => boolean {
  const under = level + 1 < terraces.length && (terraces[level] as number) > 0;
  const over = (terraces[level - 1] ?? 0) > 0;
  return ({ key, kind }) => !(under && kind === "balcony") && !(over && key === "lobby");
}

/** In a smaller room than this a WC finds no place beside the door's leaf, whatever its shape, mm2. */
const LEAST_FURNISHED: Partial<Record<RoomKind, number>> = { powder: 1.75e6, wc: 1.5e6 };

/** The rooms of a level with their target areas: all scaled alike, until they fill the floor `clear` beside the terrace, mm2. */
function sizeLevel(
  asked: readonly WishedRoom[],
  wishes: Wishes,
  profile: Profile,
  level: number,
  clear: number,
  terrace: number,
): readonly RoomSpec[] {
  const rooms = terrace > 0 ? [...asked, { ...OPEN_TERRACE, roof: wishes.lowerRoofs }] : asked;
  let low = -1;
  let high = 3;
  for (let i = 0; i < 40; i++) {
    const mid = (low + high) / 2;
    if (sum(asked, (room) => targetArea(room, wishes, profile, mid)) + terrace < clear) low = mid;
    else high = mid;
  }
  return rooms.map((room) => {
    const target = room.kind === "terrace" ? terrace : targetArea(room, wishes, profile, low);
    const spec = specOf(room, level, Math.round(target), profile, publishedSizes(room, profile, wishes));
    return wishes.compact ? spec : ofUse(spec);
  });
}

/**
 * A room that is of use, beyond what the law asks: a plan with one too small for its WC, or too narrow to stand on, is handed out only where no other
 * stands.
 */
function ofUse(spec: RoomSpec): RoomSpec {
  return {
    ...spec,
    leastArea: Math.max(spec.leastArea, LEAST_FURNISHED[spec.kind] ?? 0),
    leastWidth: Math.max(spec.leastWidth, leastToStandOn(spec.kind)),
  };
}

/** A room's target area at a scale of its level, mm2; in a compact house a scale below zero is the share of the way down from its least to the law's. */
function targetArea(room: WishedRoom, wishes: Wishes, profile: Profile, scale: number): number {
  const least = leastArea(room, profile, wishes) * 1.02;
  const most = Math.max(mostArea(room, wishes), least);
  if (!wishes.compact) return Math.min(Math.max(idealArea(room, wishes) * scale, least), most);
  const [lawful, ...published] = publishedSizes(room, profile, wishes);
  return Math.min(Math.max(dueAt(Float64Array.of(lawful, ...published), 0, scale), least), most);
}

/** Rooms that are only walked through: they are as wide as a way has to be. */
const WALKED: readonly RoomKind[] = ["passage", "foyer"];

/** What the search needs to know of a room of a level. `target`: its area, mm2; `sizes`: those for this household, or else those of its kind. */
export function specOf(
  room: WishedRoom,
  level: number,
  target: number,
  profile: Profile,
  sizes = publishedSizes(room, profile),
): RoomSpec {
  const standard = STANDARDS[room.kind];
  const lounge = room.key === "hall" ? 8e6 : (profile.rooms.family?.area ?? 0) * 1e6;
  const small = room.kind === "family" && target < lounge;
  const kind = small ? "passage" : room.kind;
  const legal = profile.rooms[kind];
  const prefix = levelPrefix(level);
  const { corner = 0 } = room;
  return {
    id: `${prefix}-${room.key}`,
    kind,
    label: small ? LOBBY : room.label,
    target,
    sizes,
    leastArea: Math.round((legal?.area ?? 0) * 1e6) + corner * corner,
    leastWidth: Math.max(legal?.width ?? 0, WALKED.includes(kind) ? profile.passageWidth.value : 0),
    goodWidth: STANDARDS[kind].width,
    aspect: STANDARDS[kind].aspect,
    light: STANDARDS[kind].light,
    through: standard.through || room.through === true,
    wet: standard.wet,
    owner: room.owner === null ? null : `${prefix}-${room.owner}`,
    apart: room.toLet === true ? "to-let" : null,
    car: room.car === true,
    garage: room.garage === true,
    roof: room.roof === true,
    corner,
  };
}
