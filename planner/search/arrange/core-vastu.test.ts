import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { welcomeCore } from "#planner/search/arrange/core-vastu.ts";
import type { Core } from "#planner/search/core/core.ts";
import { seededRandom } from "#planner/search/random.ts";

/** A house of nine metres each way, north up, with a stair in one of its ninths; how many of 800 such cores are tried. */
function tried(x: number, y: number, wish: "strict" | "preferred" | "none"): number {
  const stair = { kind: "stair", rect: rect(x, y, x + 2000, y + 3000), entry: "front" } as const;
  const core: Core = { parti: "none", fixed: [stair], skeleton: { kind: "zone" } };
  const random = seededRandom(3);
  let count = 0;
  for (let draw = 0; draw < 800; draw++) count += Number(welcomeCore(core, wish, rect(0, 0, 9000, 9000), 0, random));
  return count;
}

test("a stair in the north-east is never tried in strict vastu, one in eight times where vastu is preferred, and always where nobody asks", () => {
  expect(tried(7000, 6000, "strict")).toBe(0);
  expect(tried(7000, 6000, "preferred")).toBeGreaterThan(60);
  expect(tried(7000, 6000, "preferred")).toBeLessThan(140);
  expect(tried(7000, 6000, "none")).toBe(800);
});

test("a stair in the south-west is tried as often as it is drawn, one in the east more seldom", () => {
  for (const wish of ["strict", "preferred"] as const) {
    expect(tried(0, 0, wish)).toBe(800);
    expect(tried(7000, 3000, wish)).toBeLessThan(500);
  }
  expect(tried(7000, 3000, "preferred")).toBeGreaterThan(tried(7000, 3000, "strict"));
});
