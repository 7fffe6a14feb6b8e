import { expect, test } from "vitest";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/box.ts";
import { PENS } from "#drawing/sheet/pens.ts";
import { outlineOfBoxes } from "#drawing/sheet/rectilinear.ts";
import { roofBoxes } from "#drawing/sheet/roof-boxes.ts";
import { outletsOf } from "#drawing/sheet/roof-outlets.ts";
import { isOnRoof } from "#drawing/sheet/roof-pieces.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { contains } from "#drawing/sheet/room-size.ts";
import { placeOpenings } from "#drawing/sheet/wall-bodies.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const roofOf = (plan: Plan) => outlineOfBoxes(roofBoxes(plan.levels.at(-1) as Level));
const drawn = twoStorey30x60();
const planned = { "30x60": HOUSE_30X60, "20x60": HOUSE_20X60 };

test.each(Object.entries(planned))(
  "rain-water of %s runs down outside of the house, past openings and columns",
  (_, plan) => {
    const roof = roofOf(plan);
    const outlets = outletsOf(plan, roof);
    expect(outlets.length).toBeGreaterThanOrEqual(2);
    for (const { khurra, pipe } of outlets) {
      const [x, y] = pipe;
      const round = growBox({ x1: x, x2: x, y1: y, y2: y }, 55);
      expect(isOnRoof(roof, pipe)).toBe(false);
      expect(contains(plan.site.plot, x, y)).toBe(true);
      expect(isOnRoof(roof, [(khurra.x1 + khurra.x2) / 2, (khurra.y1 + khurra.y2) / 2])).toBe(true);
      for (const { openings, footprint, columns, ...level } of plan.levels) {
        for (const { outer } of footprint) expect(contains(outer, x, y)).toBe(false);
        for (const { polygon } of columns) expect(boxesOverlap(boxAround(polygon), round)).toBe(false);
        const near = placeOpenings({ ...level, openings, footprint, columns }).filter(({ box }) =>
          boxesOverlap(growBox(box, 100), round),
        );
        expect(near).toEqual([]);
      }
    }
  },
);

test("no pipe is drawn in the ground of a neighbour behind a party wall", () => {
  const plan = drawn;
  const { x1, x2, y1, y2 } = boxAround(plan.levels.flatMap(({ footprint }) => footprint.flatMap(({ outer }) => outer)));
  const between = {
    ...plan,
    site: {
      ...plan.site,
      plot: [
        [x1, y1 - 3000],
        [x2, y1 - 3000],
        [x2, y2 + 2000],
        [x1, y2 + 2000],
      ],
    },
  } as const;
  const outlets = outletsOf(between, roofOf(plan));
  expect(outlets.length).toBeGreaterThanOrEqual(2);
  for (const { out } of outlets) expect(out[0]).toBe(0);
  expect(outletsOf(plan, roofOf(plan)).some(({ out }) => out[0] !== 0)).toBe(true);
});

test("every arrow of the fall ends at an outlet, and every pipe has its name", () => {
  for (const plan of [drawn, ...Object.values(planned)]) {
    const sheet = drawRoofSheet(plan, block, typesetter);
    const { paths, words } = lookAt(sheet);
    const outlets = outletsOf(plan, roofOf(plan));
    const arrows = paths("A-FLOR").filter(({ stroke, fill }) => stroke === PENS.opening && !fill);
    expect(arrows.length).toBe(outlets.length);
    for (const { loops } of arrows) {
      const [x, y] = loops[0]?.[1] ?? [0, 0];
      const tip = growBox({ x1: x, x2: x, y1: y, y2: y }, 1);
      expect(outlets.filter(({ khurra }) => boxesOverlap(growBox(khurra, 1), tip))).toHaveLength(1);
    }
    expect(words.filter(({ text }) => text === "R.W.P.")).toHaveLength(outlets.length);
  }
});
