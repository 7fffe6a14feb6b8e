import { FLOORING, openFloorLevel, openFloors, sunkSlabLevel } from "#drawing/sheet/heights/floor-levels.ts";
import { lowerRoofHeights, openGuardLevel, PARAPET_HEIGHT } from "#drawing/sheet/heights/house-heights.ts";
import { roofsOver } from "#drawing/sheet/house/lower-roofs.ts";
import { oncePerStorey } from "#drawing/sheet/house/once-per-plan.ts";
import { roofBoxes } from "#drawing/sheet/house/roof-boxes.ts";
import { fullWalls, isFullHeight, lowWalls, type WallBody, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, commonBox, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Level, Room, Wall } from "#planner/plan/plan.ts";

/** The floor of a terrace or balcony out to the outer faces of its low walls, on a slab that is sunk. Real mm; heights above the road. */
export type SunkFloor = {
  readonly room: Room;
  readonly boxes: readonly Box[];
  /** The slab's top, the finish at the door, and the top of the parapets and railings about it. */
  readonly slab: number;
  readonly finish: number;
  readonly guard: number;
};

/** The terraces and balconies of an upper storey. */
export function sunkFloors(level: Level): readonly SunkFloor[] {
  const full = fullWalls(level).map(({ box }) => box);
  return openFloors(level).map((room): SunkFloor => {
    const floor = boxAround(room.polygon);
    const low = lowWalls(level)
      .filter(({ box }) => boxesOverlap(growBox(box, 1), floor))
      .map(({ box }) => box);
    const boxes = coverBoxes(
      (x, y) =>
        !full.some((box) => boxHolds(box, x, y)) &&
        (contains(room.polygon, x, y) || low.some((box) => boxHolds(box, x, y))),
      [...room.polygon.map((point) => boxAround([point])), ...low, ...full],
    );
    return {
      room,
      boxes,
      slab: sunkSlabLevel(level, room),
      finish: openFloorLevel(level),
      guard: openGuardLevel(level),
    };
  });
}

/** A slab over a part of a storey that lies lower than the floor beside it. */
type LowSlab = { readonly boxes: readonly Box[]; readonly slab: number };

/** Where the slab over a level is no floor of rooms: under the terraces and balconies of the storey above, and where that leaves a roof beside it. */
const lowSlabs = oncePerStorey((level, above): readonly LowSlab[] => {
  const roofs = roofsOver(level, above).map((roof) => ({ boxes: roof.boxes, slab: lowerRoofHeights(roof).slab }));
  return [...(above === undefined ? [] : sunkFloors(above)), ...roofs];
});

/** What lies over a level: its slab, and lower where the storey above has a terrace or balcony, or leaves a roof beside it. */
export function slabPlates(level: Level, above: Level | undefined): readonly Cuboid[] {
  const top = level.floorLevel + level.floorToFloor;
  const thick = level.floorToFloor - level.clearHeight;
  const sunk = lowSlabs(level, above);
  const plates = roofBoxes(level, above).flatMap((plate) => {
    const low = sunk.flatMap(({ boxes, slab }) =>
      boxes
        .filter((box) => boxesOverlap(box, plate))
        .map((box) => ({ ...commonBox(box, plate), z1: slab - (thick - FLOORING), z2: slab })),
    );
    if (low.length === 0) return [{ ...plate, z1: top - thick, z2: top }];
    const rest = coverBoxes(
      (x, y) => boxHolds(plate, x, y) && !low.some((box) => boxHolds(box, x, y)),
      [plate, ...low],
    ).map((box) => ({ ...box, z1: top - thick, z2: top }));
    return [...rest, ...low];
  });
  return above === undefined ? plates : [...plates, ...kerbs(above)];
}

/** A body of a level in pieces, none of which comes up through a lower slab of the storey above: the slab lies on it. */
export function underSunkSlabs<T extends Cuboid>(body: T, level: Level, above: Level | undefined): readonly T[] {
  const sunk = lowSlabs(level, above);
  const low = sunk.flatMap(({ boxes, slab }) =>
    boxes
      .filter((box) => slab < body.z2 && boxesOverlap(box, body))
      .map((box): T => ({ ...body, ...commonBox(box, body), z2: slab })),
  );
  if (low.length === 0) return [body];
  const rest = coverBoxes(
    (x, y) => boxHolds(body, x, y) && !low.some((box) => boxHolds(box, x, y)),
    [body, ...low],
  ).map((box): T => ({ ...body, ...box }));
  return [...rest, ...low].filter(({ z1, z2 }) => z1 < z2);
}

/** The kerbs that hold a sunk floor's finish where only a railing stands at its edge. */
function kerbs(level: Level): readonly Cuboid[] {
  const rails = wallBodies(level.walls).filter(({ wall }) => wall.kind === "railing");
  return sunkFloors(level).flatMap(({ boxes, slab, finish }) =>
    rails
      .filter(({ box }) => boxes.some((one) => boxesOverlap(one, box)))
      .map(({ box }) => ({ ...box, z1: slab, z2: finish })),
  );
}

/** From where to where a wall of a level stands up: one that goes up to the ceiling from floor to floor, a lower one as a guard. */
export function wallHeights(level: Level, { wall, box }: WallBody): readonly [from: number, to: number] {
  if (isFullHeight(wall)) return [level.floorLevel, level.floorLevel + level.floorToFloor];
  return guardHeights(level, box, wall.kind);
}

/**
 * From where to where a parapet, railing or column of no more than its height stands up: about a sunk floor from its slab, or a railing
 * from its kerb, to the top of that floor's guard.
 */
export function guardHeights(
  level: Level,
  box: Box,
  kind: Wall["kind"] = "parapet",
): readonly [from: number, to: number] {
  const floor = sunkFloors(level).find(({ boxes }) => boxes.some((one) => boxesOverlap(one, box)));
  if (floor === undefined) return [level.floorLevel, level.floorLevel + PARAPET_HEIGHT];
  return [kind === "railing" ? floor.finish : floor.slab, floor.guard];
}
