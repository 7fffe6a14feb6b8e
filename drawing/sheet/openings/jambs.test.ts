import { expect, test } from "vitest";
import { arch, door } from "#drawing/fixtures/drawn-parts.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { levelNotes } from "#drawing/sheet/level-notes.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { unusualJambs, usualJamb } from "#drawing/sheet/openings/jambs.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const house = twoStorey30x60();
const units = unitsOf("in");

/** The house with the doors of kitchen and utility 115 mm from their walls; the store's door and the living room's arch begin at the given x. */
function doorsAt(store: number, archway: number, region: "in" | "uk" = "in"): Plan {
  const openings = [
    door("d1", "D1", "g-w10", [4215, 9399.5], [5115, 9399.5], [0, 1], ["g-kitchen", "g-dining"]),
    door("d2", "D2", "g-w14", [4630, 12942.5], [5430, 12942.5], [0, 1], ["g-utility", "g-kitchen"]),
    door("d3", "D2", "g-w16", [store, 14557.5], [store + 800, 14557.5], [0, 1], ["g-store", "g-utility"]),
    arch("a1", "O", "g-w6", [archway, 5600], [archway + 2000, 5600], ["g-living", "g-dining"]),
  ];
  const levels = house.levels.slice(0, 1).map((level) => ({ ...level, openings, furniture: [] }));
  return { ...house, brief: { ...house.brief, region }, levels };
}
const ground = (plan: Plan) => plan.levels[0] as Level;
const unusual = (plan: Plan) =>
  unusualJambs(plan, ground(plan), units).map(({ placed, from, to }) => [placed.opening.id, from, to]);
const noteOf = (plan: Plan) =>
  levelNotes(plan, ground(plan), unitsOf(plan.brief.region)).filter((note) => note.includes("Inner doors"));

test("a door that stands otherwise than most has a dimension of its own from the wall beside it, and so has such an arch", () => {
  const plan = doorsAt(5200, 4320);
  expect(usualJamb(plan, units)).toBe(115);
  expect(unusual(plan)).toEqual([["d3", 4515, 5200]]);
  expect(unusual(doorsAt(4630, 4600))).toEqual([["a1", 4215, 4600]]);
  const figures = (each: Plan) =>
    drawLevelSheets(each, block, typesetter)[0]?.marks.filter(
      (mark) => mark.kind === "text" && mark.layer === "A-ANNO-DIMS" && mark.text === "2'-3\"",
    );
  expect(figures(plan)).toHaveLength(1);
  expect(figures(doorsAt(4630, 4320))).toHaveLength(0);
});

test("a note says where the others stand, in the sheet's own units, and only where some do", () => {
  const beside = (within: string, usual: string) => [
    `Inner doors, and openings without a door within ${within}, stand ${usual} from the wall beside them unless dimensioned.`,
  ];
  expect(noteOf(doorsAt(5200, 4320))).toEqual(beside('½"', '4½"'));
  expect(noteOf(doorsAt(5200, 4320, "uk"))).toEqual(beside("15", "115"));
  const plan = doorsAt(5200, 4320);
  const above: Level = { ...ground(plan), index: 1, openings: [] };
  expect(levelNotes({ ...plan, levels: [ground(plan), above] }, above, units).join()).not.toContain("Inner doors");
});

test("the dimension stands on the sides of the wall from which one sees the face that it measures from", () => {
  const [jamb] = unusualJambs(doorsAt(5200, 4320), ground(doorsAt(5200, 4320)), units);
  expect(jamb?.sides).toEqual(expect.arrayContaining([1, -1]));
  const [archway] = unusualJambs(doorsAt(4630, 4600), ground(doorsAt(4630, 4600)), units);
  // The living room's wall ends at the arch's front side; the dining room's runs on.
  expect(archway?.sides).toEqual([-1]);
});
