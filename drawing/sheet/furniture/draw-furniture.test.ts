import { expect, test } from "vitest";
import { piece } from "#drawing/fixtures/drawn-parts.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawFurniture } from "#drawing/sheet/furniture/draw-furniture.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";

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

test.each([
  ["bed-queen", "its pillows lie at its back", -1],
  ["desk", "its chair stands before it", 1],
] as const)("a %s looks to its front whichever way that is: %s", (kind, _, ahead) => {
  const [ground] = twoStorey30x60().levels;
  if (!ground) throw new Error("no ground floor");
  for (const front of [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ] as const) {
    const [w, d] = front[0] === 0 ? [800, 500] : [500, 800];
    const furniture = [piece(kind, "room", -w, -d, w, d, front)];
    const points = drawFurniture({ ...ground, furniture }, { scale: 1, origin: [0, 0] }).flatMap((mark) =>
      mark.kind === "path"
        ? mark.contours.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)])
        : [],
    );
    const middle = points.reduce((sum, [x, y]) => sum + x * front[0] + y * front[1], 0) / points.length;
    expect([front, Math.sign(middle), Math.abs(middle) > 100]).toEqual([front, ahead, true]);
  }
});
