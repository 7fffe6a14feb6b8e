import { expect, test } from "vitest";
import { all, changedPlan, drop, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { missedNeighbours, SHARED_BATH } from "#planner/rules/missed-neighbours.ts";

test("of two drawn houses one misses no neighbourhood, one a single one; without its door, or with its bath elsewhere, it misses that one", () => {
  expect(missedNeighbours(HOUSE_20X60)).toEqual(["kitchen-dining"]);
  // One bath for two bedrooms is everybody's; where the floor has another, the master bedroom has its own.
  const baths = changedPlan(HOUSE_20X60, (p) => {
    const level = p.levels.find(({ rooms }) => rooms.some(({ kind }) => kind === "master-bedroom"));
    const free = level?.rooms.find(({ kind }) => kind === "bedroom");
    if (free === undefined) throw new Error("a second bedroom lies on the master bedroom's floor");
    free.kind = "wc";
  });
  expect(missedNeighbours(baths)).toContain("master bath");
  expect(missedNeighbours(HOUSE_30X60)).toEqual([]);
  const kitchen = HOUSE_30X60.levels[0]?.openings.find(
    ({ kind, rooms }) => kind === "door" && rooms.includes("g-utility") && rooms.includes("g-kitchen"),
  );
  const shut = changedPlan(HOUSE_30X60, (p) => drop(p.levels[0]?.openings ?? [], kitchen?.id ?? ""));
  expect(missedNeighbours(shut)).toEqual(["utility-kitchen"]);
  const four = changedPlan(HOUSE_30X60, (p) => {
    p.brief.attached = 4;
  });
  expect(missedNeighbours(four).length).toBeGreaterThan(0);
  const wc = changedPlan(HOUSE_30X60, (p) => {
    for (const room of p.levels[0]?.rooms ?? []) if (room.kind !== "pooja") room.kind = "wc";
  });
  expect(missedNeighbours(wc)).toContain("pooja apart");
});

test("a pooja shares a wall with a bath behind half a brick or a whole one, not where only their corners meet", () => {
  const beside = (gap: number, shift = 0) =>
    missedNeighbours(
      changedPlan(HOUSE_30X60, (p) => {
        const [level] = p.levels;
        if (level === undefined) throw new Error("a house has a ground floor");
        const [pooja, bath] = [all(p).room("g-pooja"), all(p).room("g-bath")];
        set(pooja, 0, 0, 1500, 1500);
        set(bath, 1500 + gap, shift, 3500, shift + 2000);
        level.rooms = [pooja, bath];
      }),
    ).includes("pooja apart");
  expect([115, 230, 600].map((gap) => beside(gap))).toEqual([true, true, false]);
  expect(beside(115, 1615)).toBe(false);
});

test("a kitchen that had to go upstairs lacks no table where none stands on its floor", () => {
  const upstairs = (told: boolean) =>
    missedNeighbours(
      changedPlan(HOUSE_30X60, (p) => {
        const [ground, upper] = p.levels;
        const kitchen = all(p).room("g-kitchen");
        if (ground === undefined || upper === undefined) throw new Error("one floor");
        ground.rooms = ground.rooms.filter((room) => room !== kitchen);
        upper.rooms.push(kitchen);
        if (told) p.relaxed.push({ what: "kitchen", message: "The kitchen lies upstairs." });
      }),
    ).includes("kitchen-dining");
  expect([upstairs(false), upstairs(true)]).toEqual([true, false]);
});

test("a bath that all share through a bedroom is no attached one", () => {
  const asked = changedPlan(HOUSE_30X60, (p) => {
    p.brief.attached = 1;
  });
  const before = missedNeighbours(asked);
  const baths = asked.levels.flatMap(({ index, rooms }) =>
    rooms.filter(({ kind }) => kind === "bath").map(({ id }) => ({ level: index, room: id })),
  );
  const shared = changedPlan(asked, (p) => {
    for (const where of baths)
      p.findings.push({ rule: SHARED_BATH, severity: "warning", message: "Shared.", where, source: "planner" });
  });
  expect(before).not.toContain("attached bath");
  expect(missedNeighbours(shared)).toContain("attached bath");
});
