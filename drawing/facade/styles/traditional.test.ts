import { expect, test } from "vitest";
import { buildScene } from "#drawing/facade/build-scene.ts";
import { facadeOf } from "#drawing/facade/facade.ts";
import { traditional } from "#drawing/facade/styles/traditional.ts";
import { houseWithLowerRoof } from "#drawing/fixtures/lower-roof-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { boxHolds } from "#drawing/sheet/shapes/box.ts";
import type { Plan } from "#planner/plan/plan.ts";

const floorBandsOf = (plan: Plan) => {
  const facade = facadeOf(plan);
  const { top, ceiling } = facade.massing.levels[0] as { top: number; ceiling: number };
  return buildScene(facade, traditional).faces.filter(
    ({ material, y1, y2, z1, z2 }) =>
      material.name.startsWith("Red oxide") && y2 - y1 === 60 && z1 > ceiling - 100 && z2 < top,
  );
};

/** A balcony's slab is sunk, and has its band lower. */
const withoutBalcony = (plan: Plan): Plan => ({
  ...plan,
  levels: plan.levels.map((level) => ({ ...level, rooms: level.rooms.filter(({ kind }) => kind !== "balcony") })),
});

test("bands of a floor that ends at a lower roof run along its fronts alone and at one height", () => {
  for (const side of ["front", "rear"] as const) {
    const plan = withoutBalcony(houseWithLowerRoof(side, "us", "traditional"));
    const slabs = facadeOf(plan).massing.solids.filter(({ part, level }) => part === "slab" && level === 0);
    const bands = floorBandsOf(plan);
    const buried = bands.filter((band) => slabs.some((slab) => boxHolds(slab, (band.x1 + band.x2) / 2, band.y1)));
    expect(buried).toEqual([]);
    const front = bands.filter(({ y2 }) => y2 === 1500);
    expect(new Set(front.map(({ z2 }) => z2)).size).toBe(1);
    const ends = front.flatMap(({ x1, x2 }) => [x1, x2]).sort((a, b) => a - b);
    expect([ends[0], ends.at(-1)]).toEqual([-40, 8284]);
    // Where one ends the next begins: none lies before another's end.
    for (const at of ends.slice(1, -1)) expect(ends.filter((end) => end === at)).toHaveLength(2);
  }
});

test("eaves are carved and the gable bears a finial in India alone", () => {
  const fixturesIn = (region: "in" | "us" | "uk") => {
    const plan = twoStorey30x60();
    const { fixtures } = buildScene(facadeOf({ ...plan, brief: { ...plan.brief, region } }), traditional);
    const gable = fixtures.find(({ body }) => body?.kind === "gable");
    const [slope] = fixtures.filter(({ body }) => body?.kind === "slope" && body.against === "sky");
    if (gable?.body?.kind !== "gable" || slope?.body?.kind !== "slope") throw new Error("a front without its roof");
    const heights = (drawn: typeof gable.drawn) =>
      drawn.flatMap(({ contours }) =>
        contours.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)]),
      );
    const overGable = Math.max(...heights(gable.drawn).map(([, z]) => z)) - gable.body.z2;
    const underEaves = slope.body.z1 - Math.min(...heights(slope.drawn).map(([, z]) => z));
    return { overGable: Math.round(overGable), underEaves: Math.round(underEaves) };
  };
  expect(fixturesIn("in")).toEqual({ overGable: 610, underEaves: 210 });
  for (const region of ["us", "uk"] as const) expect(fixturesIn(region)).toEqual({ overGable: 230, underEaves: 130 });
});
