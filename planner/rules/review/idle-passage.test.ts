import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { IDLE_PASSAGE } from "#planner/rules/review/idle-passage.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

/** The passage behind the living room leads from there to the room beside both, which is a dining room in the house as it is, and nowhere else. */
function passageTo(kind: RoomKind) {
  const plan = changedPlan(HOUSE_30X60, (p) => {
    const ground = p.levels[0];
    if (ground === undefined) throw new Error("no ground floor");
    ground.openings = ground.openings.filter(
      ({ id, rooms }) => ["g-a2", "g-a3"].includes(id) || !rooms.includes("g-passage"),
    );
    all(p).opening("g-a3").rooms = ["g-passage", "g-dining"];
    all(p).room("g-dining").kind = kind;
  });
  return reviewPlan(plan)
    .filter(({ rule }) => rule === IDLE_PASSAGE)
    .map(({ where }) => where.room);
}

test("a passage between a living room and what could open from it is remarked; before a bedroom or a toilet it has its use", () => {
  expect(passageTo("dining")).toEqual(["g-passage"]);
  expect(passageTo("pooja")).toEqual(["g-passage"]);
  expect(passageTo("bedroom")).toEqual([]);
  expect(passageTo("powder")).toEqual([]);
});

test("of two passages side by side that open to each other the smaller is remarked; where they differ in length none is", () => {
  const remarked = (end: number) => {
    const plan = changedPlan(HOUSE_30X60, (p) => {
      const ground = p.levels[0];
      if (ground === undefined) throw new Error("no ground floor");
      ground.openings = ground.openings.filter(
        ({ id, rooms }) => ["g-a2", "g-a3"].includes(id) || !rooms.includes("g-passage"),
      );
      ground.stairs = [];
      all(p).room("g-stair").kind = "passage";
      const passage = all(p).room("g-passage");
      passage.polygon = [
        [4800, 10057],
        [5790, 10057],
        [5790, end],
        [4800, end],
      ];
      passage.area = (990 * (end - 10057)) / 1e6;
    });
    return reviewPlan(plan)
      .filter(({ rule, where }) => rule === IDLE_PASSAGE && where.room === "g-passage")
      .map(({ where }) => where.room);
  };
  expect(remarked(14057)).toEqual(["g-passage"]);
  expect(remarked(16058)).toEqual([]);
});

test("a passage along a whole side of a family lounge is remarked where bedrooms and the stair could open from the lounge, not where a toilet could", () => {
  const remarked = (kind: RoomKind, beside: RoomKind) => {
    const plan = changedPlan(HOUSE_30X60, (p) => {
      const upper = p.levels[1];
      if (upper === undefined) throw new Error("one floor");
      const [passage, lounge] = [all(p).room("f-passage"), all(p).room("f-family")];
      lounge.kind = kind;
      passage.polygon = [
        [4800, 3230],
        [5790, 3230],
        [5790, 8315],
        [4800, 8315],
      ];
      lounge.polygon = [
        [5905, 3230],
        [8885, 3230],
        [8885, 8315],
        [5905, 8315],
      ];
      upper.openings = upper.openings.filter(({ id, rooms }) => id === "f-d6" || !rooms.includes("f-passage"));
      const [door] = upper.openings.filter(({ id }) => id === "f-d6");
      if (door === undefined) throw new Error("no door");
      upper.openings.push({ ...door, id: "f-a9", kind: "arch", rooms: ["f-passage", "f-family"] });
      all(p).room("f-bed-3").kind = beside;
    });
    return reviewPlan(plan)
      .filter(({ rule, where }) => rule === IDLE_PASSAGE && where.room === "f-passage")
      .map(({ message }) => message);
  };
  expect(remarked("family", "bedroom")).toEqual([expect.stringContaining("whole side of the lounge")]);
  expect(remarked("family", "bath")).toEqual([]);
  expect(remarked("living", "bedroom")).toEqual([]);
});
