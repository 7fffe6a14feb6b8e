import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { planHouse } from "#planner/plan-house.ts";
import { reductions } from "#planner/search/programme/giving-up.ts";
import { roomsByLevel, wishesOf } from "#planner/search/programme/wishes.ts";

test("the one attached bath that was asked for opens from the master bedroom", { timeout: 120_000 }, () => {
  const parsed = parseBrief({
    region: "in",
    plot: { width: 30, depth: 60 },
    facing: "E",
    floors: 2,
    bedrooms: 3,
    bathrooms: 3,
    attached: 1,
  });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  const level = outcome.plans[0]?.levels[1];
  const master = level?.rooms.find((room) => room.kind === "master-bedroom")?.id ?? "";
  const baths = level?.rooms.filter((room) => room.kind === "bath").map((room) => room.id) ?? [];
  const attached = level?.openings.filter(
    ({ rooms }) => rooms.includes(master) && rooms.some((room) => baths.includes(room)),
  );
  expect(attached).toHaveLength(1);
});

test("the master bedroom lies on a floor where it has a bath of its own, but never in the parents' place", () => {
  const owned = (fields: object, split: readonly number[]) => {
    const parsed = parseBrief({ region: "in", plot: { width: 40, depth: 60 }, facing: "E", ...fields });
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    const floors = roomsByLevel(wishesOf(parsed.brief, 0), split);
    const level = floors.findIndex((rooms) => rooms.some(({ kind }) => kind === "master-bedroom"));
    const master = floors[level]?.find(({ kind }) => kind === "master-bedroom")?.key ?? "";
    return [level, floors[level]?.some(({ kind, owner }) => kind === "bath" && owner === master)];
  };
  expect(owned({ floors: 4, bedrooms: 5, bathrooms: 4 }, [0, 2, 2, 1])).toEqual([3, true]);
  expect(owned({ floors: 2, bedrooms: 3, bathrooms: 1, elders: true }, [1, 2])).toEqual([1, false]);
});

test("a pooja room that the ground floor has no room for stands on the first floor, and that is told", {
  timeout: 120_000,
}, () => {
  const parsed = parseBrief({
    region: "in",
    plot: { width: 25, depth: 45 },
    facing: "E",
    floors: 2,
    bedrooms: 2,
    pooja: true,
  });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  const [plan] = outcome.plans;
  expect(plan?.levels.map(({ rooms }) => rooms.filter(({ kind }) => kind === "pooja").length)).toEqual([0, 1]);
  expect(plan?.relaxed.map(({ code }) => code)).toContain("pooja-upstairs");
});

test("the entrance storey has a WC beyond the baths that lie upstairs: in the UK and the US, in India where two were asked for; no rung that gives a bath up has one", () => {
  const below = (fields: object) => {
    const parsed = parseBrief({ region: "in", plot: { width: 40, depth: 60 }, facing: "E", floors: 3, ...fields });
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    return reductions(wishesOf(parsed.brief, 0)).map(({ wishes }) =>
      roomsByLevel(wishes, [0, 1, 1])[0]?.some(({ kind }) => kind === "powder"),
    );
  };
  expect(below({ bedrooms: 2, bathrooms: 2 })[0]).toBe(true);
  expect(below({ bedrooms: 2, bathrooms: 1 })[0]).toBe(false);
  expect(below({ region: "uk", plot: { width: 40, depth: 60, unit: "ft" }, bedrooms: 2, bathrooms: 1 })[0]).toBe(true);
  expect(below({ region: "us", bedrooms: 2, bathrooms: 1 })[0]).toBe(true);
  const fewer = below({ bedrooms: 2, bathrooms: 3 });
  expect(fewer[0]).toBe(true);
  expect(fewer.at(-1)).toBe(false);
});

test("a bath upstairs that all share is called so, though every bedroom there has its own: it has a shower, as no powder room has", () => {
  const parsed = parseBrief({
    region: "in",
    plot: { width: 60, depth: 80 },
    facing: "E",
    floors: 2,
    bedrooms: 4,
    bathrooms: 6,
  });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const [, upper = []] = roomsByLevel(wishesOf(parsed.brief, 0), [3, 1]);
  const shared = upper.filter(({ kind, owner }) => kind === "bath" && owner === null);
  expect(shared.map(({ label }) => label)).toEqual(["Common toilet"]);
});

test("an American house has a foyer on its entrance storey and no second one where its living room lies upstairs", () => {
  const parsed = parseBrief({ region: "us", plot: { width: 60, depth: 100 }, facing: "E", floors: 2, bedrooms: 3 });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const wishes = wishesOf(parsed.brief, 6000);
  const foyers = (some: typeof wishes) =>
    roomsByLevel(some, [0, 3]).map((rooms) => rooms.filter(({ kind }) => kind === "foyer").length);
  expect(foyers(wishes)).toEqual([1, 0]);
  expect(foyers({ ...wishes, livingUp: true })).toEqual([1, 0]);
  expect(foyers({ ...wishes, foyer: false })).toEqual([0, 0]);
});
