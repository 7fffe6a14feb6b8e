import { cutOpenings, slabOver } from "#drawing/section/cut-bodies.ts";
import { cutWalls } from "#drawing/section/cut-walls.ts";
import { isCut, seenFrom, stretch } from "#drawing/section/section-view.ts";
import {
  HEADROOM_HEIGHT,
  lowerRoofHeights,
  plateHeight,
  roofHeight,
  roofParapetHeight,
} from "#drawing/sheet/heights/house-heights.ts";
import { type LowerRoof, lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { crossedRooms, type SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import { sunkFloors } from "#drawing/sheet/structure/slab-plates.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A chain of heights above the road, ascending, on one side of the section. mm */
export type HeightChain = {
  readonly kind: "details" | "storeys" | "overall";
  readonly side: "left" | "right";
  readonly stops: readonly number[];
};

/**
 * On either side the details of the wall there, and on the left beside them the storeys and the overall height. All begin at the road and end
 * at the highest point, so that each adds up to the overall one.
 */
export function heightChains(plan: Plan, cut: SectionCut): readonly HeightChain[] {
  const roof = roofHeight(plan);
  const over = plan.levels.at(-1)?.stairs.some(({ toLevel }) => toLevel >= plan.levels.length) ?? false;
  const tops = [...roofTops(plan, roof), ...(over ? [roof + HEADROOM_HEIGHT] : [])];
  // Storeys end where walls do: under a sloped roof at their plates.
  const walls = pitchedRoof(plan) === null ? roof : plateHeight(plan);
  const floors = plan.levels.map(({ floorLevel }) => floorLevel);
  const details = (side: "left" | "right") => plan.levels.flatMap((level) => detailsOf(plan, level, cut, side));
  return [
    { kind: "details", side: "left", stops: distinct([0, ...details("left"), roof, ...tops]) },
    { kind: "storeys", side: "left", stops: distinct([0, ...floors, walls, ...tops]) },
    { kind: "overall", side: "left", stops: [0, Math.max(...tops)] },
    { kind: "details", side: "right", stops: distinct([0, ...details("right"), roof, ...tops]) },
  ];
}

/** So far above the plate eaves have a figure of their own in a chain, mm. */
const APART = 150;

/** What a chain tells above the foot of the roof: the parapet of a flat one, the ridge of a sloped one, and its eaves where they lie well above. */
function roofTops(plan: Plan, roof: number): readonly number[] {
  const sloped = pitchedRoof(plan);
  if (sloped === null) return [roof + roofParapetHeight(plan)];
  return [...(sloped.eaves > APART ? [roof + sloped.eaves] : []), roof + sloped.ridge];
}

/**
 * What a side's chain tells of a storey: the opening that is cut in the end wall there and in no other, and the underside and top of the slab
 * over it. Where a terrace or balcony ends the storey, its parapet or railing in place of the floor, which is that of the rooms behind it; and where the roof
 * of the storey below lies before its wall, the upstand of that.
 */
function detailsOf(plan: Plan, level: Level, cut: SectionCut, side: "left" | "right"): readonly number[] {
  const end = endOf(level, cut, side);
  const sunk = sunkFloors(level).find(({ boxes }) =>
    boxes.map((box) => seenFrom(cut, box, 0, 0)).some((seen) => isCut(seen) && seen.u1 <= end && end <= seen.u2),
  );
  const slab = slabOver(plan, level, cut, end);
  if (sunk) return [sunk.guard, ...slab];
  const [roof] = roofsBeside(plan, level, cut, side, end);
  return [
    roof === undefined ? level.floorLevel : lowerRoofHeights(roof).top,
    ...openingHeights(level, cut, side),
    ...slab,
  ];
}

/** The roofs of the storey below that are cut before a storey's end. */
function roofsBeside(
  plan: Plan,
  level: Level,
  cut: SectionCut,
  side: "left" | "right",
  end: number,
): readonly LowerRoof[] {
  return lowerRoofs(plan).filter(
    ({ above, boxes }) =>
      above === level &&
      boxes
        .map((box) => seenFrom(cut, box, 0, 0))
        .some((seen) => isCut(seen) && (side === "left" ? seen.u2 <= end : seen.u1 >= end)),
  );
}

/** Farther in than the face of a storey's end by this, mm: within the thinnest parapet. */
const WITHIN = 50;

/** Where along the cut a storey ends on a side, within what stands there. */
function endOf(level: Level, cut: SectionCut, side: "left" | "right"): number {
  const walls = wallBodies(level.walls)
    .map(({ box }) => seenFrom(cut, box, 0, 0))
    .filter(isCut);
  const ends = [
    ...walls.flatMap(({ u1, u2 }) => [u1, u2]),
    ...crossedRooms(level, cut).flatMap(({ from, to }) => stretch(cut, from, to)),
  ];
  return side === "left" ? Math.min(...ends) + WITHIN : Math.max(...ends) - WITHIN;
}

/** Sill and head, above the road, of the opening that is cut in the outermost wall of a side; empty where that wall has none. */
function openingHeights(level: Level, cut: SectionCut, side: "left" | "right"): readonly number[] {
  const [outer] = [...cutWalls(level, cut)].sort((a, b) => (side === "left" ? a.u1 - b.u1 : b.u2 - a.u2));
  const cutIn = cutOpenings(level, cut).find(({ opening, face }) => opening.kind !== "arch" && face.x1 === outer?.u1);
  return cutIn ? [level.floorLevel + cutIn.opening.sill, level.floorLevel + cutIn.opening.head] : [];
}
