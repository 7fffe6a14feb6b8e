import { expect, test } from "vitest";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { houseSteppedTwice, houseWithLowerRoof } from "#drawing/fixtures/lower-roof-house.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import { lowerRoofDrainage } from "#drawing/sheet/rain/lower-roof-outlets.ts";
import { pipesFrom, pipesPast, pipeTag, rainPipes } from "#drawing/sheet/rain/pipes.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const houses = { rear: houseWithLowerRoof("rear"), front: houseWithLowerRoof("front"), twice: houseSteppedTwice() };

/** The house between neighbours at its sides and front, with so much ground behind it. */
function walledIn(plan: Plan, behind: number): Plan {
  const { x1, x2, y1, y2 } = boxAround(plan.levels.flatMap(({ footprint }) => footprint.flatMap(({ outer }) => outer)));
  const plot = [
    [x1, y1],
    [x2, y1],
    [x2, y2 + behind],
    [x1, y2 + behind],
  ] as const;
  return { ...plan, site: { ...plan.site, plot } };
}

test.each(Object.entries(houses))(
  "every lower roof of the house %s has an outlet within its upstand to which all of it falls, and a pipe outside of the house",
  (_, plan) => {
    for (const roof of lowerRoofs(plan)) {
      const pipes = pipesFrom(plan, roof.above.index).filter(({ room }) => room === roof);
      expect(pipes).toHaveLength(1);
      const outlets = pipes.map(({ outlet }) => outlet);
      expect(lowerRoofDrainage(roof, outlets).undrained).toBeLessThan(0.3e6);
      for (const { khurra, pipe } of outlets) {
        expect(contains(roof.polygon, (khurra.x1 + khurra.x2) / 2, (khurra.y1 + khurra.y2) / 2)).toBe(true);
        expect(roof.upstand.filter((box) => boxesOverlap(box, khurra))).toEqual([]);
        expect(contains(plan.site.plot, ...pipe)).toBe(true);
        const round = growBox(boxAround([pipe]), 55);
        for (const level of plan.levels) {
          expect(level.footprint.some(({ outer }) => contains(outer, ...pipe))).toBe(false);
          const under = level.index <= roof.level.index ? placeOpenings(level) : [];
          expect(under.filter(({ box }) => boxesOverlap(growBox(box, 100), round))).toEqual([]);
        }
      }
    }
  },
);

test.each(Object.entries(houses))(
  "the sheets of the house %s draw each lower roof's fall and name its pipe",
  (_, plan) => {
    const roofSheet = drawRoofSheet(plan, block, typesetter);
    const levels = drawLevelSheets(plan, block, typesetter);
    for (const roof of lowerRoofs(plan)) {
      const [pipe] = pipesFrom(plan, roof.above.index).filter(({ room }) => room === roof);
      if (!pipe) throw new Error("a roof without a pipe");
      for (const sheet of [roofSheet, levels[roof.above.index]]) {
        if (!sheet) throw new Error("no sheet");
        const { paths, words } = lookAt(sheet);
        expect(words.filter(({ text }) => text === pipeTag(pipe, "R.W.P."))).toHaveLength(1);
        const tips = paths("A-FLOR")
          .filter(({ stroke, fill }) => stroke === PENS.opening && !fill)
          .map(({ loops }) => loops[0]?.[1] ?? [0, 0])
          .filter(([x, y]) => boxHolds(growBox(pipe.outlet.khurra, 2), x, y));
        expect(tips).toHaveLength(1);
      }
      expect(pipesPast(plan, roof.level).map(({ pipe: one }) => one)).toContain(pipe);
    }
  },
);

test("a pipe of the main roof that comes down on a lower roof ends there in a shoe, and that one's own pipes take its rain", () => {
  const plan = walledIn(houseWithLowerRoof("rear"), 3000);
  const [roof] = lowerRoofs(plan);
  const onto = rainPipes(plan).filter(({ course }) => course.onto?.room === roof);
  expect(onto.length).toBeGreaterThan(0);
  const own = rainPipes(plan).filter(({ room }) => room === roof);
  const taken = own.reduce((sum, { drained }) => sum + drained, 0);
  expect(taken).toBeGreaterThan(onto.reduce((sum, { drained }) => sum + drained, 0) + 5);
  const first = drawLevelSheets(plan, block, typesetter)[1];
  const words = first?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];
  for (const pipe of onto) {
    expect(words).toContain(`${pipeTag(pipe, "R.W.P.")} SHOE`);
    expect(pipe.course.past).toEqual([plan.levels[1] as Level]);
  }
  expect(words.join(" ")).toContain("150 mm above the finish of the roof below, whose own outlets take the water on");
});

test("a lower roof with neighbours all about has no pipe, and none through the house", () => {
  expect(rainPipes(walledIn(houseWithLowerRoof("rear"), 0)).filter(({ room }) => room?.kind === "roof")).toEqual([]);
});
