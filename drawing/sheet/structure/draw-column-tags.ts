import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { line, rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { READS_AS_ONE, readsAsOne } from "#drawing/sheet/page/tag-gap.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, growBox } from "#drawing/sheet/shapes/box.ts";
import type { TaggedColumn } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** mm on paper. */
const HEIGHTS = [1.5, 1.3, 1.15] as const;
const GAPS = [0.5, 0.9, 1.5, 2.4, 3.4, 4.6] as const;
/** Farther from its column than this a tag needs a line to it. */
const NEAR = 1.6;
/** Paper between a tag and what else is written. */
const CLEAR = 0.35;
const COSTS = { smaller: 0.8, side: 0.3, away: 0.8, another: 12 } as const;

type Candidate = { readonly mark: TextMark; readonly box: Box; readonly gap: number; readonly penalty: number };

/** Each column's tag beside it: at a corner, where walls leave paper, else at a side, else farther off at the end of a line. */
export function drawColumnTags(
  columns: readonly TaggedColumn[],
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const bodies = columns.map(({ box }) => boxToPaper(frame, box));
  const tags: Box[] = [];
  return columns.flatMap(({ tag }, index) => {
    const body = bodies[index];
    if (!body) return [];
    const others = bodies.filter((other) => other !== body);
    const cost = ({ mark, box, penalty, gap }: Candidate) =>
      penalty +
      (readsAsOne(box, tags, mark.height) ? READS_AS_ONE : 0) +
      space.cost(growBox(box, CLEAR)) +
      (others.some((other) => apart(other, box) < gap + 0.4) ? COSTS.another : 0);
    const chosen = cheapest(places(tag, body, typesetter), cost);
    if (!chosen) return [];
    const { mark, box, gap } = chosen.candidate;
    const { x1, y1, x2, y2 } = growBox(box, 0.2);
    const covers = space.cost(box) > 0;
    space.block(growBox(box, CLEAR));
    tags.push(box);
    return [
      ...(gap > NEAR ? [line("A-ANNO-TEXT", middle(body), middle(box), PENS.extension)] : []),
      ...(covers || gap > NEAR ? [rectangle("A-ANNO-TEXT", x1, y1, x2, y2, { fill: { colour: PAPER } })] : []),
      mark,
    ];
  });
}

function places(tag: string, body: Box, typesetter: Typesetter): readonly Candidate[] {
  const [x, y] = middle(body);
  return HEIGHTS.flatMap((height, step) => {
    const width = typesetter.width(tag, height, "bold");
    return GAPS.flatMap((gap) =>
      [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1]
          .filter((dy) => dx !== 0 || dy !== 0)
          .map((dy): Candidate => {
            const along = dx * ((body.x2 - body.x1) / 2 + gap + width / 2);
            const across = dy * ((body.y2 - body.y1) / 2 + gap + height / 2);
            const mark = text([x + along, y + across - height / 2], tag, height, { anchor: "middle", weight: "bold" });
            const side = dx === 0 || dy === 0 ? COSTS.side : 0;
            const penalty = step * COSTS.smaller + side + (gap - GAPS[0]) * COSTS.away;
            return { mark, box: textBox(mark, typesetter), gap, penalty };
          }),
      ),
    );
  });
}

/** How far two boxes lie apart along the axis on which they are farther; negative where they overlap. */
function apart(a: Box, b: Box): number {
  return Math.max(a.x1 - b.x2, b.x1 - a.x2, a.y1 - b.y2, b.y1 - a.y2);
}

function middle({ x1, y1, x2, y2 }: Box): PaperPoint {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
