import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import { unit, type Vec } from "#drawing/sheet/shapes/vec.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { draftAtlas, uvIn } from "#drawing/view/atlas.ts";
import type { Camera } from "#drawing/view/camera.ts";
import { emptyHit, findHit } from "#drawing/view/hit.ts";
import { placed, turnedPlan, turnedPoint } from "#drawing/view/house/turned.ts";
import { holesOf, pierced } from "#drawing/view/house/without-openings.ts";
import { mapDome, openShare } from "#drawing/view/light/dome.ts";
import { mapLight, reaches } from "#drawing/view/light/light-maps.ts";
import { addBox, addQuad, createMesh, meshTriangles } from "#drawing/view/mesh.ts";
import { emptyLayer, seenFrom } from "#drawing/view/rasterise.ts";
import { surfaceOf } from "#drawing/view/surface.ts";
import { toneTable } from "#drawing/view/tone.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const nothingDrawn = draftAtlas().finish(typesetter);
const WALL = surfaceOf("#ffffff");
const camera: Camera = { eye: [0, -10_000, 1500], ahead: [0, 1], right: [1, 0], scale: 500, left: 50, top: 50 };
const size = { width: 100, height: 100 };

test("of two bodies the nearer one is seen, whichever is added first", () => {
  const [near, far] = [
    { x1: -900, x2: 900, y1: 0, y2: 200, z1: 600, z2: 2400 },
    { x1: -1250, x2: 1250, y1: 3000, y2: 3200, z1: 0, z2: 2500 },
  ];
  for (const order of [
    [near, far],
    [far, near],
  ]) {
    const mesh = createMesh();
    for (const box of order) addBox(mesh, box, WALL);
    const layer = emptyLayer(size, true, 0);
    seenFrom(camera, meshTriangles(mesh), nothingDrawn, layer, [0, 0], 0.5);
    expect(1 / (layer.near[50 * 100 + 50] ?? 0)).toBeCloseTo(10_000, 0);
    expect(1 / (layer.near[50 * 100 + 3] ?? 0)).toBeGreaterThan(12_900);
    expect(layer.ids?.[2 * 100 + 2]).toBe(-1);
  }
});

test("what is found at a place of the picture projects back to it, with the surface's own measures", () => {
  const mesh = createMesh();
  addBox(mesh, { x1: -900, x2: 900, y1: 0, y2: 200, z1: 600, z2: 2400 }, WALL);
  const triangles = meshTriangles(mesh);
  const layer = emptyLayer(size, true, 0);
  seenFrom(camera, triangles, nothingDrawn, layer, [0, 0], 0.5);
  const at = 40 * 100 + 60;
  const hit = emptyHit();
  findHit(camera, triangles, layer.ids?.[at] ?? -1, 60.5, 40.5, 1 / (layer.near[at] ?? 0), hit);
  expect([hit.x, hit.y, hit.z].map(Math.round)).toEqual([210, 0, 1690]);
  expect([hit.u, hit.v].map(Math.round)).toEqual([210, 1690]);
  expect([hit.nx, hit.ny, hit.nz].map((value) => Math.round(value) + 0)).toEqual([0, -1, 0]);
});

test("details cover what they draw and nothing beside it", () => {
  const draft = draftAtlas();
  const patch = { x1: 0, x2: 800, z1: 0, z2: 800 };
  const square = (x1: number, x2: number) => ({
    contours: [
      {
        from: [x1, 100] as const,
        segments: (
          [
            [x2, 100],
            [x2, 500],
            [x1, 500],
          ] as const
        ).map((to) => ({ kind: "line" as const, to })),
        closed: true,
      },
    ],
    fill: { colour: "#ff0000" },
  });
  const at = draft.place(patch, [square(0, 400)]);
  const atlas = draft.finish(typesetter);
  const cover = (x: number, z: number) => atlas.alpha(...uvIn(at, x, z));
  expect([cover(200, 200), cover(600, 200), cover(200, 40), cover(200, 600)]).toEqual([1, 0, 0, 0]);
  const light = new Float64Array(3);
  atlas.light(...uvIn(at, 200, 200), light);
  expect(light[0]).toBeGreaterThan(0.7);
  expect(light[1]).toBe(0);
});

