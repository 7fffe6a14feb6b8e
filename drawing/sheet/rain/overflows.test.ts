import { expect, test } from "vitest";
import { isAt, lookAt } from "#drawing/fixtures/look-at.ts";
import { houseSteppedTwice, houseUnderRoof, houseWithLowerRoof } from "#drawing/fixtures/lower-roof-house.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { OVERFLOW } from "#drawing/sheet/rain/draw-overflows.ts";
import { overflowPlaces, spoutOf } from "#drawing/sheet/rain/overflows.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { areaOf, boxesOverlap, commonBox, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const houses = {
  rear: houseWithLowerRoof("rear"),
  front: houseWithLowerRoof("front"),
  abroad: houseWithLowerRoof("rear", "us"),
  twice: houseSteppedTwice(),
};

function seenOn(plan: Plan) {
  const { paths, words } = lookAt(drawRoofSheet(plan, block, typesetter));
  return { boxes: paths("A-FLOR").map(({ box }) => box), names: words.filter(({ text }) => text === OVERFLOW) };
}

test.each(Object.entries(houses))(
  "every lower roof of the house %s, which has one outlet, has an overflow on the roof's sheet, marked on its floor",
  (_, plan) => {
    const { boxes, names } = seenOn(plan);
    expect(names).toHaveLength(lowerRoofs(plan).length);
    expect(names.every(({ at }) => lowerRoofs(plan).some((roof) => contains(roof.polygon, ...at)))).toBe(true);
    for (const roof of lowerRoofs(plan)) {
      const drawn = overflowPlaces(plan, roof)
        .map(spoutOf)
        .filter((spout) => boxes.some((box) => isAt(box, spout)));
      expect(drawn).toHaveLength(1);
      const [x, y] = [drawn[0]?.x1 ?? 0, drawn[0]?.y1 ?? 0];
      expect(Math.min(...names.map(({ at }) => Math.hypot(at[0] - x, at[1] - y)))).toBeLessThan(1000);
    }
  },
);

test.each(Object.entries(houses))(
  "an overflow of the house %s leads through the upstand clear of the outlet and its pipe, above no opening",
  (_, plan) => {
    for (const roof of lowerRoofs(plan)) {
      const places = overflowPlaces(plan, roof).map(spoutOf);
      expect(places.length).toBeGreaterThan(0);
      const [pipe] = pipesFrom(plan, roof.above.index).filter(({ room }) => room === roof);
      if (!pipe) throw new Error("a roof without a pipe");
      const below = plan.levels.filter(({ index }) => index <= roof.level.index).flatMap(placeOpenings);
      for (const spout of places) {
        const within = roof.upstand.filter((box) => boxesOverlap(box, spout));
        const through = within.reduce((sum, box) => sum + areaOf(commonBox(box, spout)), 0);
        expect(through).toBeCloseTo(110 * 115);
        expect(boxesOverlap(growBox(pipe.outlet.khurra, 240), spout)).toBe(false);
        expect(below.filter(({ box }) => boxesOverlap(box, spout))).toEqual([]);
      }
    }
  },
);

test("a roof with two outlets needs no overflow, as each stands in for the other", () => {
  const plan = houseUnderRoof([
    [0, 7000],
    [8244, 7000],
    [8244, 16788],
    [0, 16788],
  ]);
  expect(lowerRoofs(plan).flatMap((roof) => overflowPlaces(plan, roof))).toEqual([]);
  expect(seenOn(plan).names).toEqual([]);
});
