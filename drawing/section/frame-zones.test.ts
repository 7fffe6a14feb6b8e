import { expect, test } from "vitest";
import { cutBodies } from "#drawing/section/cut-bodies.ts";
import { cutWalls } from "#drawing/section/cut-walls.ts";
import { beamZones } from "#drawing/section/frame-zones.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";

const built = (structure: Plan["brief"]["structure"]): Plan => ({
  ...HOUSE_30X60,
  relaxed: [],
  brief: { ...HOUSE_30X60.brief, structure },
});

test("a frame's beams have a place in every thick wall that is cut, under each slab and the ground floor; masonry's over open bays alone", () => {
  const framed = built("rcc-frame");
  const cut = sectionCut(framed);
  const bodies = cutBodies(framed, cut);
  const zones = beamZones(framed, cut, bodies);
  for (const level of framed.levels) {
    const heights = [level.floorLevel + level.clearHeight, ...(level.index === 0 ? [level.floorLevel] : [])];
    for (const { u1, u2 } of cutWalls(level, cut).filter((wall) => wall.u2 - wall.u1 >= 150))
      for (const top of heights)
        expect(zones.filter(({ x1, x2, y2 }) => x1 === u1 && x2 === u2 && y2 === top)).toHaveLength(1);
  }
  for (const zone of zones) for (const { face } of bodies.openings) expect(boxesOverlap(zone, face)).toBe(false);
  const masonry = built("load-bearing");
  const bodiesOfMasonry = cutBodies(masonry, cut);
  expect(beamZones(masonry, cut, bodiesOfMasonry)).toEqual(bodiesOfMasonry.beams);
});
