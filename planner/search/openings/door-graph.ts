import type { Rect } from "#planner/geometry/rect.ts";
import { BATHROOMS, type RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { entryCost, LAST_RESORT, NO_WAY, NOT_ENTERED } from "#planner/search/arrange/access.ts";
import { besideLeaf, narrowerLeaf } from "#planner/search/core/beside-leaf.ts";
import { landingStrip } from "#planner/search/core/landing-strip.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { furtherDoors } from "#planner/search/openings/further-doors.ts";
import { type GarageDoor, NO_YARDS, outerDoors, type Yards } from "#planner/search/openings/outer-doors.ts";
import { facesBetweenArms } from "#planner/search/openings/shared-wall.ts";
import {
  archWidth,
  archway,
  type Between,
  clearOf,
  hasLength,
  type StairEnd,
  stairWall,
  type Way,
} from "#planner/search/openings/way.ts";
import { wayOnwards } from "#planner/search/openings/way-onwards.ts";

/** Rooms that a service door leads to. */
const SERVICE: readonly RoomKind[] = [...BATHROOMS, "utility", "store", "pooja", "dressing"];

/** Width of the leaf to a room of a kind, mm. */
function leafWidth(kind: RoomKind, { service, room }: Profile["doors"]): number {
  return SERVICE.includes(kind) ? service.value : room.value;
}

/** `openKitchen`: the kitchen opens to its neighbour by an archway; `compact`: rooms are at their least. */
export type HouseManner = {
  readonly openKitchen: boolean;
  readonly compact: boolean;
  /** Depth of the plot's own open ground on each side of the house but the front, mm; by default none. */
  readonly yards?: Yards;
  /** The door of a garage towards the road. */
  readonly garageDoor?: GarageDoor | null;
};

/**
 * Which rooms are joined by doors and archways: a tree from the entrance, and the extra ways that a household expects. The rooms of a way in `apart`
 * are not joined; only a `compact` house has ways of the last resort (`LAST_RESORT`). Null if some room has no way in.
 */
export function doorGraph(
  level: PlacedLevel,
  stairEnd: StairEnd,
  doors: Profile["doors"],
  { openKitchen, compact, yards = NO_YARDS, garageDoor = null }: HouseManner,
  apart: readonly Way[] = [],
): readonly Way[] | null {
  const { rooms } = level;
  const stair = rooms.findIndex((room) => room.spec.kind === "stair");
  const seen = (i: number): Rect =>
    i === stair && stairEnd.entry !== null
      ? (stairEnd.strip ?? landingStrip((rooms[i] as PlacedRoom).rect, stairEnd.entry, stairEnd))
      : (rooms[i] as PlacedRoom).rect;
  const arms = (i: number): readonly Rect[] => {
    const room = rooms[i] as PlacedRoom;
    return (room.notch === undefined && room.stubs === undefined) || i === stair
      ? [clearOf(seen(i), level, i)]
      : armsOf(room);
  };
  const between: Between = (into, from) =>
    rooms[into]?.spec.apart !== rooms[from]?.spec.apart || apart.some((way) => isBetween(way, into, from))
      ? []
      : facesBetweenArms(arms(into), arms(from), level.walls);
  const entered =
    level.index === 0
      ? outerDoors(level, seen, between, doors.main.value, { yards, garageDoor })
      : { ways: [], rooms: [stair] };
  if (entered === null) return null;
  const entrances = entered.rooms.filter((room) => room >= 0);
  // An archway between rooms wants as much wall as a room's door.
  const onto = { stair, wall: stairWall(stairEnd) };
  const usual = waysThrough(level, entrances, onto, between, doors.room.value + besideLeaf(true));
  // In a compact house a passage may be no wider than a narrow leaf with its jambs: then one walks on through its end.
  const narrow = compact && leavesOut(level, usual.reached);
  const { ways: archways, reached } = narrow
    ? waysThrough(level, entrances, onto, between, narrowerLeaf(doors.room.value) + besideLeaf(true))
    : usual;
  const onwards = stairEnd.leaving === null ? [] : wayOnwards(level, reached, stair, stairEnd);
  if (onwards === null) return null;
  const joined = [...entered.ways, ...archways, ...onwards];
  const own = roomDoors({ level, reached, between, doors, dearest: compact ? NO_WAY : LAST_RESORT }, openKitchen);
  if (own === null) return null;
  return [
    ...joined.map((way) => (maybeClosed(level, way) ? { ...way, leaf: doors.room.value } : way)),
    ...sociableArches(level, joined, between),
    ...own,
    ...furtherDoors(level, entered.ways, between, doors, yards),
  ];
}

function isBetween(way: Way, a: number, b: number): boolean {
  return (way.into === a && way.from === b) || (way.into === b && way.from === a);
}

/** Whether an archway may get a leaf: one to a passage, but for the stair's landings. */
function maybeClosed({ rooms }: PlacedLevel, { kind, into, from }: Way): boolean {
  const both = [rooms[into]?.spec.kind, rooms[from]?.spec.kind];
  return kind === "arch" && both.includes("passage") && !both.includes("stair");
}

/** Whether some room that one walks through is not reached. */
function leavesOut({ rooms }: PlacedLevel, reached: ReadonlySet<number>): boolean {
  return rooms.some(({ spec }, room) => spec.through && !reached.has(room));
}

/**
 * Archways from the rooms where one comes in to every room that may be walked through: the nearest rooms first, through a kitchen last. The wall
 * between has to be `least` mm long, or `wall` mm beside the stair.
 */
function waysThrough(
  { rooms }: PlacedLevel,
  entered: readonly number[],
  { stair, wall }: { readonly stair: number; readonly wall: number },
  between: Between,
  least: number,
): { readonly ways: readonly Way[]; readonly reached: ReadonlySet<number> } {
  const ways: Way[] = [];
  const queue = [...entered];
  const reached = new Set(entered);
  while (queue.length > 0) {
    const next = queue.findIndex((room) => rooms[room]?.spec.kind !== "kitchen-dining");
    const [a] = queue.splice(Math.max(0, next), 1) as [number];
    for (const [b, room] of rooms.entries()) {
      if (reached.has(b) || !room.spec.through) continue;
      const faces = between(b, a);
      const ontoStair = a === stair || b === stair;
      if (!hasLength(faces, ontoStair ? wall : least)) continue;
      reached.add(b);
      queue.push(b);
      ways.push(archway(b, a, faces));
    }
  }
  return { ways, reached };
}

/** Living and dining open to one another wherever they touch. */
function sociableArches({ rooms }: PlacedLevel, known: readonly Way[], between: Between): readonly Way[] {
  const ways: Way[] = [];
  for (const [a, one] of rooms.entries()) {
    for (const [b, other] of rooms.entries()) {
      if (b <= a || !sociable(one.spec.kind) || !sociable(other.spec.kind)) continue;
      if (known.some((way) => isBetween(way, a, b))) continue;
      const faces = between(b, a);
      if (hasLength(faces, 1400))
        ways.push({ kind: "arch", into: b, from: a, faces, width: archWidth(faces), main: false });
    }
  }
  return ways;
}

/** A level with the rooms already reached; a way that costs `dearest` or more is not taken. */
type Entered = {
  readonly level: PlacedLevel;
  readonly reached: ReadonlySet<number>;
  readonly between: Between;
  readonly doors: Profile["doors"];
  readonly dearest: number;
};

/** A door for every room that nobody walks through; null if one finds none, or if a room to be walked through is not reached. */
function roomDoors(entered: Entered, openKitchen: boolean): readonly Way[] | null {
  const { level, reached } = entered;
  const ways: Way[] = [];
  for (const [a, room] of level.rooms.entries()) {
    if (room.spec.through) {
      if (!reached.has(a)) return null;
      continue;
    }
    if (NOT_ENTERED.includes(room.spec.kind)) continue;
    const way = roomDoor(entered, a);
    if (way === null) return null;
    // An open kitchen has an archway to the room that it is entered from.
    const gives = openKitchen && room.spec.kind === "kitchen";
    ways.push(gives ? { ...way, kind: "arch", width: archWidth(way.faces) } : way);
  }
  return ways;
}

function sociable(kind: RoomKind): boolean {
  return (
    kind === "living" || kind === "dining" || kind === "kitchen-dining" || kind === "living-dining" || kind === "foyer"
  );
}

/** The way into a room by the leaf that its kind has, by a narrower one where no wall is long enough for that. */
function roomDoor(entered: Entered, a: number): Way | null {
  const usual = leafWidth((entered.level.rooms[a] as PlacedRoom).spec.kind, entered.doors);
  return doorOf(entered, a, usual) ?? doorOf(entered, a, narrowerLeaf(usual));
}

function doorOf({ level, reached, between, dearest }: Entered, a: number, width: number): Way | null {
  const room = level.rooms[a] as PlacedRoom;
  const need = width + besideLeaf(true);
  let best: Way | null = null;
  let bestCost = dearest;
  for (const [b, other] of level.rooms.entries()) {
    if (b === a) continue;
    const owned = room.spec.owner !== null;
    if (owned && other.spec.id !== room.spec.owner) continue;
    const cost = owned ? 0 : entryCost(room.spec, other.spec);
    if (cost >= bestCost || (other.spec.through && !reached.has(b))) continue;
    const faces = between(a, b).filter((face) => face.to - face.from >= need);
    if (faces.length === 0) continue;
    bestCost = cost;
    // A leaf opens into its room, but that of a balcony or terrace opens indoors, never out over the edge; off the stair's landing it opens onto the terrace.
    const outward = room.open && !(room.spec.kind === "terrace" && other.spec.kind === "stair");
    best = {
      kind: "door",
      into: outward ? b : a,
      from: outward ? a : b,
      faces: outward ? between(b, a) : faces,
      width,
      main: false,
    };
  }
  return best;
}
