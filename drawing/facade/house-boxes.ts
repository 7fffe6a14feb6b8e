import { massing, type SolidPart } from "#drawing/facade/massing.ts";
import { lowerRoofHeights } from "#drawing/sheet/heights/house-heights.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { isFullHeight, type PlacedOpening, placeOpenings, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import { underSunkSlabs, wallHeights } from "#drawing/sheet/structure/slab-plates.ts";
import type { Level, Opening, Plan } from "#planner/plan/plan.ts";

export type BoxMaterial = "wall" | "slab" | "beam" | "plinth" | "column" | "parapet" | "railing" | "glass" | "door";

/** A box of the house in millimetres: x along the road, y away from it, z up. */
export type HouseBox = Cuboid & { readonly material: BoxMaterial; readonly level: number };

const PANE = 40;
const OWN_PARTS: readonly SolidPart[] = ["wall", "parapet", "upstand", "railing"];

/**
 * The house as boxes for a model one can walk around: walls parted around their openings on every side (the elevation needs only
 * the front ones), panes and leaves in them, and the slabs, columns and plinth of the massing.
 */
export function houseBoxes(plan: Plan): readonly HouseBox[] {
  const shell = massing(plan)
    .solids.filter(({ part, level }) => !(OWN_PARTS.includes(part) && level < plan.levels.length))
    .map(({ part, x1, x2, y1, y2, z1, z2, level }): HouseBox => {
      const material = part === "headroom" ? "wall" : part === "upstand" ? "parapet" : part;
      return { x1, x2, y1, y2, z1, z2, level, material };
    });
  const upstands = lowerRoofs(plan).flatMap((roof) => {
    const { slab, top } = lowerRoofHeights(roof);
    return roof.upstand.map(
      (run): HouseBox => ({ ...run, z1: slab, z2: top, level: roof.above.index, material: "parapet" }),
    );
  });
  return [...shell, ...plan.levels.flatMap((level, index) => levelBoxes(level, plan.levels[index + 1])), ...upstands];
}

function levelBoxes(level: Level, above: Level | undefined): readonly HouseBox[] {
  const placed = placeOpenings(level);
  const walls = wallBodies(level.walls).flatMap((body): HouseBox[] => {
    const { wall, box, alongX } = body;
    const [z1, z2] = wallHeights(level, body);
    const material = isFullHeight(wall) ? "wall" : wall.kind === "railing" ? "railing" : "parapet";
    const holes = placed.filter(({ opening }) => opening.wall === wall.id);
    const pieces = parted({ ...box, z1, z2, material, level: level.index }, holes, alongX);
    return pieces.flatMap((piece) => underSunkSlabs(piece, level, above));
  });
  return [...walls, ...placed.flatMap((hole) => filling(hole, level))];
}

/** Where an opening parts a wall: its rectangle on plan, its sill and head above the floor. */
type Hole = { readonly box: Box; readonly opening: Pick<Opening, "sill" | "head"> };

/** A wall without its openings: full pieces between them, a piece below each sill and one above each head. */
export function parted(wall: HouseBox, holes: readonly Hole[], alongX: boolean): HouseBox[] {
  const [low, high] = alongX ? (["x1", "x2"] as const) : (["y1", "y2"] as const);
  const sorted = [...holes].sort((a, b) => a.box[low] - b.box[low]);
  const boxes: HouseBox[] = [];
  let from = wall[low];
  const piece = (start: number, end: number, z1: number, z2: number) => {
    if (end > start && z2 > z1) boxes.push({ ...wall, [low]: start, [high]: end, z1, z2 });
  };
  for (const { box, opening } of sorted) {
    piece(from, box[low], wall.z1, wall.z2);
    piece(box[low], box[high], wall.z1, wall.z1 + opening.sill);
    piece(box[low], box[high], wall.z1 + opening.head, wall.z2);
    from = box[high];
  }
  piece(from, wall[high], wall.z1, wall.z2);
  return boxes;
}

function filling({ opening, box, alongX }: PlacedOpening, level: Level): readonly HouseBox[] {
  if (opening.kind === "arch") return [];
  const middle = alongX ? (box.y1 + box.y2) / 2 : (box.x1 + box.x2) / 2;
  const thin = alongX
    ? { ...box, y1: middle - PANE / 2, y2: middle + PANE / 2 }
    : { ...box, x1: middle - PANE / 2, x2: middle + PANE / 2 };
  const z1 = level.floorLevel + opening.sill;
  const z2 = level.floorLevel + opening.head;
  return [{ ...thin, z1, z2, level: level.index, material: opening.kind === "door" ? "door" : "glass" }];
}
