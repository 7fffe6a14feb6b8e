import { expect, test } from "vitest";
import { massing } from "#drawing/facade/massing.ts";
import { traditional } from "#drawing/facade/styles/traditional.ts";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { L_SHAPE, pitchedHouse } from "#drawing/fixtures/pitched-house.ts";
import { riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { projected } from "#drawing/view/camera.ts";
import { emptyHit, findHit } from "#drawing/view/hit.ts";
import { addPiece, addPitchedRoof } from "#drawing/view/house/add-pitched-roof.ts";
import { createMesh, meshTriangles } from "#drawing/view/mesh.ts";
import { emptyLayer, seenFrom } from "#drawing/view/rasterise.ts";
import { stageHouse } from "#drawing/view/stage-house.ts";
import { surfaceOf } from "#drawing/view/surface.ts";
import { addNeighbour } from "#drawing/view/yard/neighbour.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const roofOf = (plan: Plan) => {
  const { pitched, roof } = massing(plan);
  if (pitched === null) throw new Error("the house has a flat roof");
  return { pitched, foot: roof };
};

test("courses run level and at true scale: a measure along a slope and one up it are as long as the way there", () => {
  const rise = 0.5;
  const tiles = surfaceOf("#aa6644", "matt", { kind: "tiles" });
  for (const along of [
    [1, 0, 0],
    [0, 1, 0],
  ] as const) {
    const mesh = createMesh();
    const [across] = along;
    const place = (side: number, inward: number): Vec =>
      across === 1 ? [side, inward, 3000 + inward * rise] : [inward, -side, 3000 + inward * rise];
    const corners = [place(0, 0), place(4000, 0), place(3000, 1000), place(1000, 1000)];
    addPiece(mesh, corners, along, tiles);
    const [uvs, positions] = [mesh.uvs.values(), mesh.positions.values()];
    const at = (k: number) => [uvs[k * 2] ?? 0, uvs[k * 2 + 1] ?? 0, positions[k * 3 + 2] ?? 0] as const;
    const [[ua, va], [ub, vb], [uc, vc, zc]] = [at(0), at(1), at(2)];
    expect([Math.abs(ub - ua), vb - va]).toEqual([4000, 0]);
    expect(zc).toBe(3500);
    expect([Math.abs(uc - ub), vc - vb].map(Math.round)).toEqual([1000, Math.round(1000 * Math.hypot(1, rise))]);
  }
});

test("slopes of a sloped roof are seen where its form has them, all of it in the picture", {
  timeout: 60_000,
}, () => {
  for (const region of ["us", "uk"] as const) {
    const plan = pitchedHouse(L_SHAPE, { style: "colonial", region });
    const { pitched, foot } = roofOf(plan);
    const { builder, camera, size, house } = stageHouse(plan);
    expect(house.high[2]).toBeGreaterThanOrEqual(foot + pitched.ridge);
    const triangles = meshTriangles(builder.mesh);
    const layer = emptyLayer(size, true, 0);
    seenFrom(camera, triangles, builder.atlas.finish(typesetter), layer, [0, 0], 0.5);
    const hit = emptyHit();
    const seen = pitched.faces.filter(({ polygon, plane }) => {
      const [x, y] = [0, 1].map((axis) => polygon.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / polygon.length);
      const place: Vec = [x ?? 0, y ?? 0, foot + (riseAt(pitched, [x ?? 0, y ?? 0]) ?? 0)];
      const [px, py] = projected(camera, place).map(Math.floor) as [number, number];
      expect([px > 0, px < size.width, py > 0, py < size.height]).toEqual([true, true, true, true]);
      const at = py * size.width + px;
      findHit(camera, triangles, layer.ids?.[at] ?? -1, px + 0.5, py + 0.5, 1 / (layer.near[at] as number), hit);
      return plane.side === "front" && Math.hypot(hit.x - place[0], hit.y - place[1], hit.z - place[2]) < 150;
    });
    expect(seen.length, region).toBeGreaterThan(0);
  }
});

test("under a flat roof nothing is added, whatever the style could build", () => {
  const mesh = createMesh();
  addPitchedRoof(mesh, pitchedHouse(L_SHAPE, { style: "modern" }), traditional);
  expect(mesh.surfaceOf).toEqual([]);
});

test("over a party wall the roof goes on: the neighbour's is as high at eaves and ridge, and beside a house that stands free as steep", () => {
  const terrace = pitchedHouse(rect(0, 6000, 6000, 16000), { region: "uk" }, rect(0, 0, 6000, 30000));
  const free = pitchedHouse(rect(2000, 6000, 8000, 16000), { region: "uk" }, rect(0, 0, 12000, 30000));
  for (const plan of [terrace, free]) {
    const { pitched, foot } = roofOf(plan);
    const mesh = createMesh();
    const boundary = plan === terrace ? 6000 : 12000;
    addNeighbour(mesh, plan, { outward: 1, from: boundary, boundary });
    const { normals, positions, count } = meshTriangles(mesh);
    const slopes = Array.from({ length: count }, (_, t) => t).filter((t) => {
      const up = Math.abs(normals[t * 3 + 2] ?? 0);
      return (
        up > 0.3 &&
        up < 0.99 &&
        Array.from({ length: 3 }, (_, k) => positions[t * 9 + k * 3 + 2] ?? 0).every(
          (z) => z > foot + pitched.eaves - 1,
        )
      );
    });
    expect(slopes.length).toBeGreaterThan(3);
    for (const t of slopes)
      expect(Math.abs(normals[t * 3 + 2] ?? 0)).toBeCloseTo(1 / Math.hypot(1, pitched.pitch.rise), 3);
    const zs = slopes.flatMap((t) => Array.from({ length: 3 }, (_, k) => positions[t * 9 + k * 3 + 2] ?? 0));
    expect(Math.min(...zs)).toBeCloseTo(foot + pitched.eaves, 0);
    if (plan === terrace) expect(Math.max(...zs)).toBeCloseTo(foot + pitched.ridge, 0);
  }
});
