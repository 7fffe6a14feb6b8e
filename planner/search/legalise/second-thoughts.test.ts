import { expect, test } from "vitest";
import { all, type Change, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { reviewedPlan } from "#planner/reviewed-plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import {
  forgone,
  isStillWanted,
  lastThoughtsOf,
  regained,
  secondThoughtsOf,
} from "#planner/search/legalise/second-thoughts.ts";

const INDIA = profileOf("in");
const usesOf = (...changes: readonly Change[]) => {
  const { plan } = reviewedPlan(changes.reduce(changedPlan, HOUSE_30X60));
  return secondThoughtsOf(plan, [], wallsOf(INDIA, "rcc-frame"), INDIA).map((thought) => regained(thought));
};

/** The passage upstairs with the stair behind it, and nothing else; of so much floor, m2. */
const idleOf =
  (area: number): Change =>
  (p) => {
    const [, upper] = p.levels;
    if (upper === undefined) throw new Error("one floor");
    all(p).room("f-passage").area = area;
    upper.openings = upper.openings.filter(({ id, rooms }) => id === "f-a2" || !rooms.includes("f-passage"));
  };
const idlePassage = idleOf(4);
const noPooja: Change = (p) => {
  p.relaxed.push({ what: "pooja", message: "The pooja is a niche in the living room." });
  for (const { rooms } of p.levels) for (const room of rooms) if (room.kind === "pooja") room.kind = "store";
};

const noUtility: Change = (p) => {
  p.relaxed.push({ what: "utility", message: "Washing is done in the kitchen." });
  for (const { rooms } of p.levels) for (const room of rooms) if (room.kind === "utility") room.kind = "store";
};

test("a passage that leads nowhere is put to a use, first to one that was given up; one that leads on stays", () => {
  expect(usesOf()).toEqual([]);
  expect(usesOf(idlePassage)).toEqual(["study", "store"]);
  expect(usesOf(idlePassage, noPooja)).toEqual(["pooja", "study", "store"]);
  expect(usesOf(idlePassage, noUtility)).toEqual(["utility", "study", "store"]);
});

test("a passage that leads nowhere becomes a bath where one that was asked for is missing, and a toilet where the floor by which one enters has none", () => {
  const oneMore: Change = ({ brief }) => {
    brief.bathrooms++;
  };
  expect(usesOf(idlePassage, oneMore)).toEqual(["bath", "powder", "study", "store"]);
  const idleBelow: Change = (p) => {
    const [ground] = p.levels;
    if (ground === undefined) throw new Error("no floor");
    all(p).room("g-passage").area = 3;
    ground.openings = ground.openings.filter(({ id, rooms }) => id === "g-a1" || !rooms.includes("g-passage"));
  };
  const noneBelow: Change = ({ brief, levels: [ground] }) => {
    for (const room of ground?.rooms ?? []) if (room.kind === "bath") room.kind = "store";
    // The others are as many as were asked for.
    brief.bathrooms--;
  };
  expect(usesOf(idleBelow)).not.toContain("powder");
  expect(usesOf(idleBelow, noneBelow)[0]).toBe("powder");
});

test("a large passage becomes no small room, and no further one is made once none is missing", () => {
  expect(usesOf(idleOf(5.8), noPooja)).toEqual(["study", "store"]);
  expect(usesOf(idleOf(8), noPooja)).toEqual(["study"]);
  const { plan } = reviewedPlan([idlePassage, noPooja].reduce(changedPlan, HOUSE_30X60));
  const use = (kind: "pooja" | "powder" | "store") => ({ change: "use", level: 1, room: "f-passage", kind }) as const;
  expect((["pooja", "store", "powder"] as const).map((kind) => isStillWanted(use(kind), plan))).toEqual([
    true,
    true,
    false,
  ]);
  const met = changedPlan(plan, (p) => {
    all(p).room("f-passage").kind = "pooja";
  });
  expect(isStillWanted(use("pooja"), met)).toBe(false);
});

test("what stands elsewhere in the house is not made a second time for a wish that was told", () => {
  const elsewhere: Change = (p) => {
    p.relaxed.push({ what: "pooja", message: "The pooja room lies upstairs." });
  };
  expect(usesOf(idlePassage, elsewhere)).not.toContain("pooja");
});

test("a sit-out without a door into the house becomes a place for two-wheelers; one that leads in, one that is too small, a verandah that was asked for, and one in another country stay", () => {
  const thoughtsIn = (...changes: readonly Change[]) => {
    const { plan } = reviewedPlan(changes.reduce(changedPlan, HOUSE_30X60));
    return secondThoughtsOf(plan, [], wallsOf(INDIA, "rcc-frame"), INDIA).filter(({ change }) => change === "use");
  };
  const enteredAside: Change = (p) => {
    for (const level of p.levels) level.openings = level.openings.filter(({ id }) => id !== "g-d1");
    all(p).opening("g-d6").main = true;
  };
  const deep: Change = (p) => {
    set(all(p).room("g-sitout"), 4800, 3000, 8144, 5200);
  };
  const small: Change = (p) => {
    set(all(p).room("g-sitout"), 4800, 3000, 6600, 4400);
  };
  const verandah: Change = (p) => {
    all(p).room("g-sitout").label = "Verandah";
  };
  const abroad: Change = (p) => {
    p.brief.region = "us";
  };
  expect(thoughtsIn()).toEqual([]);
  expect(thoughtsIn(enteredAside, deep)).toEqual([{ change: "use", level: 0, room: "g-sitout", kind: "parking" }]);
  expect(thoughtsIn(enteredAside, small)).toEqual([]);
  expect(thoughtsIn(enteredAside, deep, verandah)).toEqual([]);
  expect(thoughtsIn(enteredAside, deep, abroad)).toEqual([]);
});

test("a pooja that shares a wall with a toilet may be given up for a store; one apart from toilets is not", () => {
  const forgoneIn = (change: Change) => {
    const { plan } = reviewedPlan(changedPlan(HOUSE_30X60, change));
    return lastThoughtsOf(plan, []).map((thought) => forgone(thought)?.code);
  };
  const toilet: Change = (p) => {
    for (const { rooms } of p.levels) for (const room of rooms) if (room.kind === "utility") room.kind = "powder";
  };
  expect(forgoneIn(() => undefined)).toEqual([]);
  expect(forgoneIn(toilet)).toEqual(["pooja-niche"]);
});
