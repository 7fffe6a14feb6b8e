import { expect, test } from "vitest";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { boxAround, boxesOverlap, hullOf } from "#drawing/sheet/shapes/box.ts";
import { entrancePath } from "#drawing/sheet/site/entrance-path.ts";
import { rainPit } from "#drawing/sheet/site/rain-pit.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
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

test("who walks in over the drive needs no path, also where the door goes on beside it", () => {
  const path = entrancePath(low);
  const [drive] = driveBoxes(low);
  if (!path || !drive) throw new Error("no path or no drive");
  const [away, middle] = path.x2 <= drive.x1 ? [-1, path.x1 + 600] : [1, path.x2 - 600];
  const bay = (x1: number, x2: number) => (level: Level) => ({
    ...level,
    rooms: level.rooms.map((room) =>
      room.kind === "parking" ? { ...room, polygon: rect(x1, drive.y2, x2, drive.y2 + 3000) } : room,
    ),
  });
  const reaching = (past: number) => {
    const edge = middle + away * past;
    return { ...low, levels: low.levels.map(bay(Math.min(edge, drive.x1), Math.max(edge, drive.x2))) };
  };
  expect(entrancePath(reaching(100))).toBeNull();
  expect(entrancePath(reaching(-100))).not.toBeNull();
});
