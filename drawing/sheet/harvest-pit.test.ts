import { expect, test } from "vitest";
import { isAt, lookAt } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/box.ts";
import { driveBoxes } from "#drawing/sheet/draw-site.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/entrance-steps.ts";
import { FROM_WALLS, harvestPit, PIT } from "#drawing/sheet/harvest-pit.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { wallBodies } from "#drawing/sheet/wall-bodies.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const houses = [HOUSE_30X60, HOUSE_20X60, twoStorey30x60()];

/** The house on a plot that goes on before its road and behind it by so much, mm. */
function withYards(plan: Plan, front: number, rear: number): Plan {
  const { x1, y1, x2, y2 } = boxAround(plan.site.plot);
  const [low, high] = [y1 - front, y2 + rear];
  const plot = [
    [x1, low],
    [x2, low],
    [x2, high],
    [x1, high],
  ] as const;
  return { ...plan, site: { ...plan.site, plot } };
}

function siteOf(plan: Plan) {
  return lookAt(drawSiteSheet(plan, block, typesetter));
}

test("a harvesting pit lies on the plot, 1.5 m clear of every wall, off drive and steps", () => {
  let found = 0;
  for (const house of houses)
    for (const plan of [withYards(house, 0, 0), withYards(house, 3000, 0), withYards(house, 0, 3000)]) {
      const pit = harvestPit(plan);
      if (pit === null) continue;
      found += 1;
      const { box } = pit;
      const plot = boxAround(plan.site.plot);
      expect([box.x2 - box.x1, box.y2 - box.y1]).toEqual([PIT, PIT]);
      expect(Math.min(box.x1 - plot.x1, plot.x2 - box.x2, box.y1 - plot.y1, plot.y2 - box.y2)).toBeGreaterThan(0);
      const near = growBox(box, FROM_WALLS - 1);
      for (const wall of wallBodies(plan.levels[0]?.walls ?? [])) expect(boxesOverlap(wall.box, near)).toBe(false);
      for (const other of [...driveBoxes(plan), ...entranceSteps(plan).flatMap(boxesOf)])
        expect(boxesOverlap(other, box)).toBe(false);
      const { left, right } = plan.site.edges;
      if (left.kind === "party") expect(box.x1 - plot.x1).toBeGreaterThanOrEqual(FROM_WALLS);
      if (right.kind === "party") expect(plot.x2 - box.x2).toBeGreaterThanOrEqual(FROM_WALLS);
    }
  expect(found).toBeGreaterThan(3);
});

test("the site plan draws the pit to scale, names it, and measures it from a side and from front or rear", () => {
  const plan = withYards(HOUSE_30X60, 0, 3000);
  const pit = harvestPit(plan);
  if (pit === null) throw new Error("no place for a pit");
  const { paths, words } = siteOf(plan);
  expect(paths("L-SITE").filter(({ box, contours }) => contours.length === 1 && isAt(box, pit.box))).toHaveLength(1);
  expect(words.filter(({ text }) => text === "R.W.H. PIT")).toHaveLength(1);
  // Its own size along both axes, beside what is left to the boundary.
  expect(words.filter(({ text, measures }) => measures && text === "4'-0\"")).toHaveLength(2);
});

test("without ground so far from walls the notes say so, and no sheet sends the rain to a pit that is on none", () => {
  const house = withYards(HOUSE_30X60, -1500, 0);
  expect(harvestPit(house)).toBeNull();
  const said = (plan: Plan) => siteOf(plan).words.map(({ text }) => text);
  expect(said(house)).not.toContain("R.W.H. PIT");
  expect(said(house).join(" ")).toContain("no open ground lies 1.5 m clear of walls");
  const roof = (plan: Plan) =>
    lookAt(drawRoofSheet(plan, block, typesetter))
      .words.map(({ text }) => text)
      .join(" ");
  expect(roof(house)).not.toContain("harvesting pit");
  expect(roof(withYards(HOUSE_30X60, 0, 3000))).toContain("harvesting pit");
});
