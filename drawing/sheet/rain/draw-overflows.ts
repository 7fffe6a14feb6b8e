import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { PIPE_NAME } from "#drawing/sheet/rain/draw-outlet.ts";
import { type Overflow, overflowPlaces, spoutOf } from "#drawing/sheet/rain/overflows.ts";
import { type Box, boxAround, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

export const OVERFLOW = "OVERFLOW";
/** Between a spout and its name, mm on paper. */
const GAP = 0.6;

/** A spout beside the outlet of each lower roof that has but one, with its name; where both find no room, neither. */
export function drawOverflows(plan: Plan, frame: Frame, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  return lowerRoofs(plan).flatMap((roof) => {
    const floor = boxToPaper(frame, growBox(boxAround(roof.polygon), -PARAPET));
    for (const place of overflowPlaces(plan, roof)) {
      const spout = boxToPaper(frame, spoutOf(place));
      const name = nameOf(place, spout);
      const words = textBox(name, typesetter);
      if (!boxWithin(words, floor) || space.cost(words) > 0 || space.cost(spout) > 0) continue;
      for (const box of [spout, words]) space.block(box);
      const { x1, y1, x2, y2 } = spout;
      return [rectangle("A-FLOR", x1, y1, x2, y2, { stroke: PENS.stair, fill: { colour: PAPER } }), name];
    }
    return [];
  });
}

/** Its name on the floor beside it: outside of the upstand the chains' lines pass. */
function nameOf({ out: [ox, oy] }: Overflow, { x1, y1, x2, y2 }: Box): TextMark {
  const [half, off] = [PIPE_NAME / 2, GAP + PIPE_NAME / 2];
  const written = (x: number, y: number, anchor: "start" | "middle" | "end") =>
    text([x, y - half], OVERFLOW, PIPE_NAME, { anchor });
  if (oy === 0) return written(ox > 0 ? x1 - GAP : x2 + GAP, (y1 + y2) / 2, ox > 0 ? "end" : "start");
  return written((x1 + x2) / 2, oy > 0 ? y1 - off : y2 + off, "middle");
}
