import { expect, test } from "vitest";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import { MAIN_DOOR_ASIDE } from "#planner/rules/review/entrance.ts";
import { dueHouse } from "#planner/search/fixtures/due-house.ts";
import { withFrontDoors } from "#planner/search/look-again/front-door.ts";
import type { Programme, Rung } from "#planner/search/programme/programme.ts";

/** Houses of different uses have nothing in common. */
function house(parti: string, use: RoomKind | null, aside: boolean): Plan {
  const finding = { rule: MAIN_DOOR_ASIDE, severity: "warning", message: "", where: {}, source: "" } as const;
  return { ...dueHouse({ use }), option: { index: 1, parti }, findings: aside ? [finding] : [] };
}

/** A rung that gives up this many wishes, with its only programme. */
function rung(givenUp: number, parking = "car", storeys = 2): Rung & { readonly programmes: readonly [Programme] } {
  const relaxed = Array.from({ length: givenUp }, () => relaxation("utility", "utility-none"));
  const wishes = { parking, compact: false, frontDoor: "preferred" } as Programme["wishes"];
  return {
    reduced: { wishes, relaxed, given: [] },
    programmes: [{ wishes, relaxed, levels: Array.from({ length: storeys }, () => []) } as unknown as Programme],
  } as never;
}

/** What becomes of these options, and how many wishes each search for a front door gave up. `found`: what the search of a rung finds. */
function sought(
  chosen: readonly Plan[],
  found: (givenUp: number) => readonly Plan[],
  rungs = [rung(0), rung(1)],
  hard = (_: number) => 0,
) {
  const searches: number[] = [];
  const searchAlone = (programmes: readonly Programme[]): readonly Plan[] => {
    const { wishes, relaxed } = programmes[0] as Programme;
    if (wishes.frontDoor === "insisted") searches.push(relaxed.length);
    return found(relaxed.length);
  };
  const hunt = { chosen, programmeOf: () => rungs[0]?.programmes[0], searchAlone };
  return {
    options: withFrontDoors(hunt, { ladder: { rungs }, look: ({ relaxed }) => hard(relaxed.length) }, 2),
    searches,
  };
}

const SIDE = house("a", null, true);
const OTHER_SIDE = house("b", "study", true);
const FRONT = house("c", null, false);
const OTHER_FRONT = house("d", "study", false);

test("houses that are entered from the road are searched no more", () => {
  expect(sought([FRONT, OTHER_FRONT], () => [])).toEqual({ options: [FRONT, OTHER_FRONT], searches: [] });
});

test("with the main door at the road insisted on, the same rooms are searched, and what is found stands in front", () => {
  expect(sought([SIDE, OTHER_SIDE], () => [FRONT, OTHER_FRONT])).toEqual({
    options: [FRONT, OTHER_FRONT],
    searches: [0],
  });
  expect(sought([OTHER_SIDE, FRONT], () => [OTHER_FRONT]).options).toEqual([FRONT, OTHER_FRONT]);
});

test("where they find none, two little poorer rungs are searched, but none on which the car loses its place", () => {
  const poorer = [rung(0), rung(1), rung(2, "two-wheeler"), rung(3), rung(4)];
  expect(sought([SIDE], () => [], poorer)).toEqual({ options: [SIDE], searches: [0, 1, 3] });
  expect(sought([SIDE], (givenUp) => (givenUp === 1 ? [FRONT] : []), poorer).options[0]).toBe(FRONT);
});

test("what a look finds no house for is not searched", () => {
  expect(
    sought(
      [SIDE],
      () => [],
      undefined,
      (givenUp) => 1 - givenUp,
    ).searches,
  ).toEqual([1]);
});

test("in a house of one storey a search follows a look that leaves one problem, as looks at all its rooms together err, but none that leaves two", () => {
  const one = [rung(0, "car", 1), rung(1, "car", 1)];
  expect(
    sought(
      [SIDE],
      () => [],
      one,
      (givenUp) => 2 - givenUp,
    ).searches,
  ).toEqual([1]);
});

test("a house that gives up far more for its door is not taken", () => {
  const poor = { ...FRONT, relaxed: [relaxation("pooja", "pooja-niche"), relaxation("study", "study-none")] };
  expect(sought([SIDE], () => [poor]).options).toEqual([SIDE]);
});

test("a house whose door lies aside all the same is none, and no option is lost for one with its door at the road", () => {
  expect(sought([SIDE, OTHER_SIDE], () => [house("c", "store", true)]).options).toEqual([SIDE, OTHER_SIDE]);
  const alike = house("b", null, false);
  const both = [SIDE, house("b", "study", true)];
  expect(sought(both, () => [alike]).options).toHaveLength(2);
});

test("an option that an earlier hunt made stays in front, and one of this hunt gives way all the same", () => {
  const made = rung(0).programmes[0];
  const hunt = {
    chosen: [SIDE, OTHER_SIDE],
    programmeOf: (plan: Plan) => (plan === OTHER_SIDE ? made : undefined),
    searchAlone: () => [OTHER_FRONT],
  };
  expect(withFrontDoors(hunt, { ladder: { rungs: [rung(0)] }, look: () => 0 }, 2)).toEqual([SIDE, OTHER_FRONT]);
});
