import { expect, test } from "vitest";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { judged, modelOf, PROFILE } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";

/** Hard problems of a wall across a hall's whole width on the topmost of levels with these walls; each is vertical, face, thickness, from, to. */
function hanging(...below: readonly (readonly Wall[])[]): number {
  const across: Wall = [0, 5885, 230, 230, 9230];
  const models = [...below, [across]].map((walls, level) => {
    const model = modelOf([["living", 230, 230, 9230, 12_230]], "none", level);
    model.layout.wall.set(walls.flatMap((wall) => [...wall, -1]));
    model.layout.walls = walls.length;
    return model;
  });
  return judged(...models).hard;
}
type Wall = readonly [vertical: number, face: number, thickness: number, from: number, to: number];

test("an upper wall rests on walls across it only where columns in them go down to the ground", () => {
  const crossing = (thickness: number, ...faces: readonly number[]): readonly Wall[] =>
    faces.map((face) => [1, face, thickness, 230, 12_230]);
  const first = crossing(230, 3115, 6115);
  expect(hanging([], first) - hanging(first, first)).toBe(1);
  for (const ground of [crossing(115, 3115, 6115), crossing(230, 3415, 6415)])
    expect(hanging(ground, first)).toBe(hanging([], first));
});

test("an upper wall hangs only beyond the wall that runs under it, where that is thick enough for a column at its end", () => {
  const under = (thickness: number, to: number): readonly Wall[] => [[0, 6000 - thickness / 2, thickness, 230, to]];
  expect(hanging([]) - hanging(under(230, 5230))).toBe(1);
  expect(hanging(under(230, 4230))).toBe(hanging([]));
  expect(hanging(under(115, 5230))).toBe(hanging([]));
});

test("an upper wall hangs beyond the wall that runs under it where a column at that end goes down, whatever is under its other end", () => {
  const under: readonly Wall[] = [[0, 5885, 230, 230, 5230]];
  const crossing: readonly Wall[] = [[1, 5000, 230, 230, 12_230]];
  expect(hanging(crossing, []) - hanging(crossing, under)).toBe(1);
  expect(hanging([], under)).toBe(hanging([], []));
});

test("a frame's walls between rooms take in columns where another storey stands on them", () => {
  const { bearing, post } = wallsOf(PROFILE, "rcc-frame");
  const between = (level: number): number => modelOf([], "none", level).walls.bearing;
  expect(between(0)).toBeGreaterThanOrEqual(post);
  expect(between(1)).toBe(bearing);
});
