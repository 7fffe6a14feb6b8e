import { expect, test } from "vitest";
import type { RoomKind } from "#planner/plan/plan.ts";
import { BARE, type Drawn, judged, modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import { T, type Term } from "#planner/search/arrange/objective/judgement.ts";
import { misplaced } from "#planner/search/arrange/objective/sizes.ts";

const term = (name: Term, drawn: readonly Drawn[], level = 0): number =>
  judged(modelOf(drawn, "none", level)).terms[T[name]] as number;

test("rooms in proportion cost their areas only where they have more floor than their kinds can use", () => {
  const both = (depth: number): number =>
    term("area", [
      ["bedroom", 230, 230, 4230, 230 + depth, 12e6],
      ["bedroom", 4330, 230, 8330, 230 + depth, 12e6],
    ]);
  // Twenty square metres are a bedroom's most.
  expect(both(4800)).toBeLessThan(3);
  expect(both(10_000)).toBeGreaterThan(80);
});

test("rooms that lie inside out have all their floor in the wrong place", () => {
  expect(term("area", [["bedroom", 4230, 230, 230, 4230, 12e6]])).toBeGreaterThan(160);
});

test("misplaced floor is what rooms have beyond or below their due, told of a level as it is laid out; open rooms are due none", () => {
  const level = (depth: number) =>
    modelOf([
      ["bedroom", 230, 230, 4230, 230 + depth, 12e6],
      ["bedroom", 4330, 230, 8330, 6230 - depth, 12e6],
      ["balcony", 230, 8230, 9230, 10_230, 1e6],
    ]);
  expect(misplaced(level(3000))).toBeCloseTo(0);
  // Three square metres of twenty-four too many, and as many too few.
  expect(misplaced(level(3750))).toBeCloseTo(6 / 24);
  expect(misplaced(modelOf([["balcony", 230, 8230, 9230, 10_230]]))).toBe(0);
});

test("half of what a passage has beyond an easy width is floor in the wrong place, and rooms beside it are due it", () => {
  const level = (wide: number, deep: number) =>
    modelOf([
      ["bedroom", 230, 230, 4230, 230 + deep, 12e6],
      ["passage", 4345, 230, 4345 + wide, 4230],
    ]);
  expect(misplaced(level(1200, 3000))).toBeCloseTo(0);
  // Two square metres of a passage are more than it needs; the bedroom lacks one of them.
  expect(misplaced(level(1700, 3000))).toBeCloseTo((1 + 1) / 12);
  expect(misplaced(level(1700, 3500))).toBeCloseTo((1 + 1) / 14);
});

test("so is half of what a car's bay has beyond its car and the way past it, but rooms are not due that", () => {
  const level = (wide: number) =>
    modelOf([
      ["bedroom", 4345, 230, 8345, 3230, 12e6],
      ["parking", 230, 0, 230 + wide, 5500],
    ]);
  expect(misplaced(level(3100))).toBeCloseTo(0);
  // A metre of bay too much is 5.5 m2.
  expect(misplaced(level(4100))).toBeCloseTo(2.75 / 12);
});

test("a living room twice as long as wide costs as much as a broken rule, one of three to two next to nothing", () => {
  const long = term("aspect", [["living", 230, 230, 3230, 7230]]);
  const good = term("aspect", [["living", 230, 230, 4230, 5480]]);
  expect(long).toBeGreaterThan(8);
  expect(good).toBeLessThan(0.5);
});

test("a bedroom longer than furnishes well costs a step more than one hardly within that", () => {
  const bedroom = (length: number): number => term("aspect", [["bedroom", 230, 230, 3230, 230 + length]]);
  // Three metres wide it may be 4.8 long.
  expect(bedroom(4750) - bedroom(4650)).toBeLessThan(1);
  expect(bedroom(4850) - bedroom(4750)).toBeGreaterThan(4);
});

test("under its last touch a house pays once more for a room longer than furnishes well, and for none within that", () => {
  const bedroom = (length: number, longPrice: number): number => {
    const model = modelOf([["bedroom", 230, 230, 3230, 230 + length]]);
    model.longPrice = longPrice;
    return judged(model).terms[T.aspect] as number;
  };
  // Three metres wide it may be 4.8 long.
  expect(bedroom(4750, 10)).toBe(bedroom(4750, 0));
  expect(bedroom(4850, 10)).toBeCloseTo(bedroom(4850, 0) + 10);
});

test("a bedroom, a study and a dining room may not be slivers either", () => {
  for (const kind of ["bedroom", "study", "dining", "master-bedroom"] as const) {
    expect(term("aspect", [[kind, 230, 230, 2730, 6230]])).toBeGreaterThan(7);
  }
});

test("a toilet hardly longer than 2.2 times its width costs little, one longer as much as a broken rule", () => {
  const toilet = (length: number): number => term("aspect", [["bath", 230, 230, 1730, 230 + length]]);
  expect(toilet(3270)).toBeLessThan(3);
  expect(toilet(3360)).toBeGreaterThan(10);
});

test("where rooms are at their least a long room pays no more than its shape: a house comes first", () => {
  const long = (kind: RoomKind, width: number, length: number): number => {
    const drawn: readonly Drawn[] = [[kind, 230, 230, 230 + width, 230 + length]];
    return judged(modelOf(drawn, "none", 0, BARE, 0, true)).terms[T.aspect] as number;
  };
  expect(long("bath", 1500, 3360)).toBeLessThan(4);
  expect(long("bedroom", 3000, 4850) - long("bedroom", 3000, 4750)).toBeLessThan(1);
});

test("a balcony is wide and shallow: beyond the profile's depth every metre costs", () => {
  const shallow = term("outdoor", [["balcony", 230, 230, 4230, 1580]], 1);
  const square = term("outdoor", [["balcony", 230, 230, 2930, 2930]], 1);
  expect(shallow).toBe(0);
  expect(square).toBeGreaterThan(3);
});

test("a dining room larger than the living room costs by how much it is", () => {
  const dining: Drawn = ["dining", 230, 5000, 4730, 9000];
  const smaller = term("area", [["living", 230, 230, 3730, 4230], dining]);
  const larger = term("area", [["living", 230, 230, 5230, 4230], dining]);
  expect(smaller).toBeGreaterThan(larger + 1);
});

test("floor in the wrong rooms is the dearest comfort; rooms that are all as much too small keep their proportion", () => {
  const bedrooms = (one: number, other: number): readonly Drawn[] => [
    ["bedroom", 230, 230, 230 + one, 4230, 12e6],
    ["bedroom", 4345, 230, 4345 + other, 4230, 12e6],
  ];
  const right = term("area", bedrooms(3000, 3000));
  const alike = term("area", bedrooms(2700, 2700));
  const wrong = term("area", bedrooms(2700, 3300));
  expect(right).toBe(0);
  expect(alike).toBeLessThan(0.2);
  expect(wrong).toBeGreaterThan(10);
});
