import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { type Level, OPEN_AIR_KINDS, type Room, type RoomKind } from "#planner/plan/plan.ts";

/** Where a car stands in the house. */
export const CAR_BAYS: readonly RoomKind[] = ["parking", "garage"];
/** A car's bay lies this far above the road, mm. */
const BAY_FLOOR = 150;
const GARAGE_STEP = 100;
/** The finish of an upper storey's open floor lies so far below the rooms' at its door, where its falls begin: rain stays out. mm */
const OPEN_FLOOR_DROP = 50;
/** Tiles in their bed over the waterproofing where these are thinnest, and one part of fall on so many of floor; slabs are sunk by whole steps. mm */
const LEAST_FINISH = 40;
export const FALL = 100;
const SUNK_STEP = 10;
const OPEN_FLOORS: readonly RoomKind[] = ["terrace", "balcony"];
/** Full of fixtures, steps or shelves: no place to tell how high the whole floor lies. */
const SMALL: readonly RoomKind[] = ["bath", "bathroom", "wc", "powder", "pooja", "store", "utility", "stair", "lift"];

/** Tiles on a thin bed: so much of what lies between two storeys is at least no slab, and none of it lies on a sunk one. mm */
export const FLOORING = 25;

/**
 * Where a car stands: a step up from the road, never above the house's floor. A garage lies a step below its door to the house, so that spilt fuel stays out
 * (Approved Document B, volume 1: 100 mm).
 */
export function bayFloor({ floorLevel, rooms }: Level): number {
  const step = rooms.some(({ kind }) => kind === "garage") ? GARAGE_STEP : 0;
  return Math.min(BAY_FLOOR, floorLevel - step);
}

/** The terraces and balconies of an upper storey. */
export function openFloors({ index, rooms }: Level): readonly Room[] {
  return index === 0 ? [] : rooms.filter(({ kind }) => OPEN_FLOORS.includes(kind));
}

/** Rooms of ten feet from floor to floor and less are no lower than this where law asks it (NBC 2016 part 3, 12.2); lower ones have no such law. mm */
const LEAST_CLEAR = 2750;

/**
 * Whether a storey's open floors lie on sunk slabs, a step below its rooms. Where these would leave the storey below less than its least height (storeys of a
 * house are as high as one another) their slab stays level with the rooms' and the finish lies behind a threshold.
 */
export function isSunk(level: Level): boolean {
  const spare = level.clearHeight - LEAST_CLEAR + FLOORING;
  return level.clearHeight < LEAST_CLEAR || OPEN_FLOOR_DROP + mostFinish(level) <= spare;
}

/** How high the finish of a storey's terraces and balconies lies at their doors, above the road in mm. */
export function openFloorLevel(level: Level): number {
  return isSunk(level) ? level.floorLevel - OPEN_FLOOR_DROP : level.floorLevel - FLOORING + mostFinish(level);
}

/**
 * How high the slab of a terrace or balcony lies, above the road in mm: its finish falls from the door to an outlet, at the farthest across the
 * whole floor, and has there still the least thickness of tiles, bed and waterproofing under it.
 */
export function sunkSlabLevel(level: Level, room: Pick<Room, "polygon">): number {
  return isSunk(level) ? openFloorLevel(level) - finishOf(room) : level.floorLevel - FLOORING;
}

/** The finish of an open floor at its door, by whole steps, mm. */
function finishOf({ polygon }: Pick<Room, "polygon">): number {
  const { x1, x2, y1, y2 } = boxAround(polygon);
  return Math.ceil((LEAST_FINISH + Math.hypot(x2 - x1, y2 - y1) / FALL) / SUNK_STEP) * SUNK_STEP;
}

function mostFinish(level: Level): number {
  return Math.max(0, ...openFloors(level).map(finishOf));
}

/** How high the floor of a level lies, told once in its largest room and once in every bay, terrace and balcony, above the road in mm. */
export function floorLevels(level: Level): readonly { readonly room: Room; readonly z: number }[] {
  const bays = level.rooms.filter(({ kind }) => CAR_BAYS.includes(kind));
  const indoors = level.rooms.filter(({ kind }) => !OPEN_AIR_KINDS.includes(kind) && !CAR_BAYS.includes(kind));
  const wide = indoors.filter(({ kind }) => !SMALL.includes(kind));
  const [main] = [...(wide.length > 0 ? wide : indoors)].sort((a, b) => b.area - a.area || (a.id < b.id ? -1 : 1));
  return [
    ...(main ? [{ room: main, z: level.floorLevel }] : []),
    ...bays.map((room) => ({ room, z: bayFloor(level) })),
    ...openFloors(level).map((room) => ({ room, z: openFloorLevel(level) })),
  ];
}
