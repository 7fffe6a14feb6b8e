import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { headroomsOf } from "#drawing/sheet/headroom/headroom.ts";
import { bayFloor, floorLevels, openFloorLevel, openFloors } from "#drawing/sheet/heights/floor-levels.ts";
import { planHeights, writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const plan = twoStorey30x60();
const abroad = (region: "us" | "uk") => twoStorey30x60({ brief: { ...plan.brief, region } });
const words = (sheet: Sheet) => sheet.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

/** The house with its stair going on to the roof. */
function toRoof(each: Plan): Plan {
  const [ground, first] = each.levels as readonly [Level, Level];
  const room = first.rooms.find(({ kind }) => kind === "stair")?.id ?? "";
  const stairs = ground.stairs.map((stair) => ({ ...stair, room, toLevel: 2 }));
  return { ...each, levels: [ground, { ...first, stairs }] };
}

test("every floor's sheet says how high its floor lies above the road, and a bay's; the roof's how high the roof", () => {
  for (const each of [plan, HOUSE_30X60, abroad("us"), abroad("uk")]) {
    const units = unitsOf(each.brief.region);
    drawLevelSheets(each, block, typesetter).forEach((sheet, index) => {
      const level = each.levels[index] as Level;
      const heights = floorLevels(level).map(({ z }) => z);
      expect(heights).toContain(level.floorLevel);
      const bays = level.rooms.filter(({ kind }) => kind === "parking" || kind === "garage");
      expect(heights).toHaveLength(1 + bays.length + openFloors(level).length);
      for (const z of heights) expect(words(sheet)).toContain(`${units.finished} ${writtenHeight(each, units, z)}`);
    });
    const last = each.levels.at(-1) as Level;
    const roof = writtenHeight(each, units, last.floorLevel + last.floorToFloor);
    expect(words(drawRoofSheet(each, block, typesetter))).toContain(`${units.slab} ${roof}`.trim());
  }
});

test("every terrace and balcony of an upper floor has its own level, 50 mm or 2 inches below the rooms", () => {
  for (const [each, drop] of [
    [plan, 50.8],
    [HOUSE_30X60, 50.8],
    [abroad("us"), 50.8],
    [abroad("uk"), 50],
  ] as const) {
    const units = unitsOf(each.brief.region);
    const first = each.levels[1] as Level;
    const round = planHeights(each);
    expect((round(first.floorLevel) - round(openFloorLevel(first))) * units.grain).toBeCloseTo(drop);
    const mark = `${units.finished} ${writtenHeight(each, units, openFloorLevel(first))}`;
    const onSheet = words(drawLevelSheets(each, block, typesetter)[1] as Sheet);
    expect(openFloors(first).length).toBeGreaterThan(0);
    expect(onSheet.filter((word) => word === mark)).toHaveLength(openFloors(first).length);
    expect(onSheet.join()).not.toContain(`${units.finished} BELOW`);
  }
});

test("structural slabs and finished floors are told apart: floors are FFL, the roof's slab is SSL, and its finish ends at the threshold", () => {
  for (const [each, door] of [
    [toRoof(HOUSE_30X60), true],
    [HOUSE_30X60, false],
  ] as const) {
    const units = unitsOf("in");
    const last = each.levels.at(-1) as Level;
    const slab = last.floorLevel + last.floorToFloor;
    const finish = writtenHeight(each, units, slab + 150);
    const onRoof = words(drawRoofSheet(each, block, typesetter));
    expect(onRoof).toContain(`SSL ${writtenHeight(each, units, slab)}`);
    expect(onRoof.includes(`FFL AT MOST ${finish}`)).toBe(door);
    const inSection = words(drawSectionSheet(each, block, typesetter));
    expect(inSection).toContain("ROOF SLAB SSL");
    for (const { name, index } of each.levels)
      expect(inSection).toContain(`${index === 0 ? "PLINTH, " : ""}${name.toUpperCase()} FFL`);
    expect(inSection.includes("TERRACE FFL, AT MOST")).toBe(door);
    expect(inSection.includes(finish)).toBe(door);
  }
});

test("the room over a stair has a door in its wall, which leads on to the roof", () => {
  const each = toRoof(HOUSE_30X60);
  const sheet = drawRoofSheet(each, block, typesetter);
  const frame = { origin: sheet.origin ?? [0, 0], scale: sheet.scale } as const;
  const roof = roofOutline(each);
  const [room] = headroomsOf(each, frame);
  const door = room?.doors[0];
  if (!room || !door) throw new Error("no way out on to the roof");
  const { hinge, latch, out } = door;
  for (const [x, y] of [hinge, latch]) {
    expect(boxHolds(growBox(room.box, 0.01), x, y)).toBe(true);
    expect(boxHolds(growBox(room.box, -0.01), x, y)).toBe(false);
  }
  const before = [0, 1].map((axis) => {
    const middle = ((hinge[axis] ?? 0) + (latch[axis] ?? 0)) / 2 + (out[axis] ?? 0) * 6;
    return (middle - (frame.origin[axis] ?? 0)) * frame.scale;
  });
  expect(roof.filter((loop) => contains(loop, before[0] ?? 0, before[1] ?? 0)).length % 2).toBe(1);
  expect(sheet.marks.some(({ layer }) => layer === "A-DOOR")).toBe(true);
  // The last step of this one ends at a wall that has a balcony behind it: nowhere is the roof a step away.
  expect(headroomsOf(toRoof(plan), frame)).toMatchObject([{ doors: [] }]);
});

test("a garage's floor lies 100 mm below its door to the house, an open bay's no lower than it lay", () => {
  const [ground] = plan.levels as readonly [Level, ...Level[]];
  const garaged = { ...ground, rooms: ground.rooms.map((one) => ({ ...one, kind: "garage" as const })) };
  expect(bayFloor({ ...garaged, floorLevel: 203 })).toBe(103);
  expect(bayFloor({ ...garaged, floorLevel: 150 })).toBe(50);
  expect(bayFloor({ ...garaged, floorLevel: 450 })).toBe(150);
  expect(bayFloor({ ...ground, floorLevel: 150 })).toBe(150);
});
