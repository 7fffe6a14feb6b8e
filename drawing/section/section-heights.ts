import { type CutOpening, cutOpenings, cutWalls } from "#drawing/section/cut-bodies.ts";
import type { SectionCut } from "#drawing/section/section-cut.ts";
import { HEADROOM_HEIGHT, ROOF_PARAPET_HEIGHT, roofHeight } from "#drawing/sheet/heights.ts";
import { distinct } from "#drawing/sheet/rectilinear.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A chain of heights above the road, ascending, on one side of the section. mm */
export type HeightChain = {
  readonly kind: "details" | "storeys" | "overall";
  readonly side: "left" | "right";
  readonly stops: readonly number[];
};

/**
 * On the left the overall height, the storeys, and the details within them (sills, lintels, ceilings); on the right the details of the
 * wall there. All begin at the road and end at the highest point, so that each adds up to the overall one.
 */
export function heightChains(plan: Plan, cut: SectionCut): readonly HeightChain[] {
  const roof = roofHeight(plan);
  const over = plan.levels.at(-1)?.stairs.some(({ toLevel }) => toLevel >= plan.levels.length) ?? false;
  const tops = [roof, roof + ROOF_PARAPET_HEIGHT, ...(over ? [roof + HEADROOM_HEIGHT] : [])];
  const floors = plan.levels.map(({ floorLevel }) => floorLevel);
  const details = (side: "left" | "right") =>
    plan.levels.flatMap((level) => {
      const { floorLevel: floor, clearHeight, floorToFloor } = level;
      return [floor, ...openingHeights(level, cut, side), floor + clearHeight, floor + floorToFloor];
    });
  return [
    { kind: "details", side: "left", stops: distinct([0, ...details("left"), ...tops]) },
    { kind: "storeys", side: "left", stops: distinct([0, ...floors, ...tops]) },
    { kind: "overall", side: "left", stops: [0, Math.max(...tops)] },
    { kind: "details", side: "right", stops: distinct([0, ...details("right"), ...tops]) },
  ];
}

/**
 * Sill and head, above the road, of the opening that is cut in the outermost wall of a side; empty where that wall has none. On the left
 * another opening that is cut stands in for it, windows first, or else any window of the level.
 */
function openingHeights(level: Level, cut: SectionCut, side: "left" | "right"): readonly number[] {
  const walls = [...cutWalls(level, cut)].sort((a, b) => (side === "left" ? a.u1 - b.u1 : b.u2 - a.u2));
  const outer = walls[0];
  const openings = cutOpenings(level, cut).filter(({ opening }) => opening.kind !== "arch");
  const inOuter = outer ? openings.find(({ face }) => face.x1 === outer.u1) : undefined;
  const others = [...openings].sort((a, b) => windowsFirst(a) - windowsFirst(b) || a.face.x1 - b.face.x1);
  const chosen = inOuter ?? (side === "left" ? others[0] : undefined);
  const seen = level.openings.find(({ kind }) => kind === "window");
  const opening = chosen?.opening ?? (side === "left" ? seen : undefined);
  return opening ? [level.floorLevel + opening.sill, level.floorLevel + opening.head] : [];
}

function windowsFirst({ opening }: CutOpening): number {
  return opening.kind === "window" ? 0 : 1;
}
