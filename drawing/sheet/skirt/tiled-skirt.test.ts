import { expect, test } from "vitest";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { L_SHAPE, pitchedHouse, U_SHAPE, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { boxAround, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { besideEdge, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { halfAt, standsIn } from "#drawing/sheet/skirt/gablet.ts";
import { SKIRT_SLAB, SKIRT_TILES } from "#drawing/sheet/skirt/sizes.ts";
import { skirtProfile, type TiledSkirt, tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

const PARTY_PLOT = rect(0, 0, 6000, 30000);
const indian = (outer: Polygon, plot?: Polygon) => pitchedHouse(outer, { region: "in", style: "traditional" }, plot);
const skirtOf = (plan: Plan): TiledSkirt => {
  const skirt = tiledSkirt(plan);
  if (skirt === null) throw new Error("the house has no skirt");
  return skirt;
};
const HOUSES = [indian(WIDE), indian(L_SHAPE), indian(U_SHAPE), indian(rect(0, 6000, 6000, 16000), PARTY_PLOT)];

test("a house in India's traditional style has a skirt of tiles, no other", () => {
  const found = (["in", "us", "uk"] as const).flatMap((region) =>
    (["modern", "traditional", "contemporary", "colonial"] as const).filter(
      (style) => tiledSkirt(pitchedHouse(WIDE, { region, style })) !== null,
    ),
  );
  expect(found).toEqual(["traditional"]);
});

test("eaves run along every free edge, all so far beyond the wall, and are mitred where the outline turns out or in", () => {
  for (const plan of HOUSES.slice(0, 3)) {
    const { edges, reach } = skirtOf(plan);
    expect(reach).toBe(600);
    for (const { wall, eaves, tiled } of edges) {
      expect(tiled).toBe(true);
      for (const end of eaves) expect(besideEdge(wall, end).aside).toBeCloseTo(reach);
      for (const at of [0, 1] as const) {
        const neighbour = edges.find((other) => other.wall[1 - at]?.every((each, axis) => each === wall[at][axis]));
        expect(neighbour?.eaves[1 - at]).toEqual(eaves[at]);
      }
    }
  }
});

test("a skirt ends upright at a neighbour's wall: before that lie no tiles, and the front's end with the wall", () => {
  const { edges } = skirtOf(HOUSES[3] as Plan);
  expect(
    edges
      .filter(({ tiled }) => !tiled)
      .map(({ side }) => side)
      .sort(),
  ).toEqual(["left", "right"]);
  for (const { wall, eaves, tiled } of edges) {
    const { length } = outerEdge(wall);
    expect(outerEdge(eaves).length).toBeCloseTo(length + (tiled ? 0 : 2 * 600));
  }
});

test("no part of a skirt lies beyond the plot, and water falls on the plot's own ground", () => {
  for (const beside of [0, 300, 440, 460, 600, 1000]) {
    const plan = indian(rect(beside, 6000, 9000, 16000), rect(0, 0, 12000, 30000));
    const { outline, reach, top, parapet } = skirtOf(plan);
    const plot = growBox(boxAround(plan.site.plot), beside < 450 ? 0.1 : -149);
    for (const [x, y] of outline.flat()) expect(boxHolds(plot, x, y) || x === 0 || x === beside).toBe(true);
    expect(reach).toBeGreaterThan(300);
    expect(top).toBeLessThan(parapet);
  }
});

test("tiles lie at 60 degrees, from below the slab up to less than the parapet's height, over a slab as thick as said", () => {
  for (const plan of HOUSES) {
    const { reach, foot, top, parapet } = skirtOf(plan);
    expect(foot).toBe(-150);
    expect((Math.atan2(top - foot, reach) * 180) / Math.PI).toBeCloseTo(60, 0);
    expect(parapet - top).toBeGreaterThan(200);
    const { tiles, slab, whole } = skirtProfile(skirtOf(plan));
    const line = [
      [reach, foot],
      [0, top],
    ] as const;
    const depths = (polygon: Polygon) => polygon.map((point) => -besideEdge(line, point).aside);
    expect(Math.max(...depths(tiles).map(Math.abs))).toBeCloseTo(SKIRT_TILES, 3);
    expect(Math.max(...depths(slab).map(Math.abs))).toBeCloseTo(SKIRT_TILES + SKIRT_SLAB, 3);
    for (const point of [...tiles, ...slab]) expect(point[0]).toBeLessThanOrEqual(reach);
    expect(whole[0]).toEqual([reach, foot]);
  }
});

test("where two edges look at each other across a narrow court there are no tiles: no light would be left between their eaves", () => {
  const across = (wide: number): Polygon => [
    [5000, 6000],
    [9000, 6000],
    [9000, 9000],
    [9000 + wide, 9000],
    [9000 + wide, 6000],
    [18000, 6000],
    [18000, 17000],
    [5000, 17000],
  ];
  const upright = (wide: number) => skirtOf(indian(across(wide))).edges.filter(({ tiled }) => !tiled).length;
  expect([upright(1700), upright(1900)]).toEqual([2, 0]);
});

test("the gablet stands in the tiles of a front with its feet within it, and its ridge rises over the parapet", () => {
  for (const plan of HOUSES) {
    const skirt = skirtOf(plan);
    const { gablet, edges, parapet, reach, foot } = skirt;
    if (gablet === null) throw new Error("a front without a gablet");
    const [edge] = edges.filter((one) => standsIn(gablet, one));
    const [wall, eaves] = [edge?.wall ?? [], edge?.eaves ?? []].map(boxAround);
    const x1 = Math.max(wall?.x1 ?? 0, eaves?.x1 ?? 0);
    const x2 = Math.min(wall?.x2 ?? 0, eaves?.x2 ?? 0);
    expect(gablet.middle - gablet.half).toBeGreaterThanOrEqual(x1 + 120);
    expect(gablet.middle + gablet.half).toBeLessThanOrEqual(x2 - 120);
    expect(gablet.ridge).toBeGreaterThanOrEqual(parapet + 50);
    expect([gablet.face - gablet.eaves, gablet.rear - gablet.face]).toEqual([reach, 115]);
    expect([halfAt(gablet, foot), halfAt(gablet, gablet.ridge)]).toEqual([gablet.half, 0]);
  }
});

test("a front too narrow for a gablet has none", () => {
  expect(skirtOf(indian(rect(5000, 6000, 7900, 16000))).gablet).toBeNull();
  expect(skirtOf(indian(rect(5000, 6000, 8000, 16000))).gablet).not.toBeNull();
});

test("hoods over the windows below stay clear of the skirt's underside and of the board along its eaves", () => {
  const { brief, ...house } = twoStorey30x60();
  for (const plan of [...HOUSES, { ...house, brief: { ...brief, region: "in", style: "traditional" } as const }]) {
    const skirt = skirtOf(plan);
    const roof = roofHeight(plan);
    const [[, atWall] = [0, 0], [behind, low] = [0, 0]] = skirtProfile(skirt).under;
    const last = plan.levels.at(-1);
    const shades = last ? sunshades(plan, last) : [];
    expect(shades.length).toBeGreaterThan(0);
    for (const { box, z2, rise } of shades) {
      const projection = Math.min(box.x2 - box.x1, box.y2 - box.y1);
      expect(projection).toBeLessThan(behind);
      const above = low + ((atWall - low) * (behind - projection)) / behind;
      expect(z2).toBeLessThan(roof + above);
      expect(z2 + rise).toBeLessThan(roof + atWall);
    }
  }
});
