import { expect, test } from "vitest";
import { wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import type { Wall } from "#planner/plan/plan.ts";

const wall = (from: Wall["from"], to: Wall["to"], thickness: number): Wall => ({
  id: `${from}`,
  kind: "external",
  from,
  to,
  thickness,
});

test("a wall whose end another wall holds closes the corner; one that another stops short of ends where it is drawn to, not in the room beyond", () => {
  const left = wall([157.5, 3001], [157.5, 9000], 315);
  const bodyBeside = (across: Wall) => wallBodies([left, across]).map(({ box }) => box)[0];
  expect(bodyBeside(wall([157.5, 3125], [8000, 3125], 250))).toMatchObject({ y1: 2843.5 });
  expect(bodyBeside(wall([159, 3125], [8000, 3125], 250))).toMatchObject({ y1: 3001 });
});

test("a wall that begins between the ends of two others does not stand out beyond their faces", () => {
  const pier = wall([5057.5, 1000], [5057.5, 4000], 115);
  const bodies = wallBodies([pier, wall([0, 1115], [5000, 1115], 230), wall([5115, 1115], [9000, 1115], 230)]);
  expect(bodies[0]?.box).toMatchObject({ x1: 5000, x2: 5115, y1: 1000 });
});
