import { type HouseBox, houseBoxes, parted } from "#drawing/facade/house-boxes.ts";
import { stairwells, trimmers } from "#drawing/section/section-stairs.ts";
import { headroomsOf } from "#drawing/sheet/headroom/headroom.ts";
import { HEADROOM_WALLS } from "#drawing/sheet/headroom/walls.ts";
import {
  HEADROOM_DOOR_HEIGHT,
  HEADROOM_HEIGHT,
  HEADROOM_THRESHOLD,
  roofHeight,
} from "#drawing/sheet/heights/house-heights.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { slabPlates } from "#drawing/sheet/structure/slab-plates.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const HEADROOM_SLAB = 120;

/** The house as a section needs it: slabs open over the stairs, their trimmer beams, and a hollow room over a stair to the roof. */
export function hollowHouse(plan: Plan): readonly HouseBox[] {
  const whole = houseBoxes(plan).filter(
    ({ material, level }) => material !== "slab" && !(material === "wall" && level === plan.levels.length),
  );
  return [
    ...whole,
    ...plan.levels.flatMap((level, index) => slabs(level, plan.levels[index + 1])),
    ...plan.levels.flatMap((level) =>
      trimmers(level).map(
        ({ box, floor, depth }): HouseBox => ({
          ...box,
          z1: floor - depth,
          z2: floor,
          level: level.index,
          material: "slab",
        }),
      ),
    ),
    ...headrooms(plan),
  ];
}

function slabs(level: Level, above: Level | undefined): readonly HouseBox[] {
  const wells = stairwells(level);
  const shafts = level.rooms.filter((room) => level.stairs.some((stair) => stair.room === room.id));
  const isOpen = (x: number, y: number) =>
    wells.some((well) => boxHolds(well, x, y)) && shafts.some(({ polygon }) => contains(polygon, x, y));
  const corners = [...wells, ...shafts.flatMap(({ polygon }) => polygon.map((point) => boxAround([point])))];
  return slabPlates(level, above).flatMap((slab) =>
    coverBoxes(
      (x, y) => boxHolds(slab, x, y) && !isOpen(x, y),
      [slab, ...corners.filter((box) => boxesOverlap(growBox(box, 1), slab))],
    ).map((box): HouseBox => ({ ...slab, ...box, level: level.index, material: "slab" })),
  );
}

/** Walls, columns, doors and slab of each room over a stair. */
function headrooms(plan: Plan): readonly HouseBox[] {
  const floor = roofHeight(plan);
  return headroomsOf(plan).flatMap(({ box: outer, inside: room, doors, columns }): readonly HouseBox[] => {
    const common = { z1: floor, z2: floor + HEADROOM_HEIGHT - HEADROOM_SLAB, level: plan.levels.length } as const;
    const walls = [
      { box: { ...outer, x2: room.x1 }, alongX: false },
      { box: { ...outer, x1: room.x2 }, alongX: false },
      { box: { ...room, y1: outer.y1, y2: room.y1 }, alongX: true },
      { box: { ...room, y1: room.y2, y2: outer.y2 }, alongX: true },
    ];
    const holesAlong = doors.map(({ hinge, latch, out }) => ({
      alongX: out[0] === 0,
      box: through(boxAround([hinge, latch]), out[0] === 0),
    }));
    return [
      ...walls.flatMap(({ box: wall, alongX }) => {
        const holes = holesAlong
          .filter((hole) => hole.alongX === alongX && boxesOverlap(hole.box, wall))
          .map(({ box: hole }) => hole);
        const opening = { sill: HEADROOM_THRESHOLD, head: HEADROOM_THRESHOLD + HEADROOM_DOOR_HEIGHT };
        const pieces = parted(
          { ...wall, ...common, material: "wall" },
          holes.map((one) => ({ box: one, opening })),
          alongX,
        );
        const leaves = holes.map(
          (one): HouseBox => ({
            ...middleOf(one, wall, alongX),
            ...common,
            z1: floor + opening.sill,
            z2: floor + opening.head,
            material: "door",
          }),
        );
        return [...pieces, ...leaves];
      }),
      ...columns.map((column): HouseBox => ({ ...column, ...common, material: "column" })),
      { ...outer, ...common, z1: common.z2, z2: floor + HEADROOM_HEIGHT, material: "slab" },
    ];
  });
}

/** A doorway's line as a box right through the wall it stands in. */
function through(line: Box, alongX: boolean): Box {
  const thick = HEADROOM_WALLS.outer;
  return alongX
    ? { ...line, y1: line.y1 - thick, y2: line.y2 + thick }
    : { ...line, x1: line.x1 - thick, x2: line.x2 + thick };
}

function middleOf(hole: Box, wall: Box, alongX: boolean): Box {
  const half = 20;
  const [x, y] = [(wall.x1 + wall.x2) / 2, (wall.y1 + wall.y2) / 2];
  return alongX ? { ...hole, y1: y - half, y2: y + half } : { ...hole, x1: x - half, x2: x + half };
}
