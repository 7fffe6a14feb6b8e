import { expect, test } from "vitest";
import { piece } from "#drawing/fixtures/drawn-parts.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { boxAround } from "#drawing/sheet/box.ts";
import { drawFurniture } from "#drawing/sheet/draw-furniture.ts";

test("a table lies over the chairs that are pushed under it, and no chair is drawn but those of the plan", () => {
  const [ground] = twoStorey30x60().levels;
  if (!ground) throw new Error("no ground floor");
  const furniture = [
    piece("dining-table-6", "dining", 1000, 1000, 2650, 1900, [0, -1]),
    piece("chair", "dining", 1100, 700, 1550, 1150, [0, 1]),
    piece("chair", "dining", 1100, 1750, 1550, 2200, [0, -1]),
  ];
  const filled = drawFurniture({ ...ground, furniture }, { scale: 1, origin: [0, 0] }).flatMap((mark) =>
    mark.kind === "path" && mark.fill
      ? mark.contours.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)]))
      : [],
  );
  const [first, second, third, ...more] = filled.map(({ x1, x2 }) => Math.round(x2 - x1));
  expect([first, second, third, more]).toEqual([450, 450, 1650, []]);
});
