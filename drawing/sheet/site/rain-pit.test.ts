import { expect, test } from "vitest";
import { isAt, lookAt } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { type RainPit, rainPit } from "#drawing/sheet/site/rain-pit.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
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

/** How far a pit lies from the plot's boundary, and from the nearest wall. */
function distances(plan: Plan, { box }: RainPit) {
  const plot = boxAround(plan.site.plot);
  const walls = wallBodies(plan.levels[0]?.walls ?? []).map((wall) =>
    Math.hypot(
      Math.max(0, wall.box.x1 - box.x2, box.x1 - wall.box.x2),
      Math.max(0, wall.box.y1 - box.y2, box.y1 - wall.box.y2),
    ),
  );
  return {
    boundary: Math.min(box.x1 - plot.x1, plot.x2 - box.x2, box.y1 - plot.y1, plot.y2 - box.y2),
    walls: Math.min(...walls),
  };
}

test("a harvesting pit lies 1.5 m clear of every wall and 1 m of the boundary where a yard has room, off drive and steps", () => {
  let found = 0;
  for (const house of houses)
    for (const plan of [withYards(house, 0, 0), withYards(house, 3000, 0), withYards(house, 0, 3000)]) {
      const pit = rainPit(plan);
      if (pit === null) continue;
      found += 1;
      const { boundary, walls } = distances(plan, pit);
      expect(boundary).toBeGreaterThanOrEqual(pit.clear ? 1000 : 650);
      expect(walls).toBeGreaterThanOrEqual(pit.clear ? 1500 : 975);
      for (const other of [...driveBoxes(plan), ...entranceSteps(plan).flatMap(boxesOf)])
        expect(boxesOverlap(other, pit.box)).toBe(false);
    }
  expect(found).toBeGreaterThan(3);
  expect(rainPit(withYards(HOUSE_30X60, 0, 3000))?.clear).toBe(true);
});

test("in a yard too narrow for these distances the pit lies in its middle, and the notes say what to do", () => {
  const { y2 } = boxAround(HOUSE_30X60.site.plot);
  const built = boxAround(HOUSE_30X60.levels[0]?.footprint.flatMap(({ outer }) => outer) ?? []);
  const narrow = withYards(HOUSE_30X60, -1500, 3200 - (y2 - built.y2));
  const pit = rainPit(narrow);
  if (pit === null) throw new Error("no place for a pit");
  const { boundary, walls } = distances(narrow, pit);
  expect(pit.clear).toBe(false);
  expect(Math.abs(boundary / 1000 - walls / 1500)).toBeLessThan(0.13);
  expect(
    siteOf(narrow)
      .words.map(({ text }) => text)
      .join(" "),
  ).toContain("in the middle of a yard");
});

test("in the UK a soakaway lies 5 m from the house and 2.5 m from every boundary in a large garden; else surface water goes to the sewer", () => {
  const inUk = (plan: Plan): Plan => ({ ...plan, brief: { ...plan.brief, region: "uk" } });
  const large = inUk(withYards(twoStorey30x60(), 0, 9000));
  const pit = rainPit(large);
  if (pit === null) throw new Error("no place for a soakaway");
  const { boundary, walls } = distances(large, pit);
  expect(walls).toBeGreaterThanOrEqual(5000);
  expect(boundary).toBeGreaterThanOrEqual(2500);
  const said = (plan: Plan) => siteOf(plan).words.map(({ text }) => text);
  expect(said(large).filter((word) => word === "SOAKAWAY")).toHaveLength(1);
  expect(said(large).join(" ")).toContain("BRE Digest 365");
  const small = inUk(withYards(twoStorey30x60(), 0, 0));
  expect(rainPit(small)).toBeNull();
  expect(said(small)).not.toContain("SOAKAWAY");
  expect(said(small).join(" ")).toContain("surface-water sewer");
  const party = { ...large.site.edges, left: { kind: "party", setback: 0 } } as const;
  const terraced: Plan = { ...large, site: { ...large.site, edges: party } };
  const beside = rainPit(terraced)?.box;
  const { y2 } = boxAround(terraced.levels[0]?.footprint.flatMap(({ outer }) => outer) ?? []);
  expect(beside === undefined || beside.y1 >= y2 + 5000 || beside.x1 >= 5000).toBe(true);
});

test("the site plan draws the pit to scale, names it, and measures it from a side and from front or rear", () => {
  const plan = withYards(HOUSE_30X60, 0, 3000);
  const pit = rainPit(plan);
  if (pit === null) throw new Error("no place for a pit");
  const { paths, words } = siteOf(plan);
  expect(paths("L-SITE").filter(({ box, contours }) => contours.length === 1 && isAt(box, pit.box))).toHaveLength(1);
  expect(words.filter(({ text }) => text === "R.W.H. PIT")).toHaveLength(1);
  // Its own size along both axes, beside what is left to the boundary.
  expect(words.filter(({ text, measures }) => measures && text === "4'-0\"")).toHaveLength(2);
});

test("without ground so far from walls the notes say so, and no sheet sends the rain to a pit that is on none", () => {
  const house = withYards(HOUSE_30X60, -1500, 0);
  expect(rainPit(house)).toBeNull();
  const said = (plan: Plan) => siteOf(plan).words.map(({ text }) => text);
  expect(said(house)).not.toContain("R.W.H. PIT");
  expect(said(house).join(" ")).toContain("no yard is wide enough for a recharge pit");
  const roof = (plan: Plan) =>
    lookAt(drawRoofSheet(plan, block, typesetter))
      .words.map(({ text }) => text)
      .join(" ");
  expect(roof(house)).not.toContain("harvesting pit");
  expect(roof(withYards(HOUSE_30X60, 0, 3000))).toContain("harvesting pit");
});
