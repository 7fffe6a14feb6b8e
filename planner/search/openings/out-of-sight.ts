import { area, type Rect } from "#planner/geometry/rect.ts";
import { BATHROOMS } from "#planner/plan/plan.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { placesInWalls, standsFree } from "#planner/search/openings/door-places.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { facedFrom } from "#planner/search/openings/sight.ts";
import type { Way } from "#planner/search/openings/way.ts";

/** Steps along a wall at which a door is tried, mm: finer than elsewhere, as a hand's breadth may hide it. */
const STEP = 150;
/** If several doors are moved together, so many places are tried of each but the last. */
const TRIED_TOGETHER = 16;

/**
 * Hides the doors of baths from whoever comes in by the main door. Each bath's door is moved, else the main door, an archway between, or the main door
 * and all baths' doors in sight, if they have other places; else an archway between gets a leaf.
 */
export function outOfSight(
  level: PlacedLevel,
  placed: readonly PlacedDoor[],
  keepClear: readonly Rect[],
): readonly PlacedDoor[] {
  let doors = placed;
  for (const bath of bathsSeen(level, doors)) doors = movedOutOfSight(level, doors, [bath], keepClear) ?? doors;
  const seen = bathsSeen(level, doors);
  const main = doors.find((door) => door.way.main);
  if (seen.length === 0 || main === undefined) return doors;
  const arches = doors.filter(({ way }) => way.kind === "arch");
  for (const moved of [[main], ...arches.map((arch) => [arch]), [main, ...seen]]) {
    const found = movedOutOfSight(level, doors, moved, keepClear);
    if (found !== null) return found;
  }
  for (const arch of arches) {
    const found = movedOutOfSight(level, doors, [arch], keepClear, closedWays(level, arch.way));
    if (found !== null) return found;
  }
  return doors;
}

/** The doors that could close an archway, if a leaf may: one that opens into the larger of its rooms first. */
function closedWays({ rooms }: PlacedLevel, { leaf, into, from, faces, ...way }: Way): readonly Way[] {
  if (leaf === undefined) return [];
  const [own, beyond] = [into, from].map((i) => {
    const r = rooms[i]?.rect;
    return r === undefined ? 0 : area(r);
  }) as [number, number];
  const door = { ...way, kind: "door", into, from, faces, width: leaf } as const;
  const outward = { ...door, outward: true } as const;
  return own >= beyond ? [door, outward] : [outward, door];
}

/** Doors of baths that one looks at as one comes in by the main door. */
export function bathsSeen(level: PlacedLevel, doors: readonly PlacedDoor[]): readonly PlacedDoor[] {
  const main = doors.find((door) => door.way.main);
  if (main === undefined) return [];
  const toBath = (door: PlacedDoor): boolean =>
    [door.way.into, door.way.from].some((i) => BATHROOMS.includes(level.rooms[i]?.spec.kind ?? "duct"));
  return facedFrom(level, main, doors, doors.filter(toBath));
}

/** All doors, with the given ones moved so that fewer baths are seen; null if no places of theirs, or of `ways` instead of the first one's, do that. */
function movedOutOfSight(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  [moved, ...rest]: readonly PlacedDoor[],
  keepClear: readonly Rect[],
  ways: readonly Way[] = moved === undefined ? [] : [moved.way],
): readonly PlacedDoor[] | null {
  if (moved === undefined) return null;
  const seen = bathsSeen(level, doors).length;
  if (seen === 0) return null;
  const others = doors.filter((door) => door !== moved);
  const places = ways
    .flatMap((way) => placesInWalls(level, way, others, STEP))
    .filter((door) => standsFree(door, others, keepClear));
  for (const door of rest.length === 0 ? inOneHoleEach(places) : places.slice(0, TRIED_TOGETHER)) {
    const trial = doors.map((one) => (one === moved ? door : one));
    const found = rest.length === 0 ? trial : movedOutOfSight(level, trial, rest, keepClear);
    if (found !== null && bathsSeen(level, found).length < seen) return found;
  }
  return null;
}

/** The first of the doors that could stand in each hole in a wall: hung on its other side, a leaf hides nothing more. */
function inOneHoleEach(places: readonly PlacedDoor[]): readonly PlacedDoor[] {
  const byHole = Map.groupBy(places, ({ face, span }) => `${face.wall.id} ${span.from} ${span.to}`);
  return [...byHole.values()].flatMap(([first]) => first ?? []);
}
