import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { boxToPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { PathMark, TextMark } from "#drawing/sheet/page/marks.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { type Box, boxHolds, boxWithin, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import { drawStepSizes } from "#drawing/sheet/steps/draw-step-sizes.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { leaderCost, leaderTo } from "#drawing/sheet/steps/leader.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { loadFonts } from "#run/fonts.ts";

const treads: Box = { x1: 0, y1: 0, x2: 20, y2: 6 };
const landing: Box = { x1: 0, y1: 6, x2: 20, y2: 15 };

test("words near a flight or its landing need no line, and from words farther off one leads into its treads", () => {
  expect(leaderTo({ x1: 21, y1: 2, x2: 40, y2: 4 }, treads, [treads, landing])).toBeNull();
  expect(leaderTo({ x1: 24, y1: 10, x2: 40, y2: 12 }, treads, [treads, landing])).toBeNull();
  const far = leaderTo({ x1: 27, y1: 20, x2: 46, y2: 22 }, treads, [treads, landing]);
  const [[x, y], to] = far ?? [
    [0, 0],
    [0, 0],
  ];
  expect(boxHolds(treads, ...to)).toBe(true);
  expect([x, y]).toEqual([26.6, 19.6]);
});

test("a line through other words costs something, one over blank paper nothing", () => {
  const leader = leaderTo({ x1: 30, y1: 2, x2: 40, y2: 4 }, treads, [treads, landing]);
  const space = createLabelSpace();
  expect(leaderCost(leader, space)).toBe(0);
  space.block({ x1: 24, y1: 1, x2: 26, y2: 5 });
  expect(leaderCost(leader, space)).toBeGreaterThan(0);
});

test("where all paper about a flight is taken, a line leads from its words to its treads", async () => {
  const typesetter = createTypesetter(await loadFonts());
  const plan = twoStorey30x60();
  const frame = { origin: [100, 100], scale: 100 } as const;
  const [steps] = entranceSteps(plan);
  if (!steps) throw new Error("a house without steps");
  const space = createLabelSpace();
  space.block(growBox(hullOf(boxesOf(steps).map((box) => boxToPaper(frame, box))), 6.5));
  const marks = drawStepSizes(plan, [steps], frame, planRounding(plan), unitsOf("in"), typesetter, space);
  const words = marks.filter((mark): mark is TextMark => mark.kind === "text" && mark.layer === "A-ANNO-TEXT");
  expect(words.map(({ text }) => text).join(" ")).toContain(" R x ");
  const [leader] = marks.filter(
    (mark): mark is PathMark => mark.kind === "path" && mark.layer === "A-ANNO-TEXT" && mark.stroke !== undefined,
  );
  const [line] = leader?.contours ?? [];
  const on = hullOf(steps.treads.map(({ box }) => boxToPaper(frame, box)));
  expect(line && boxHolds(on, ...(line.segments[0]?.to ?? [0, 0]))).toBe(true);
  const written = growBox(hullOf(words.map((mark) => textBox(mark, typesetter))), 0.5);
  expect(line && boxWithin({ x1: line.from[0], x2: line.from[0], y1: line.from[1], y2: line.from[1] }, written)).toBe(
    true,
  );
});
