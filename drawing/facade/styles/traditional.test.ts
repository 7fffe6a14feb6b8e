import { expect, test } from "vitest";
import { buildScene, elevationScene } from "#drawing/facade/build-scene.ts";
import { facadeOf } from "#drawing/facade/facade.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import { traditional } from "#drawing/facade/styles/traditional.ts";
import { houseWithLowerRoof } from "#drawing/fixtures/lower-roof-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { boxHolds } from "#drawing/sheet/shapes/box.ts";
import { SKIRT_BOARD } from "#drawing/sheet/skirt/sizes.ts";
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

const heightsOf = (drawn: readonly Drawn[]) =>
  drawn.flatMap(({ contours }) =>
    contours.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)].map(([, z]) => z)),
  );
/** The houses with a flat roof under which no floor is to stand have a sloped one abroad. */
const flatIn = (region: Plan["brief"]["region"]): Plan => {
  const plan = twoStorey30x60();
  return { ...plan, brief: { ...plan.brief, region, style: "traditional", future: "extra-floor" } };
};

test("eaves are carved and the gablet bears a finial in India alone", () => {
  const plan = flatIn("in");
  const { massing } = facadeOf(plan);
  const { skirt, roof } = massing;
  const drawn = heightsOf(elevationScene(facadeOf(plan), traditional).fixtures.flatMap((fixture) => fixture.drawn));
  expect(Math.max(...drawn)).toBeCloseTo(roof + (skirt?.gablet?.ridge ?? 0) + 420);
  expect(drawn.some((z) => Math.abs(z - (roof + (skirt?.foot ?? 0) - SKIRT_BOARD - 80)) < 1)).toBe(true);
  for (const region of ["us", "uk"] as const) {
    const { fixtures } = buildScene(facadeOf(flatIn(region)), traditional);
    const gable = fixtures.find(({ body }) => body?.kind === "gable");
    const [slope] = fixtures.filter(({ body }) => body?.kind === "slope" && body.against === "sky");
    if (gable?.body?.kind !== "gable" || slope?.body?.kind !== "slope") throw new Error("a front without its roof");
    expect(Math.round(Math.max(...heightsOf(gable.drawn)) - gable.body.z2)).toBe(230);
    expect(Math.round(slope.body.z1 - Math.min(...heightsOf(slope.drawn)))).toBe(130);
  }
});

test("no tiled roof stands over India's terrace: nothing but the gablet and the stairs' room rises over the parapet", () => {
  const facade = facadeOf(flatIn("in"));
  const { massing } = facade;
  const { gablet } = massing.skirt ?? {};
  const scene = elevationScene(facade, traditional);
  const parapet = massing.roof + massing.parapet;
  const rooms = massing.solids.filter(({ part }) => part === "headroom");
  const isRoom = (x1: number, x2: number) => rooms.some((room) => room.x1 - 61 < x1 && x2 < room.x2 + 61);
  const high = scene.faces.filter(({ x1, x2, z2 }) => z2 > parapet + 1 && !isRoom(x1, x2));
  expect(high).toEqual([]);
  for (const { y, drawn } of scene.fixtures)
    if (Math.max(...heightsOf(drawn)) > parapet + 1)
      expect([gablet?.eaves, gablet?.face].some((at) => Math.abs((at ?? 0) - y) < 10)).toBe(true);
});
