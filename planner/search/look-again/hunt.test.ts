import { expect, test } from "vitest";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { dueHouse } from "#planner/search/fixtures/due-house.ts";
import { Hunt } from "#planner/search/look-again/hunt.ts";
import type { Prepared } from "#planner/search/prepared.ts";
import type { Programme } from "#planner/search/programme/programme.ts";

test("half a search that finds no house gives none, also where another plan stands in front already", () => {
  const arrange: Prepared["arrange"] = () => ({ candidates: [], leastHard: 3, nearest: null, left: new Map() });
  const hunt = new Hunt({ arrange } as unknown as Prepared, { options: 2, seed: 7 }, [HOUSE_30X60]);
  expect(hunt.searchAlone([{} as Programme], HALF_EFFORT, true)).toEqual([]);
  expect(hunt.found).toBe(undefined);
});

test("a richer house takes the place of poorer ones, which fill up what is missing where they differ from it", () => {
  const house = (parti: string, use: "study" | null): Plan => ({ ...dueHouse({ use }), option: { index: 1, parti } });
  const [poor, alike, richer] = [house("a", null), house("b", null), house("b", "study")];
  const hunt = new Hunt({} as Prepared, { options: 2, seed: 7 }, []);
  hunt.chosen = [poor];
  hunt.replace([richer]);
  expect(hunt.chosen).toEqual([richer]);
  hunt.fillUp([alike, poor]);
  expect(hunt.chosen).toEqual([richer, poor]);
});
