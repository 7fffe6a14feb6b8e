import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { circle, line, polygon, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { SIDE_MARGIN } from "#drawing/sheet/page/sheet-frame.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";

/** The section's letter, at both ends of its cut and in its title. */
export const SECTION = "A";
/** mm on paper. */
const RADIUS = 1.9;
const OUT = SIDE_MARGIN - RADIUS - 0.7;
const ARROW = 1.7;
const LETTER = 1.7;

/** Marks where the section is cut. At both ends, outside the chains: a letter in a circle, an arrow the way one looks, and a line to the house. */
export function drawSectionMarks(
  cut: SectionCut,
  extent: Box,
  house: Box,
  frame: Frame,
  space: LabelSpace,
): readonly Mark[] {
  const { axis, at, look } = cut;
  const place = (along: number, out: number): PaperPoint => {
    const [x, y] = toPaper(frame, axis === 0 ? [along, at] : [at, along]);
    return axis === 0 ? [x + out, y] : [x, y + out];
  };
  const [from, to] = axisEnds(extent, axis);
  const [near, far] = axisEnds(house, axis);
  return [
    { centre: place(from, -OUT), side: 1, wall: place(near, -1) },
    { centre: place(to, OUT), side: -1, wall: place(far, 1) },
  ].flatMap(({ centre, side, wall }): readonly Mark[] => {
    const ahead: PaperPoint = axis === 0 ? [0, look] : [look, 0];
    const aside: PaperPoint = axis === 0 ? [1, 0] : [0, 1];
    const on = (forward: number, sideways: number): PaperPoint => [
      centre[0] + ahead[0] * forward + aside[0] * sideways,
      centre[1] + ahead[1] * forward + aside[1] * sideways,
    ];
    const head = [on(RADIUS + ARROW, 0), on(0, RADIUS + 0.35), on(0, -RADIUS - 0.35)];
    const rim = on(0, side * RADIUS);
    space.block(growBox(boxAround([...head, on(-RADIUS, 0)]), 0.3));
    space.avoid(growBox(boxAround([rim, wall]), 0.2), 2);
    return [
      line("A-ANNO-TEXT", rim, wall, PENS.cuttingPlane),
      line(
        "A-ANNO-TEXT",
        place(side === 1 ? near : far, side === 1 ? -1 : 1),
        place(side === 1 ? near : far, side === 1 ? -5 : 5),
        PENS.cutWall,
      ),
      polygon("A-ANNO-TEXT", head, { fill: { colour: INK } }),
      circle("A-ANNO-TEXT", centre, RADIUS, { fill: { colour: PAPER }, stroke: PENS.opening }),
      text([centre[0], centre[1] - LETTER / 2], SECTION, LETTER, { anchor: "middle", weight: "bold" }),
    ];
  });
}