test("a wall without its openings is as much smaller as they are, and no piece of it lies in one", () => {
  const volume = ({ x1, x2, y1, y2, z1, z2 }: Cuboid) => (x2 - x1) * (y2 - y1) * (z2 - z1);
  const wall = { x1: 0, x2: 6000, y1: 0, y2: 230, z1: 450, z2: 3450 };
  const holes = [
    { x1: 500, x2: 1700, y1: 0, y2: 230, z1: 1350, z2: 2550 },
    { x1: 3000, x2: 4000, y1: 0, y2: 230, z1: 450, z2: 2550 },
    // Through another wall, behind this one.
    { x1: 4500, x2: 5500, y1: 400, y2: 630, z1: 450, z2: 2550 },
  ];
  const pieces = pierced(wall, holes);
  const sum = pieces.reduce((total, piece) => total + volume(piece), 0);
  expect(sum).toBe(volume(wall) - volume(holes[0] as Cuboid) - volume(holes[1] as Cuboid));
  for (const { x1, x2, z1, z2 } of pieces)
    for (const hole of holes.slice(0, 2))
      expect(Math.min(x2, hole.x2) > Math.max(x1, hole.x1) && Math.min(z2, hole.z2) > Math.max(z1, hole.z1)).toBe(
        false,
      );
  expect(holesOf(twoStorey30x60()).length).toBeGreaterThan(10);
});

test("a plan turned to a side has that side in front: what stands at its face comes first, and turns back to its place", () => {
  const plan = twoStorey30x60();
  const right = Math.max(...plan.site.plot.map(([x]) => x));
  for (const facing of ["left", "right"] as const) {
    const fronts = turnedPlan(plan, facing).site.plot.map(([, y]) => y);
    const face = facing === "right" ? right : 0;
    expect(turnedPoint(facing, [face, 1234])[1]).toBe(Math.min(...fronts));
    const [x, y] = turnedPoint(facing, [321, 654]);
    expect(placed(facing, [x, y, 9]).map((value) => value + 0)).toEqual([321, 654, 9]);
  }
  // Who stands before the right side has the rear on the right hand.
  expect(turnedPoint("right", [0, 5000])[0]).toBeGreaterThan(turnedPoint("right", [0, 1000])[0]);
  expect(turnedPoint("left", [0, 5000])[0]).toBeLessThan(turnedPoint("left", [0, 1000])[0]);
});

test("a roof keeps the sun and most of the sky off what lies under it, and off nothing beside it", () => {
  const mesh = createMesh();
  addBox(mesh, { x1: 0, x2: 4000, y1: 0, y2: 4000, z1: 3000, z2: 3200 }, WALL);
  addQuad(
    mesh,
    [
      [-6000, -6000, 1],
      [10_000, -6000, 1],
      [10_000, 10_000, 1],
      [-6000, 10_000, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    WALL,
  );
  const triangles = meshTriangles(mesh);
  const bounds = { low: [-6000, -6000, 0] as Vec, high: [10_000, 10_000, 3300] as Vec };
  const sun = mapLight(unit([0.1, -0.1, 1]), bounds, triangles, nothingDrawn, { size: 512, fine: true });
  expect(reaches(sun, 2000, 2000, 20)).toBe(0);
  expect(reaches(sun, 8000, 2000, 20)).toBe(1);
  const dome = mapDome(triangles, nothingDrawn, bounds);
  expect(openShare(dome, 2000, 2000, 10, 0, 0, 1)).toBeLessThan(0.65);
  expect(openShare(dome, -5000, -5000, 10, 0, 0, 1)).toBeGreaterThan(0.9);
});

test("more light is never darker in the picture, and none is black", () => {
  const tone = toneTable();
  const shown = Array.from({ length: 400 }, (_, step) => tone(step / 50));
  expect(shown[0]).toBe(0);
  for (const [index, value] of shown.entries())
    if (index > 0) expect(value).toBeGreaterThanOrEqual(shown[index - 1] ?? 0);
  expect(shown.at(-1)).toBe(255);
});
