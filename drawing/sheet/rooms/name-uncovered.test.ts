import { expect, test } from "vitest";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { boxToPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { nameUncovered } from "#drawing/sheet/rooms/name-uncovered.ts";
import { boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const frame = { origin: [0, 0], scale: 75 } as const;
const said = { name: ["BALCONY", "BELOW"], height: "FFL +11'-2\"" };
const named = (width: number, depth: number, space = createLabelSpace()) => {
  const covered = [{ x1: width, x2: 10000, y1: 0, y2: 10000 }];
  return nameUncovered(rect(0, 0, width + 600, depth), covered, said, frame, typesetter, space);
};

test("a floor's name stands whole on what of it nothing covers: along the sheet, up it, or in two lines", () => {
  const lines = ([3000, 900, 1200] as const).map((width, index) => {
    const depth = [1500, 3000, 1400][index] ?? 0;
    const marks = named(width, depth);
    const free = growBox(boxToPaper(frame, { x1: 0, x2: width, y1: 0, y2: depth }), 0.01);
    for (const mark of marks) expect(boxWithin(textBox(mark, typesetter), free)).toBe(true);
    return [marks.length, marks[0]?.angle ?? 0];
  });
  expect(lines).toEqual([
    [2, 0],
    [2, 90],
    [3, 0],
  ]);
});

test("it is left off where every place is too small, or crossed by a line", () => {
  expect(named(200, 3000)).toEqual([]);
  const space = createLabelSpace();
  space.avoid({ x1: 0, x2: 100, y1: 0, y2: 100 }, 1);
  expect(named(3000, 1500, space)).toEqual([]);
});
