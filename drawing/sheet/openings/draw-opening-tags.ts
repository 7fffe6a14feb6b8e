import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { outwards, SILL } from "#drawing/sheet/openings/draw-openings.ts";
import { writtenTag } from "#drawing/sheet/openings/sizes.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { INK } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { READS_AS_ONE, readsAsOne } from "#drawing/sheet/page/tag-gap.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const HEIGHT = 1.5;

/**
 * Each opening's tag beside it: on the outer side of an outer wall where there is room, never over a wall or other words, and apart
 * from tags that already stand there (`written`).
 */
export function drawOpeningTags(
  plan: Plan,
  level: Level,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
  written: readonly Box[] = [],
): readonly Mark[] {
  const tags = [...written];
  return placeOpenings(level).flatMap((placed) => {
    const { box, alongX, opening } = placed;
    const tag = writtenTag(plan, opening);
    const [x1, y1] = toPaper(frame, [box.x1, box.y1]);
    const [x2, y2] = toPaper(frame, [box.x2, box.y2]);
    const centre: PaperPoint = [(x1 + x2) / 2, (y1 + y2) / 2];
    const sill = opening.kind === "window" ? SILL / frame.scale : 0;
    const half = (alongX ? y2 - y1 : x2 - x1) / 2 + sill;
    const length = alongX ? x2 - x1 : y2 - y1;
    const out = outwards(placed, level);
    const sides = out < 0 ? [-1, 1] : [1, -1];
    const candidates: { mark: TextMark; penalty: number }[] = [];
    for (const height of [HEIGHT, 1.2]) {
      for (const [choice, side] of sides.entries()) {
        for (const gap of [0.8, 1.6, 2.6, 3.8, 5]) {
          for (const slide of [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75]) {
            const along = slide * length;
            const away = side * (half + gap);
            const width = typesetter.width(tag, height, "regular");
            const at: PaperPoint = alongX
              ? [centre[0] + along, centre[1] + away - (side < 0 ? height : 0)]
              : [centre[0] + away + (side * width) / 2, centre[1] + along - height / 2];
            const mark = text(at, tag, height, { anchor: "middle", colour: INK });
            candidates.push({ mark, penalty: choice + gap * 0.4 + Math.abs(slide) + (height < HEIGHT ? 1 : 0) });
          }
        }
      }
    }
    const chosen = cheapest(candidates, ({ mark, penalty }) => {
      const words = textBox(mark, typesetter);
      const apart = readsAsOne(words, tags, mark.height) ? READS_AS_ONE : 0;
      return penalty + apart + space.cost(growBox(words, 0.25));
    });
    if (!chosen) return [];
    const words = textBox(chosen.candidate.mark, typesetter);
    space.block(growBox(words, 0.25));
    tags.push(words);
    return [chosen.candidate.mark];
  });
}
