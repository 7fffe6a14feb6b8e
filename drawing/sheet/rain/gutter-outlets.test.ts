import { expect, test } from "vitest";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { L_SHAPE, pitchedHouse, U_SHAPE, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { isOnRoof } from "#drawing/sheet/house/roof-pieces.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { gutterOutlets } from "#drawing/sheet/rain/gutter-outlets.ts";
import { gutterRuns } from "#drawing/sheet/rain/gutters.ts";
import { pipeBox } from "#drawing/sheet/rain/outlet.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { enclosedArea } from "#drawing/sheet/shapes/edges.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const houses: readonly Plan[] = [WIDE, rect(5000, 6000, 13000, 20000), L_SHAPE, U_SHAPE].flatMap((outer) => [
  pitchedHouse(outer, { region: "us", style: "traditional" }),
  pitchedHouse(outer, { region: "uk", style: "colonial" }),
]);
const outletsOf = (plan: Plan) => gutterOutlets(plan) ?? [];

test("the pipes of a sloped roof take the rain of all of it", () => {
  for (const plan of houses) {
    const outline = pitchedRoof(plan)?.outline ?? [];
    const area = outline.reduce((sum, loop) => sum + enclosedArea(loop) / 1e6, 0);
    expect(area).toBeGreaterThan(50);
    expect(outletsOf(plan).reduce((sum, { drained }) => sum + drained, 0)).toBeCloseTo(area, 1);
  }
});

test("they run down before the walls under the eaves, none at a gable, and past the openings", () => {
  for (const plan of houses) {
    const eaves = (pitchedRoof(plan)?.edges ?? []).filter(({ ends }) => ends === "eaves");
    expect(outletsOf(plan).length).toBeGreaterThanOrEqual(2);
    for (const { outlet } of outletsOf(plan)) {
      const [x, y] = outlet.pipe;
      const behind: Point = [x - outlet.out[0] * 100, y - outlet.out[1] * 100];
      const onWall = eaves.some(({ wall: [a, b] }) => {
        const [low, high] = [a, b].sort((p, q) => p[0] + p[1] - q[0] - q[1]) as [Point, Point];
        return low[0] <= behind[0] && behind[0] <= high[0] && low[1] <= behind[1] && behind[1] <= high[1];
      });
      expect([onWall, isOnRoof(roofOutline(plan), outlet.pipe)]).toEqual([true, false]);
      const openings = plan.levels.flatMap(placeOpenings).map(({ box }) => growBox(box, 100));
      expect(openings.some((box) => boxesOverlap(box, pipeBox(outlet)))).toBe(false);
    }
  }
});

test("eaves below small slopes have one pipe, below large ones two, and round a corner one serves both", () => {
  const behind = (outer: Polygon) => outletsOf(pitchedHouse(outer)).filter(({ outlet }) => outlet.out[1] > 0);
  expect(behind(rect(5000, 6000, 12000, 12000))).toHaveLength(1);
  expect(behind(WIDE)).toHaveLength(2);
  const hipped = outletsOf(pitchedHouse(WIDE, { style: "colonial" })).map(({ outlet }) => outlet.pipe);
  for (const [index, [x, y]] of hipped.entries())
    for (const [ox, oy] of hipped.slice(index + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(2200);
});

test("gutters go on round the corners of a hipped roof, but not along gables nor before the small gable over the door", () => {
  const runs = (style: "traditional" | "colonial") =>
    gutterRuns(pitchedHouse(WIDE, { style })).map(({ gutters }) => gutters.map(({ edge }) => edge.side));
  expect(runs("colonial")).toEqual([["front", "right", "rear", "left", "front"]]);
  expect(runs("traditional")).toEqual([["front"], ["front"], ["rear"]]);
});

test("about a hipped roof without a gable the gutter is a ring, and water goes the shorter way round", () => {
  const plan = pitchedHouse(rect(5000, 6000, 8400, 15000), { style: "colonial" });
  expect(gutterRuns(plan).map(({ gutters, ring }) => [gutters.length, ring])).toEqual([[4, true]]);
  const taken = outletsOf(plan).map(({ drained }) => drained);
  expect(Math.max(...taken)).toBeLessThan(1.05 * Math.min(...taken));
});

test("at a short jog in the eaves no two pipes stand side by side", () => {
  const jog: Polygon = [
    [5000, 6000],
    [12000, 6000],
    [12000, 7500],
    [17000, 7500],
    [17000, 17000],
    [5000, 17000],
  ];
  const pipes = outletsOf(pitchedHouse(jog, { style: "colonial" })).map(({ outlet }) => outlet.pipe);
  expect(pipes.length).toBeGreaterThanOrEqual(4);
  for (const [index, [x, y]] of pipes.entries())
    for (const [ox, oy] of pipes.slice(index + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(2200);
});

test("between neighbours water leaves a roof at front and rear alone", () => {
  const plan = pitchedHouse(rect(0, 6000, 6000, 16000), { region: "uk" }, rect(0, 0, 6000, 30000));
  for (const { outlet } of outletsOf(plan)) expect(outlet.out[0]).toBe(0);
  expect(outletsOf(plan).map(({ outlet }) => outlet.out[1])).toEqual(expect.arrayContaining([-1, 1]));
});

test("a flat roof has no gutters, and a sloped one has as many pipes as outlets in them", () => {
  const flat = pitchedHouse(WIDE, { style: "modern" });
  expect([gutterOutlets(flat), gutterRuns(flat)]).toEqual([null, []]);
  for (const plan of houses) {
    const pipes = pipesFrom(plan, plan.levels.length);
    expect(pipes.map(({ outlet, drained }) => ({ outlet, drained }))).toEqual(outletsOf(plan));
  }
});

test("a pipe keeps clear of a window at the end of the eaves", () => {
  const plan = pitchedHouse(WIDE);
  const [ground] = plan.levels as readonly [Level, ...Level[]];
  const [sample] = ground.openings.filter(({ kind }) => kind === "window");
  const rear = ground.walls.find(({ from, to }) => from[1] === to[1] && from[1] > 16000);
  if (!sample || !rear) throw new Error("a house without a window or a rear wall");
  const wide = { ...sample, wall: rear.id, from: [5300, rear.from[1]] as const, to: [8000, rear.from[1]] as const };
  const blocked = { ...plan, levels: [{ ...ground, openings: [...ground.openings, wide] }] };
  const left = outletsOf(blocked).filter(({ outlet }) => outlet.out[1] > 0 && outlet.pipe[0] < 12000);
  expect(left.map(({ outlet }) => outlet.pipe[0] > 8000 + 155)).toEqual([true]);
});
