import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { askedAndGivenUp, givenBack, type Reduced, reductions } from "#planner/search/programme/giving-up.ts";
import { type Wishes, wishesOf } from "#planner/search/programme/wishes.ts";

function wishes(fields: Readonly<Record<string, unknown>>, yard = 0): Wishes {
  const parsed = parseBrief({ region: "in", plot: { width: 30, depth: 60 }, facing: "E", ...fields });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return wishesOf(parsed.brief, yard);
}

test("bathrooms give way one by one, and one stays for every floor with bedrooms", () => {
  const left = (fields: Readonly<Record<string, unknown>>) => [
    ...new Set(reductions(wishes(fields)).map((one) => one.wishes.bathrooms)),
  ];
  expect(left({ floors: 3, bedrooms: 6, bathrooms: 6 })).toEqual([6, 5, 4, 3, 2]);
  expect(left({ floors: 3, bedrooms: 6, bathrooms: 6, elders: true })).toEqual([6, 5, 4, 3]);
  expect(left({ floors: 2, bedrooms: 3, bathrooms: 3 })).toEqual([3, 2, 1]);
  expect(left({ floors: 3, bedrooms: 6, bathrooms: 1 })).toEqual([1]);
});

test("the store goes before the car's bay, and the dining room before pooja", () => {
  const poorer = reductions(
    wishes({ floors: 2, bedrooms: 3, store: true, pooja: true, parking: "car", dining: "separate" }),
  );
  const first = (gone: (left: Wishes) => boolean) => poorer.findIndex((one) => gone(one.wishes));
  const order = [
    first((left) => !left.store),
    first((left) => !left.separateDining),
    first((left) => left.parking !== "car"),
    first((left) => !left.pooja),
  ];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});

test("a lounge that nobody asked for goes before anything that was, where an upper floor has no room for it beside the bedrooms", () => {
  const givenUpBefore = (floors: number, bedrooms: number): number | undefined =>
    reductions(wishes({ floors, bedrooms, store: true })).find((one) => !one.wishes.lounges)?.relaxed.length;
  expect([givenUpBefore(2, 3), givenUpBefore(3, 5)]).toEqual([0, 0]);
  expect([givenUpBefore(2, 2), givenUpBefore(3, 4), givenUpBefore(1, 3)]).toEqual([undefined, undefined, undefined]);
});

test("one eats in the living room before the bathrooms are fewer than one for every two bedrooms and one for guests", () => {
  const poorer = reductions(wishes({ floors: 2, bedrooms: 3, bathrooms: 3, dining: "separate" }));
  const apart = poorer.filter((one) => one.wishes.separateDining).at(-1);
  expect([apart?.wishes.bathrooms, poorer.find((one) => one.wishes.bathrooms < 3)?.wishes.separateDining]).toEqual([
    3,
    false,
  ]);
});

test("where the front yard holds its nose, or all of it, a car loses its roof before the dining room goes, and its place long after", () => {
  const parked = (yard: number) => {
    const poorer = reductions(wishes({ floors: 2, bedrooms: 3, parking: "car", dining: "separate" }, yard));
    const table = poorer.findIndex(({ wishes: left }) => !left.separateDining);
    const before = poorer[table - 1];
    return [
      before?.wishes.parking,
      before?.relaxed.at(-1)?.code,
      poorer.at(-1)?.relaxed.find(({ what }) => what === "parking")?.code,
    ];
  };
  expect(parked(0)).toEqual(["car", undefined, "parking-none"]);
  expect(parked(3000)).toEqual(["half-covered", "parking-half-covered", "parking-none"]);
  expect(parked(5000)).toEqual(["none", "parking-drive", "parking-drive"]);
});

