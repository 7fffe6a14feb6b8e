import { expect, test } from "vitest";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";
import { planned } from "#tests/briefs/planned.ts";

/**
 * A facing towards the sun, one away from it and one askew, with plot, least score and seeds: askew on a small plot few rooms lie in a single zone, and chance
 * decides whether a good pada is found; of six seeds five gave one.
 */
const BRIEFS = [
  ["E", 40, 60, 60, [7]],
  ["S", 40, 60, 60, [7]],
  ["NW", 30, 40, 55, [7, 8, 9]],
] as const;

/** Time for three searches on a machine that is busy with others, ms. */
const THREE_HOUSES = 240_000;

test.each(BRIEFS)(
  "a strict household facing %s on %i x %i ft gets houses without a veto, two of three at least with the main door in a good pada",
  (facing, width, depth, least, seeds) => {
    const plot = { width, depth, unit: "ft" };
    const brief = { plot, facing, floors: 2, bedrooms: 3, vastu: "strict" };
    const reports = seeds.flatMap((seed) => planned(brief, { seed }).map(scoreVastu));
    expect(reports.flatMap(({ vetoes }) => vetoes)).toEqual([]);
    const good = reports.filter(({ pada, score }) => pada?.good && score >= least);
    expect(good.length).toBeGreaterThanOrEqual((2 * seeds.length) / 3);
  },
  THREE_HOUSES,
);
