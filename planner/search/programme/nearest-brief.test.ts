import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { SUGGESTIONS, sentence } from "#planner/plan/told.ts";
import { nearestBrief } from "#planner/search/programme/nearest-brief.ts";

test("what would help is said of one floor and one bedroom as of one, whichever brief it is that works", () => {
  for (const floors of [1, 2, 3, 4])
    for (const bedrooms of [1, 2, 3, 4, 5])
      for (const less of [0, 1, 2, 3])
        for (const other of [-1, 0, 1]) {
          const parsed = parseBrief({ region: "in", plot: { width: 30, depth: 60 }, facing: "E", floors, bedrooms });
          if (parsed.kind === "invalid") throw new Error(parsed.message);
          const wanted = (brief: { readonly floors: number; readonly bedrooms: number }) =>
            brief.floors === floors + other && brief.bedrooms === bedrooms - less;
          const { code, params } = nearestBrief(parsed.brief, wanted, () => true);
          expect(sentence(SUGGESTIONS[code as keyof typeof SUGGESTIONS], params)).not.toMatch(/\b1 \p{L}|\{/u);
        }
});
