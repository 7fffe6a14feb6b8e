import type { Point } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { entryCost, LAST_RESORT, NO_WAY } from "#planner/search/arrange/access.ts";
import { doorPlaces, PAST_SIT_OUT } from "#planner/search/arrange/main-door.ts";
import { besideLeaf, narrowerLeaf } from "#planner/search/core/beside-leaf.ts";
import { landingStrip } from "#planner/search/core/landing-strip.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { furtherDoors } from "#planner/search/openings/further-doors.ts";
import { type Face, facesBetweenArms, outerFaces, outerFacesOf } from "#planner/search/openings/shared-wall.ts";
import {
  archWidth,
  archway,
  clearOf,
  hasLength,
  type StairEnd,
  stairWall,
  type Way,
} from "#planner/search/openings/way.ts";
import { wayOnwards } from "#planner/search/openings/way-onwards.ts";

/** Leaf widths by what lies behind, mm. */
function leafWidth(kind: RoomKind, doors: Profile["doors"]): number {
  switch (kind) {
    case "bath":
    case "bathroom":
    case "wc":
    case "powder":
    case "utility":
    case "store":
    case "pooja":
    case "dressing":
      return doors.service.value;
    default:
      return doors.room.value;
  }
}

/** The outer door of a part to let or of an external stair; the narrow one beside a stair's landing. */
const OWN_LEAF = 1000;
const NARROW_LEAF = 800;
/** Where these doors are looked for, best first: a stair is found from the road, a tenant does not cross the sit-out. */
const STAIR_SIDES = ["front", "left", "right", "rear"];
const TO_LET_SIDES = ["left", "right", "rear", "front"];
/** A sit-out that one walks through to the main door is at least this wide at the front. */
const PORCH_WAY = 1000;

/** Whether the kitchen gives onto its neighbour by an archway, and whether rooms are at their least. */
export type HouseManner = {
  readonly openKitchen: boolean;
  readonly compact: boolean;
  /** Open ground of one's own beside the house, mm; none where it is not said. */
  readonly yards?: Yards;
};
export type Yards = { readonly left: number; readonly right: number; readonly rear: number };
const NO_YARDS: Yards = { left: 0, right: 0, rear: 0 };

/**
 * Which rooms get doors to which: a tree from the entrance, and the extra ways that a household expects; none between rooms that are
 * told `apart`; ways of the last resort in a `compact` house alone. Null: some room has none.
 */
export function doorGraph(
  level: PlacedLevel,
  stairEnd: StairEnd,
  doors: Profile["doors"],
  { openKitchen, compact, yards = NO_YARDS }: HouseManner,
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
    return room.notch === undefined || i === stair ? [clearOf(seen(i), level, i)] : armsOf(room);
  };
  const between: Between = (into, from) =>
    rooms[into]?.spec.apart !== rooms[from]?.spec.apart || apart.some((way) => isBetween(way, into, from))
      ? []
      : facesBetweenArms(arms(into), arms(from), level.walls);
  const entered =
    level.index === 0 ? outerDoors(level, seen, between, doors.main.value, yards) : { ways: [], rooms: [stair] };
  if (entered === null) return null;
  const entrances = entered.rooms.filter((room) => room >= 0);
  // An archway between rooms wants as much wall as a room's door.
  const onto = { stair, wall: stairWall(stairEnd) };
  const usual = waysThrough(level, entrances, onto, between, doors.room.value + besideLeaf(true));
  // Where a passage of a house of the smallest rooms is no wider than a narrow leaf with its jambs, one walks on through its end.
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
    ...joined,
    ...sociableArches(level, joined, between),
    ...own,
    ...furtherDoors(level, entered.ways, between, doors),
  ];
}

function isBetween(way: Way, a: number, b: number): boolean {
  return (way.into === a && way.from === b) || (way.into === b && way.from === a);
}

/** The main door, and the doors of what is entered apart; with the rooms that one comes into and may walk on from. */
function outerDoors(
  level: PlacedLevel,
  seen: (i: number) => Rect,
  between: Between,
  leaf: number,
  yards: Yards,
): { readonly ways: readonly Way[]; readonly rooms: readonly number[] } | null {
  const main = mainDoor(level, between, leaf);
  if (main === null) return null;
  const ways: Way[] = [...main];
  const entered = [(main[0] as Way).into];
  for (const [a, room] of level.rooms.entries()) {
    const way = ownDoor(level, a, seen(a), yards);
    if (way === undefined) continue;
    if (way === null) return null;
    ways.push(way);
    if (room.spec.through) entered.push(a);
  }
  return { ways, rooms: entered };
}

/** Whether some room that one walks through is not reached. */
function leavesOut({ rooms }: PlacedLevel, reached: ReadonlySet<number>): boolean {
  return rooms.some(({ spec }, room) => spec.through && !reached.has(room));
}

/** Archways from where one comes in to every room that one may walk through, on walls so long at `least`, nearest first, through a kitchen last. */
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

/** A level with the rooms that one has come into: no way is dearer than `dearest`. */
type Entered = {
  readonly level: PlacedLevel;
  readonly reached: ReadonlySet<number>;
  readonly between: Between;
  readonly doors: Profile["doors"];
  readonly dearest: number;
};

