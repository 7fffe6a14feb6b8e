import { expect, test } from "vitest";
import { buildScene } from "#drawing/facade/build-scene.ts";
import { STYLES } from "#drawing/facade/elevation-sheet.ts";
import { facadeOf } from "#drawing/facade/facade.ts";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { L_SHAPE, pitchedHouse } from "#drawing/fixtures/pitched-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { withParkedCars } from "#drawing/sheet/drive/parked-cars.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { projected } from "#drawing/view/camera.ts";
import { emptyHit, findHit } from "#drawing/view/hit.ts";
import { isCovered } from "#drawing/view/house/add-scene.ts";
import { lookAtHouse } from "#drawing/view/look-at-house.ts";
import { meshTriangles } from "#drawing/view/mesh.ts";
import { emptyLayer, seenFrom } from "#drawing/view/rasterise.ts";
import { stageHouse } from "#drawing/view/stage-house.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const STYLE_NAMES = ["modern", "traditional", "contemporary", "colonial"] as const;
const HOUSES = [twoStorey30x60(), HOUSE_30X60, HOUSE_20X60].flatMap((plan) =>
  STYLE_NAMES.map((style) => withParkedCars({ ...plan, brief: { ...plan.brief, style } })),
);
/** Under sloped roofs: a bungalow, and a house as narrow as high between two neighbours. */
const SLOPED = [
  pitchedHouse(L_SHAPE),
  pitchedHouse(rect(0, 6000, 6000, 14000), { region: "uk" }, rect(0, 0, 6000, 30000)),
];
/** Pictures take seconds: two tests look at the same ones. */
const pictures = new Map<Plan, Uint8Array>();
function pictureOf(plan: Plan): Uint8Array {
  const picture = pictures.get(plan) ?? lookAtHouse(plan, typesetter).pixels;
  pictures.set(plan, picture);
  return picture;
}
const called = (plan: Plan) => `${plan.brief.style} on ${plan.brief.plot.width} x ${plan.brief.plot.depth}`;

test("the same plan gives the same bytes, in its own style and no other", { timeout: 120_000 }, () => {
  const [modern, traditional] = HOUSES as [Plan, Plan];
  const [one, other] = [pictureOf(modern), pictureOf(traditional)];
  const again = lookAtHouse(modern, typesetter).pixels;
  expect(Buffer.compare(one, again)).toBe(0);
  expect(Buffer.compare(one, other)).not.toBe(0);
});

test("what is upright in the house is upright in the picture", () => {
  for (const plan of HOUSES) {
    const { camera, house } = stageHouse(plan);
    for (const x of [house.low[0], house.high[0]])
      for (const y of [house.low[1], house.high[1]]) {
        const [[foot], [top]] = [0, house.high[2]].map((z) => projected(camera, [x, y, z])) as [Vec, Vec];
        expect(Math.abs(foot - top), called(plan)).toBeLessThan(1e-6);
      }
  }
});

test("nothing of the house, its roofs and ornaments comes near the picture's edge, and the house fills most of a side", () => {
  for (const plan of [...HOUSES, ...SLOPED]) {
    const { builder, camera, size, ofHouse } = stageHouse(plan);
    const values = builder.mesh.positions.values();
    const seen = Array.from({ length: ofHouse * 3 }, (_, k) =>
      projected(camera, [values[k * 3] ?? 0, values[k * 3 + 1] ?? 0, values[k * 3 + 2] ?? 0]),
    );
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    expect(x1, called(plan)).toBeGreaterThan(size.width * 0.03);
    expect(x2, called(plan)).toBeLessThan(size.width * 0.97);
    expect(y1, called(plan)).toBeGreaterThan(size.height * 0.02);
    expect(y2, called(plan)).toBeLessThan(size.height * 0.97);
    expect(Math.max((x2 - x1) / size.width, (y2 - y1) / size.height), called(plan)).toBeGreaterThan(0.65);
  }
});

