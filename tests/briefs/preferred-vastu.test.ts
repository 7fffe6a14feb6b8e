import { expect, test } from "vitest";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";
import { planned } from "#tests/briefs/planned.ts";

const FACINGS = ["N", "E", "S", "W"] as const;
/**
 * Rooms where strict vastu forbids them, in all eight houses. There were eleven while the score alone kept them away, and seven, six and eight at seeds 7, 8
 * and 9 since a price does.
 */
const MOST = 8;
/** Time for eight searches on a machine that is busy with others, ms. */
const EIGHT_HOUSES = 400_000;

test(
  "a family that says nothing of vastu on 30 x 40 ft, whichever way it faces, hardly has a room where strict vastu forbids it",
  () => {
    const forbidden = FACINGS.flatMap((facing) => {
      const plot = { width: 30, depth: 40, unit: "ft" };
      const plans = planned({ plot, facing, floors: 2, bedrooms: 3 }, { options: 2 });
      expect(plans.length).toBe(2);
      return plans.flatMap((plan) => scoreVastu(plan).vetoes.map(({ words }) => `${facing}: ${words}`));
    });
    expect(forbidden.length, forbidden.join(", ")).toBeLessThanOrEqual(MOST);
  },
  EIGHT_HOUSES,
);
