import { expect, test } from "vitest";
import { houseUnderRoof } from "#drawing/fixtures/lower-roof-house.ts";
import { lowerRoofFinishes } from "#drawing/section/lower-roof-finishes.ts";
import { alongCut } from "#drawing/section/section-view.ts";
import { lowerRoofHeights, UPSTAND } from "#drawing/sheet/heights/house-heights.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { lowerRoofDrainage } from "#drawing/sheet/rain/lower-roof-outlets.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { boxHolds } from "#drawing/sheet/shapes/box.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** The higher storey at the rear: before it a roof with an outlet at each front corner and a third before that storey's wall. */
const deep = houseUnderRoof([
  [0, 11500],
  [8244, 11500],
  [8244, 16788],
  [0, 16788],
]);
/** The roof goes on to the rear on the left, with an outlet at each front corner. */
const bent = houseUnderRoof([
  [4000, 5000],
  [8244, 5000],
  [8244, 16788],
  [0, 16788],
  [0, 9000],
  [4000, 9000],
]);

const looks = [1, -1] as const;

/** The roof of a house, how it drains, and the finishes that a cut shows: where each begins and ends and its top, all along the cut's axis in plan. */
function lookAtRoof(plan: Plan, cut: SectionCut) {
  const [roof] = lowerRoofs(plan);
  if (!roof) throw new Error("a house without a lower roof");
  const pipes = pipesFrom(plan, roof.above.index).filter(({ room }) => room === roof);
  const drainage = lowerRoofDrainage(
    roof,
    pipes.map(({ outlet }) => outlet),
  );
  const { slab } = lowerRoofHeights(roof);
  const finishes = lowerRoofFinishes(plan, cut)
    .map((finish) => {
      const points = finish.map(([u, z]) => ({ at: alongCut(cut, u), z }));
      const top = points.filter(({ z }) => z > slab).sort((a, b) => a.at - b.at);
      return { top, from: top[0]?.at ?? 0, to: top.at(-1)?.at ?? 0 };
    })
    .sort((a, b) => a.from - b.from);
  return { pipes, drainage, finishes, high: slab + UPSTAND / 2 };
}

test.each(looks)(
  "a section across a ridge between two outlets, looking %s, falls from the ridge to each outlet on its own side",
  (look) => {
    const cut: SectionCut = { axis: 0, at: 3000, look };
    const { drainage, finishes, high } = lookAtRoof(deep, cut);
    const ridges = drainage.ridges.filter(([a, b]) => a[0] === b[0] && a[1] < cut.at && cut.at < b[1]);
    expect(ridges).toHaveLength(1);
    const ridge = ridges[0]?.[0][0];
    expect(finishes.map(({ from, to }) => [from, to])).toEqual([
      [115, ridge],
      [ridge, 8129],
    ]);
    const [left, right] = finishes.map(({ top }) => top.map(({ z }) => z));
    expect(left?.[1]).toBe(high);
    expect(right?.[0]).toBe(high);
    expect(left?.[0]).toBeLessThan(high - 30);
    expect(right?.[1]).toBeLessThan(high - 30);
  },
);

test.each(
  looks.flatMap((look) =>
    Object.entries({ deep, bent }).flatMap(([house, plan]) =>
      (
        [
          [0, 3000],
          [0, 4500],
          [1, 2000],
          [1, 6000],
        ] as const
      ).map(([axis, at]) => ({ house, plan, cut: { axis, at, look } as const, axis, at, look })),
    ),
  ),
)(
  "each stretch of the $house roof cut along axis $axis at $at, looking $look, is lowest nearest to the outlet that drains it",
  ({ plan, cut }) => {
    const { drainage, finishes, high } = lookAtRoof(plan, cut);
    expect(finishes.length).toBeGreaterThan(0);
    for (const { top, from, to } of finishes) {
      const middle = (from + to) / 2;
      const [x, y] = cut.axis === 0 ? [middle, cut.at] : [cut.at, middle];
      const own = drainage.catchments.filter(({ floor }) => floor.some((box) => boxHolds(box, x, y)));
      expect(own).toHaveLength(1);
      const pipe = own[0]?.outlet.pipe[cut.axis] ?? 0;
      const nearest = Math.min(Math.max(pipe, from), to);
      const [low] = [...top].sort((a, b) => a.z - b.z);
      expect(Math.abs((low?.at ?? Number.NaN) - nearest)).toBeLessThan(450);
      expect(Math.max(...top.map(({ z }) => z))).toBe(high);
    }
  },
);

test("an outlet amid a stretch draws the floor on both sides of it down, the shorter side less far", () => {
  const { finishes, pipes, high } = lookAtRoof(deep, { axis: 1, at: 6000, look: 1 });
  const [, rear] = finishes;
  const amid = pipes.map(({ outlet }) => outlet.pipe[1]).filter((at) => at > 6075);
  expect(rear?.top.map(({ at }) => at)).toEqual([6075, ...amid, 11500]);
  const [ridge = 0, low = 0, wall = 0] = rear?.top.map(({ z }) => z) ?? [];
  expect(ridge).toBe(high);
  expect(low < wall && wall < ridge).toBe(true);
});

test("a stretch goes on without a step where a roof's outline turns beside the cut", () => {
  const { finishes } = lookAtRoof(bent, { axis: 1, at: 2000, look: 1 });
  expect(finishes.map(({ from, to }) => [from, to])).toEqual([[1615, 9000]]);
});
