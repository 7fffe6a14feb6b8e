import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawPresentationPlan } from "#drawing/presentation/presentation-plan.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { boxAround, boxCorners, boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
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

test("what numbers in small rooms mean is written in as many lines as it takes, clear of the north arrow", () => {
  const [ground] = plan.levels;
  if (!ground) throw new Error("no ground floor");
  const named = ground.rooms.map((room) => ({ ...room, label: `${room.label} that belongs to the grandparents` }));
  const { marks, width } = drawPresentationPlan(plan, { ...ground, rooms: named }, typesetter);
  const captions = marks.filter(isText).filter(({ text }) => /\d: /.test(text));
  expect(captions.length).toBeGreaterThan(1);
  for (const words of captions) expect(textBox(words, typesetter).x2).toBeLessThan(width - 10);
});

test("where steps to the garden end as near the edge of the picture as one can come to them, UP stands beside them and not outside", () => {
  const steps = entranceSteps(HOUSE_30X60).find(({ down }) => down === "rear");
  if (!steps?.landing) throw new Error("a fixture without steps to its garden");
  const rear = Math.max(...boxesOf(steps).map(({ y2 }) => y2)) + 600;
  const [left, right] = HOUSE_30X60.site.plot;
  const plot = [left, right, [9144, rear], [0, rear]] as Plan["site"]["plot"];
  const [ground] = HOUSE_30X60.levels;
  if (!ground) throw new Error("no ground floor");
  const sheet = drawPresentationPlan({ ...HOUSE_30X60, site: { ...HOUSE_30X60.site, plot } }, ground, typesetter);
  const words = sheet.marks.filter(isText).filter(({ text }) => text === "UP");
  const { origin: [x0, y0] = [0, 0], scale } = sheet;
  const beside = boxAround([...boxCorners(steps.landing), [steps.landing.x1, rear]]);
  const onPaper = boxAround(boxCorners(beside).map(([x, y]) => [x0 + x / scale, y0 + y / scale]));
  expect(words.filter((word) => boxesOverlap(textBox(word, typesetter), onPaper))).toHaveLength(1);
  for (const word of words) expect(textBox(word, typesetter).y2).toBeLessThan(sheet.height);
});
