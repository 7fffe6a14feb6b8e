import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { reviewedPlan } from "#planner/reviewed-plan.ts";
import { idleShare, misplacedShare, targets } from "#planner/search/judge/misplaced-floor.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** The same rooms, each so many times as large as its kind's ideal. */
const allTimes = (factor: number): Plan =>
  changedPlan(HOUSE_30X60, (p) => {
    for (const room of p.levels.flatMap(({ rooms }) => rooms)) room.area = STANDARDS[room.kind].ideal * factor;
  });

test("no floor is astray in a house whose rooms are all large or all small", () => {
  expect(misplacedShare(allTimes(1))).toBeCloseTo(0);
  expect(misplacedShare(allTimes(1.6))).toBeCloseTo(0);
});

test("floor is astray in a bath twice as large as the house's other rooms would have it, however long its passages are", () => {
  const large = changedPlan(allTimes(1), (p) => {
    all(p).room("g-bath").area *= 2;
  });
  const passages = changedPlan(allTimes(1), (p) => {
    all(p).room("g-passage").area *= 3;
  });
  expect(misplacedShare(large)).toBeGreaterThan(0.02);
  expect(misplacedShare(passages)).toBeCloseTo(0);
});

test("no floor is astray beyond what a room may be made of: a house of rooms at their most has none, a dressing taken from a bath that was not too large has", () => {
  const most = changedPlan(HOUSE_30X60, (p) => {
    for (const room of p.levels.flatMap(({ rooms }) => rooms)) room.area = STANDARDS[room.kind].most;
  });
  expect(misplacedShare(most)).toBeCloseTo(0);
  const parted = changedPlan(most, (p) => {
    const bath = all(p).room("g-bath");
    const level = p.levels.find(({ rooms }) => rooms.includes(bath));
    bath.area = 3.9;
    level?.rooms.push({ ...bath, id: "g-dressing", kind: "dressing", area: 2.3 });
  });
  expect(misplacedShare(parted)).toBeGreaterThan(0.01);
});

test("a wall between a bedroom and its dressing puts no floor in a wrong room, nor moves what the others are due", () => {
  const before = targets(HOUSE_30X60.levels[1] as Level, HOUSE_30X60.brief);
  const parted = changedPlan(HOUSE_30X60, (p) => {
    const bedroom = all(p).room("f-master");
    const level = p.levels.find(({ rooms }) => rooms.includes(bedroom));
    const door = level?.openings.find(({ kind, rooms }) => kind === "door" && rooms.includes(bedroom.id));
    if (level === undefined || door === undefined) throw new Error("a bedroom has a door");
    bedroom.area -= 4;
    level.rooms.push({ ...bedroom, id: "f-dressing", kind: "dressing", area: 4 });
    level.openings.push({ ...door, id: "f-o-dressing", rooms: [bedroom.id, "f-dressing"] });
  });
  const after = targets(parted.levels[1] as Level, parted.brief);
  expect(after.map(({ kind, target }) => [kind, target.toFixed(6)])).toEqual(
    before.map(({ kind, target }) => [kind, target.toFixed(6)]),
  );
  expect(misplacedShare(parted)).toBeCloseTo(misplacedShare(HOUSE_30X60), 6);
});

test("targets add up to the floor of a level's rooms, and a room that grows is off its target", () => {
  for (const level of HOUSE_30X60.levels) {
    const rows = targets(level, HOUSE_30X60.brief);
    const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
    expect(sum((row) => row.target)).toBeCloseTo(
      sum((row) => row.area),
      3,
    );
  }
  const grown = changedPlan(HOUSE_30X60, (p) => {
    all(p).room("g-living").area = 400;
  });
  expect(misplacedShare(grown)).toBeGreaterThan(misplacedShare(HOUSE_30X60));
});

test("a larger family's living room has a larger target, a living room to let that of a small flat", () => {
  const [level] = HOUSE_30X60.levels;
  if (level === undefined) throw new Error("a house has a ground floor");
  const target = (one: typeof level, family: number): number =>
    targets(one, { ...HOUSE_30X60.brief, family }).find(({ kind }) => kind === "living")?.target ?? 0;
  expect(target(level, 9)).toBeGreaterThan(target(level, 4) * 1.05);
  const rooms = level.rooms.map((room) =>
    room.kind === "living" ? ({ ...room, kind: "living-dining" } as const) : room,
  );
  const let_ = rooms.map((room) => (room.kind === "living-dining" ? { ...room, label: "Living (to let)" } : room));
  const flat = (some: typeof rooms): number =>
    targets({ ...level, rooms: some }, HOUSE_30X60.brief).find(({ kind }) => kind === "living-dining")?.target ?? 0;
  expect(flat(let_)).toBeLessThan(0.7 * flat(rooms));
});

test("a passage that leads nowhere is idle with all its floor, beside what the rooms have that are of use", () => {
  expect(idleShare(reviewedPlan(HOUSE_30X60).plan)).toBe(0);
  let passage = 0;
  const shut = changedPlan(HOUSE_30X60, (p) => {
    const [, upper] = p.levels;
    if (upper === undefined) throw new Error("one floor");
    passage = all(p).room("f-passage").area;
    upper.openings = upper.openings.filter(({ id, rooms }) => id === "f-a2" || !rooms.includes("f-passage"));
  });
  const { plan } = reviewedPlan(shut);
  const rooms = plan.levels.flatMap((level) => targets(level, plan.brief)).reduce((sum, { area }) => sum + area, 0);
  expect(idleShare(plan)).toBeCloseTo(passage / rooms);
});