test("each thing but the last is taken back alone, and no two ways are the same house", () => {
  const asked = wishes({ floors: 3, bedrooms: 6, bathrooms: 6, store: true });
  const poorest = reductions(asked).at(-1);
  if (poorest === undefined) throw new Error("no reductions");
  const keep = poorest.given.at(-1) ?? -1;
  const richer = givenBack(asked, poorest, keep);
  expect(richer.some((one) => one.wishes.store && one.wishes.bathrooms === poorest.wishes.bathrooms)).toBe(true);
  expect(richer.some((one) => one.wishes.bathrooms === poorest.wishes.bathrooms + 1)).toBe(true);
  expect(richer.every((one) => one.given.includes(keep))).toBe(true);
  expect(new Set(richer.map((one) => JSON.stringify(one.wishes))).size).toBe(richer.length);
});

test("no way of taking something back is the same house, and what makes no difference beside what else is given up is not told", () => {
  const asked = wishes(
    { floors: 2, bedrooms: 3, parking: "two-cars", dining: "separate", future: "rental-unit" },
    3000,
  );
  const poorer = reductions(asked);
  for (const from of poorer)
    for (const back of givenBack(asked, from, -1)) expect(back.wishes).not.toEqual(from.wishes);
  const told = poorer.map(({ relaxed }) => relaxed.flatMap(({ code }) => code ?? []));
  const ofTheFlat = told.map((codes) => codes.filter((code) => code.startsWith("rental")));
  expect([...new Set(ofTheFlat.map(String))]).toEqual(["", "rental-one-room", "rental-none"]);
  const ofTheCars = told.map((codes) => codes.filter((code) => code.startsWith("parking")));
  const inTurn = ["", "parking-one-car", "parking-half-covered", "parking-two-wheeler", "parking-none"];
  expect([...new Set(ofTheCars.map(String))]).toEqual(inTurn);
});

test("on one storey the stair to a flat roof is the first thing told to give way, and one for a later floor stays to the end", () => {
  const poorer = reductions(wishes({ floors: 1, bedrooms: 2, store: true }));
  const told = poorer.map(({ wishes: { stair, store }, relaxed }) => [stair, store, relaxed.at(-1)?.code]);
  const first = told.findIndex(([, , code]) => code !== undefined);
  expect(told.slice(first - 1, first + 2)).toEqual([
    [true, true, undefined],
    [false, true, "roof-no-stair-alone"],
    [false, false, "store-none"],
  ]);
  const later = reductions(wishes({ floors: 1, bedrooms: 2, future: "extra-floor" }));
  const without = later.find(({ wishes: { stair } }) => !stair);
  expect(without?.relaxed.map(({ code }) => code)).toContain("extra-floor-none");
  expect(later.flatMap(({ relaxed }) => relaxed).some(({ code }) => code === "roof-no-stair-alone")).toBe(false);
});

test("no house of one storey has a stair under a pitched roof, nor reads that one is inside where there is none", () => {
  expect(wishes({ region: "us", floors: 1, bedrooms: 2 }).stair).toBe(false);
  const outside = reductions(wishes({ floors: 1, bedrooms: 2, stair: "external" }));
  expect(outside[0]?.wishes).toMatchObject({ stair: true, outerStair: true });
  expect(outside.flatMap(({ relaxed }) => relaxed).some(({ code }) => code === "stair-inside")).toBe(false);
  const lost = (stair: string) =>
    reductions(wishes({ floors: 1, bedrooms: 2, stair })).find((one) => one.relaxed.length > 0) as Reduced;
  expect(["external", "internal"].map((stair) => askedAndGivenUp(lost(stair)))).toEqual([1, 0]);
});

test("where foyers and garages are usual a house has one, and they go first, and nobody is told; India comes in over a sit-out, and its bays are open", () => {
  const ladder = reductions(wishes({ region: "us", plot: { width: 60, depth: 100 }, parking: "car", store: true }));
  const asked = ({ wishes: { foyer, garage, store }, relaxed }: Reduced) => [foyer, garage, store, relaxed.length];
  expect(ladder.slice(0, 3).map(asked)).toEqual([
    [true, true, true, 0],
    [false, true, true, 0],
    [false, false, true, 0],
  ]);
  expect([wishes({}).foyer, wishes({}).sitOut]).toEqual([false, true]);
  expect(wishes({ region: "us", plot: { width: 60, depth: 100 }, parking: "none" }).garage).toBe(false);
  expect(wishes({ parking: "car" }).garage).toBe(false);
});
