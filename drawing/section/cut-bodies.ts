import type { HouseBox } from "#drawing/facade/house-boxes.ts";
import { cutRoof } from "#drawing/section/cut-roof.ts";
import { cutWalls } from "#drawing/section/cut-walls.ts";
import { hollowHouse } from "#drawing/section/section-bodies.ts";
import { bodyFrom, faceOf, isCut, seenFrom } from "#drawing/section/section-view.ts";
import { isFramed } from "#drawing/sheet/house/framed.ts";
import { isFullHeight, placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { slabPlates } from "#drawing/sheet/structure/slab-plates.ts";
import type { Level, Opening, Plan } from "#planner/plan/plan.ts";

/** An opening that the cut goes through: its rectangle in the section, wall face to wall face and sill to head. */
export type CutOpening = { readonly opening: Opening; readonly level: number; readonly face: Box };

/** What the cut goes through, as rectangles of the section: z upwards is y. */
export type CutBodies = {
  readonly walls: readonly Box[];
  /** Slabs of floors, roofs and balconies, lintels and bands. */
  readonly concrete: readonly Box[];
  /** The joists with insulation under a sloped roof, from wall to wall, their ends on the plates. */
  readonly ceilings: readonly Box[];
  /** The concrete under the ground floor, and the soil under that. */
  readonly base: readonly Box[];
  readonly soil: readonly Box[];
  /** Beams where no wall is under them, which are among the walls too. */
  readonly beams: readonly Box[];
  /** Panes and leaves in cut openings. */
  readonly panes: readonly Box[];
  readonly openings: readonly CutOpening[];
  /** Walls of the ground floor where they stand on the ground. */
  readonly footings: readonly Box[];
};

export const LINTEL = 150;
const BASE = 100;
/** Thickness of the masonry that holds a raised ground floor where it ends without a wall, mm. */
const PLINTH_WALL = 230;

export function cutBodies(plan: Plan, cut: SectionCut): CutBodies {
  const house = hollowHouse(plan).map((body) => ({ body, seen: bodyFrom(cut, body) }));
  const faces = (...materials: readonly HouseBox["material"][]) =>
    house.filter(({ body, seen }) => materials.includes(body.material) && isCut(seen)).map(({ seen }) => faceOf(seen));
  const stubs = groundWalls(plan, cut);
  const steps = entranceSteps(plan).flatMap((flight) =>
    boxesOf(flight).map((box) => {
      const height = flight.treads.find((tread) => tread.box === box)?.height ?? flight.floor;
      return seenFrom(cut, box, 0, height);
    }),
  );
  const cutSteps = steps.filter(isCut).map(faceOf);
  const floors = faces("plinth").filter((face) => !cutSteps.some((step) => sameBox(step, face)));
  const held = plinthWalls(floors, stubs);
  const beams = faces("beam");
  const openings = plan.levels.flatMap((level) => cutOpenings(level, cut));
  const roof = cutRoof(plan, cut);
  const slabs = faces("slab");
  // No slab but that over the topmost storey ends where the roof begins.
  const over = roof === null ? [] : slabs.filter(({ y2 }) => y2 === roof.foot);
  return {
    walls: [
      ...faces("wall", "parapet", "railing", "column"),
      ...beams,
      ...stubs,
      ...cutSteps,
      ...held,
      ...(roof?.gables ?? []),
    ],
    concrete: [...slabs.filter((slab) => !over.includes(slab)), ...openings.map(lintelOf), ...bands(plan, cut)],
    ceilings: outlineOfBoxes(over, roof?.closing ?? []).map(boxAround),
    base: floors.map((floor) => ({ ...floor, y1: Math.max(floor.y1, floor.y2 - BASE) })),
    soil: floors.map((floor) => ({ ...floor, y2: Math.max(floor.y1, floor.y2 - BASE) })),
    beams,
    panes: faces("glass", "door"),
    openings,
    footings: [...stubs, ...held],
  };
}

/** The openings of a level that a cut goes through. */
export function cutOpenings(level: Level, cut: SectionCut): readonly CutOpening[] {
  return placeOpenings(level)
    .filter(({ wall, alongX }) => isFullHeight(wall) && alongX === (cut.axis === 1))
    .map(({ opening, box }) => ({
      opening,
      seen: seenFrom(cut, box, level.floorLevel + opening.sill, level.floorLevel + opening.head),
    }))
    .filter(({ seen }) => isCut(seen))
    .map(({ opening, seen }) => ({ opening, level: level.index, face: faceOf(seen) }));
}

function lintelOf({ face }: CutOpening): Box {
  return { ...face, y1: face.y2, y2: face.y2 + LINTEL };
}

/** In India load-bearing masonry has a band of concrete at its lintels; a frame has beams instead, to the engineer's design. */
function bands(plan: Plan, cut: SectionCut): readonly Box[] {
  if (isFramed(plan) || plan.brief.region !== "in") return [];
  return plan.levels.flatMap((level) => {
    const head = level.floorLevel + lintelHeight(level);
    return cutWalls(level, cut).map(({ u1, u2 }) => ({ x1: u1, x2: u2, y1: head, y2: head + LINTEL }));
  });
}

/** The height above a level's floor at which most of its doors, windows and arches end; 2100 for a level without any. mm */
export function lintelHeight({ openings }: Level): number {
  const counts = new Map<number, number>();
  for (const { head, kind } of openings) if (kind !== "ventilator") counts.set(head, (counts.get(head) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 2100;
}

/** What lies over a level at a place along the cut, from its underside to its top: a terrace's slab is sunk. */
export function slabOver(
  plan: Plan,
  level: Level,
  cut: SectionCut,
  u: number,
): readonly [underside: number, top: number] {
  const above = plan.levels.find(({ index }) => index === level.index + 1);
  const over = slabPlates(level, above)
    .map((plate) => bodyFrom(cut, plate))
    .find((seen) => isCut(seen) && seen.u1 < u && u < seen.u2 && seen.z2 - seen.z1 > 1);
  if (over) return [over.z1, over.z2];
  return [level.floorLevel + level.clearHeight, level.floorLevel + level.floorToFloor];
}

/** The ground floor's walls from its floor down to the ground, under doors too. */
function groundWalls(plan: Plan, cut: SectionCut): readonly Box[] {
  const ground = plan.levels[0];
  if (!ground) return [];
  return cutWalls(ground, cut).map(({ u1, u2 }) => ({ x1: u1, x2: u2, y1: 0, y2: ground.floorLevel }));
}

function plinthWalls(floors: readonly Box[], stubs: readonly Box[]): readonly Box[] {
  const isHeld = (u: number) => stubs.some(({ x1, x2 }) => x1 - 60 <= u && u <= x2 + 60);
  const goesOn = (floor: Box, u: number) =>
    floors.some((other) => other !== floor && other.y2 >= floor.y2 && (other.x1 === u || other.x2 === u));
  return floors.flatMap((floor) =>
    ([floor.x1, floor.x2] as const)
      .filter((u) => !isHeld(u) && !goesOn(floor, u))
      .map((u) => {
        const width = Math.min(PLINTH_WALL, floor.x2 - floor.x1);
        return u === floor.x1 ? { ...floor, x2: u + width } : { ...floor, x1: u - width };
      }),
  );
}

function sameBox(a: Box, b: Box): boolean {
  return a.x1 === b.x1 && a.x2 === b.x2 && a.y1 === b.y1 && a.y2 === b.y2;
}
