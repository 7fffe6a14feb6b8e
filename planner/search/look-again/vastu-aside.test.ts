import { expect, test } from "vitest";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import { dueHouse } from "#planner/search/fixtures/due-house.ts";
import { mayLeaveVastuAside, withVastuAside } from "#planner/search/look-again/vastu-aside.ts";

/** Houses of different uses have nothing in common. */
function house(parti: string, use: RoomKind | null, givenUp: number): Plan {
  const told = [
    relaxation("dining", "dining-with-living"),
    relaxation("utility", "utility-none"),
    relaxation("parking", "parking-two-wheeler"),
    relaxation("pooja", "pooja-niche"),
  ];
  return { ...dueHouse({ use }), option: { index: 1, parti }, relaxed: told.slice(0, givenUp) };
}

test("a house that gives up three things is sought without vastu where vastu is preferred; not where it is strict or none, nor where less is given up", () => {
  const poor = [house("a", null, 3)];
  expect(mayLeaveVastuAside({ vastu: "preferred" }, poor)).toBe(true);
  expect(mayLeaveVastuAside({ vastu: "strict" }, poor)).toBe(false);
  expect(mayLeaveVastuAside({ vastu: "none" }, poor)).toBe(false);
  expect(mayLeaveVastuAside({ vastu: "preferred" }, [house("a", null, 2)])).toBe(false);
  expect(mayLeaveVastuAside({ vastu: "preferred" }, [])).toBe(false);
});

test("what gives up fewer things without vastu, vastu counted, is shown first, beside the better of all others", () => {
  const before = [house("a", null, 4), house("b", "study", 3)];
  const aside = (plan: Plan): Plan => ({ ...plan, relaxed: [...plan.relaxed, relaxation("vastu", "vastu-aside")] });
  const found = [aside(house("c", null, 1)), aside(house("d", "study", 4))];
  const [first, second] = withVastuAside(before, found, 2);
  expect(first?.option.parti).toBe("c");
  expect(second).toBe(before[1]);
});

test("what gives up as much is not, nor what would leave fewer options", () => {
  const before = [house("a", null, 3), house("b", "study", 3)];
  expect(withVastuAside(before, [house("c", null, 3)], 2)).toEqual(before);
  // Laid out as the first of them, organised as the second.
  expect(withVastuAside(before, [house("b", null, 0)], 2)).toEqual(before);
  expect(withVastuAside(before, [], 2)).toEqual(before);
});
