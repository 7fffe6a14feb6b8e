import { expect, test } from "vitest";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { isFullHeight, placeOpenings, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { roofLadder } from "#drawing/sheet/roof/ladder.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxesOverlap, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const wordsOn = (sheet: Sheet) => lookAt(sheet).words.map(({ text }) => text);
const withLadder = [HOUSE_30X60, HOUSE_20X60, twoStorey30x60()].filter((plan) => roofLadder(plan) !== null);

test("a roof that no stair leads to has a ladder on the plot's own ground, at a wall without openings on any storey", () => {
  expect(withLadder.length).toBeGreaterThan(0);
  for (const plan of withLadder) {
    const ladder = roofLadder(plan);
    if (ladder === null) throw new Error("no ladder");
    expect(boxWithin(ladder.box, boxAround(plan.site.plot))).toBe(true);
    for (const level of plan.levels) {
      const holes = placeOpenings(level).filter(({ box }) => boxesOverlap(growBox(box, 250), ladder.box));
      expect(holes).toEqual([]);
      const walls = wallBodies(level.walls).filter(({ wall }) => isFullHeight(wall));
      expect(walls.some(({ box }) => boxesOverlap(box, growBox(ladder.box, 20)))).toBe(true);
    }
  }
});

test("the ladder is named on every floor's sheet and on the roof's, whose notes say how one comes up", () => {
  for (const plan of withLadder) {
    const roof = wordsOn(drawRoofSheet(plan, block, typesetter));
    for (const words of [...drawLevelSheets(plan, block, typesetter).map(wordsOn), roof])
      expect(words.filter((word) => word === "LADDER")).toHaveLength(1);
    expect(roof.join(" ")).toContain("No stair leads to the roof: a fixed steel ladder");
  }
});

test("a house whose stair goes on to the roof has no ladder, and none is drawn abroad", () => {
  const [ground, first] = HOUSE_30X60.levels as readonly [Level, Level];
  const room = first.rooms.find(({ kind }) => kind === "stair")?.id ?? "";
  const stairs = ground.stairs.map((stair) => ({ ...stair, room, toLevel: 2 }));
  const up: Plan = { ...HOUSE_30X60, levels: [ground, { ...first, stairs }] };
  const abroad: Plan = { ...HOUSE_30X60, brief: { ...HOUSE_30X60.brief, region: "us" } };
  for (const plan of [up, abroad]) {
    expect(roofLadder(plan)).toBeNull();
    expect(wordsOn(drawRoofSheet(plan, block, typesetter)).join(" ")).not.toMatch(/ladder/i);
  }
});
