import { expect, test } from "vitest";
import { rect, win } from "#drawing/fixtures/drawn-parts.ts";
import { L_SHAPE, pitchedHouse, U_SHAPE, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { BEFORE_WALL, PIPE } from "#drawing/sheet/rain/outlet.ts";
import { boxAround, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { besideEdge, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { halfAt, standsIn } from "#drawing/sheet/skirt/gablet.ts";
import { SKIRT_SLAB, SKIRT_TILES } from "#drawing/sheet/skirt/sizes.ts";
import { skirtProfile, type TiledSkirt, tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import { LEAST_REACH, type WholeSkirt, wholeSkirt } from "#drawing/sheet/skirt/whole-skirt.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const PARTY_PLOT = rect(0, 0, 6000, 30000);
const indian = (outer: Polygon, plot?: Polygon) => pitchedHouse(outer, { region: "in", style: "traditional" }, plot);
const skirtOf = (plan: Plan): TiledSkirt => {
  const skirt = tiledSkirt(plan);
  if (skirt === null) throw new Error("the house has no skirt");
  return skirt;
};
/** Without what the ladder to the roof leaves out of it. */
const wholeOf = (plan: Plan): WholeSkirt => {
  const skirt = wholeSkirt(plan);
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
    const { loops, reach } = wholeOf(plan);
    const edges = loops.flat();
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
  const edges = wholeOf(HOUSES[3] as Plan).loops.flat();
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
  for (const beside of [0, 300, 440, 600, 670, 690, 720, 1000]) {
    const plan = indian(rect(beside, 6000, 9000, 16000), rect(0, 0, 12000, 30000));
    const { outline, edges, reach, top, parapet } = skirtOf(plan);
    const isTiled = edges.some(({ side, tiled }) => side === "left" && tiled);
    expect(isTiled).toBe(beside >= LEAST_REACH + 150);
    const plot = growBox(boxAround(plan.site.plot), isTiled ? -149 : 0.1);
    for (const [x, y] of outline.flat()) expect(boxHolds(plot, x, y) || x === 0 || x === beside).toBe(true);
    // A side too near to the boundary takes no reach from the others.
    expect(reach).toBe(isTiled ? Math.min(600, Math.floor((beside - 150) / 10) * 10) : 600);
    expect(top).toBeLessThan(parapet);
  }
});

test("rain-water pipes with their sockets fit behind the slab at the least reach, from the spout at the parapet's foot down, and at no smaller one", () => {
  const clearAt = (reach: number, height: number) => {
    const top = -150 + Math.round((reach * Math.tan(Math.PI / 3)) / 10) * 10;
    const [[, atWall] = [0, 0], [behind, low] = [0, 0]] = skirtProfile({ reach, foot: -150, top }).under;
    return (behind * (atWall - height)) / (atWall - low);
  };
  const pipe = BEFORE_WALL + PIPE / 2 + 20;
  expect(clearAt(LEAST_REACH, PIPE)).toBeGreaterThan(pipe);
  expect(clearAt(LEAST_REACH - 10, PIPE)).toBeLessThan(pipe);
});

test("where no edge of the roof has ground enough for tiles there is no skirt", () => {
  const plan = indian(rect(600, 600, 8000, 16000), rect(0, 0, 8600, 16600));
  expect([tiledSkirt(plan), wholeSkirt(plan)]).toEqual([null, null]);
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
  const upright = (wide: number) =>
    wholeOf(indian(across(wide)))
      .loops.flat()
      .filter(({ tiled }) => !tiled)
      .map(({ side }) => side)
      .sort();
  // Nor at the back between them, in whose corners no tiles would meet it.
  expect([upright(1700), upright(1900)]).toEqual([["front", "left", "right"], []]);
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

test("the gablet stands over the middle of its room's windows where the front's ends leave it there, else over the room's middle", () => {
  const withWindow = (from: number, to: number): Plan => {
    const plan = indian(rect(5000, 6000, 15000, 16000));
    const [level] = plan.levels as readonly [Level, ...Level[]];
    const openings = [win("w", "W", "w0", [from, 6000], [to, 6000], ["hall", "outside"], 900, 2100)];
    return { ...plan, levels: [{ ...level, openings }] };
  };
  const middleOf = (from: number, to: number) => skirtOf(withWindow(from, to)).gablet?.middle;
  expect([middleOf(7000, 8500), middleOf(11000, 12200)]).toEqual([7750, 11600]);
  // Over this one its feet would pass the front's end.
  expect(middleOf(5300, 6300)).toBe(10000);
});
