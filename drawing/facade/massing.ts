import { type Eave, eavesOf } from "#drawing/facade/eaves.ts";
import { headroomsOf } from "#drawing/sheet/headroom/headroom.ts";
import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { bayFloor, CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";
import {
  HEADROOM_DOOR_HEIGHT,
  HEADROOM_HEIGHT,
  HEADROOM_THRESHOLD,
  lowerRoofHeights,
  roofParapetHeight,
} from "#drawing/sheet/heights/house-heights.ts";
import { type LowerRoof, lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { roofBoxes } from "#drawing/sheet/house/roof-boxes.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { isRoofUsed } from "#drawing/sheet/house/used-roof.ts";
import { fullWalls, isFullHeight, placeOpenings, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { isGarageDoor } from "#drawing/sheet/openings/garage-door.ts";
import { type PitchedRoof, pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { type TiledSkirt, tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import { type EntranceSteps, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { openBeams } from "#drawing/sheet/structure/beams.ts";
import {
  guardHeights,
  slabPlates,
  sunkFloors,
  underSunkSlabs,
  wallHeights,
} from "#drawing/sheet/structure/slab-plates.ts";
import type { Level, Opening, Plan, Wall } from "#planner/plan/plan.ts";

/** An upstand is the low parapet about a roof over a lower storey. */
export type SolidPart = "plinth" | "wall" | "slab" | "beam" | "column" | "parapet" | "upstand" | "railing" | "headroom";

/** An opening in a wall that runs along the road, by its edges in the elevation. */
export type ElevationOpening = {
  readonly opening: Opening;
  readonly level: number;
  readonly x1: number;
  readonly x2: number;
  readonly z1: number;
  readonly z2: number;
  /** The wall's face towards the road. */
  readonly y: number;
};

export type Solid = Cuboid & {
  readonly part: SolidPart;
  readonly level: number;
  readonly openings: readonly ElevationOpening[];
};

export type LevelHeights = {
  readonly index: number;
  readonly name: string;
  readonly floor: number;
  /** Underside of the slab above, and its top: the next floor, or the roof. */
  readonly ceiling: number;
  readonly top: number;
  /** The storey's terraces: their finish at the door, the top of their slab, and of their parapet. */
  readonly terraces: readonly {
    readonly name: string;
    readonly finish: number;
    readonly slab: number;
    readonly guard: number;
  }[];
  /** Of the roof over parts of the storey on which no storey stands: the top of its slab and of its upstand. Null where it has none. */
  readonly lowerRoof: ReturnType<typeof lowerRoofHeights> | null;
};

/** The house as solids, in every style the same; styles dress it. */
export type Massing = {
  readonly solids: readonly Solid[];
  readonly levels: readonly LevelHeights[];
  /** Top of what lies over the topmost storey's rooms: of the roof slab, or of the ceiling under a sloped roof. */
  readonly roof: number;
  /** The sloped roof on it, whose heights are told above that; null for a flat one, which has a parapet. */
  readonly pitched: PitchedRoof | null;
  /** The skirt of tiles about a terrace, whose heights are told above that too; null where a parapet stands alone. */
  readonly skirt: TiledSkirt | null;
  /** How high the parapet of a flat roof stands on it, and whether people use that roof. */
  readonly parapet: number;
  readonly isRoofUsed: boolean;
  /** The edge of that slab towards the road, left to right. */
  readonly eaves: readonly Eave[];
  readonly width: readonly [from: number, to: number];
};

/** Grows the plan's walls, columns and footprints into solids with their openings at their heights. */
export function massing(plan: Plan): Massing {
  const levels = plan.levels.map((level): LevelHeights => {
    const top = level.floorLevel + level.floorToFloor;
    // All such roofs of a storey lie level.
    const lower = lowerRoofs(plan).find((roof) => roof.level === level);
    return {
      index: level.index,
      name: level.name,
      floor: level.floorLevel,
      ceiling: level.floorLevel + level.clearHeight,
      top,
      terraces: sunkFloors(level)
        .filter(({ room }) => room.kind === "terrace")
        .map(({ room, finish, slab, guard }) => ({ name: room.label, finish, slab, guard })),
      lowerRoof: lower === undefined ? null : lowerRoofHeights(lower),
    };
  });
  const last = plan.levels[plan.levels.length - 1];
  if (!last) throw new Error("a plan without levels has no elevation");
  const solids = plan.levels.flatMap((level, index) => [
    ...(index === 0 ? plinth(level) : []),
    ...levelSolids(level, plan.levels[index + 1]),
    ...slabs(level, plan.levels[index + 1]),
    ...openBeams(plan, level).map((beam) => solid("beam", level.index, beam, beam.z1, beam.z2)),
  ]);
  const roof = last.floorLevel + last.floorToFloor;
  const pitched = pitchedRoof(plan);
  const footprints = boxAround(plan.levels.flatMap((level) => level.footprint.flatMap((region) => region.outer)));
  return {
    solids: [
      ...solids,
      ...entranceSteps(plan).flatMap(stepSolids),
      ...lowerRoofs(plan).flatMap(upstandSolids),
      ...(pitched === null ? roofParapet(plan, last, roof) : []),
      ...headroom(plan, last, roof),
    ],
    levels,
    roof,
    pitched,
    skirt: tiledSkirt(plan),
    parapet: roofParapetHeight(plan),
    isRoofUsed: isRoofUsed(plan),
    eaves: eavesOf(roofBoxes(last)),
    width: [footprints.x1, footprints.x2],
  };
}

/** What a house stands on; lower where cars stand, and under the door by which one drives in. */
function plinth(level: Level): readonly Solid[] {
  const low = [
    ...level.rooms.filter((room) => CAR_BAYS.includes(room.kind)).map((room) => boxAround(room.polygon)),
    ...placeOpenings(level).flatMap(({ opening, box }) => (isGarageDoor(opening) ? [box] : [])),
  ];
  const at = (box: Box, z2: number) => solid("plinth", level.index, box, 0, z2);
  const footprint = level.footprint.map((region) => region.outer);
  return [
    ...coverBoxes(
      (x, y) => footprint.some((outer) => contains(outer, x, y)) && !low.some((box) => boxHolds(box, x, y)),
      [
        ...footprint.map((outer) => boxAround(outer)),
        ...footprint.flatMap((outer) => outer.map((point) => boxAround([point]))),
        ...low,
      ],
    ).map((box) => at(box, level.floorLevel)),
    ...low.map((box) => at(box, bayFloor(level))),
  ];
}

/** A flight of entrance steps as blocks that reach down to the ground. */
function stepSolids({ landing, treads, floor }: EntranceSteps): readonly Solid[] {
  return [
    ...(landing === null ? [] : [solid("plinth", 0, landing, 0, floor)]),
    ...treads.map(({ box, height }) => solid("plinth", 0, box, 0, height)),
  ];
}

function levelSolids(level: Level, above: Level | undefined): readonly Solid[] {
  const roof = roofBoxes(level, above);
  const placed = placeOpenings(level);
  const walls = wallBodies(level.walls).map((body): Solid => {
    const { wall, box, alongX } = body;
    const [z1, z2] = wallHeights(level, body);
    const openings = placed
      .filter(({ opening }) => alongX && opening.wall === wall.id)
      .map(({ opening, box: hole }): ElevationOpening => {
        const z1 = isGarageDoor(opening) ? bayFloor(level) : level.floorLevel + opening.sill;
        return {
          opening,
          level: level.index,
          x1: hole.x1,
          x2: hole.x2,
          z1,
          z2: level.floorLevel + opening.head,
          y: box.y1,
        };
      });
    return { ...solid(partOf(wall), level.index, box, z1, z2), openings };
  });
  // Between the walls of a garage columns stand on the plinth as these do.
  const bays = level.rooms.filter((room) => room.kind === "parking").map((room) => boxAround(room.polygon));
  const columns = level.columns.flatMap((column) => {
    const box = boxAround(column.polygon);
    const nearBay = bays.some((bay) =>
      boxHolds({ x1: bay.x1 - 400, x2: bay.x2 + 400, y1: bay.y1 - 400, y2: bay.y2 + 400 }, box.x1, box.y1),
    );
    // A column that carries nothing yet ends with the parapet that it stands in.
    const [z1, z2] = roof.some((covered) => boxesOverlap(covered, box))
      ? [level.floorLevel, level.floorLevel + level.floorToFloor]
      : guardHeights(level, box);
    const isRaised = nearBay && level.index === 0;
    // What is below the floor of a column that a wall takes in goes on with the plinth beside it.
    const isTakenIn = fullWalls(level).some(({ box: wall }) => boxesOverlap(growBox(box, 5), wall));
    return [
      ...(isRaised && isTakenIn ? [solid("plinth", level.index, box, 0, z1)] : []),
      ...underSunkSlabs(solid("column", level.index, box, isRaised && !isTakenIn ? 0 : z1, z2), level, above),
    ];
  });
  return [...walls, ...columns];
}

function partOf(wall: Wall): SolidPart {
  if (isFullHeight(wall)) return "wall";
  return wall.kind === "railing" ? "railing" : "parapet";
}

function slabs(level: Level, above: Level | undefined): readonly Solid[] {
  return slabPlates(level, above).map((plate) => solid("slab", level.index, plate, plate.z1, plate.z2));
}

/**
 * The upstand about a lower roof, which belongs to the storey beside it as a terrace's parapet does: on the walls below, which end with the floor,
 * and on the slab where a bay below is open.
 */
function upstandSolids(roof: LowerRoof): readonly Solid[] {
  const { level, above, upstand } = roof;
  const { slab, top } = lowerRoofHeights(roof);
  const walls = fullWalls(level).map(({ box }) => box);
  const isWall = (x: number, y: number) => walls.some((box) => boxHolds(box, x, y));
  const isUpstand = (x: number, y: number) => upstand.some((box) => boxHolds(box, x, y));
  const pieces = (walled: boolean) =>
    coverBoxes((x, y) => isUpstand(x, y) && isWall(x, y) === walled, [...upstand, ...walls]);
  return [
    ...pieces(true).map((run) => solid("upstand", above.index, run, above.floorLevel, top)),
    ...pieces(false).map((run) => solid("upstand", above.index, run, slab, top)),
  ];
}

/** A parapet along every edge of the roof, inside its outline. */
function roofParapet(plan: Plan, last: Level, roof: number): readonly Solid[] {
  return roofOutline(plan)
    .flatMap((loop) =>
      edgesOf(loop).flatMap(([from, to]) => {
        const run = boxAround([from, to]);
        // The roof lies on the left of its outline: an edge to the right is a front, one upwards a right side.
        if (from[1] === to[1])
          return to[0] > from[0] ? [{ ...run, y2: run.y1 + PARAPET }] : [{ ...run, y1: run.y2 - PARAPET }];
        return to[1] > from[1] ? [{ ...run, x1: run.x2 - PARAPET }] : [{ ...run, x2: run.x1 + PARAPET }];
      }),
    )
    .map((run) => solid("parapet", last.index + 1, run, roof, roof + roofParapetHeight(plan)));
}

/** The room over the stair where it climbs on to the terrace, with the doors that face the road. */
function headroom(plan: Plan, last: Level, roof: number): readonly Solid[] {
  const rooms = headroomsOf(plan);
  return headroomBoxes(plan).map((box, index) => {
    const facing = rooms[index]?.doors.filter(({ out }) => out[1] < 0) ?? [];
    const openings = facing.map(({ hinge, latch }): ElevationOpening => {
      const [x1, x2] = [Math.min(hinge[0], latch[0]), Math.max(hinge[0], latch[0])];
      const opening: Opening = {
        id: `headroom-door-${index}`,
        kind: "door",
        tag: "",
        wall: "",
        from: [x1, box.y1],
        to: [x2, box.y1],
        sill: HEADROOM_THRESHOLD,
        head: HEADROOM_THRESHOLD + HEADROOM_DOOR_HEIGHT,
        rooms: ["stair", "terrace"],
      };
      const [z1, z2] = [roof + opening.sill, roof + opening.head];
      return { opening, level: last.index + 1, x1, x2, z1, z2, y: box.y1 };
    });
    return { ...solid("headroom", last.index + 1, box, roof, roof + HEADROOM_HEIGHT), openings };
  });
}

function solid(part: SolidPart, level: number, box: Box, z1: number, z2: number): Solid {
  return { part, level, x1: box.x1, x2: box.x2, y1: box.y1, y2: box.y2, z1, z2, openings: [] };
}

/** How far a storey's walls reach along the road. */
export function wallsOf({ solids, width }: Massing, level: number): readonly [from: number, to: number] {
  const walls = solids.filter((each) => each.part === "wall" && each.level === level);
  if (walls.length === 0) return width;
  return [Math.min(...walls.map(({ x1 }) => x1)), Math.max(...walls.map(({ x2 }) => x2))];
}

/** Whether a solid is the parapet of the topmost storey's roof, not that of a terrace or a roof below it. */
export function isRoofParapet({ part, level }: Solid, { levels }: Massing): boolean {
  return part === "parapet" && level === levels.length;
}
