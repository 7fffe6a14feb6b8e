import { expect, test } from "vitest";
import type { Plan } from "#planner/plan/plan.ts";
import { lawsBroken, planned } from "#tests/briefs/planned.ts";

/** Time for searches on a machine that is busy with others, ms. */
const A_FEW_HOUSES = 300_000;

/** Plans for a plot in feet between neighbours' walls on a lane, with bedrooms on so many floors. */
function between(width: number, depth: number, facing: string, floors: number, bedrooms: number): readonly Plan[] {
  const plot = { width, depth, unit: "ft" };
  const edges = { left: "party", right: "party", rear: "open" };
  const wishes = { bathrooms: 2, pooja: true, parking: "two-wheeler", vastu: "preferred" };
  return planned({ plot, facing, edges, roadWidth: 6, floors, bedrooms, ...wishes }, { options: 2, seed: 7 });
}

const lobbiesIn = ({ levels }: Plan): number =>
  levels.filter(({ index, rooms }) => index > 0 && rooms.some(({ kind, area }) => kind === "passage" && area < 1.5))
    .length;

test(
  "plots of 20 x 30, 20 x 35 and 18 x 36 ft between neighbours are planned: bedrooms above one another's landings are entered from a lobby in a corner",
  () => {
    const houses = [between(20, 30, "E", 2, 2), between(20, 35, "N", 3, 4), between(18, 36, "E", 3, 3)];
    for (const plans of houses) {
      expect(lawsBroken(plans)).toEqual([]);
      expect(plans[0] === undefined ? 0 : lobbiesIn(plans[0])).toBeGreaterThan(0);
    }
  },
  A_FEW_HOUSES,
);

test(
  "floor behind the stair that nobody needs to walk on becomes the toilet that the entrance floor lacks",
  () => {
    const [first] = between(20, 35, "N", 3, 4);
    expect(
      first?.findings.filter(({ rule }) => ["practice/idle-passage", "practice/entrance-wc"].includes(rule)),
    ).toEqual([]);
    expect(first?.levels[0]?.rooms.map(({ kind }) => kind)).toContain("powder");
  },
  A_FEW_HOUSES,
);