/** A door for every room that nobody walks through; null where one has none, or where a room to walk through is not reached. */
function roomDoors(entered: Entered, openKitchen: boolean): readonly Way[] | null {
  const { level, reached } = entered;
  const ways: Way[] = [];
  for (const [a, room] of level.rooms.entries()) {
    if (room.spec.through) {
      if (!reached.has(a)) return null;
      continue;
    }
    if (["parking", "duct", "verandah", "porch", "stair"].includes(room.spec.kind)) continue;
    const way = roomDoor(entered, a);
    if (way === null) return null;
    // An open kitchen gives onto the room that it is entered from.
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

export type Between = (into: number, from: number) => readonly Face[];

/** From the sit-out into the living room where there is one, else straight from the front. */
function mainDoor(level: PlacedLevel, between: Between, leaf: number): readonly Way[] | null {
  let best: { cost: number; ways: Way[] } | null = null;
  const past = level.rooms.some(({ spec: { kind } }) => kind === "verandah" || kind === "porch") ? PAST_SIT_OUT : 0;
  for (const [a, room] of level.rooms.entries()) {
    const kind = room.spec.kind;
    const living = kind === "living" || kind === "living-dining";
    if (room.spec.apart !== null) continue;
    if (!living && kind !== "foyer" && kind !== "passage" && kind !== "family") continue;
    const base = living ? 0 : kind === "foyer" ? -0.5 : 2;
    const choices: { cost: number; ways: Way[] }[] = [];
    for (const [b, porch] of level.rooms.entries()) {
      if (porch.spec.kind !== "verandah" && porch.spec.kind !== "porch") continue;
      const faces = between(a, b).filter((face) => face.to - face.from >= leaf + 230);
      const open = porch.rect.y0 <= level.inside.y0 && porch.rect.x1 - porch.rect.x0 >= PORCH_WAY;
      if (faces.length === 0 || !open) continue;
      const cost = base + Math.min(...faces.map((face) => padaCost(level, face)));
      choices.push({ cost, ways: [{ kind: "door", into: a, from: b, faces, width: leaf, main: true }] });
    }
    for (const face of outerFacesOf(room, level)) {
      if (face.to - face.from < leaf + 300) continue;
      if (face.side === "rear" && level.party.left && level.party.right) continue;
      const aside = 2 + (room.rect.y0 - level.inside.y0) / 2500;
      const place = face.side === "front" ? 0.5 : face.side === "rear" ? 9 : aside;
      const cost = base + place + past + padaCost(level, face);
      choices.push({ cost, ways: [{ kind: "door", into: a, from: -1, faces: [face], width: leaf, main: true }] });
    }
    for (const choice of choices) if (best === null || choice.cost < best.cost) best = choice;
  }
  return best?.ways ?? null;
}

/** The outer door of a part to let, or of a stair that is entered from the open air; undefined for every other room. */
function ownDoor(level: PlacedLevel, a: number, seen: Rect, yards: Yards): Way | null | undefined {
  const { spec } = level.rooms[a] as PlacedRoom;
  const outerStair = spec.apart === "outer-stair";
  if (!outerStair && !(spec.apart === "to-let" && spec.through && spec.kind !== "passage")) return undefined;
  const passable = !(level.party.left && level.party.right);
  const sides = outerStair ? STAIR_SIDES : TO_LET_SIDES;
  const [face] = outerFaces(seen, level.inside, level.footprint, level.party, level.walls)
    .filter(({ from, to, side }) => to - from >= NARROW_LEAF + 200 && (side !== "rear" || passable))
    .sort((one, other) => sides.indexOf(one.side) - sides.indexOf(other.side));
  if (face === undefined) return null;
  const width = face.to - face.from >= OWN_LEAF + 350 ? OWN_LEAF : NARROW_LEAF;
  // A leaf keeps off the stair's landing where there is open ground of one's own before it.
  const opensOut = face.side === "front" || yards[face.side] >= width;
  const outward = outerStair && opensOut ? ({ outward: true } as const) : {};
  return { kind: "door", into: a, from: -1, faces: [face], width, main: false, ...outward };
}

/** What vastu makes of the best place for a main door in a face. */
function padaCost(level: PlacedLevel, face: Face): number {
  const outward: Point = face.vertical ? [-face.inward, 0] : [0, -face.inward];
  const costs = doorPlaces(face.from, face.to).map((place) =>
    face.vertical ? level.padaCost(face.centre, place, outward) : level.padaCost(place, face.centre, outward),
  );
  return Math.min(...costs);
}

/** The way into a room by the leaf that its kind has, by a narrower one where no wall is long enough for that. */
function roomDoor(entered: Entered, a: number): Way | null {
  const usual = leafWidth((entered.level.rooms[a] as PlacedRoom).spec.kind, entered.doors);
  return doorOf(entered, a, usual) ?? doorOf(entered, a, narrowerLeaf(usual));
}

function doorOf({ level, reached, between, dearest }: Entered, a: number, width: number): Way | null {
  const room = level.rooms[a] as PlacedRoom;
  const need = width + 200;
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
    // A leaf opens into the room, but never out over a balcony's edge; on a terrace rather than over the stair's landing.
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
