import { expect, test } from "vitest";
import { rect, room } from "#drawing/fixtures/drawn-parts.ts";
import { L_SHAPE, pitchedHouse, U_SHAPE, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { planeAt } from "#drawing/sheet/pitched/envelope.ts";
import { gableWalls } from "#drawing/sheet/pitched/gable-walls.ts";
import { HIGHEST } from "#drawing/sheet/pitched/pitch.ts";
import { type PitchedRoof, pitchedRoof, ROOF_DEPTH, riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import { enclosedArea } from "#drawing/sheet/shapes/edges.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";

const roofOf = (plan: Plan): PitchedRoof => {
  const roof = pitchedRoof(plan);
  if (roof === null) throw new Error("the house has a flat roof");
  return roof;
};
const kinds = ({ creases }: PitchedRoof) =>
  Object.fromEntries(
    (["ridge", "hip", "valley"] as const).map((kind) => [kind, creases.filter((one) => one.kind === kind).length]),
  );
const DEEP = rect(5000, 6000, 13000, 20000);

/** A house in two parts beside each other, the right one closer to the rear of its plot than eaves are wide. */
const inTwoParts = (apart: number): Plan => {
  const [left, right] = [rect(5000, 6000, 11000, 16000), rect(11000 + apart, 9000, 20000 + apart, 17000)];
  const plan = pitchedHouse(left, {}, rect(0, 0, 30000, 17400));
  const footprint = [left, right].map((outer) => ({ outer, holes: [] }));
  return { ...plan, levels: plan.levels.map((level) => ({ ...level, footprint })) };
};

test("houses abroad have a sloped roof in the traditional and the colonial style, unless a floor is to stand on it; India's have none", () => {
  const pitched = (brief: Partial<Plan["brief"]>) => pitchedRoof(pitchedHouse(WIDE, brief)) !== null;
  expect((["traditional", "colonial"] as const).map((style) => pitched({ style }))).toEqual([true, true]);
  expect((["modern", "contemporary"] as const).map((style) => pitched({ style }))).toEqual([false, false]);
  expect([pitched({ region: "uk" }), pitched({ region: "in" }), pitched({ future: "extra-floor" })]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the faces of a roof cover what lies within its eaves and verges, and none lies over another", () => {
  for (const outline of [WIDE, DEEP, L_SHAPE, U_SHAPE])
    for (const style of ["traditional", "colonial"] as const) {
      const { faces, outline: outer } = roofOf(pitchedHouse(outline, { style }));
      const total = faces.reduce((sum, { polygon }) => sum + enclosedArea(polygon), 0);
      expect(Math.abs(total - outer.reduce((sum, loop) => sum + enclosedArea(loop), 0))).toBeLessThan(2000);
    }
});

test("all eaves lie at one height, the walls' outer faces under them as deep below the tiles as the roof is thick", () => {
  for (const outline of [WIDE, L_SHAPE, U_SHAPE]) {
    const roof = roofOf(pitchedHouse(outline, { style: "colonial" }));
    for (const { wall, grown } of roof.edges) {
      expect(riseAt(roof, grown[0])).toBeCloseTo(roof.eaves);
      const middle = [(wall[0][0] + wall[1][0]) / 2, (wall[0][1] + wall[1][1]) / 2] as const;
      const rise = riseAt(roof, middle) ?? 0;
      expect(rise).toBeGreaterThanOrEqual(ROOF_DEPTH - 1e-6);
    }
  }
});

test("a plain hipped roof has a ridge and four hips, an L a valley more and another ridge, and each line separates two planes", () => {
  const plain = roofOf(pitchedHouse(DEEP, { style: "colonial" }, rect(0, 0, 30000, 40000)));
  // The small gable over the front brings a ridge and two valleys.
  expect(kinds(plain)).toEqual({ ridge: 2, hip: 4, valley: 2 });
  const angled = roofOf(pitchedHouse(L_SHAPE, { style: "colonial" }));
  expect(angled.creases.filter(({ kind }) => kind === "valley").length).toBeGreaterThanOrEqual(3);
  for (const { kind, from, to } of angled.creases) {
    const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
    if (kind === "hip" || kind === "valley") expect(dx).toBeCloseTo(dy, 3);
    else expect(Math.min(dx, dy)).toBeCloseTo(0, 3);
  }
});

test("a house longer than deep has gables at its sides, a deeper one at front and rear, and a wing towards the road has one there", () => {
  const gables = (outline: Polygon) =>
    roofOf(pitchedHouse(outline))
      .edges.filter(({ ends }) => ends === "gable")
      .map(({ side }) => side);
  expect(gables(WIDE)).toEqual(["right", "left"]);
  expect(gables(DEEP)).toEqual(["front", "rear"]);
  expect(gables(L_SHAPE)).toEqual(["front", "right"]);
  expect(gables(U_SHAPE).filter((side) => side === "front")).toHaveLength(2);
});

test("at a neighbour's wall a roof ends upright and reaches no farther, and between two neighbours its ridge runs from one to the other", () => {
  const terrace = roofOf(pitchedHouse(rect(0, 6000, 6000, 16000), { region: "uk" }, rect(0, 0, 6000, 30000)));
  expect(terrace.edges.map(({ side, ends, beyond }) => [side, ends, beyond])).toEqual([
    ["front", "eaves", 300],
    ["right", "party", 0],
    ["rear", "eaves", 300],
    ["left", "party", 0],
  ]);
  const [ridge] = terrace.creases.filter(({ kind }) => kind === "ridge");
  expect([ridge?.from, ridge?.to].map((end) => end?.[1])).toEqual([11000, 11000]);
  expect([ridge?.from[0], ridge?.to[0]]).toEqual([0, 6000]);
  const abutments = terrace.creases.filter(({ kind }) => kind === "abutment");
  expect(new Set(abutments.flatMap(({ from, to }) => [from[0], to[0]]))).toEqual(new Set([0, 6000]));
  // The small gable over the door has the only verges.
  const verges = terrace.creases.filter(({ kind }) => kind === "verge");
  expect(new Set(verges.flatMap(({ from, to }) => [from[1], to[1]]))).toEqual(new Set([5700]));
});

test("the roof of half a pair runs from the neighbour's wall to a gable, or is hipped there in the colonial style", () => {
  const ends = (style: "traditional" | "colonial") =>
    roofOf(pitchedHouse(rect(0, 6000, 7000, 16000), { region: "uk", style }, rect(0, 0, 9000, 30000))).edges.map(
      ({ ends }) => ends,
    );
  expect(ends("traditional")).toEqual(["eaves", "gable", "eaves", "party"]);
  expect(ends("colonial")).toEqual(["eaves", "eaves", "eaves", "party"]);
});

test("the ridge is as high as the highest place of the roof, also where a hip ends at a neighbour's wall before the slopes beside it meet", () => {
  const pair = pitchedHouse(rect(0, 6000, 6000, 22000), { region: "uk", style: "colonial" }, rect(0, 0, 9000, 30000));
  for (const plan of [pair, pitchedHouse(L_SHAPE), pitchedHouse(WIDE, { style: "colonial" })]) {
    const roof = roofOf(plan);
    const corners = roof.faces.flatMap(({ polygon }) => polygon);
    expect(Math.max(...corners.map((corner) => riseAt(roof, corner) ?? 0))).toBeCloseTo(roof.ridge, 3);
  }
});

test("two parts of a house have eaves of one width and height, which carry both roofs on their walls", () => {
  const roof = roofOf(inTwoParts(3000));
  const eaves = roof.edges.filter(({ ends }) => ends === "eaves");
  expect(new Set(eaves.map(({ beyond }) => beyond))).toEqual(new Set([280]));
  for (const { wall } of eaves) {
    const [x, y] = [(wall[0][0] + wall[1][0]) / 2, (wall[0][1] + wall[1][1]) / 2];
    expect(riseAt(roof, [x, y])).toBeGreaterThanOrEqual(ROOF_DEPTH - 1e-6);
  }
});

test("eaves and their gutter stay on the plot", () => {
  const { edges } = roofOf(pitchedHouse(rect(400, 6000, 12000, 14000), {}, rect(0, 0, 30000, 40000)));
  expect(edges.map(({ side, beyond }) => [side, beyond])).toEqual([
    ["front", 280],
    ["right", 280],
    ["rear", 280],
    ["left", 280],
  ]);
});

test("a roof over a deep house is flatter, none ends above what a region allows, and that is what its profile has", () => {
  const pitch = (depth: number, region: "us" | "uk") =>
    roofOf(pitchedHouse(rect(5000, 6000, 5000 + depth + 2000, 6000 + depth), { region })).pitch.words;
  expect([pitch(8000, "us"), pitch(14000, "us"), pitch(8000, "uk"), pitch(14000, "uk")]).toEqual([
    "6:12",
    "5:12",
    "35°",
    "25°",
  ]);
  for (const region of ["us", "uk"] as const)
    expect(profileOf(region).intensity.map(({ height }) => height)).toEqual(
      profileOf(region).intensity.map(() => HIGHEST[region]),
    );
  const tall = (floorLevel: number, region: "us" | "uk") => {
    const plan = pitchedHouse(WIDE, { region });
    return { ...plan, levels: plan.levels.map((level) => ({ ...level, floorLevel })) };
  };
  expect(pitchedRoof(tall(6500, "us"))).toBeNull();
  for (const region of ["us", "uk"] as const)
    for (let floor = 3000; floor < 6500; floor += 20) {
      const plan = tall(floor, region);
      expect(roofHeight(plan) + (pitchedRoof(plan)?.ridge ?? 0)).toBeLessThanOrEqual(HIGHEST[region]);
    }
});

test("a house with a court, or with two arms or parts close together, keeps its flat roof", () => {
  const narrow: Polygon = U_SHAPE.map(([x, y]) => [x === 14000 ? 10200 : x, y]);
  expect(pitchedRoof(pitchedHouse(narrow))).toBeNull();
  const lipped = U_SHAPE.flatMap(
    ([x, y]): Polygon =>
      x === 14000 && y === 6000
        ? [
            [14000, 7000],
            [10200, 7000],
            [10200, 6000],
          ]
        : [[x, y]],
  );
  expect(pitchedRoof(pitchedHouse(lipped))).toBeNull();
  expect([1000, 3000].map((apart) => pitchedRoof(inTwoParts(apart)) !== null)).toEqual([false, true]);
  const whole = pitchedHouse(WIDE);
  const court = room("court", "courtyard", "Court", 10000, 10000, 13000, 13000);
  const levels = whole.levels.map((level) => ({ ...level, rooms: [...level.rooms, court] }));
  expect(pitchedRoof({ ...whole, levels })).toBeNull();
});

test("gables reach from the ceiling to the rafters, and eaves have none but under the small gable over the main door", () => {
  const plan = pitchedHouse(WIDE);
  const roof = roofOf(plan);
  const walls = gableWalls(roof);
  expect(walls.map(({ side }) => side)).toEqual(["front", "right", "left"]);
  for (const { side, outline } of walls) {
    const top = Math.max(...outline.map(([, z]) => z));
    expect(outline.slice(0, 2).map(([, z]) => z)).toEqual([0, 0]);
    if (side !== "front") expect(top).toBeCloseTo(roof.ridge - ROOF_DEPTH);
  }
  const [front] = walls;
  const door = plan.levels[0]?.openings.find(({ main }) => main === true);
  const [from, to] = [front?.outline[0]?.[0] ?? 0, front?.outline[1]?.[0] ?? 0];
  expect(door && from <= door.from[0] && door.to[0] <= to).toBe(true);
});

test("what is on top at a place is the plane of the face drawn there", () => {
  const { blocks, faces } = roofOf(pitchedHouse(L_SHAPE));
  for (const { plane, polygon } of faces) {
    const mean = (axis: 0 | 1) => polygon.reduce((sum, point) => sum + point[axis], 0) / polygon.length;
    expect(planeAt(blocks, [mean(0), mean(1)])).toEqual(plane);
  }
});
