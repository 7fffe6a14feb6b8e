import { isCut, type Seen, seenFrom } from "#drawing/section/section-view.ts";
import { fullWalls } from "#drawing/sheet/house/wall-bodies.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import type { Level } from "#planner/plan/plan.ts";

/** The walls to the ceiling that a cut crosses. */
export function cutWalls(level: Level, cut: SectionCut): readonly Seen[] {
  return fullWalls(level)
    .map(({ box }) => seenFrom(cut, box, level.floorLevel, level.floorLevel + level.floorToFloor))
    .filter(isCut);
}
