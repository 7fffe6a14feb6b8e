import { lowerRoofHeights } from "#drawing/sheet/heights/house-heights.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { roofsBelow } from "#drawing/sheet/house/lower-roofs.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { avoidRidges, drawRoofFalls, type RoofWords } from "#drawing/sheet/rain/draw-roof-falls.ts";
import { lowerRoofDrainage } from "#drawing/sheet/rain/lower-roof-outlets.ts";
import { pipesOfRoof } from "#drawing/sheet/rain/pipes.ts";
import { drawRoofsBelow, nameFloorsBelow, roofAsFloor } from "#drawing/sheet/rooms/terraces-below.ts";
import { growBox } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** The roofs over lower storeys as one sees them from the house's roof: upstand, outlets with their pipes and falls, name and how high the slab lies. */
export function drawLowerRoofs(
  plan: Plan,
  words: Pick<RoofWords, "pipe" | "slope">,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  return roofsBelow(plan, plan.levels.length).flatMap((roof) => {
    const pipes = pipesOfRoof(plan, roof);
    const drainage = lowerRoofDrainage(
      roof,
      pipes.map(({ outlet }) => outlet),
    );
    const floor = boxToPaper(frame, growBox(largestRectangle(roof.polygon), -PARAPET));
    const height = `${units.slab} ${writtenHeight(plan, units, lowerRoofHeights(roof).slab)}`.trim();
    avoidRidges(drainage.ridges, frame, space);
    return [
      ...drawRoofsBelow([roof], frame),
      ...nameFloorsBelow([roofAsFloor(roof)], frame, typesetter, space, () => height),
      ...drawRoofFalls(floor, drainage, pipes, { ...words, terrace: null }, frame, typesetter, space),
    ];
  });
}
