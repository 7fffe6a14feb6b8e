import { expect, test } from "vitest";
import { roofPieces } from "#drawing/facade/roof/roof-pieces.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { L_SHAPE, pitchedHouse, U_SHAPE, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { isFullHeight, placeOpenings, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxesOverlap, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { roofLadder } from "#drawing/sheet/skirt/ladder.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";
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

const skirted = (outer: Polygon, plot?: Polygon) => pitchedHouse(outer, { region: "in", style: "traditional" }, plot);

test("tiles and their slab are left out where the ladder goes up, 300 mm to either side of it at the least, and end upright there", () => {
  for (const plan of [skirted(WIDE), skirted(L_SHAPE), skirted(U_SHAPE)]) {
    const [ladder, skirt] = [roofLadder(plan), tiledSkirt(plan)];
    if (ladder === null || skirt === null) throw new Error("a house without ladder or skirt");
    const clear = growBox(ladder.box, 299);
    const over = skirt.edges.filter(
      ({ tiled, wall, eaves }) => tiled && boxesOverlap(boxAround([...wall, ...eaves]), clear),
    );
    expect(over).toEqual([]);
    const [from, to] = ladder.bare ?? [];
    const bare = skirt.edges.filter(({ tiled }) => !tiled);
    expect(bare.map(({ wall, eaves }) => [wall, eaves])).toEqual([
      [
        [from, to],
        [from, to],
      ],
    ]);
    // In the model, as everywhere: a wall closes the tiles on both sides of it.
    const ends = roofPieces(plan).filter(
      ({ part, corners }) => part === "gable" && [from, to].some((end) => corners.every(([x]) => x === end?.[0])),
    );
    expect(ends).toHaveLength(2);
    const notes = wordsOn(drawRoofSheet(plan, block, typesetter)).join(" ");
    expect(notes).toContain("The tiled skirt and its slab are left out there");
    const { gablet } = skirt;
    if (gablet && ladder.out[1] < 0)
      expect(Math.abs((ladder.box.x1 + ladder.box.x2) / 2 - gablet.middle)).toBeGreaterThan(gablet.half + 525);
  }
});

test("a ladder stands rather at an edge without tiles, as the back of a narrow recess is, than under them", () => {
  const recess = (wide: number): Polygon => [
    [5000, 6000],
    [20000, 6000],
    [20000, 17000],
    [11000 + wide, 17000],
    [11000 + wide, 15000],
    [11000, 15000],
    [11000, 17000],
    [5000, 17000],
  ];
  const [narrow, wide] = [roofLadder(skirted(recess(1500))), roofLadder(skirted(recess(2500)))];
  expect([narrow?.box.y1, narrow?.bare]).toEqual([15000, null]);
  expect(wide?.bare).not.toBeNull();
});
