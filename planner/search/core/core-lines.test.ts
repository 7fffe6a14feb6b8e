import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { FixedRoom } from "#planner/search/core/core.ts";
import { coreLines, moveAtRandom, moveLines } from "#planner/search/core/core-lines.ts";
import { seededRandom } from "#planner/search/random.ts";

const INSIDE = rect(0, 0, 9000, 12000);
const WALL = 230;
const fixed = (kind: FixedRoom["kind"], x0: number, y0: number, x1: number, y1: number): FixedRoom => ({
  kind,
  rect: rect(x0, y0, x1, y1),
  entry: null,
});
const STAIR = fixed("stair", 4000, 4000, 6000, 8000);

test("a stair away from the outer walls moves aside as well as along, and its cuts with it", () => {
  const cuts = [
    { vertical: true, at: 6000 },
    { vertical: false, at: 4000 - WALL },
  ];
  const lines = coreLines([STAIR], cuts, INSIDE, WALL);
  for (const [cut, { vertical, at }] of cuts.entries()) {
    const line = lines.ofCut[cut] as number;
    const whole = lines.moves.find((some) => some.length === 2 && some.includes(line)) ?? [];
    expect(moveLines(lines, whole, 300)).toBe(true);
    expect(lines.at[line], vertical ? "aside" : "along").toBe(at + 300);
  }
});

test("a stair against a side wall does not leave it", () => {
  const lines = coreLines([fixed("stair", 0, 4000, 2000, 8000)], [], INSIDE, WALL);
  const side = [...lines.at.keys()].filter((line) => lines.at[line] === -WALL);
  expect(side).toHaveLength(1);
  expect(lines.moves.flat()).not.toContain(side[0]);
});

test("a duct that shares a wall with the stair moves with it", () => {
  const duct = fixed("duct", 6000 + WALL, 4500, 7500, 6500);
  const lines = coreLines([STAIR, duct], [], INSIDE, WALL);
  const shared = [...lines.at.keys()].filter((line) => lines.at[line] === 6000);
  expect(shared).toHaveLength(1);
  expect(lines.moves.filter((some) => some.length > 1 && some.includes(shared[0] as number))).toEqual([
    expect.objectContaining({ length: 3 }),
  ]);
});

test("however its walls move a stair keeps its width, grows along its flights by 0.3 m at most and leaves strips beside it", () => {
  const random = seededRandom(3);
  for (const entry of ["front", "left"] as const) {
    const lines = coreLines([{ ...STAIR, entry }, fixed("duct", 1500, 9000, 3000, 10_500)], [], INSIDE, WALL);
    const [left, right] = [4000 - WALL, 6000].map((at) => [...lines.at.keys()].find((line) => lines.at[line] === at));
    const [front, rear] = [4000 - WALL, 8000].map((at) =>
      [...lines.at.keys()].findLast((line) => lines.at[line] === at),
    );
    const widths = new Set<number>();
    const depths = new Set<number>();
    for (let i = 0; i < 2000; i++) {
      moveAtRandom(lines, random);
      const at = (line: number | undefined): number => lines.at[line as number] as number;
      widths.add(at(right) - at(left) - WALL);
      depths.add(at(rear) - at(front) - WALL);
      expect(Math.min(...lines.at)).toBeGreaterThanOrEqual(1230);
    }
    const [across, along] = entry === "front" ? [widths, depths] : [depths, widths];
    expect(across.size).toBe(1);
    expect(along.size).toBeGreaterThan(1);
    expect(Math.max(...along) - Math.min(...along)).toBeLessThanOrEqual(300);
  }
});
