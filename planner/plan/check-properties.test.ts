import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { mirrored } from "#planner/plan/fixtures/mirror.ts";
import type { Plan } from "#planner/plan/plan.ts";

const HOUSES = [HOUSE_30X60, HOUSE_20X60];

/** Numbers of the document of which none can change by as much as `by` without a law being broken. */
const GUARDED: readonly { readonly path: RegExp; readonly by: number }[] = [
  { path: /^site\.(plot\.|northBearing|edges\.front)/, by: 45 },
  { path: /^areas\./, by: 0.5 },
  { path: /^schedules\./, by: 1 },
  { path: /^levels\.\d+\.(index|floorLevel)$/, by: 50 },
  { path: /^levels\.\d+\.footprint\./, by: 50 },
  { path: /^levels\.\d+\.rooms\.\d+\.(polygon|area)/, by: 5 },
  { path: /^levels\.\d+\.walls\.\d+\.thickness$/, by: 50 },
  { path: /^levels\.\d+\.stairs\.\d+\.(width|risers|riser|tread|toLevel|flights)/, by: 50 },
  { path: /^levels\.\d+\.columns\./, by: 400 },
  { path: /^levels\.\d+\.openings\.\d+\.sill$/, by: 3000 },
];

/** A document walked by names: objects and lists alike. */
type Node = { [name: string]: unknown };
type Leaf = { readonly house: number; readonly path: readonly string[]; readonly by: number };

function leavesOf(house: number): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === "number") {
      const guard = GUARDED.find((one) => one.path.test(path.join(".")));
      if (guard !== undefined) leaves.push({ house, path, by: guard.by });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
    }
  };
  visit(HOUSES[house], []);
  return leaves;
}

const leaf = fc.constantFrom(...leavesOf(0), ...leavesOf(1));

/** The house with one number moved. */
function moved({ house, path }: Leaf, by: number): Plan {
  const plan = structuredClone(HOUSES[house]) as Plan;
  const last = path.at(-1) ?? "";
  const holder = path.slice(0, -1).reduce((node: Node, key) => node[key] as Node, plan as unknown as Node);
  holder[last] = (holder[last] as number) + by;
  return plan;
}

const rulesOf = (plan: Plan): readonly string[] =>
  checkPlan(plan)
    .map(({ rule }) => rule)
    .sort();

test("no guarded number of a plan changes unseen: places, sizes, areas, counts, north, steps, columns", () => {
  fc.assert(
    fc.property(leaf, fc.boolean(), (one, up) => {
      expect(rulesOf(moved(one, up ? one.by : -one.by))).not.toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("a plan and its mirror image keep and break the same laws", () => {
  for (const house of HOUSES) expect(rulesOf(mirrored(house))).toEqual([]);
  fc.assert(
    fc.property(leaf, fc.integer({ min: -400, max: 400 }), (one, by) => {
      const plan = moved(one, by);
      expect(rulesOf(mirrored(plan))).toEqual(rulesOf(plan));
    }),
    { numRuns: 60 },
  );
});
