import { expect, test } from "vitest";
import { massing } from "#drawing/facade/massing.ts";
import { normalOf, type Place, type RoofPart, type RoofPiece } from "#drawing/facade/roof/roof-piece.ts";
import { roofPieces } from "#drawing/facade/roof/roof-pieces.ts";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { L_SHAPE, pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { GUTTER } from "#drawing/sheet/pitched/gutter.ts";
import { EDGE_BOARD, type PitchedRoof, ROOF_DEPTH, riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import { enclosedArea } from "#drawing/sheet/shapes/edges.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

const PLOT = rect(0, 0, 6000, 30000);
const HOUSES = [WIDE, L_SHAPE]
  .flatMap((outline) =>
    (["traditional", "colonial"] as const).flatMap((style) =>
      (["us", "uk"] as const).map((region) => pitchedHouse(outline, { style, region })),
    ),
  )
  .concat(pitchedHouse(rect(0, 6000, 6000, 16000), { region: "uk" }, PLOT));

const standing = (plan: Plan): { readonly pitched: PitchedRoof; readonly foot: number } => {
  const { pitched, roof } = massing(plan);
  if (pitched === null) throw new Error("the house has a flat roof");
  return { pitched, foot: roof };
};
const only = (plan: Plan, ...parts: readonly RoofPart[]) => roofPieces(plan).filter(({ part }) => parts.includes(part));
const onPlan = ({ corners }: RoofPiece): Polygon => corners.map(([x, y]): Point => [x, y]);
const areaOf = (polygon: Polygon) => Math.abs(enclosedArea(polygon));
const total = (pieces: readonly RoofPiece[]) => pieces.reduce((sum, piece) => sum + areaOf(onPlan(piece)), 0);
const middleOf = ({ corners }: RoofPiece): Place => {
  const mean = (axis: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [mean(0), mean(1), mean(2)];
};
const before = (piece: RoofPiece, by: number): Point => {
  const [[x, y], [nx, ny]] = [middleOf(piece), normalOf(piece.corners)];
  return [x + nx * by, y + ny * by];
};
const heights = ({ corners }: RoofPiece) => corners.map(([, , z]) => z);

test("a flat roof has no pieces", () => {
  expect(roofPieces(pitchedHouse(WIDE, { style: "modern" }))).toEqual([]);
});

test("tiles lie on all slopes, as high as the roof is at every corner, and look up", () => {
  for (const plan of HOUSES) {
    const { pitched, foot } = standing(plan);
    const tiles = only(plan, "tiles");
    expect(Math.abs(total(tiles) - pitched.outline.reduce((sum, loop) => sum + areaOf(loop), 0))).toBeLessThan(5000);
    for (const { corners } of tiles) {
      expect(normalOf(corners)[2]).toBeCloseTo(1 / Math.hypot(1, pitched.pitch.rise), 3);
      for (const [x, y, z] of corners) expect(z).toBeCloseTo(foot + (riseAt(pitched, [x, y]) ?? 0), 1);
    }
  }
});

test("along all eaves and verges boards close the roof's edge, as deep as drawn elsewhere, and look away from it", () => {
  for (const plan of HOUSES) {
    const { pitched, foot } = standing(plan);
    for (const piece of only(plan, "board", "edge"))
      expect(riseAt(pitched, before(piece, 5)), `${piece.part} at ${middleOf(piece)}`).toBeNull();
    for (const { grown } of pitched.edges)
      for (const share of [0.03, 0.3, 0.5, 0.7, 0.97]) {
        const [x, y] = [0, 1].map(
          (axis) => (grown[0][axis] ?? 0) + share * ((grown[1][axis] ?? 0) - (grown[0][axis] ?? 0)),
        ) as [number, number];
        const top = foot + (riseAt(pitched, [x, y]) ?? 0);
        const here = only(plan, "board", "edge").filter((piece) => {
          const [xs, ys] = [piece.corners.map((corner) => corner[0]), piece.corners.map((corner) => corner[1])];
          const holds = (values: readonly number[], at: number) =>
            Math.min(...values) <= at + 1e-6 && at - 1e-6 <= Math.max(...values);
          return holds(xs, x) && holds(ys, y);
        });
        expect(Math.max(...here.flatMap(heights)), `${x}, ${y}`).toBeGreaterThanOrEqual(top - 1e-6);
        expect(Math.min(...here.flatMap(heights)), `${x}, ${y}`).toBeLessThanOrEqual(top - EDGE_BOARD + 1e-6);
      }
  }
});

test("soffits close the underside of all that reaches beyond the walls, none lies over another, and they look down", () => {
  for (const plan of HOUSES) {
    const { pitched } = standing(plan);
    const walls = pitched.edges.map(({ wall }) => wall[0]);
    const level = only(plan, "soffit").filter(({ corners }) => Math.abs(normalOf(corners)[2]) > 0.1);
    for (const { corners } of level) expect(normalOf(corners)[2]).toBeLessThan(0);
    const beyond = pitched.outline.reduce((sum, loop) => sum + areaOf(loop), 0) - areaOf(walls);
    expect(Math.abs(total(level) - beyond)).toBeLessThan(10);
  }
});

test("a gable's wall stands in the wall below it, looks out, and ends between soffit and tiles", () => {
  for (const plan of HOUSES) {
    const { pitched, foot } = standing(plan);
    const walls = pitched.edges.map(({ wall }) => wall[0]);
    const gables = only(plan, "gable");
    for (const piece of gables) {
      expect(contains(walls, ...before(piece, 5))).toBe(false);
      expect(contains(walls, ...before(piece, -5))).toBe(true);
      expect(Math.min(...heights(piece))).toBe(foot);
      for (const [x, y, z] of piece.corners.filter((corner) => corner[2] > foot)) {
        const tiles = foot + (riseAt(pitched, [x, y]) ?? 0);
        expect(z).toBeLessThan(tiles);
        expect(z).toBeGreaterThan(tiles - ROOF_DEPTH);
      }
    }
  }
});

test("gutters stand before level eaves alone, below the tiles, no farther out than the plot is kept free for them", () => {
  for (const plan of HOUSES) {
    const { pitched, foot } = standing(plan);
    const gutters = only(plan, "gutter");
    expect(gutters.length).toBeGreaterThan(0);
    for (const piece of gutters) {
      expect(Math.max(...heights(piece))).toBeLessThan(foot + pitched.eaves);
      const [x, y] = middleOf(piece);
      const nearest = pitched.edges
        .filter(({ ends }) => ends === "eaves")
        .map(({ grown: [a, b] }): Point => {
          const within = (at: number, p: number, q: number) => Math.max(Math.min(p, q), Math.min(Math.max(p, q), at));
          return [within(x, a[0], b[0]), within(y, a[1], b[1])];
        })
        .sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0] as Point;
      expect(Math.hypot(nearest[0] - x, nearest[1] - y)).toBeLessThan(GUTTER);
      expect(riseAt(pitched, nearest)).toBeCloseTo(pitched.eaves, 3);
    }
    const upright = gutters.filter(({ corners }) => Math.abs(normalOf(corners)[2]) < 0.05);
    for (const piece of upright) expect(riseAt(pitched, before(piece, 10)), `${middleOf(piece)}`).toBeNull();
  }
});

test("every ridge and hip is covered, above the slopes on both sides", () => {
  for (const plan of HOUSES) {
    const { pitched, foot } = standing(plan);
    const caps = only(plan, "cap").filter(({ corners }) => normalOf(corners)[2] > 0.1);
    for (const { kind, from, to } of pitched.creases) {
      if (kind !== "ridge" && kind !== "hip") continue;
      const crest = [from, to].map((end) => foot + (riseAt(pitched, end) ?? 0));
      const top = caps.filter(({ corners }) =>
        [from, to].every((end) => corners.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < 1)),
      );
      expect(top.length).toBe(2);
      expect(Math.max(...top.flatMap(heights))).toBeGreaterThan(Math.max(...crest));
    }
  }
});

test("higher gables have a vent within their wall, low ones and those at a neighbour's wall none", () => {
  const vents = (plan: Plan) => only(plan, "vent").map(middleOf);
  const [wide] = HOUSES as [Plan];
  expect(vents(wide).map(([x, y]) => [Math.round(x / 100), Math.round(y / 100)])).toEqual([
    [200, 115],
    [50, 115],
  ]);
  expect(vents(HOUSES.at(-1) as Plan)).toEqual([]);
});
