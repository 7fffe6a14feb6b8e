import { expect, test } from "vitest";
import { drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());

test("a stair's well has its figure on the other side of the line than its flights, or apart from them, and another chain moves a figure along", () => {
  for (const [axis, outward] of [
    ["x", -1],
    ["y", 1],
  ] as const) {
    for (const walled of [false, true]) {
      const space = createLabelSpace();
      // Another chain crosses the second flight's gap.
      const crossed = 10.9;
      const across = { x1: crossed - 0.2, x2: crossed + 0.2, y1: -20, y2: 20 };
      space.avoid(axis === "x" ? across : { x1: -20, x2: 20, y1: across.x1, y2: across.x2 }, 12);
      if (walled)
        space.block(axis === "x" ? { x1: -20, x2: 20, y1: -9, y2: -1.5 } : { x1: 1.5, x2: 9, y1: -20, y2: 20 });
      const chain = drawChain(
        {
          axis,
          outward,
          position: 0,
          stops: [-14, -0.7, 0.7, 14],
          figures: ["3'-3½\"", '3½"', "3'-3½\""],
          within: { x1: -15, x2: 15, y1: -15, y2: 15 },
        },
        typesetter,
        space,
      );
      const words = (chain?.figures ?? []).filter((mark): mark is TextMark => mark.kind === "text");
      expect(words.map(({ text }) => text).sort()).toEqual(["3'-3½\"", "3'-3½\"", '3½"']);
      const boxes = words.map((mark) => textBox(mark, typesetter));
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const [sideways, upwards] = [
            Math.max(one.x1 - other.x2, other.x1 - one.x2),
            Math.max(one.y1 - other.y2, other.y1 - one.y2),
          ];
          const [along, off] = axis === "x" ? [sideways, upwards] : [upwards, sideways];
          expect(along >= 2 || off >= 0).toBe(true);
        }
        const [from, to] = axis === "x" ? [one.x1, one.x2] : [one.y1, one.y2];
        expect(to < crossed - 0.2 || from > crossed + 0.2).toBe(true);
      }
    }
  }
});
