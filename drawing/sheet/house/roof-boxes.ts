import { fullWalls } from "#drawing/sheet/house/wall-bodies.ts";
import { type Box, boxAround, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Level, Room } from "#planner/plan/plan.ts";

/** Rooms that have no slab over them where no storey stands on them. */
const UNROOFED: readonly Room["kind"][] = ["terrace", "balcony", "courtyard", "duct"];
/** Parapets, railings and columns about an open room are no thicker, mm: they carry no strip of slab of their own. */
const RIM = 240;

export function unroofed(level: Level): readonly Room[] {
  return level.rooms.filter((room) => UNROOFED.includes(room.kind));
}

/** What the slab over a level covers, as boxes in real mm: its roofed rooms with their walls, and all that the level above stands on. */
export function roofBoxes(level: Level, above?: Level): readonly Box[] {
  const own = level.footprint.map((region) => region.outer);
  const carried = above?.footprint.map((region) => region.outer) ?? [];
  const open = unroofed(level);
  const rims = open.map((room) => growBox(boxAround(room.polygon), RIM));
  const roofed = level.rooms.filter((room) => !open.includes(room)).map((room) => room.polygon);
  const walls = fullWalls(level).map(({ box }) => box);
  const isOpen = (x: number, y: number) =>
    open.some(({ polygon }) => contains(polygon, x, y)) ||
    (rims.some((box) => boxHolds(box, x, y)) &&
      !walls.some((box) => boxHolds(box, x, y)) &&
      !roofed.some((polygon) => contains(polygon, x, y)));
  const covered = (x: number, y: number) =>
    carried.some((outer) => contains(outer, x, y)) || (own.some((outer) => contains(outer, x, y)) && !isOpen(x, y));
  const corners = [...own, ...carried, ...open.map(({ polygon }) => polygon), ...roofed].flat();
  return coverBoxes(covered, [...corners.map((point) => boxAround([point])), ...rims, ...walls]);
}
