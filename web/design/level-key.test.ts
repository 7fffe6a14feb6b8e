import { expect, test } from "vitest";
import { levelKey } from "#web/design/level-key.ts";

test("the floor on the ground is the first in the US, and the ground floor elsewhere", () => {
  expect(["in", "us", "uk"].map((region) => levelKey("level-0", region as "us"))).toEqual([
    "level-0",
    "level-1",
    "level-0",
  ]);
  expect(levelKey("level-3", "us")).toBe("level-4");
  expect(levelKey("elevation", "us")).toBeUndefined();
});
