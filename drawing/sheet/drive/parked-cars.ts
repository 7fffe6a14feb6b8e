import { drawPiece } from "#drawing/sheet/furniture/draw-furniture.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import type { Frame } from "#drawing/sheet/page/frame.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { type Box, boxAround, boxCorners } from "#drawing/sheet/shapes/box.ts";
import { carsInYard } from "#planner/plan/cars-in-yard.ts";
import type { Furniture, Plan } from "#planner/plan/plan.ts";

/**
 * The plan with the cars that stand wholly in its front yard, or half under the house, added to the ground floor's furniture. The plan
 * document does not list them, as they stand in no room.
 */
export function withParkedCars(plan: Plan): Plan {
  const cars = carsInYard(plan).map(({ x0, y0, x1, y1 }, i): Furniture => {
    const polygon = boxCorners({ x1: x0, y1: y0, x2: x1, y2: y1 });
    return { id: `yard-car-${i + 1}`, kind: "car", room: "", polygon, front: [0, -1] };
  });
  if (cars.length === 0) return plan;
  const levels = plan.levels.map((level) =>
    level.index === 0 ? { ...level, furniture: [...level.furniture, ...cars] } : level,
  );
  return { ...plan, levels };
}

/** Cars that reach out before the house, real mm. */
export function carsBefore({ levels }: Plan): readonly Box[] {
  return piecesBefore(levels).map(({ polygon }) => boxAround(polygon));
}

/** The same cars as plan symbols. */
export function drawCarsBefore({ levels }: Plan, frame: Frame): readonly Mark[] {
  return piecesBefore(levels).flatMap((car) => drawPiece(car, frame));
}

function piecesBefore([ground]: Plan["levels"]): readonly Furniture[] {
  if (ground === undefined) return [];
  const face = footprintBox(ground).y1;
  return ground.furniture.filter(({ kind, polygon }) => kind === "car" && boxAround(polygon).y1 < face);
}
