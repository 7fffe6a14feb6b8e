import type { Relaxation, RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Programme } from "#planner/search/programme/programme.ts";
import {
  clearFloor,
  idealArea,
  type Limits,
  leastArea,
  mostArea,
  type Plate,
  shapeOf,
  stairArea,
} from "#planner/search/programme/room-areas.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { sum } from "#planner/search/programme/sum.ts";
import { roomsByLevel, type WishedRoom, type Wishes } from "#planner/search/programme/wishes.ts";

/** Most that a level's floor is used for before the house is drawn smaller instead. */
const LARGEST_SCALE = 1.3;

/** Least that the fullest level has where the house is smaller for the sake of floors that have no use for more. */
const LEAST_SCALE = 1.1;

/** A house of the smallest rooms is drawn no smaller than this where the plot allows it, mm2. */
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
  const levels = byLevel.map((rooms, level) => sizeLevel(rooms, wishes, profile, level, clear));
  return { levels, wishes, relaxed, ...shape };
}

/**
 * Floor that a level's rooms want at the most, mm2. What the largest level has over others is a terrace on the top floor; a floor between
 * has no use for it, so that a house with such floors is no larger than they can use, as long as every room has a little more than its ideal area.
 */
function wantedFloor(byLevel: readonly (readonly WishedRoom[])[], wishes: Wishes): number {
  const scaled = (scale: number): readonly number[] =>
    byLevel.map((rooms) => sum(rooms, (room) => Math.min(idealArea(room, wishes) * scale, mostArea(room, wishes))));
  const largest = Math.max(...scaled(LARGEST_SCALE));
  const between = scaled(LARGEST_SCALE).slice(1, -1);
  return between.length === 0 ? largest : Math.min(largest, Math.max(...scaled(LEAST_SCALE), ...between));
}

/** Spare floor from which a level under another gets a hall more, mm2: a terrace there would have no sky. */
const HALL = 11e6;
const TERRACE = 5e6;
const OPEN_TERRACE: WishedRoom = { key: "terrace", kind: "terrace", label: "Open terrace", owner: null };
const MORE_HALL: WishedRoom = { key: "hall-2", kind: "family", label: "Multipurpose hall", owner: null };

/** Scales ideal areas to the floor that is there; what no room can use becomes an open terrace, or a hall below others. */
function sizeLevel(
  asked: readonly WishedRoom[],
  wishes: Wishes,
  profile: Profile,
  level: number,
  clear: number,
): readonly RoomSpec[] {
  const atMost = sum(asked, (room) => Math.min(mostArea(room, wishes), idealArea(room, wishes) * LARGEST_SCALE));
  const spare = clear - atMost;
  const top = level === wishes.floors - 1;
  const wished = level > 0 && !top && spare > HALL ? [...asked, MORE_HALL] : asked;
  const rooms = level > 0 && top && spare > TERRACE ? [...wished, OPEN_TERRACE] : wished;
  const fixed = rooms === wished ? 0 : spare;
  let low = 0.3;
  let high = 3;
  for (let i = 0; i < 40; i++) {
    const mid = (low + high) / 2;
    if (sum(wished, (room) => targetArea(room, wishes, profile, mid)) + fixed < clear) low = mid;
    else high = mid;
  }
  return rooms.map((room) => {
    const target = room.kind === "terrace" ? spare : targetArea(room, wishes, profile, low);
    return specOf(room, level, Math.round(target), profile, mostArea(room, wishes));
  });
}

function targetArea(room: WishedRoom, wishes: Wishes, profile: Profile, scale: number): number {
  const least = leastArea(room, profile, wishes) * 1.02;
  return Math.min(Math.max(idealArea(room, wishes) * scale, least), Math.max(mostArea(room, wishes), least));
}

/** Rooms that are only ways have a way's width. */
const WALKED: readonly RoomKind[] = ["passage", "foyer"];

export const LEVEL_PREFIX = ["g", "f1", "f2", "f3"] as const;

/** What the search needs to know of a room of a level whose target area is given in mm2. */
export function specOf(
  room: WishedRoom,
  level: number,
  target: number,
  profile: Profile,
  most = Number.POSITIVE_INFINITY,
): RoomSpec {
  const standard = STANDARDS[room.kind];
  const lounge = room.key === "hall" ? 8e6 : (profile.rooms.family?.area ?? 0) * 1e6;
  const small = room.kind === "family" && target < lounge;
  const kind = small ? "passage" : room.kind;
  const legal = profile.rooms[kind];
  const prefix = LEVEL_PREFIX[level] ?? `f${level}`;
  return {
    id: `${prefix}-${room.key}`,
    kind,
    label: small ? "Lobby" : room.label,
    target,
    mostArea: Math.max(most, target),
    leastArea: Math.round((legal?.area ?? 0) * 1e6),
    leastWidth: Math.max(legal?.width ?? 0, WALKED.includes(kind) ? profile.passageWidth.value : 0),
    goodWidth: STANDARDS[kind].width,
    aspect: STANDARDS[kind].aspect,
    light: STANDARDS[kind].light,
    through: standard.through,
    wet: standard.wet,
    owner: room.owner === null ? null : `${prefix}-${room.owner}`,
    apart: room.toLet === true ? "to-let" : null,
  };
}
