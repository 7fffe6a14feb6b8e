import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawPresentationPlan } from "#drawing/presentation/presentation-plan.ts";
import { boxAround, boxesOverlap, textBox } from "#drawing/sheet/box.ts";
import type { TextMark } from "#drawing/sheet/marks.ts";
import type { Mark } from "#drawing/sheet/sheet.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const plan = twoStorey30x60();
const isText = (mark: Mark): mark is TextMark => mark.kind === "text";

test.each(plan.levels.map((level): [string, Level] => [level.name, level]))(
  "the picture of the %s names every room, or numbers it and says below what the number means",
  (_, level) => {
    const words = drawPresentationPlan(plan, level, typesetter)
      .marks.filter(isText)
      .map(({ text }) => text)
      .join(" ");
    for (const { kind, label } of level.rooms) {
      for (const word of (kind === "duct" ? "O.T.S." : label.toUpperCase()).split(" ")) expect(words).toContain(word);
    }
  },
);

test.each(plan.levels.map((level): [string, Level] => [level.name, level]))(
  "the picture of the %s has no chain of dimensions: one builds from the sheets alone",
  (_, level) => {
    const { marks } = drawPresentationPlan(plan, level, typesetter);
    expect(marks.filter(({ layer }) => layer === "A-ANNO-DIMS")).toEqual([]);
  },
);

test.each(plan.levels.map((level): [string, Level] => [level.name, level]))(
  "nothing of the picture of the %s lies outside of it, and no two of its words lie on each other",
  (_, level) => {
    const { marks, width, height } = drawPresentationPlan(plan, level, typesetter);
    const boxes = marks.filter(isText).map((mark) => ({ mark, box: textBox(mark, typesetter) }));
    const drawn = marks.flatMap((mark) =>
      mark.kind === "path"
        ? mark.contours.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)]))
        : [],
    );
    for (const { x1, y1, x2, y2 } of [...drawn, ...boxes.map(({ box }) => box)]) {
      expect(Math.min(x1, y1)).toBeGreaterThanOrEqual(0);
      expect(x2).toBeLessThanOrEqual(width);
      expect(y2).toBeLessThanOrEqual(height);
    }
    const meeting = boxes.flatMap(({ mark, box }, index) =>
      boxes
        .slice(index + 1)
        .flatMap((other) => (boxesOverlap(box, other.box) ? [`${mark.text} / ${other.mark.text}`] : [])),
    );
    expect(meeting).toEqual([]);
  },
);
