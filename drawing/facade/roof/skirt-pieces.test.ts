import { expect, test } from "vitest";
import { massing } from "#drawing/facade/massing.ts";
import { normalOf, type Place, type RoofPart, type RoofPiece } from "#drawing/facade/roof/roof-piece.ts";
import { roofPieces } from "#drawing/facade/roof/roof-pieces.ts";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { L_SHAPE, pitchedHouse, U_SHAPE, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { besideEdge, enclosedArea, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { halfAt } from "#drawing/sheet/skirt/gablet.ts";
import { SKIRT_BOARD } from "#drawing/sheet/skirt/sizes.ts";
import type { TiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

const indian = (outer: Polygon, plot?: Polygon) => pitchedHouse(outer, { region: "in", style: "traditional" }, plot);
const HOUSES = [WIDE, L_SHAPE, U_SHAPE]
  .map((outline) => indian(outline))
  .concat(indian(rect(0, 6000, 6000, 16000), rect(0, 0, 6000, 30000)));

/** Heights of all pieces are told above the slab here, as the skirt's are. */
const built = (plan: Plan): { readonly skirt: TiledSkirt; readonly pieces: readonly RoofPiece[] } => {
  const { skirt, roof } = massing(plan);
  if (skirt === null) throw new Error("the house has no skirt");
  const pieces = roofPieces(plan).map((piece) => ({
    ...piece,
    corners: piece.corners.map(([x, y, z]): Place => [x, y, z - roof]),
  }));
  return { skirt, pieces };
};
const only = (pieces: readonly RoofPiece[], ...parts: readonly RoofPart[]) =>
  pieces.filter(({ part }) => parts.includes(part));
const onPlan = ({ corners }: RoofPiece): Polygon => corners.map(([x, y]): Point => [x, y]);
const total = (pieces: readonly RoofPiece[]) =>
  pieces.reduce((sum, piece) => sum + Math.abs(enclosedArea(onPlan(piece))), 0);
const middleOf = ({ corners }: RoofPiece): Place => {
  const mean = (axis: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [mean(0), mean(1), mean(2)];
};
const areaWithin = (outline: readonly Polygon[]) =>
  outline.reduce((sum, loop) => sum + Math.abs(enclosedArea(loop)), 0);
/** How high the tiles lie at a place before an edge, or the gablet's where these are higher. */
const tilesAt = ({ edges, gablet, reach, foot, top }: TiledSkirt, [x, y]: Point): number => {
  const beyond = Math.min(
    ...edges
      .filter(({ tiled }) => tiled)
      .map(({ wall }) => ({ ...besideEdge(wall, [x, y]), length: outerEdge(wall).length }))
      .map(({ aside, along, length }) =>
        aside >= -1 && aside <= reach + 1 && along >= -reach - 1 && along <= length + reach + 1
          ? aside
          : Number.POSITIVE_INFINITY,
      ),
  );
  const slope =
    gablet !== null && y >= gablet.eaves - 1 && y <= gablet.rear + 1
      ? gablet.ridge - Math.abs(x - gablet.middle)
      : foot;
  return Math.max(slope, top - ((top - foot) * Math.max(0, beyond)) / reach);
};

test("tiles cover all that lies before the parapet, and what the gablet covers of that, once", () => {
  for (const plan of HOUSES) {
    const { skirt, pieces } = built(plan);
    const walls = skirt.edges.map(({ wall }) => wall[0]);
    const onParapet = skirt.gablet === null ? 0 : 2 * 115 * halfAt(skirt.gablet, skirt.parapet);
    const before = areaWithin(skirt.outline) - Math.abs(enclosedArea(walls));
    expect(Math.abs(total(only(pieces, "tiles")) - before - onParapet)).toBeLessThan(10);
  }
});

test("tiles look up and out, as high at each corner as the form tells", () => {
  for (const plan of HOUSES) {
    const { skirt, pieces } = built(plan);
    for (const piece of only(pieces, "tiles")) {
      const [nx, ny, nz] = normalOf(piece.corners);
      expect(nz).toBeGreaterThan(0.49);
      expect(Math.hypot(nx, ny)).toBeGreaterThan(0.7);
      for (const [x, y, z] of piece.corners) expect(Math.abs(z - tilesAt(skirt, [x, y])), `${x}, ${y}`).toBeLessThan(1);
    }
  }
});

test("boards close the eaves from the tiles down, look outwards, and none stands where the gablet does", () => {
  for (const plan of HOUSES) {
    const { skirt, pieces } = built(plan);
    const level = only(pieces, "board", "edge").filter(
      ({ corners }) => corners.length === 4 && Math.abs((corners[0]?.[2] ?? 0) - (corners[1]?.[2] ?? 0)) < 1,
    );
    const atEaves = level.filter((piece) => middleOf(piece)[2] < skirt.foot);
    const lows = atEaves.flatMap(({ corners }) => corners.map(([, , z]) => z));
    expect([Math.max(...lows), Math.min(...lows)]).toEqual([skirt.foot, skirt.foot - SKIRT_BOARD]);
    for (const piece of atEaves) {
      const [[x, y], [nx, ny]] = [middleOf(piece), normalOf(piece.corners)];
      const isOut = (by: number) => !skirt.outline.some((loop) => contains(loop, x + nx * by, y + ny * by));
      expect([isOut(5), isOut(-5)]).toEqual([true, false]);
      if (skirt.gablet && Math.abs(y - skirt.gablet.eaves) < 1 && ny < -0.9)
        expect(Math.abs(x - skirt.gablet.middle)).toBeGreaterThan(skirt.gablet.half);
    }
  }
});

test("nothing of a skirt lies beyond its eaves but the tiles over hips, and where it ends upright a wall closes it", () => {
  const { skirt, pieces } = built(HOUSES[3] as Plan);
  for (const { corners } of pieces)
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThan(-1);
      expect(x).toBeLessThan(6001);
      expect(y).toBeGreaterThan(6000 - skirt.reach - 1);
    }
  const ends = only(pieces, "gable").filter(({ corners }) => new Set(corners.map(([x]) => x)).size === 1);
  const atWalls = ends.filter((piece) => [0, 6000].includes(middleOf(piece)[0]));
  expect(atWalls.map((piece) => Math.sign(normalOf(piece.corners)[0])).sort()).toEqual([-1, -1, 1, 1]);
  // The others look at the ladder, for which tiles are left out.
  expect(ends).toHaveLength(6);
  for (const piece of atWalls) expect(normalOf(piece.corners)[0] * (middleOf(piece)[0] - 3000)).toBeGreaterThan(0);
});

test("the underside looks down, everywhere as far below the tiles as slab and tiles are thick", () => {
  for (const plan of HOUSES) {
    const { skirt, pieces } = built(plan);
    const under = only(pieces, "underside");
    expect(under.length).toBeGreaterThan(0);
    for (const piece of under) {
      expect(normalOf(piece.corners)[2]).toBeLessThan(0);
      for (const [x, y, z] of piece.corners) {
        const below = tilesAt(skirt, [x, y]) - z;
        expect(below).toBeGreaterThan(SKIRT_BOARD - 1);
        expect(below).toBeLessThan(352);
      }
    }
  }
});

test("the gablet's rear is closed from the parapet to its tiles, and looks to the terrace", () => {
  for (const plan of HOUSES) {
    const { skirt, pieces } = built(plan);
    const { gablet, parapet } = skirt;
    const rear = only(pieces, "gable").filter(({ corners }) => corners.every(([, y]) => y === gablet?.rear));
    expect(rear).toHaveLength(2);
    for (const piece of rear) expect(normalOf(piece.corners)[1]).toBeCloseTo(1);
    const heights = rear.flatMap(({ corners }) => corners.map(([, , z]) => z));
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([parapet, gablet?.ridge]);
  }
});
