import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { astray } from "#planner/search/astray.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** The same rooms, each so many times as large as its kind's ideal. */
const allTimes = (factor: number): Plan =>
  changedPlan(HOUSE_30X60, (p) => {
    for (const room of p.levels.flatMap(({ rooms }) => rooms)) room.area = STANDARDS[room.kind].ideal * factor;
  });

test("no floor is astray in a house whose rooms are all large or all small", () => {
  expect(astray(allTimes(1))).toBeCloseTo(0);
  expect(astray(allTimes(1.6))).toBeCloseTo(0);
});

test("floor is astray in a bath twice as large as the house's other rooms would have it, however long its passages are", () => {
  const large = changedPlan(allTimes(1), (p) => {
    all(p).room("g-bath").area *= 2;
  });
  const passages = changedPlan(allTimes(1), (p) => {
    all(p).room("g-passage").area *= 3;
  });
  expect(astray(large)).toBeGreaterThan(0.02);
  expect(astray(passages)).toBeCloseTo(0);
});

test("no floor is astray beyond what a room may be made of: a house of rooms at their most has none, a dressing taken from a bath that was not too large has", () => {
  const most = changedPlan(HOUSE_30X60, (p) => {
    for (const room of p.levels.flatMap(({ rooms }) => rooms)) room.area = STANDARDS[room.kind].most;
  });
  expect(astray(most)).toBeCloseTo(0);
  const parted = changedPlan(most, (p) => {
    const bath = all(p).room("g-bath");
    const level = p.levels.find(({ rooms }) => rooms.includes(bath));
    bath.area = 3.9;
    level?.rooms.push({ ...bath, id: "g-dressing", kind: "dressing", area: 2.3 });
  });
  expect(astray(parted)).toBeGreaterThan(0.01);
});
