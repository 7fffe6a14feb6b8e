import { expect, test } from "vitest";
import { entryCost, LAST_RESORT, NO_WAY } from "#planner/search/arrange/access.ts";

test("a bedroom opens from a kitchen that one walks through alone, as the last resort; a toilet from none", () => {
  const kitchen = (through: boolean) => ({ kind: "kitchen", through }) as const;
  expect(entryCost({ kind: "bedroom" }, kitchen(true))).toBe(LAST_RESORT);
  expect(entryCost({ kind: "bedroom" }, kitchen(false))).toBe(NO_WAY);
  for (const through of [true, false]) expect(entryCost({ kind: "wc" }, kitchen(through))).toBe(NO_WAY);
});
