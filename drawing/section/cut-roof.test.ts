import { expect, test } from "vitest";
import { L_SHAPE, pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { cutBodies } from "#drawing/section/cut-bodies.ts";
import { type CutRoof, cutRoof } from "#drawing/section/cut-roof.ts";
import { cutWalls } from "#drawing/section/cut-walls.ts";
import { alongCut } from "#drawing/section/section-view.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { pitchedRoof, ROOF_DEPTH, riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const styles = ["traditional", "colonial"] as const;
const houses = (["us", "uk"] as const).flatMap((region) =>
  styles.flatMap((style) => [WIDE, L_SHAPE].map((outline) => pitchedHouse(outline, { region, style }))),
);
/** Through both wings of the L, amid the slopes, both ways along and both ways round. */
const cuts = ([0, 1] as const).flatMap((axis) =>
  ([1, -1] as const).flatMap((look) => [7300, 8900, 10100, 12345, 15000].map((at): SectionCut => ({ axis, at, look }))),
);
const cases = houses.flatMap((plan) => cuts.map((cut) => ({ plan, cut })));

function roofOf(plan: Plan, cut: SectionCut): CutRoof {
  const roof = cutRoof(plan, cut);
  if (roof === null) throw new Error("the house has a flat roof");
  return roof;
}

/** How high a line from left to right lies at a place; null beside it. */
function heightAt(line: readonly Point[], u: number): number | null {
  for (const [index, [u2, z2]] of line.entries()) {
    const [u1, z1] = line[index - 1] ?? [u2, z2];
    if (u1 < u && u <= u2) return z1 + ((u - u1) * (z2 - z1)) / (u2 - u1);
  }
  return null;
}

test("the line of a cut roof is as high as the roof at every place along the cut, and there is none where the roof has none", () => {
  for (const { plan, cut } of cases) {
    const roof = pitchedRoof(plan);
    const { runs, foot } = roofOf(plan, cut);
    for (let along = 3003; along < 23000; along += 137) {
      const point: Point = cut.axis === 0 ? [along, cut.at] : [cut.at, along];
      const rise = roof === null ? null : riseAt(roof, point);
      const [drawn = null] = runs.map(({ top }) => heightAt(top, alongCut(cut, along))).filter((z) => z !== null);
      if (rise === null || drawn === null) expect(drawn).toBe(rise);
      else expect(drawn).toBeCloseTo(foot + rise, 3);
    }
  }
});

test("a cut roof covers every wall that is cut, and reaches out to its gutters as far as the eaves do", () => {
  for (const { plan, cut } of cases) {
    const { runs } = roofOf(plan, cut);
    for (const { u1, u2 } of cutWalls(plan.levels[0] as Level, cut))
      for (const u of [u1 + 1, u2 - 1]) expect(runs.some(({ top }) => heightAt(top, u) !== null)).toBe(true);
    const beyond = plan.brief.region === "us" ? 406 : 300;
    for (const { kind, u, wall, out } of runs.flatMap(({ ends }) => ends))
      if (kind === "eaves" && wall !== null) expect((u - wall) * out).toBeCloseTo(beyond);
  }
});

test("within the walls rafters are as deep as the roof is thick, over a wall they are level, and none comes below the plates", () => {
  for (const { plan, cut } of cases) {
    const { runs, walls, foot } = roofOf(plan, cut);
    for (const { top, under, ends } of runs)
      for (let u = ends[0].u + 11; u < ends[1].u; u += 173) {
        const [high = 0, low = 0] = [heightAt(top, u) ?? 0, heightAt(under, u) ?? 0];
        const isOut = ends.some(({ wall, out }) => wall !== null && (u - wall) * out > 0);
        if (isOut || ends.every(({ wall }) => wall === null)) expect(high - low).toBeLessThanOrEqual(ROOF_DEPTH + 1e-6);
        else if (walls.some(({ x1, x2 }) => x1 <= u && u <= x2)) expect(low).toBeGreaterThanOrEqual(foot - 1e-6);
        else expect(high - low).toBeCloseTo(ROOF_DEPTH, 3);
      }
  }
});

test("a gable that is cut goes on from its wall up to the rafters, and a plate lies on every other outer wall", () => {
  const along: SectionCut = { axis: 0, at: 11500, look: 1 };
  const gabled = roofOf(pitchedHouse(WIDE), along);
  const hipped = roofOf(pitchedHouse(WIDE, { style: "colonial" }), along);
  expect([gabled.gables.length, gabled.plates.length]).toEqual([2, 0]);
  expect([hipped.gables.length, hipped.plates.length]).toEqual([0, 2]);
  for (const { x1, x2, y1, y2 } of gabled.gables) {
    expect(y1).toBe(gabled.foot);
    const [under] = gabled.runs.map((run) => heightAt(run.under, (x1 + x2) / 2));
    expect(y2).toBeCloseTo(under ?? 0);
  }
});

test("plates end at the ceiling's underside, and the joists lie on them, which tie the rafters' feet together", () => {
  for (const { plan, cut } of cases) {
    const { plates, foot } = roofOf(plan, cut);
    const { ceilings } = cutBodies(plan, cut);
    const { floorLevel, clearHeight } = plan.levels[0] as Level;
    for (const { x1, x2, y2 } of plates) {
      expect(y2).toBe(floorLevel + clearHeight);
      expect(ceilings.some((joists) => joists.x1 <= x1 && x2 <= joists.x2 && joists.y1 === y2)).toBe(true);
    }
    expect(ceilings.every(({ y2 }) => y2 === foot)).toBe(true);
  }
});

test("under a sloped roof lies a ceiling from wall to wall and over the inner ones, in no outer wall but on its plate, and no slab", () => {
  for (const { plan, cut } of cases) {
    const { ceilings, concrete } = cutBodies(plan, cut);
    const { closing, foot } = roofOf(plan, cut);
    const { floorLevel, clearHeight } = plan.levels[0] as Level;
    expect(ceilings.length).toBeGreaterThan(0);
    expect(concrete.filter(({ y2 }) => y2 === foot)).toEqual([]);
    for (const { x1, x2, y1, y2 } of ceilings) {
      expect([y1, y2]).toEqual([floorLevel + clearHeight, foot]);
      expect(closing.some((wall) => wall.x1 < x2 && x1 < wall.x2)).toBe(false);
    }
  }
});

test("a flat roof has nothing of this, and its slab", () => {
  const along: SectionCut = { axis: 0, at: 11500, look: 1 };
  for (const brief of [{ style: "modern" }, { region: "in" }, { future: "extra-floor" }] as const) {
    const plan = pitchedHouse(WIDE, brief);
    expect(cutRoof(plan, along)).toBeNull();
    const { ceilings, concrete } = cutBodies(plan, along);
    expect(ceilings).toEqual([]);
    expect(concrete.some(({ y2 }) => y2 === roofHeight(plan))).toBe(true);
  }
});
