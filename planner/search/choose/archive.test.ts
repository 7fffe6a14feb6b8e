import { expect, test } from "vitest";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import { FAR_TOO_LONG, TOO_LONG } from "#planner/rules/review/proportion.ts";
import { warning } from "#planner/rules/review/remark.ts";
import { Archive, handedOut, worthBettering } from "#planner/search/choose/archive.ts";
import { dueHouse } from "#planner/search/fixtures/due-house.ts";
import type { Standing } from "#planner/search/judge/lawful-plan.ts";

/** Houses of different uses have nothing in common. */
function standing(parti: string, use: RoomKind | null, cost: number, grave = 0, missed = 0, baths = 1): Standing {
  const plan: Plan = { ...dueHouse({ use, baths }), option: { index: 1, parti } };
  return { cost, thoughts: [], reviewed: { plan, vetoes: 0, missed, amiss: 0, grave } };
}

function partis(plans: readonly Plan[]): readonly string[] {
  return plans.map(({ option }) => option.parti);
}

test("options are of different partis and differ in their floor, the best first", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 3), standing("b", null, 2), standing("c", "study", 5), standing("b", "study", 4)]);
  expect(partis(archive.options(2, []))).toEqual(["b", "c"]);
});

test("more options are worth more than the best one", () => {
  const archive = new Archive();
  // The cheapest is too like either of the others: only without it are there two options.
  archive.add([standing("a", null, 1), standing("a", "study", 2), standing("b", null, 3)]);
  expect(partis(archive.options(2, []))).toEqual(["a", "b"]);
  expect(archive.options(2, [])[0]?.levels[0]?.rooms[0]?.kind).toBe("study");
});

test("what was chosen already stays in front, and only what differs from it is added", () => {
  const archive = new Archive();
  const { plan } = standing("a", null, 9).reviewed;
  archive.add([standing("a", "study", 1), standing("b", null, 2), standing("c", "study", 3)]);
  expect(partis(archive.options(2, [plan]))).toEqual(["a", "c"]);
  expect(archive.options(1, [plan])).toEqual([plan]);
});

test("a plan with a grave fault stands only while no other does", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 1, 1)]);
  expect(partis(archive.options(1, []))).toEqual(["a"]);
  archive.add([standing("b", "study", 8)]);
  expect(partis(archive.options(2, []))).toEqual(["b"]);
});

test("of two plans that are too like for both to be options the one as asked stands, though it is dearer", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 1, 0, 1), standing("b", null, 2)]);
  expect(partis(archive.options(2, []))).toEqual(["b"]);
});

test("a plan is left behind where two sound ones of its parti cost less, by more than second thoughts are likely to better it", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 10), standing("a", "study", 11)]);
  expect([14, 16].map((cost) => archive.leavesBehind(standing("a", null, cost), 1))).toEqual([false, true]);
  expect(archive.leavesBehind(standing("b", null, 16), 1)).toBe(false);
});

test("a plan that misses a neighbourhood is an option where too few others differ, and is told", () => {
  const archive = new Archive();
  archive.add([standing("a", null, 1), standing("b", "study", 2, 0, 1)]);
  const before = archive.options(2, []);
  expect([partis(before), archive.fallsShort(before)]).toEqual([["a", "b"], true]);
  archive.add([standing("c", "study", 9)]);
  const after = archive.options(2, []);
  expect([partis(after), archive.fallsShort(after)]).toEqual([["a", "c"], false]);
});

test("a plan with a fifth of its floor in wrong rooms stands only while no other does, as one that misses two neighbourhoods or breaks a veto with less", () => {
  const kept = (other: Standing): readonly string[] => {
    const archive = new Archive();
    archive.add([other, standing("sound", "study", 9)]);
    return partis(archive.options(2, []));
  };
  const breaking = standing("a", null, 1, 0, 0, 1.2);
  expect(kept(standing("a", null, 1, 0, 0, 1.6))).toEqual(["a", "sound"]);
  expect(kept(standing("a", null, 1, 0, 1, 1.2))).toEqual(["a", "sound"]);
  for (const unsound of [
    standing("a", null, 1, 0, 0, 2),
    standing("a", null, 1, 0, 2, 1.2),
    { ...breaking, reviewed: { ...breaking.reviewed, vetoes: 1 } },
  ])
    expect(kept(unsound)).toEqual(["sound"]);
});

