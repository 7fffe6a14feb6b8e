import { expect, test } from "vitest";
import type { Wall } from "#planner/plan/plan.ts";
import { areInLine, wallsOutOfLine, waysIntoLine } from "#planner/search/finish/walls-out-of-line.ts";

function wall(x: number, thickness: number, from = 0, to = 4000, kind: Wall["kind"] = "internal"): Wall {
  return { id: "w", kind, from: [x, from], to: [x, to], thickness };
}

const across: Wall = { id: "across", kind: "internal", from: [0, 2000], to: [4000, 2000], thickness: 230 };
const counted = (upper: Wall, ...lower: readonly Wall[]): number =>
  wallsOutOfLine([{ walls: lower }, { walls: [upper] }]);

test("a wall is in line with the one below by their middles or by a face, to half a millimetre; beside that it is out of line", () => {
  const lower = wall(1000, 230);
  for (const x of [1000, 1057.5, 942.5, 1058]) {
    expect(areInLine(wall(x, 115), lower)).toBe(true);
    expect(counted(wall(x, 115), lower)).toBe(0);
  }
  for (const x of [1002, 1033, 1100, 1172, 830]) expect(counted(wall(x, 115), lower)).toBe(1);
  expect(waysIntoLine(wall(1033, 115), lower)).toEqual([-33, -90.5, 24.5]);
});

test("walls that do not stand on one another are not out of line: beside, before, across, or no walls up to the slab", () => {
  const upper = wall(1033, 115);
  expect(counted(upper, wall(1210, 230))).toBe(0);
  expect(counted(upper, wall(1000, 230, 3500, 8000))).toBe(0);
  expect(counted(upper, across)).toBe(0);
  expect(counted(upper, wall(1000, 115, 0, 4000, "railing"))).toBe(0);
  expect(counted(wall(1033, 115, 0, 4000, "parapet"), wall(1000, 230))).toBe(0);
});

test("a wall over two that it stands partly beside counts twice, and on whatever level", () => {
  const two = [wall(1000, 230, 0, 1900), wall(1000, 230, 2100, 4000)];
  expect(wallsOutOfLine([{ walls: [] }, { walls: two }, { walls: [wall(1033, 115)] }])).toBe(2);
});
