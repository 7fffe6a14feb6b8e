import { expect, test } from "vitest";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { boxAround, hullOf } from "#drawing/sheet/shapes/box.ts";
import { wayInStops } from "#drawing/sheet/site/way-in.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { stepsPlace } from "#drawing/sheet/steps/place.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "", project: "", revision: "0", date: "" };
const plan = HOUSE_30X60;
const ground = plan.levels[0] as Level;
const units = unitsOf("in");
const words = (sheet: Sheet | undefined) =>
  sheet?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];

test("the site plan measures gate and drive along the road, from one end of the plot to the other", () => {
  const plot = boxAround(plan.site.plot);
  const { gate, drives } = wayInStops(plan);
  const [round] = planRounding(plan);
  const onSheet = words(drawSiteSheet(plan, block, typesetter));
  for (const [stops, from, to] of [
    [gate, gateOf(plan, ground)?.from, (gateOf(plan, ground)?.from ?? 0) + (gateOf(plan, ground)?.wide ?? 0)],
    [drives, driveBoxes(plan)[0]?.x1, driveBoxes(plan)[0]?.x2],
  ] as const) {
    expect([stops[0], stops.at(-1)]).toEqual([plot.x1, plot.x2]);
    expect(stops).toContain(from);
    expect(stops).toContain(to);
    for (const [index, stop] of stops.slice(1).entries())
      expect(onSheet).toContain(units.length(round(stop) - round(stops[index] ?? stop)));
  }
});

test("each flight from the ground is tied to the house's corner", () => {
  const house = footprintBox(ground);
  const all = words(drawLevelSheets(plan, block, typesetter)[0]).join(" ");
  const flights = entranceSteps(plan);
  expect(flights.length).toBeGreaterThan(0);
  for (const steps of flights) {
    const around = hullOf(boxesOf(steps));
    const beside = around.x2 <= house.x1 || around.x1 >= house.x2;
    expect(stepsPlace(plan, steps)).toEqual(
      beside
        ? { axis: 1, from: house.y1, to: around.y1, face: "front" }
        : { axis: 0, from: house.x1, to: around.x1, face: "left" },
    );
  }
  expect(all).toMatch(/ from (left|front) face/);
});
