import { expect, test } from "vitest";
import { buildScene, elevationScene } from "#drawing/facade/build-scene.ts";
import { type Facade, facadeOf } from "#drawing/facade/facade.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import { traditional } from "#drawing/facade/styles/traditional.ts";
import { houseWithLowerRoof } from "#drawing/fixtures/lower-roof-house.ts";
import { pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { sectionNotes } from "#drawing/section/section-notes.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { roofNotes } from "#drawing/sheet/roof/notes.ts";
import { boxHolds } from "#drawing/sheet/shapes/box.ts";
import { SKIRT_BOARD } from "#drawing/sheet/skirt/sizes.ts";
import type { Polygon } from "#planner/geometry/point.ts";
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
  for (const [region, below] of [
    ["in", 210],
    ["us", 130],
    ["uk", 130],
  ] as const) {
    const { fixtures } = buildScene(facadeOf(houseWithLowerRoof("front", region, "traditional")), traditional);
    const eaves = fixtures.flatMap(({ body, drawn }) =>
      body?.kind === "slope" && body.run === 550 ? [Math.round(body.z1 - Math.min(...heightsOf(drawn)))] : [],
    );
    expect([region, [...new Set(eaves)]]).toEqual([region, [below]]);
  }
});

test("abroad a flat roof has its parapet with a coping on the front too, over which nothing rises, and no note tells of tiles", () => {
  for (const region of ["us", "uk"] as const) {
    const plan = flatIn(region);
    const facade = facadeOf(plan);
    const { pitched, roof, parapet } = facade.massing;
    const { faces, fixtures } = elevationScene(facade, traditional);
    const ends = (name: RegExp) =>
      faces.filter(({ z2, material }) => z2 === roof + parapet && name.test(material.name)).length > 0;
    expect([pitched, ends(/lime/), ends(/^Red oxide/)]).toEqual([null, true, true]);
    expect(Math.max(...faces.map(({ z2 }) => z2))).toBe(roof + parapet);
    expect(Math.max(...heightsOf(fixtures.flatMap(({ drawn }) => drawn)))).toBeLessThan(roof + parapet);
    const notes = [...roofNotes(plan, { headrooms: [], pipes: [] }), ...sectionNotes(plan, unitsOf(region))].join(" ");
    expect(notes).not.toMatch(/tile|frame of (its|their) own/i);
    const tiled = (front: Facade) => traditional.finishes(front).map(({ where }) => where)[2];
    const sloped = pitchedHouse(WIDE, { region, style: "traditional" });
    const flat: Plan = { ...sloped, brief: { ...sloped.brief, future: "extra-floor" } };
    expect([flat, sloped].map((one) => tiled(facadeOf(one)))).toEqual([
      "Window hoods",
      "Sloping roofs and window hoods",
    ]);
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

test("where India's plot leaves no edge ground for tiles the front has a plain parapet with its coping, and notes tell of no tiles", () => {
  const tight: Polygon = [
    [600, 600],
    [8000, 600],
    [8000, 16000],
    [600, 16000],
  ];
  const plot: Polygon = [
    [0, 0],
    [8600, 0],
    [8600, 16600],
    [0, 16600],
  ];
  const plan = pitchedHouse(tight, { region: "in", style: "traditional" }, plot);
  const facade = facadeOf(plan);
  expect(facade.massing.skirt).toBeNull();
  const { faces, fixtures } = elevationScene(facade, traditional);
  const parapet = facade.massing.roof + facade.massing.parapet;
  const walls = faces.filter(({ z2, material }) => z2 === parapet && material.name === "Cream lime wash");
  const coping = faces.filter(({ z2, material }) => z2 === parapet && material.name.startsWith("Red oxide"));
  expect([walls.length > 0, coping.length > 0]).toEqual([true, true]);
  expect(Math.max(...heightsOf(fixtures.flatMap(({ drawn }) => drawn)))).toBeLessThan(parapet + 1);
  const notes = [...roofNotes(plan, { headrooms: [], pipes: [] }), ...sectionNotes(plan, unitsOf("in"))].join(" ");
  expect(notes).not.toMatch(/skirt|tiled roof|frame of (its|their) own/i);
});

test("roofs over the ground floor's open bays end upright where the plot does, as do the brackets of posts, and run on beyond the bay elsewhere", () => {
  const slopesOf = (beside: number) => {
    const plan = withoutBalcony(houseWithLowerRoof("front", "in", "traditional"));
    const [x1, x2] = facadeOf(plan).massing.width;
    const plot: Polygon = [
      [x1 - beside, -5000],
      [x2 + beside, -5000],
      [x2 + beside, 30000],
      [x1 - beside, 30000],
    ];
    const facade = facadeOf({ ...plan, site: { ...plan.site, plot } });
    const { fixtures } = buildScene(facade, traditional);
    const bodies = fixtures.flatMap(({ body }) =>
      body?.kind === "slope" && body.foot.y2 - body.foot.y1 === 550 ? [body] : [],
    );
    const posts = fixtures.flatMap(({ body, drawn }) =>
      body?.kind === "turned" ? drawn.flatMap(({ contours }) => contours.flatMap(({ from }) => [from[0]])) : [],
    );
    return { x1, x2, bodies, posts };
  };
  const [open, tight] = [slopesOf(2000), slopesOf(0)];
  expect(tight.bodies.length).toBeGreaterThan(0);
  expect(open.bodies.some(({ foot }) => foot.x1 < open.x1 || foot.x2 > open.x2)).toBe(true);
  for (const { foot, hips } of tight.bodies) {
    expect(foot.x1).toBeGreaterThanOrEqual(tight.x1);
    expect(foot.x2).toBeLessThanOrEqual(tight.x2);
    expect(hips).toEqual([foot.x1 === tight.x1 ? 0 : 260, foot.x2 === tight.x2 ? 0 : 260]);
  }
  for (const x of tight.posts) {
    expect(x).toBeGreaterThanOrEqual(tight.x1 - 100);
    expect(x).toBeLessThanOrEqual(tight.x2 + 100);
  }
});
