import type { Point } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import { SIT_OUTS } from "#planner/rules/review/entrance.ts";
import { doorPlaces, PAST_SIT_OUT } from "#planner/search/arrange/main-door.ts";
import { JAMB } from "#planner/search/core/beside-leaf.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { type Face, freeSpans, outerFaces, outerFacesOf } from "#planner/search/openings/shared-wall.ts";
import type { Between, Way } from "#planner/search/openings/way.ts";

/** Leaf of the outer door of a part to let or of an external stair, mm; the narrow one where the wall is short, as beside a stair's landing. */
const OWN_LEAF = 1000;
const NARROW_LEAF = 800;
/** Sides where these doors are looked for, best first: visitors find a stair from the road, and a tenant does not cross the sit-out. */
const STAIR_SIDES = ["front", "left", "right", "rear"];
const TO_LET_SIDES = ["left", "right", "rear", "front"];
/** Wall that a main door wants beside its leaf, mm; and its leaf where a narrow sit-out has no wall for the usual one: a metre lets furniture through. */
const BESIDE_MAIN = 230;
const NARROW_MAIN = 1000;
/** A sit-out that one walks through to the main door is at least this wide at the front, mm. */
const PORCH_WAY = 1000;

/** Depth of the plot's own open ground beside and behind the house, mm. */
export type Yards = { readonly left: number; readonly right: number; readonly rear: number };
export const NO_YARDS: Yards = { left: 0, right: 0, rear: 0 };

/** A garage's own door, mm. */
export type GarageDoor = { readonly width: number; readonly head: number };

/**
 * The main door, the doors of what is entered apart, and of garages. `rooms`: those entered by them from which one may walk on. Null if one of these doors
 * finds no wall.
 */
export function outerDoors(
  level: PlacedLevel,
  seen: (i: number) => Rect,
  between: Between,
  leaf: number,
  { yards, garageDoor }: { readonly yards: Yards; readonly garageDoor: GarageDoor | null },
): { readonly ways: readonly Way[]; readonly rooms: readonly number[] } | null {
  const main = mainDoor(level, between, leaf);
  if (main === null) return null;
  const ways: Way[] = [...main];
  const entered = [(main[0] as Way).into];
  for (const [a, room] of level.rooms.entries()) {
    const own = room.spec.kind === "garage" ? garageDoors(level, a, garageDoor) : ownDoor(level, a, seen(a), yards);
    if (own === null) return null;
    if (own.length === 0) continue;
    ways.push(...own);
    if (room.spec.through) entered.push(a);
  }
  return { ways, rooms: entered };
}

/**
 * The main door where it costs least: into a foyer or living room rather than a passage or lounge, from a sit-out rather than the open air, and in
 * the front rather than another wall. Null if no wall takes it.
 */
function mainDoor(level: PlacedLevel, between: Between, leaf: number): readonly Way[] | null {
  let best: { cost: number; ways: Way[] } | null = null;
  const past = level.rooms.some(({ spec: { kind } }) => SIT_OUTS.includes(kind)) ? PAST_SIT_OUT : 0;
  for (const [a, room] of level.rooms.entries()) {
    const kind = room.spec.kind;
    const living = kind === "living" || kind === "living-dining";
    if (room.spec.apart !== null) continue;
    if (!living && kind !== "foyer" && kind !== "passage" && kind !== "family") continue;
    const base = living ? 0 : kind === "foyer" ? -0.5 : 2;
    const choices: { cost: number; ways: Way[] }[] = [];
    for (const [b, porch] of level.rooms.entries()) {
      if (!SIT_OUTS.includes(porch.spec.kind)) continue;
      const shared = between(a, b);
      const usual = shared.filter((face) => face.to - face.from >= leaf + BESIDE_MAIN);
      const width = usual.length > 0 ? leaf : Math.min(leaf, NARROW_MAIN);
      const faces = usual.length > 0 ? usual : shared.filter((face) => holdsLeaf(face, level, width));
      const open = porch.rect.y0 <= level.inside.y0 && porch.rect.x1 - porch.rect.x0 >= PORCH_WAY;
      if (faces.length === 0 || !open) continue;
      const cost = base + Math.min(...faces.map((face) => padaCost(level, face)));
      choices.push({ cost, ways: [{ kind: "door", into: a, from: b, faces, width, main: true }] });
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

/** Whether a wall is long enough for a main door of this leaf, and columns leave it room. */
function holdsLeaf(face: Face, { columns }: PlacedLevel, leaf: number): boolean {
  if (face.to - face.from < leaf + BESIDE_MAIN) return false;
  return freeSpans(face, columns, [], JAMB).some(({ from, to }) => to - from >= leaf);
}

/** The outer door of a part to let, or of a stair that is entered from the open air: null if it finds no wall, none for every other room. */
function ownDoor(level: PlacedLevel, a: number, seen: Rect, yards: Yards): readonly Way[] | null {
  const { spec } = level.rooms[a] as PlacedRoom;
  const outerStair = spec.apart === "outer-stair";
  if (!outerStair && !(spec.apart === "to-let" && spec.through && spec.kind !== "passage")) return [];
  const passable = !(level.party.left && level.party.right);
  const sides = outerStair ? STAIR_SIDES : TO_LET_SIDES;
  const [face] = outerFaces(seen, level.inside, level.footprint, level.party, level.walls)
    .filter(({ from, to, side }) => to - from >= NARROW_LEAF + 200 && (side !== "rear" || passable))
    .sort((one, other) => sides.indexOf(one.side) - sides.indexOf(other.side));
  if (face === undefined) return null;
  const width = face.to - face.from >= OWN_LEAF + 350 ? OWN_LEAF : NARROW_LEAF;
  // The leaf opens outward, clear of the stair's landing, if the plot's own ground lies before it.
  const opensOut = face.side === "front" || yards[face.side] >= width;
  const outward = outerStair && opensOut ? ({ outward: true } as const) : {};
  return [{ kind: "door", into: a, from: -1, faces: [face], width, main: false, ...outward }];
}

/** The doors by which cars come into their garage, in the front: one for each stretch of wall, or part of it, that is long enough; null if none is. */
function garageDoors(level: PlacedLevel, a: number, door: GarageDoor | null): readonly Way[] | null {
  if (door === null) return null;
  const least = door.width + 2 * JAMB;
  const faces = outerFacesOf(level.rooms[a] as PlacedRoom, level)
    .filter(({ side, from, to }) => side === "front" && to - from >= least)
    .flatMap((face) => (face.to - face.from < 2 * least ? [face] : halvesOf(face)));
  const shutter = { head: door.head };
  const ways = faces.map(
    (face): Way => ({ kind: "door", into: a, from: -1, faces: [face], width: door.width, main: false, shutter }),
  );
  return ways.length === 0 ? null : ways;
}

function halvesOf<F extends Face>(face: F): readonly F[] {
  const middle = Math.round((face.from + face.to) / 2);
  return [
    { ...face, to: middle },
    { ...face, from: middle },
  ];
}

/** Vastu's cost of the best place for a main door in a face, by its pada, a thirty-second part of the house's edge. */
function padaCost(level: PlacedLevel, face: Face): number {
  const outward: Point = face.vertical ? [-face.inward, 0] : [0, -face.inward];
  const costs = doorPlaces(face.from, face.to).map((place) =>
    face.vertical ? level.padaCost(face.centre, place, outward) : level.padaCost(place, face.centre, outward),
  );
  return Math.min(...costs);
}