/** What one sees at places of a picture: how far from each place lies what is seen there, mm. */
function lookingAt(plan: Plan) {
  const stage = stageHouse(plan);
  const { builder, camera, size } = stage;
  const triangles = meshTriangles(builder.mesh);
  const atlas = builder.atlas.finish(typesetter);
  const layer = emptyLayer(size, true, 0);
  seenFrom(camera, triangles, atlas, layer, [0, 0], 0.5);
  const hit = emptyHit();
  const missBy = (place: Vec) => {
    const [px, py] = projected(camera, place).map(Math.floor) as [number, number];
    const at = py * size.width + px;
    findHit(camera, triangles, layer.ids?.[at] ?? -1, px + 0.5, py + 0.5, 1 / (layer.near[at] as number), hit);
    return Math.hypot(hit.x - place[0], hit.y - place[1], hit.z - place[2]);
  };
  return { ...stage, layer, missBy };
}

test("every opening that the elevation shows is seen in the view, where projection puts it", {
  timeout: 120_000,
}, () => {
  for (const plan of HOUSES.slice(0, 8)) {
    const scene = buildScene(facadeOf(plan), STYLES[plan.brief.style]);
    const { missBy } = lookingAt(plan);
    const shown = scene.panels.filter((panel) => !isCovered(panel, panel.wall, scene));
    expect(shown.length).toBeGreaterThan(2);
    for (const { x1, x2, z1, z2, y } of shown) {
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      const places = shares.flatMap((u) => shares.map((v): Vec => [x1 + u * (x2 - x1), y, z1 + v * (z2 - z1)]));
      // A frame stands a little before its glass; a column, a rail or a hood may hide some.
      const seen = places.filter((place) => missBy(place) < 90);
      expect(seen.length, `${called(plan)}: opening at ${x1}, ${z1}`).toBeGreaterThan(5);
    }
  }
});

test("trees, walls and cars hide no more than a fifth of the house", { timeout: 120_000 }, () => {
  for (const plan of HOUSES) {
    const { builder, camera, size, ofHouse, layer } = lookingAt(plan);
    const triangles = meshTriangles(builder.mesh);
    const alone = emptyLayer(size, true, 0);
    seenFrom(camera, { ...triangles, count: ofHouse }, builder.atlas.finish(typesetter), alone, [0, 0], 0.5);
    const ofIt = (ids: Int32Array | null) => (ids ?? []).filter((id) => id >= 0 && id < ofHouse).length;
    expect(ofIt(layer.ids) / ofIt(alone.ids), called(plan)).toBeGreaterThan(0.8);
  }
});

test("one stands on the side that shows most: at a corner on the second road's, never at a party wall where the other side is open", () => {
  const [plan] = HOUSES as [Plan];
  const beside = (left: "party" | "open" | "road", right: "party" | "open" | "road") => {
    const { edges } = plan.site;
    const site = {
      ...plan.site,
      edges: { ...edges, left: { ...edges.left, kind: left }, right: { ...edges.right, kind: right } },
    };
    const { flank, camera, house } = stageHouse({ ...plan, site });
    // From there one sees that side: the eye is beyond its face.
    const beyond = flank === "right" ? camera.eye[0] - house.high[0] : house.low[0] - camera.eye[0];
    return [flank, beyond > -1500];
  };
  expect(beside("open", "road")).toEqual(["right", true]);
  expect(beside("road", "open")).toEqual(["left", true]);
  expect(beside("party", "open")).toEqual(["right", true]);
  expect(beside("open", "party")).toEqual(["left", true]);
});

test("a dark picture is a fault: the house's walls are neither black nor burnt out, sunlit ones brighter than those in shade", {
  timeout: 120_000,
}, () => {
  for (const plan of HOUSES.slice(0, 4)) {
    const pixels = pictureOf(plan);
    const { layer, ofHouse } = lookingAt(plan);
    const light = [...(layer.ids ?? [])].flatMap((id, at) =>
      id >= 0 && id < ofHouse
        ? [0.3 * (pixels[at * 3] ?? 0) + 0.6 * (pixels[at * 3 + 1] ?? 0) + 0.1 * (pixels[at * 3 + 2] ?? 0)]
        : [],
    );
    const sorted = light.sort((a, b) => a - b);
    const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
    expect(share(0.01), called(plan)).toBeGreaterThan(20);
    expect(share(0.5), called(plan)).toBeGreaterThan(110);
    expect(share(0.99), called(plan)).toBeLessThan(253);
    expect(share(0.9) - share(0.15), called(plan)).toBeGreaterThan(35);
  }
});
