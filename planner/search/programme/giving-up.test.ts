import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { givenBack, reductions } from "#planner/search/programme/giving-up.ts";
import { type Wishes, wishesOf } from "#planner/search/programme/wishes.ts";

function wishes(fields: Readonly<Record<string, unknown>>): Wishes {
  const parsed = parseBrief({ region: "in", plot: { width: 30, depth: 60 }, facing: "E", ...fields });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return wishesOf(parsed.brief);
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
