import { expect, test } from "vitest";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { Hunt } from "#planner/search/hunt.ts";
import type { Prepared } from "#planner/search/prepared.ts";
import type { Programme } from "#planner/search/programme/programme.ts";

test("half a search that finds no house gives none, also where another plan stands in front already", () => {
  const arrange: Prepared["arrange"] = () => ({ candidates: [], leastHard: 3, nearest: null, left: new Map() });
  const hunt = new Hunt({ arrange } as unknown as Prepared, { options: 2, seed: 7 }, [HOUSE_30X60]);
  expect(hunt.searchAlone({} as Programme, HALF_EFFORT, true)).toEqual([]);
  expect(hunt.formFound).toBe(null);
});
