import { expect, test } from "vitest";
import { L_SHAPE, pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { cutBodies } from "#drawing/section/cut-bodies.ts";
import { cutRoof } from "#drawing/section/cut-roof.ts";
import { roofLines } from "#drawing/section/roof-lines.ts";
import { profileAlong, profileAway } from "#drawing/section/roof-view.ts";
import { seenBeyond } from "#drawing/section/seen-beyond.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { EDGE_BOARD, type PitchedRoof, pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import type { Plan } from "#planner/plan/plan.ts";

const cuts = ([0, 1] as const).flatMap((axis) =>
  ([1, -1] as const).flatMap((look) => [7300, 10100, 12345, 15000].map((at): SectionCut => ({ axis, at, look }))),
);
const cases = (["traditional", "colonial"] as const).flatMap((style) =>
  [WIDE, L_SHAPE].flatMap((outline) => cuts.map((cut) => ({ plan: pitchedHouse(outline, { style }), cut }))),
);
const roofOf = (plan: Plan): PitchedRoof => {
  const roof = pitchedRoof(plan);
  if (roof === null) throw new Error("the house has a flat roof");
  return roof;
};
/** Places on a line, its ends left out. */
const places = ([[u1, z1], [u2, z2]]: Edge) =>
  [0.1, 0.37, 0.62, 0.9].map((share) => ({ u: u1 + (u2 - u1) * share, z: z1 + (z2 - z1) * share }));

test("of the roof behind the cut one sees no line in what is cut or below it, and none but at a height that the roof has there", () => {
  for (const { plan, cut } of cases) {
    const roof = roofOf(plan);
    const foot = roofHeight(plan);
    const own = profileAlong(roof, cut, foot);
    for (const { u, z } of roofLines(plan, roof, cut).beyond.flatMap(places)) {
      const over = own.find(({ from, to }) => from <= u && u <= to);
      // Under the boards beyond a gable one looks along its wall.
      const isOut = (cutRoof(plan, cut)?.runs ?? []).some(({ ends }) =>
        ends.some((end) => end.kind === "verge" && end.wall !== null && (u - end.wall) * end.out > 0),
      );
      if (over) {
        const top = over.z1 + ((u - over.from) * (over.z2 - over.z1)) / (over.to - over.from);
        expect(z > top || (isOut && z < top - EDGE_BOARD + 1)).toBe(true);
      }
      const behind = profileAway(roof, cut, u, foot).filter(({ to }) => to >= 0);
      const tops = behind.flatMap(({ z1, z2 }) => [z1, z2]);
      // Soffits are seen under the boards, beside the roof's last tile.
      if (tops.length > 0) expect(z).toBeLessThanOrEqual(Math.max(...tops) + 1);
      expect(z).toBeGreaterThanOrEqual(foot + roof.eaves - EDGE_BOARD - 1);
    }
  }
});

test("the outline of the roof behind the cut is drawn wherever it is higher than what is cut", () => {
  for (const { plan, cut } of cases) {
    const roof = roofOf(plan);
    const foot = roofHeight(plan);
    const own = profileAlong(roof, cut, foot);
    const lines = roofLines(plan, roof, cut).beyond;
    for (let u = -22950; u < 23000; u += 331) {
      const behind = profileAway(roof, cut, u, foot).flatMap(({ from, to, z1, z2 }) => {
        const at = (depth: number) => z1 + ((depth - from) * (z2 - z1)) / (to - from);
        return to < 0 ? [] : [at(Math.max(0, from)), z2];
      });
      const highest = Math.max(...behind);
      const over = own.find(({ from, to }) => from <= u && u <= to);
      const here = over ? over.z1 + ((u - over.from) * (over.z2 - over.z1)) / (over.to - over.from) : 0;
      if (behind.length === 0 || highest < here + 5) continue;
      const isDrawn = lines.some(([[u1, z1], [u2, z2]]) => {
        if (u < Math.min(u1, u2) || u > Math.max(u1, u2) || u1 === u2) return false;
        return Math.abs(z1 + ((u - u1) * (z2 - z1)) / (u2 - u1) - highest) < 2;
      });
      expect(isDrawn, `at ${u}`).toBe(true);
    }
  }
});

test("the highest ridge is drawn in every section: cut, behind the cut, or in dash before it", () => {
  const drawn = cases.map(({ plan, cut }) => {
    const roof = roofOf(plan);
    const foot = roofHeight(plan);
    const before = roofLines(plan, roof, cut).before;
    const seen = [...roofLines(plan, roof, cut).beyond, ...before].flat().map(([, z]) => z);
    const own = profileAlong(roof, cut, foot).flatMap(({ z1, z2 }) => [z1, z2]);
    expect(Math.max(...seen, ...own)).toBeCloseTo(foot + roof.ridge, 3);
    return before.length > 0;
  });
  expect(new Set(drawn)).toEqual(new Set([true, false]));
});

test("no wall behind the cut shows its top under a sloped roof", () => {
  for (const { plan, cut } of cases) {
    const foot = roofHeight(plan);
    const edges = seenBeyond(plan, cut, cutBodies(plan, cut)).flatMap((part) => part.edges);
    expect(edges.filter(([[, z1], [, z2]]) => z1 === foot && z2 === foot)).toEqual([]);
  }
});
