import { expect, test } from "vitest";
import { massing } from "#drawing/facade/massing.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { hollowHouse } from "#drawing/section/section-bodies.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { headroomStops } from "#drawing/sheet/headroom/chains.ts";
import { headroomsOf } from "#drawing/sheet/headroom/headroom.ts";
import { headroomBoxes, headroomColumns } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { headroomOuter } from "#drawing/sheet/headroom/walls.ts";
import { HEADROOM_HEIGHT, roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { columnLifts } from "#drawing/sheet/structure/tagged-columns.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const [ground, first] = HOUSE_30X60.levels as readonly [Level, Level];
const shaft = first.rooms.find(({ kind }) => kind === "stair") as Level["rooms"][number];
const inner = boxAround(shaft.polygon);
const outer = growBox(inner, 230);

/** The house with its stair going on to the roof, walls of so much about it on the topmost storey and columns at its corners. */
function toRoof(thickness: number): Plan {
  const middle = growBox(inner, thickness / 2);
  const ends = [
    [middle.x1, middle.y1, middle.x2, middle.y1],
    [middle.x1, middle.y2, middle.x2, middle.y2],
    [middle.x1, middle.y1, middle.x1, middle.y2],
    [middle.x2, middle.y1, middle.x2, middle.y2],
  ] as const;
  const about = ends.map(([x1, y1, x2, y2], at) => ({
    id: `about-${at}`,
    kind: "internal" as const,
    from: [x1, y1] as const,
    to: [x2, y2] as const,
    thickness,
  }));
  const columns = [outer.x1, inner.x2].flatMap((x) =>
    [outer.y1, inner.y2].map((y) => ({
      id: `corner-${x}-${y}`,
      polygon: [
        [x, y],
        [x + 230, y],
        [x + 230, y + 230],
        [x, y + 230],
      ] as const,
    })),
  );
  const others = first.walls.filter(
    ({ from, to }) => !boxesOverlap(growBox(boxAround([from, to]), 1), growBox(inner, 200)),
  );
  const walls = [...others, ...about];
  const openings = first.openings.filter(({ wall }) => walls.some(({ id }) => id === wall));
  const stairs = ground.stairs.map((stair) => ({ ...stair, room: shaft.id, toLevel: 2 }));
  return {
    ...HOUSE_30X60,
    levels: [
      { ...ground, columns },
      { ...first, walls, openings, columns, stairs },
    ],
  };
}

test("walls of the room over a stair are as thick as an outer wall where such a wall is under them, else panels of half a brick", () => {
  const [thick, thin] = [toRoof(230), toRoof(115)];
  expect(headroomBoxes(thick)).toEqual([outer]);
  const bare: Plan = { ...thin, levels: thin.levels.map((level) => ({ ...level, columns: [] })) };
  expect(headroomBoxes(bare)).toEqual([growBox(inner, 115)]);
  const abroad: Plan = { ...thick, brief: { ...thick.brief, region: "us" } };
  expect(headroomOuter(abroad, abroad.levels[1] as Level, inner)).toEqual(growBox(inner, 115));
});

test("a frame's columns at the corners of the room over a stair rise to its roof in the schedule, on the roof's sheet and in the section's house", () => {
  const plan = toRoof(230);
  expect(headroomColumns(plan)).toHaveLength(4);
  expect(columnLifts(plan, plan.levels[0] as Level).map(({ toHeadroom }) => toHeadroom)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const onGround = lookAt(drawLevelSheets(plan, block, typesetter)[0] as Sheet).words.map(({ text }) => text);
  expect(onGround.filter((word) => word.endsWith(" to headroom"))).toHaveLength(4);
  const { words, paths } = lookAt(drawRoofSheet(plan, block, typesetter));
  expect(paths("A-COLS")).toHaveLength(4);
  expect(words.filter(({ text }) => /^C\d+$/.test(text))).toHaveLength(4);
  const house = hollowHouse(plan);
  for (const { x1, y1 } of headroomColumns(plan)) {
    const [column] = house.filter(
      (body) => body.material === "column" && body.level === 2 && body.x1 === x1 && body.y1 === y1,
    );
    expect(
      house.some(
        ({ material, z1, z2 }) => material === "slab" && z1 === column?.z2 && z2 === roofHeight(plan) + HEADROOM_HEIGHT,
      ),
    ).toBe(true);
  }
  const masonry: Plan = { ...plan, relaxed: [], brief: { ...plan.brief, structure: "load-bearing" } };
  expect(headroomColumns(masonry)).toEqual([]);
});

test("the room over a stair is as wide in section and on the elevation as on the roof's sheet", () => {
  const plan = toRoof(230);
  const solid = massing(plan).solids.find(({ part }) => part === "headroom");
  expect(solid).toMatchObject(outer);
  const walls = hollowHouse(plan).filter(({ material, level }) => material === "wall" && level === 2);
  expect(boxAround(walls.flatMap(({ x1, x2, y1, y2 }) => [[x1, y1] as const, [x2, y2] as const]))).toEqual(outer);
});

test("a chain on the roof's sheet sets out the room over a stair and the jambs of its door, which keeps clear of its columns", () => {
  const plan = toRoof(230);
  const units = unitsOf("in");
  const rounding = planRounding(plan);
  const words = lookAt(drawRoofSheet(plan, block, typesetter)).words.map(({ text }) => text);
  const doors = headroomsOf(plan).flatMap((room) => room.doors);
  expect(doors).toHaveLength(1);
  for (const { hinge, latch, out } of doors) {
    const along = out[0] === 0 ? 0 : 1;
    for (const axis of [0, 1] as const) {
      const stops = headroomStops(plan, axis);
      expect(stops).toEqual(expect.arrayContaining(axis === along ? [hinge[axis], latch[axis]] : []));
      const figures = stops
        .slice(1)
        .map((to, at) => units.length(rounding[axis](to) - rounding[axis](stops[at] ?? to)));
      for (const figure of figures) expect(words).toContain(figure);
    }
    const leaf = boxAround([hinge, latch]);
    expect(headroomColumns(plan).filter((column) => boxesOverlap(growBox(leaf, 1), growBox(column, -2)))).toEqual([]);
  }
});
