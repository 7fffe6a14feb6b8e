import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { allToPaper, boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { clearOf, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import { drawStepChains } from "#drawing/sheet/steps/draw-step-chains.ts";
import { drawStepWords } from "#drawing/sheet/steps/draw-step-words.ts";
import type { EntranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Paper that the plot's boundary keeps to either side. */
const BOUNDARY = 0.6;

/** Beside each flight from the ground how many risers and treads of which size it has, how wide it is and how deep its landing. */
export function drawStepSizes(
  plan: Plan,
  flights: readonly EntranceSteps[],
  frame: Frame,
  rounding: PlanRounding,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const { site, levels } = plan;
  const rooms = levels[0]?.rooms.map(({ polygon }) => boxAround(allToPaper(frame, polygon))) ?? [];
  const cars = carsBefore(plan).map((car) => boxToPaper(frame, car));
  const inYard = offHouse([...rooms, ...cars], allToPaper(frame, site.plot), space);
  // All chains before all words, which find their place more easily.
  return [
    ...drawStepChains(flights, frame, units, typesetter, inYard),
    ...drawStepWords(plan, flights, frame, rounding, units, typesetter, inYard),
  ];
}

/** The same space, in which nothing may be written or measured in a room, over a car or over the plot's boundary. */
function offHouse(rooms: readonly Box[], plot: readonly PaperPoint[], space: LabelSpace): LabelSpace {
  const edges = edgesOf(plot).map(boxAround);
  const taken = [...rooms, ...edges.map((edge) => growBox(edge, BOUNDARY))];
  return clearOf(taken, space);
}
