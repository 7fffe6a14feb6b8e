import { expect, test } from "vitest";
import { pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level } from "#planner/plan/plan.ts";

/** The house with a window of its stair on the upper floor, and one under it on the ground floor whose head is at `head`, mm above the floor. */
function stairWindows(head: number) {
  const [ground, upper] = HOUSE_30X60.levels as [Level, Level];
  const above = {
    ...upper.openings.find(({ id }) => id === "f-n11"),
    sill: 150,
    head: 1275,
  } as Level["openings"][number];
  const wall = ground.walls.find(({ from, to }) => from[0] === above.from[0] && to[0] === above.to[0]);
  const room = ground.rooms.find(({ kind }) => kind === "stair");
  const below = {
    ...above,
    id: "under",
    wall: wall?.id ?? "",
    sill: head - 400,
    head,
    rooms: [room?.id ?? "", "outside"],
  };
  const levels = [
    { ...ground, openings: [...ground.openings.filter(({ wall: id }) => id !== wall?.id), below] },
    { ...upper, openings: [...upper.openings.filter(({ id }) => id !== above.id), above] },
  ] as Level[];
  const plan = { ...HOUSE_30X60, levels };
  return levels.map((level) =>
    sunshades(plan, level).some(({ opening }) => opening === "under" || opening === above.id),
  );
}

test("of two windows of a stair, one closely over the other across the storey's line, the upper one alone has a sunshade", () => {
  expect(stairWindows(2900)).toEqual([false, true]);
  expect(stairWindows(2100)).toEqual([true, true]);
});

test("under a sloped roof's eaves no window has a hood; the same house has one where a floor is to stand on it later", () => {
  const shaded = (future: "none" | "extra-floor") => {
    const plan = pitchedHouse(WIDE, { future });
    return plan.levels.flatMap((level) => sunshades(plan, level)).length;
  };
  expect([shaded("none"), shaded("extra-floor")]).toEqual([0, 1]);
});
