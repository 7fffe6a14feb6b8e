import { expect, test } from "vitest";
import { buildScene, facadeOf } from "#drawing/facade/facade.ts";
import { traditional } from "#drawing/facade/styles/traditional.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";

test("eaves are carved and the gable bears a finial in India alone", () => {
  const fixturesIn = (region: "in" | "us" | "uk") => {
    const plan = twoStorey30x60();
    const { fixtures } = buildScene(facadeOf({ ...plan, brief: { ...plan.brief, region } }), traditional);
    const gable = fixtures.find(({ body }) => body?.kind === "gable");
    const [slope] = fixtures.filter(({ body }) => body?.kind === "slope" && body.against === "sky");
    if (gable?.body?.kind !== "gable" || slope?.body?.kind !== "slope") throw new Error("a front without its roof");
    const heights = (drawn: typeof gable.drawn) =>
      drawn.flatMap(({ contours }) =>
        contours.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)]),
      );
    const overGable = Math.max(...heights(gable.drawn).map(([, z]) => z)) - gable.body.z2;
    const underEaves = slope.body.z1 - Math.min(...heights(slope.drawn).map(([, z]) => z));
    return { overGable: Math.round(overGable), underEaves: Math.round(underEaves) };
  };
  expect(fixturesIn("in")).toEqual({ overGable: 610, underEaves: 210 });
  for (const region of ["us", "uk"] as const) expect(fixturesIn(region)).toEqual({ overGable: 230, underEaves: 130 });
});
