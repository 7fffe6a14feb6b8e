import { isFramed } from "#drawing/sheet/house/framed.ts";
import { roofBoxes } from "#drawing/sheet/house/roof-boxes.ts";
import { fullWalls, lowWalls } from "#drawing/sheet/house/wall-bodies.ts";
import { type Box, boxAround, boxesOverlap, boxHolds } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes, outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { slabPlates } from "#drawing/sheet/structure/slab-plates.ts";
import { type Level, OPEN_AIR_KINDS, type Plan, type Room } from "#planner/plan/plan.ts";

/** How deep a beam may be, from the floor over it down. A frame's spans from column to column; others carry one wall over one opening. mm */
const DEPTH = { frame: 450, other: 300 } as const;
/** A thinner wall stands on the slab alone, and what is narrower than half of that is the edge of a beam in the wall beside it. mm */
export const LEAST_WIDTH = 150;

/** What of a beam is seen at the least under its slab, be that a sunk one, mm. */
const DOWNSTAND = 150;

export function beamDepth(plan: Plan): number {
  return isFramed(plan) ? DEPTH.frame : DEPTH.other;
}

/** The underside of a beam under a slab whose own lies at `soffit`: as deep as others of the storey, and lower under a sunk slab where it would vanish. */
export function beamUnderside(plan: Plan, { floorLevel, floorToFloor }: Level, soffit: number): number {
  return Math.min(floorLevel + floorToFloor - beamDepth(plan), soffit - DOWNSTAND);
}

/**
 * The beams of a level where no wall holds them: along the open sides of its roofed bays, between the cars of a garage for two, and in a frame under walls of
 * the storey above that stand on none below. As wide as the outer walls; from the slab's underside down.
 */
export function openBeams(plan: Plan, level: Level): readonly Cuboid[] {
  const above = plan.levels.find(({ index }) => index === level.index + 1);
  const slab = roofBoxes(level, above);
  const full = fullWalls(level).map(({ box }) => box);
  const low = lowWalls(level).map(({ box }) => box);
  const columns = level.columns.map(({ polygon }) => boxAround(polygon));
  const carried = [
    ...(isFramed(plan) ? thickWalls(above) : []),
    ...level.rooms.flatMap((room) => betweenCars(room, columns)),
  ];
  const wide = Math.max(LEAST_WIDTH, ...level.walls.filter(({ kind }) => kind === "external").map((w) => w.thickness));
  const bays = openBays(level);
  const covered = (x: number, y: number) => slab.some((box) => boxHolds(box, x, y));
  const atEdge = (x: number, y: number) =>
    [
      [x - wide, y],
      [x + wide, y],
      [x, y - wide],
      [x, y + wide],
    ].some(([u = x, v = y]) => !covered(u, v));
  const inBay = (x: number, y: number) =>
    bays.some(({ polygon }) => contains(polygon, x, y)) || low.some((box) => boxHolds(box, x, y));
  const isBeam = (x: number, y: number) =>
    covered(x, y) &&
    ![...full, ...columns].some((box) => boxHolds(box, x, y)) &&
    ((inBay(x, y) && atEdge(x, y)) || carried.some((box) => boxHolds(box, x, y)));
  const edges = outlineOfBoxes(slab).flatMap((loop) => loop.map((point) => boxAround([point])));
  const inset = edges.flatMap(({ x1, y1 }) => [-wide, wide].map((by) => boxAround([[x1 + by, y1 + by]])));
  const corners = bays.flatMap(({ polygon }) => polygon.map((point) => boxAround([point])));
  const plates = slabPlates(level, above);
  return coverBoxes(isBeam, [...slab, ...edges, ...inset, ...corners, ...full, ...low, ...columns, ...carried])
    .filter(({ x1, x2, y1, y2 }) => Math.min(x2 - x1, y2 - y1) >= LEAST_WIDTH / 2)
    .map((box) => ({ box, soffit: soffitOver(box, plates) }))
    .map(({ box, soffit }) => ({ ...box, z1: beamUnderside(plan, level, soffit), z2: soffit }));
}

/** Rooms open to the air that a slab may cover: none ever lies over a courtyard or a duct. */
function openBays(level: Level): readonly Room[] {
  return level.rooms.filter(({ kind }) => OPEN_AIR_KINDS.includes(kind) && kind !== "courtyard" && kind !== "duct");
}

/** What the beam covers that takes the place of the wall between a garage's two cars: from one column to the other in its line. */
function betweenCars({ kind, polygon }: Room, columns: readonly Box[]): readonly Box[] {
  if (kind !== "garage") return [];
  const around = boxAround(polygon);
  const middle = (one: Box): number => (one.x1 + one.x2) / 2;
  const inside = columns
    .filter(
      (one) =>
        one.x1 > around.x1 &&
        one.x2 < around.x2 &&
        one.y2 > around.y1 - LEAST_WIDTH &&
        one.y1 < around.y2 + LEAST_WIDTH,
    )
    .sort((a, b) => a.y1 - b.y1);
  return inside.flatMap((front, i) =>
    inside
      .slice(i + 1)
      .filter((rear) => middle(rear) === middle(front) && contains(polygon, middle(front), (front.y2 + rear.y1) / 2))
      .map((rear) => {
        const half = Math.max(LEAST_WIDTH, front.x2 - front.x1) / 2;
        return { x1: middle(front) - half, x2: middle(front) + half, y1: front.y2, y2: rear.y1 };
      }),
  );
}

function thickWalls(level: Level | undefined): readonly Box[] {
  return fullWalls(level ?? { walls: [] })
    .filter(({ wall }) => wall.thickness >= LEAST_WIDTH)
    .map(({ box }) => box);
}

function soffitOver(box: Box, plates: readonly Cuboid[]): number {
  return Math.min(...plates.filter((plate) => plate.z2 - plate.z1 > 1 && boxesOverlap(plate, box)).map(({ z1 }) => z1));
}
