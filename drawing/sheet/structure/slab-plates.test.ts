import { expect, test } from "vitest";
import { drawElevationSheet } from "#drawing/facade/elevation-sheet.ts";
import { houseBoxes } from "#drawing/facade/house-boxes.ts";
import { massing } from "#drawing/facade/massing.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { hollowHouse } from "#drawing/section/section-bodies.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { isSunk, openFloorLevel } from "#drawing/sheet/heights/floor-levels.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { slabPlates, sunkFloors } from "#drawing/sheet/structure/slab-plates.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const plan = twoStorey30x60();
const [ground, first] = plan.levels as readonly [Level, Level];
const floors = sunkFloors(first);
const words = (sheet: Sheet | undefined) =>
  sheet?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];

test("floor sheet, section and elevation mark the same levels of a terrace: its finish, its slab and the parapet 1.0 m above the finish", () => {
  const terrace = floors.find(({ room }) => room.kind === "terrace");
  if (!terrace) throw new Error("a house without a terrace");
  const written = (z: number) => writtenHeight(plan, unitsOf("in"), z);
  const onFloor = words(drawLevelSheets(plan, block, typesetter)[1]);
  expect(onFloor).toContain(`FFL ${written(terrace.finish)}`);
  expect(onFloor).toContain(`SSL ${written(terrace.slab)}`);
  const name = terrace.room.label.toUpperCase();
  for (const sheet of [drawSectionSheet(plan, block, typesetter), drawElevationSheet(plan, block, typesetter)]) {
    const said = words(sheet);
    const levelOf = (mark: string) => said[said.indexOf(mark) + 1];
    expect(levelOf(`${name} FFL`)).toBe(written(terrace.finish));
    expect(levelOf(`${name} SSL`)).toBe(written(terrace.slab));
    expect(levelOf(`PARAPET, ${name}`)).toBe(written(terrace.finish + 1000));
  }
});

test("a terrace's slab lies under its finish by waterproofing and the fall across it, and nothing of the storey below comes up through it", () => {
  expect(floors.length).toBeGreaterThan(0);
  for (const { room, boxes, slab, finish } of floors) {
    expect(finish).toBe(openFloorLevel(first));
    const [xs, ys] = [room.polygon.map(([x]) => x), room.polygon.map(([, y]) => y)];
    const across = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    expect(finish - slab).toBeGreaterThanOrEqual(across / 100 + 40);
    for (const house of [hollowHouse(plan), houseBoxes(plan)]) {
      const here = house.filter((body) => boxes.some((box) => boxesOverlap(box, body)));
      const plates = here.filter(({ material, level, z2 }) => material === "slab" && level === 0 && z2 <= slab);
      expect(plates.length).toBeGreaterThan(0);
      for (const { z2 } of plates) expect(z2).toBe(slab);
      for (const { z2 } of here.filter(({ level, material }) => level === 0 && material !== "slab"))
        expect(z2).toBeLessThanOrEqual(slab);
    }
  }
});

test("parapets of a terrace stand on its slab, railings on a kerb up to the finish, both to 1.0 m above the finish", () => {
  const low = massing(plan).solids.filter(({ part, level }) => level === 1 && ["parapet", "railing"].includes(part));
  expect(low.length).toBeGreaterThan(0);
  for (const solid of low) {
    const floor = floors.find(({ boxes }) => boxes.some((box) => boxesOverlap(box, solid)));
    if (!floor) continue;
    expect(solid.z2).toBe(floor.finish + 1000);
    expect(solid.z1).toBe(solid.part === "railing" ? floor.finish : floor.slab);
    if (solid.part !== "railing") continue;
    const kerb = massing(plan).solids.filter(
      ({ part, level, z1, z2, x1, y1 }) =>
        part === "slab" &&
        level === ground.index &&
        z1 === floor.slab &&
        z2 === floor.finish &&
        x1 === solid.x1 &&
        y1 === solid.y1,
    );
    expect(kerb).toHaveLength(1);
  }
});

test("rooms under a terrace keep the least height of rooms: where its slab cannot be sunk for that, its finish lies behind a threshold", () => {
  const storeys = [2750, 2800, 2850, 2900, 3000].map((clearHeight) => {
    const lower = [ground, first].map((level) => ({ ...level, clearHeight, floorToFloor: clearHeight + 150 }));
    const [below, above] = lower as unknown as readonly [Level, Level];
    const soffit = Math.min(...slabPlates(below, above).map(({ z1 }) => z1)) - (below.floorLevel + below.floorToFloor);
    return { clear: below.floorToFloor + soffit, sunk: isSunk(above), step: openFloorLevel(above) - above.floorLevel };
  });
  for (const { clear } of storeys) expect(clear).toBeGreaterThanOrEqual(2750);
  expect(storeys.map(({ sunk }) => sunk)).toEqual([false, false, false, true, true]);
  for (const { sunk, step } of storeys) expect(step < 0).toBe(sunk);
});