test("two unsound options of a richer programme are more than one sound plan that nothing else differs from", () => {
  const [one, other] = [standing("a", null, 2, 0, 0, 2), standing("b", "store", 1, 0, 3)];
  const { plan: chosen } = standing("a", "study", 5).reviewed;
  const fallback = [one, other].map(({ reviewed }) => reviewed.plan);
  expect(partis(handedOut([chosen], fallback, [one], 2))).toEqual(["a"]);
  expect(partis(handedOut([chosen], fallback, [one, other], 2))).toEqual(["a", "b"]);
});

test("of two houses with the living room upstairs for the sake of another option one is shown", () => {
  const up = (parti: string, use: RoomKind | null, cost: number): Standing => {
    const { reviewed, ...rest } = standing(parti, use, cost);
    const relaxed = [relaxation("living", "living-upstairs-option")];
    return { ...rest, reviewed: { ...reviewed, plan: { ...reviewed.plan, relaxed } } };
  };
  const archive = new Archive();
  archive.add([up("a", null, 1), up("b", "study", 2), standing("c", "store", 3)]);
  expect(partis(archive.options(2, []))).toEqual(["a", "c"]);
});

test("where options are missing sound plans that were met fill up, then unsound ones, cheaper as they may be, and none with a grave fault", () => {
  const [grave, unsound, sound] = [
    standing("g", "store", 1, 1),
    standing("u", null, 2, 0, 0, 2),
    standing("s", "study", 9),
  ];
  const { plan: chosen } = standing("c", "dining", 5).reviewed;
  const met = [grave, unsound, sound];
  expect([2, 3, 4].map((wanted) => partis(handedOut([chosen], [], met, wanted)))).toEqual([
    ["c", "s"],
    ["c", "s", "u"],
    ["c", "s", "u"],
  ]);
});

test("where nothing sound was chosen unsound plans of the richest rung stand in front, and grave ones only where there is nothing else", () => {
  const [grave, poor, other] = [
    standing("g", "store", 1, 1),
    standing("p", null, 3, 0, 0, 2),
    standing("o", "study", 2),
  ];
  const fallback = [grave, poor].map(({ reviewed }) => reviewed.plan);
  expect(partis(handedOut([], fallback, [grave, poor, other], 2))).toEqual(["p", "o"]);
  expect(partis(handedOut([], fallback.slice(0, 1), [grave], 2))).toEqual(["g"]);
});

test("an archive of unsound plans alone says so, until a sound one stands", () => {
  const archive = new Archive();
  expect(archive.unsoundOnly).toBe(false);
  archive.add([standing("a", null, 1, 2)]);
  expect(archive.unsoundOnly).toBe(true);
  archive.add([standing("b", null, 9)]);
  expect(archive.unsoundOnly).toBe(false);
});

test("an option is worth bettering where too much of its floor lies in the wrong rooms, where much is amiss, or where a room is a corridor", () => {
  const { plan } = standing("a", null, 1).reviewed;
  // All rooms are studies, and one of them has the floor of the others.
  const wrong: Plan = {
    ...plan,
    levels: plan.levels.map((level) => ({
      ...level,
      rooms: level.rooms.map((room, i) => ({ ...room, kind: "study", area: i === 0 ? 40 : 4 })),
    })),
  };
  const due: Plan = {
    ...wrong,
    levels: wrong.levels.map((level) => ({ ...level, rooms: level.rooms.map((room) => ({ ...room, area: 9 })) })),
  };
  const warnings = (count: number): Plan => ({
    ...due,
    findings: Array.from({ length: count }, () => warning(TOO_LONG, "", {}, "")),
  });
  expect(worthBettering([wrong, due, warnings(7)])).toEqual([wrong]);
  const corridor: Plan = { ...due, findings: [warning(FAR_TOO_LONG, "", {}, "")] };
  expect(worthBettering([warnings(8), corridor])).toEqual([warnings(8), corridor]);
});
