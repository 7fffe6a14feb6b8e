import { expect, test } from "vitest";
import { driveNotes, driveRamps } from "#drawing/sheet/drive/ramp.ts";
import { bayFloor } from "#drawing/sheet/heights/floor-levels.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "", project: "", revision: "0", date: "" };
const ground = HOUSE_30X60.levels[0] as Level;

/** The house with its front boundary so far from its face. */
function yardOf(deep: number): Plan {
  const face = Math.min(...ground.footprint.flatMap(({ outer }) => outer.map(([, y]) => y)));
  const plot = HOUSE_30X60.site.plot.map(([x, y]): [number, number] => [x, y === 0 ? face - deep : y]);
  return { ...HOUSE_30X60, site: { ...HOUSE_30X60.site, plot } };
}

test("a drive climbs from the road to the bay's floor over the whole yard", () => {
  const [ramp] = driveRamps(yardOf(3000));
  expect(ramp).toMatchObject({ top: bayFloor(ground), ratio: 20, inBay: 0 });
  expect((ramp?.box.y2 ?? 0) - (ramp?.box.y1 ?? 0)).toBe(3000);
});

test("where the yard is too short for one in eight the bay's floor falls towards the road for the rest of the way", () => {
  const plan = yardOf(900);
  expect(driveRamps(plan)[0]).toMatchObject({ ratio: 8, inBay: 300 });
  expect(driveNotes(plan, unitsOf("uk")).join()).toContain("the last 300 of it within the bay");
  expect(driveRamps(yardOf(1200))[0]).toMatchObject({ ratio: 8, inBay: 0 });
});

test("the drive has its slope and the levels of both its ends on the site's and the ground floor's sheet", () => {
  const plan = yardOf(3000);
  for (const sheet of [drawSiteSheet(plan, block, typesetter), drawLevelSheets(plan, block, typesetter)[0]]) {
    const words = sheet?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];
    expect(words).toContain("RAMP UP 1:20");
    expect(words).toContain("±0");
    expect(words).toContain('FFL +6"');
  }
});
