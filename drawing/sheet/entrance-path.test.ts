import { expect, test } from "vitest";
import { boxAround, boxesOverlap, hullOf } from "#drawing/sheet/box.ts";
import { driveBoxes } from "#drawing/sheet/draw-site.ts";
import { entrancePath } from "#drawing/sheet/entrance-path.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/entrance-steps.ts";
import { rainPit } from "#drawing/sheet/rain-pit.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "", project: "", revision: "0", date: "" };
const house = HOUSE_30X60;
/** The same with its ground floor a single step above the road: no flight leads to its door. */
const low: Plan = {
  ...house,
  levels: house.levels.map((level) => (level.index === 0 ? { ...level, floorLevel: 150 } : level)),
};

test("a paved path leads from the drive to the front door's steps, and to its porch where there are none", () => {
  for (const plan of [house, low]) {
    const path = entrancePath(plan);
    const [drive] = driveBoxes(plan);
    if (!path || !drive) throw new Error("no path or no drive");
    expect([path.x1, path.x2]).toContain(path.x2 <= drive.x1 ? drive.x1 : drive.x2);
    expect(path.y1).toBeGreaterThanOrEqual(boxAround(plan.site.plot).y1);
    const pit = rainPit(plan);
    for (const other of [...entranceSteps(plan).flatMap(boxesOf), ...(pit ? [pit.box] : [])])
      expect(boxesOverlap(path, other)).toBe(false);
    const ends = entranceSteps(plan).map((steps) => hullOf(boxesOf(steps)).y1);
    if (ends.length > 0) expect(ends).toContain(path.y2);
    const words = drawSiteSheet(plan, block, typesetter).marks.flatMap((mark) =>
      mark.kind === "text" ? [mark.text] : [],
    );
    expect(words).toContain("PATH");
  }
});

test("who walks in over the drive needs no path", () => {
  const ground = house.levels[0];
  const bay = ground?.rooms.find(({ kind }) => kind === "parking");
  const wide = {
    ...house,
    levels: house.levels.map((level) => ({
      ...level,
      rooms: level.rooms.map((room) => (room === bay ? { ...room, polygon: ground?.footprint[0]?.outer ?? [] } : room)),
    })),
  };
  expect(entrancePath(wide)).toBeNull();
});
