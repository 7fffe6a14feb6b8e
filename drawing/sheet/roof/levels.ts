import { terraceFinish } from "#drawing/sheet/headroom/ways-out.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { levelMarkIn } from "#drawing/sheet/heights/level-mark.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

type RoofHeight = { readonly words: string; readonly of: "floor" | "slab" };

/** How high the roof's slab lies, and how high its finish at most, where one steps out on to it over a threshold. */
export function roofHeights(plan: Plan, units: Units): readonly RoofHeight[] {
  const slab = `${units.slab} ${writtenHeight(plan, units, roofHeight(plan))}`.trim();
  const finish = terraceFinish(plan);
  const most = finish === null ? [] : [`${units.finished} AT MOST ${writtenHeight(plan, units, finish)}`];
  // Where sheets tell no slabs from floors, one mark stands for both.
  return [
    { words: slab, of: units.slab === "" ? "floor" : "slab" },
    ...most.map((words) => ({ words, of: "floor" }) as const),
  ];
}

/** The roof's heights, at free places of its floor. */
export function drawRoofLevels(
  terrace: Box | null,
  heights: readonly RoofHeight[],
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  if (terrace === null) return [];
  return heights.flatMap(({ words, of }) => levelMarkIn(terrace, words, typesetter, space, of));
}
