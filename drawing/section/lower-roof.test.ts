import { expect, test } from "vitest";
import { houseWithLowerRoof, ROOFS } from "#drawing/fixtures/lower-roof-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { cutBodies, slabOver } from "#drawing/section/cut-bodies.ts";
import { lowerRoofFinishes } from "#drawing/section/lower-roof-finishes.ts";
import { heightChains } from "#drawing/section/section-heights.ts";
import { sectionNotes } from "#drawing/section/section-notes.ts";
import { alongCut } from "#drawing/section/section-view.ts";
import { FLOORING } from "#drawing/sheet/heights/floor-levels.ts";
import { UPSTAND } from "#drawing/sheet/heights/house-heights.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { type SectionCut, sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Level } from "#planner/plan/plan.ts";

const plan = houseWithLowerRoof("rear");
const [ground, first] = plan.levels as readonly [Level, Level];
/** From the front to the rear, through the roof. */
const cut: SectionCut = { axis: 1, at: 6000, look: -1 };
const edge = alongCut(cut, boxAround(ROOFS.rear).y2);
const slab = first.floorLevel - FLOORING;

test("a section through a lower roof cuts its slab, lower than the floor by the flooring, and the upstand on its edge", () => {
  const { walls } = cutBodies(plan, cut);
  const upstand = walls.filter(({ y1, y2 }) => y1 === slab && y2 === slab + UPSTAND);
  expect(upstand.map(({ x1, x2 }) => [Math.min(x1, x2), Math.max(x1, x2)])).toEqual([
    [Math.min(edge, edge - PARAPET), Math.max(edge, edge - PARAPET)],
  ]);
  expect(slabOver(plan, ground, cut, edge - 1000)).toEqual([ground.floorLevel + ground.clearHeight, slab]);
});

test("on the cut slab lies a finish between wall and upstand, which falls to the outlet and leaves half of the upstand free", () => {
  const [finish = []] = lowerRoofFinishes(plan, cut);
  const tops = finish.filter(([, z]) => z > slab).map(([u, z]) => ({ u, z }));
  const wall = alongCut(cut, boxAround(ROOFS.rear).y1);
  expect(tops.map(({ u }) => u).sort()).toEqual([wall, edge - Math.sign(edge - wall) * PARAPET].sort());
  const [low, high] = [...tops].sort((a, b) => a.z - b.z);
  expect(high).toEqual({ u: wall, z: slab + UPSTAND / 2 });
  expect((low?.z ?? 0) > slab && (low?.z ?? 0) < (high?.z ?? 0)).toBe(true);
});

test("beside a lower roof the chain of heights tells its slab and the top of its upstand in place of the floor behind them", () => {
  const details = heightChains(plan, cut).filter(({ kind }) => kind === "details");
  const right = details.find(({ side }) => side === "right")?.stops ?? [];
  const left = details.find(({ side }) => side === "left")?.stops ?? [];
  expect(right).toContain(slab);
  expect(right).toContain(slab + UPSTAND);
  expect(right).not.toContain(first.floorLevel);
  expect(left).toContain(first.floorLevel);
  expect(left).not.toContain(slab + UPSTAND);
});

test("the section's notes say of an upstand that it is no guard, and only where there is one", () => {
  const notes = (of: typeof plan) => sectionNotes(of, unitsOf(of.brief.region)).join(" ");
  expect(notes(plan)).toContain("Upstand of the lower roof 300 above its slab: no guard");
  expect(notes(twoStorey30x60())).not.toMatch(/upstand/i);
});

test("the section's notes tell of falls on a lower roof only where the section cuts one", () => {
  const past = houseWithLowerRoof("front");
  // Without a stair the cut goes through the living room, which has the roof over it.
  const through = { ...past, levels: past.levels.map((level) => ({ ...level, stairs: [] })) };
  const told = (house: typeof past) => sectionNotes(house, unitsOf("uk")).join(" ").includes("falls as indicated");
  expect([past, through].map((house) => lowerRoofFinishes(house, sectionCut(house)).length > 0)).toEqual([false, true]);
  expect([past, through].map(told)).toEqual([false, true]);
});
