import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { type Drawn, judged, modelOf, PROFILE } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";

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

test("the walls about a lobby in a bedroom's corner hang like others where no beam below reaches from bearing to bearing", () => {
  const shaft = rect(230, 230, 2230, 4330);
  const core = {
    parti: "none",
    fixed: [{ kind: "stair", rect: shaft, entry: "rear" }],
    skeleton: { kind: "zone" },
  } as const;
  const bedrooms: readonly Drawn[] = [
    ["bedroom", 2345, 230, 9230, 3130],
    ["bedroom", 2345, 3245, 9230, 12_230, undefined, true],
  ];
  const above = (...below: readonly Wall[]): number => {
    const bare = modelOf([["living", 2345, 230, 9230, 12_230]], "none", 0, core, 0, true);
    const wall = Int32Array.from(below.flatMap((one) => [...one, -1]));
    const ground = { ...bare, layout: { ...bare.layout, wall, walls: below.length } };
    return judged(ground, { ...modelOf(bedrooms, "none", 1, core, 0, true), landing: 1200 }).hard;
  };
  // The lobby's walls have their middles at x 3402 and y 4302, in a house 9 m wide and 12 m deep.
  const across: Wall = [0, 4000, 230, 230, 9230];
  const behind: Wall = [0, 7000, 230, 230, 9230];
  const beside: Wall = [1, 3000, 230, 230, 12_230];
  const right: Wall = [1, 6000, 230, 230, 12_230];
  expect(above() - above(across, behind)).toBe(1);
  expect(above() - above(beside, right)).toBe(1);
  expect(above() - above(across, behind, beside, right)).toBe(2);
});
