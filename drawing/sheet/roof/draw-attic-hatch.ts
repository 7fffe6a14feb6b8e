import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { atticHatch, hatchName } from "#drawing/sheet/roof/attic-hatch.ts";
import { growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** Its words: height of letters at most, of a line of them, and paper beside them, mm. */
const WORDS = { most: 1.3, line: 1.5, beside: 0.5 } as const;

/** The hatch to the attic in the ceiling of its storey, dashed, with its name in it; nothing else may be written there. */
export function drawAtticHatch(
  plan: Plan,
  level: Level,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const hatch = atticHatch(plan);
  if (hatch?.level !== level) return [];
  const { x1, y1, x2, y2 } = boxToPaper(frame, hatch.box);
  space.block(growBox({ x1, y1, x2, y2 }, 0.2));
  const upright = y2 - y1 > x2 - x1;
  const lines = hatchName(plan);
  const widest = Math.max(...lines.map((words) => typesetter.width(words, 1, "regular")));
  const height = Math.min(WORDS.most, (Math.max(x2 - x1, y2 - y1) - 2 * WORDS.beside) / widest);
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return [
    rectangle("A-FLOR", x1, y1, x2, y2, { stroke: PENS.overhead }),
    ...lines.map((words, index) => {
      const off = (0.5 - index) * WORDS.line * height - height / 2;
      return text(upright ? [cx - off, cy] : [cx, cy + off], words, height, {
        anchor: "middle",
        angle: upright ? 90 : 0,
      });
    }),
  ];
}
