import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { distributions, distributionsToTry, otherDistributions } from "#planner/search/programme/distributions.ts";
import { reductions } from "#planner/search/programme/giving-up.ts";
import { leastArea } from "#planner/search/programme/room-areas.ts";
import { roomsByLevel, type Wishes, wishesOf } from "#planner/search/programme/wishes.ts";

function poorest(fields: Readonly<Record<string, unknown>>): { readonly asked: Wishes; readonly least: Wishes } {
  const parsed = parseBrief({ region: "in", plot: { width: 20, depth: 40 }, facing: "E", vastu: "none", ...fields });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const asked = wishesOf(parsed.brief, 0);
  const least = reductions(asked).findLast(({ wishes }) => wishes.compact)?.wishes;
  if (least === undefined) throw new Error("no rung of least rooms");
  return { asked, least };
}

const FRAME = {
  oneFlight: false,
  tooNarrowBesideDogLeg: false,
  openWell: false,
  quarterTurn: false,
  frame: true,
  cornerLobbies: true,
};

test("at their least rooms lie in every way: a floor of the living room alone between bedrooms too", () => {
  const { asked, least } = poorest({ floors: 3, bedrooms: 2, bathrooms: 1, elders: true });
  const found = distributions(asked, least, FRAME);
  expect(found.some(({ wishes, split }) => wishes.livingUp && split.join() === "1,0,1")).toBe(true);
  expect(found.every(({ split }) => split.reduce((sum, n) => sum + n, 0) === 2 && (split[0] ?? 0) > 0)).toBe(true);
  expect(distributions(asked, asked, FRAME).some(({ wishes }) => wishes.thinCore || wishes.kitchenUp)).toBe(false);
});

test("a kitchen upstairs leaves the ground floor to the living room, and one eats in it where it is alone", () => {
  const { asked, least } = poorest({ floors: 3, bedrooms: 1, bathrooms: 1 });
  const up = distributions(asked, least, FRAME).find(
    ({ wishes, split }) => wishes.kitchenUp && split.join() === "0,0,1",
  );
  if (up === undefined) throw new Error("no kitchen upstairs");
  const kinds = roomsByLevel(up.wishes, up.split).map((rooms) => rooms.map(({ kind }) => kind));
  expect(kinds[0]).toContain("living-dining");
  expect(kinds[0]).not.toContain("kitchen");
  expect(kinds[1]).toContain("kitchen-dining");
});

test("straight stairs are tried where one flight climbs a storey, thin walls about the stair in frames, a hallway on one storey", () => {
  const forms = (fields: object, frame: boolean, oneFlight: boolean) => {
    const { asked, least } = poorest({ ...fields });
    const ways = distributions(asked, least, { ...FRAME, oneFlight, frame }).map(({ wishes }) => wishes);
    return [ways.some((one) => one.straightStair), ways.some((one) => one.thinCore), ways.some((one) => one.hallway)];
  };
  expect(forms({ floors: 2 }, true, false)).toEqual([false, true, false]);
  expect(forms({ floors: 2 }, false, true)).toEqual([true, false, false]);
  expect(forms({ floors: 1 }, true, false)).toEqual([false, false, true]);
});

test("about a stair with a quarter turn one walks through a kitchen that was asked to be open, and through no other", () => {
  const throughKitchen = (kitchen: string) => {
    const { asked, least } = poorest({ floors: 2, bedrooms: 1, bathrooms: 1, kitchen });
    const ways = distributions(asked, least, { ...FRAME, quarterTurn: true });
    return ways.map(({ wishes, split }) => ({
      turns: wishes.quarterTurn,
      through: roomsByLevel(wishes, split)[0]?.find(({ kind }) => kind === "kitchen")?.through === true,
    }));
  };
  const open = throughKitchen("open");
  expect(open.some(({ turns }) => turns)).toBe(true);
  expect(open.every(({ turns, through }) => turns === through)).toBe(true);
  expect(throughKitchen("closed").some(({ through }) => through)).toBe(false);
});

test("one bath for bedrooms on two floors may lie on the ground floor, and is no powder room; never where one a floor was asked for", () => {
  const below = (bathrooms: number) => {
    const { asked, least } = poorest({ floors: 3, bedrooms: 4, bathrooms });
    return distributions(asked, least, FRAME).filter(({ wishes }) => wishes.bathBelow);
  };
  expect(below(2)).toEqual([]);
  const [first] = below(1);
  if (first === undefined) throw new Error("no bath on the ground floor");
  const kinds = roomsByLevel(first.wishes, first.split).map((rooms) => rooms.map(({ kind }) => kind));
  expect(kinds.map((rooms) => rooms.filter((kind) => kind === "bath").length)).toEqual([1, 0, 0]);
  expect(kinds[0]).not.toContain("bedroom");
});

test("a house too narrow for rooms beside a dog-leg has a straight stair in some forms, in a frame with thin walls about it too", () => {
  const { asked, least } = poorest({ floors: 2 });
  const ways = distributions(asked, least, { ...FRAME, tooNarrowBesideDogLeg: true }).map(({ wishes }) => wishes);
  expect(ways.some((one) => one.straightStair && one.thinCore)).toBe(true);
  expect(ways.some((one) => one.straightStair && !one.thinCore)).toBe(true);
  expect(distributions(asked, least, FRAME).some(({ wishes }) => wishes.straightStair)).toBe(false);
});

test("an open flight is tried where no room lies beside a dog-leg; below a bath upstairs a WC is enough with it, but for parents", () => {
  const { asked, least } = poorest({ floors: 2, bedrooms: 3, bathrooms: 2 });
  const open = (plate: object) =>
    distributions(asked, { ...least, bathrooms: 2 }, { ...FRAME, ...plate }).filter(({ wishes }) => wishes.openFlight);
  expect(open({ oneFlight: true })).toEqual([]);
  const ways = open({ tooNarrowBesideDogLeg: true });
  const below = (elders: boolean) =>
    ways
      .filter(({ split }) => split.join() === "1,2")
      .map(({ wishes, split }) => roomsByLevel({ ...wishes, elders }, split)[0]?.map(({ kind }) => kind));
  expect(below(false).length).toBeGreaterThan(0);
  for (const kinds of below(false)) expect(kinds).toContain("wc");
  for (const kinds of below(true)) expect(kinds).toContain("bath");
  const doingWithout = ways.map(({ wishes, split }) =>
    roomsByLevel({ ...wishes, elders: true, parentsWc: true }, split),
  );
  for (const [ground] of doingWithout) expect(ground?.filter(({ kind }) => kind === "bath")).toEqual([]);
});

test("a house across which no dog-leg stands has a stair with an open well in some forms, in a frame with thin walls about it too", () => {
  const { asked, least } = poorest({ floors: 2 });
  const ways = distributions(asked, least, { ...FRAME, openWell: true }).map(({ wishes }) => wishes);
  expect(ways.some((one) => one.openWell && one.thinCore)).toBe(true);
  expect(ways.some((one) => one.openWell && !one.thinCore)).toBe(true);
  expect(distributions(asked, least, FRAME).some(({ wishes }) => wishes.openWell)).toBe(false);
});

test("the stair for a later floor is the last thing that gives way", () => {
  const { asked } = poorest({ floors: 1, future: "extra-floor" });
  const rungs = reductions(asked);
  const first = rungs.findIndex(({ wishes }) => !wishes.extraFloor);
  expect(rungs[first]?.relaxed.at(-1)?.code).toBe("extra-floor-none");
  expect(rungs[first]?.wishes.stair).toBe(false);
  expect(first).toBe(rungs.findIndex(({ wishes }) => wishes.compact) - 1);
});

const INSIDE = {
  wall: 230,
  shafts: {
    dogLeg: 8.6e6,
    tight: 8.2e6,
    straight: 7e6,
    narrowStraight: 6e6,
    openWell: 8e6,
    quarterTurn: 6e6,
    openFlight: 4e6,
  },
};

function fitting(
  fields: Record<string, unknown>,
  size: { readonly width: number; readonly depth: number },
  ways = distributionsToTry,
) {
  const parsed = parseBrief({ region: "in", ...fields });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const asked = wishesOf(parsed.brief, 0);
  return ways(asked, asked, profileOf(parsed.brief.region), { ...FRAME, ...INSIDE, ...size });
}

test("two bedrooms with an attached bath between two: one lies on each floor, as two upstairs would share theirs", () => {
  const plot = { width: 30, depth: 60 };
  const brief = { plot, facing: "E", floors: 2, bedrooms: 2, bathrooms: 2, attached: 1 };
  const found = fitting(brief, { width: 7500, depth: 12_000 });
  expect(found.map(({ split }) => split.join())).toEqual(["1,1"]);
});

test("attached baths do not crowd four bedrooms about one bath while the floors above have one bedroom each", () => {
  const brief = { plot: { width: 84, depth: 73 }, facing: "SW", floors: 3, bedrooms: 6, bathrooms: 3, attached: 3 };
  const rest = { parking: "two-cars", utility: false, store: true };
  const found = fitting({ ...brief, ...rest }, { width: 16_320, depth: 12_235 });
  expect(found.length).toBeGreaterThan(0);
  for (const { split } of found) expect(Math.max(...split), split.join()).toBeLessThan(4);
});

test("where one eats in an open kitchen a passage leads past the stove, on floors with room for it", () => {
  const house = { plot: { width: 45, depth: 60 }, facing: "E", floors: 2, bedrooms: 3, dining: "separate" };
  const hallways = (fields: object, size: { readonly width: number; readonly depth: number }) =>
    fitting({ ...house, ...fields }, size).map(({ wishes }) => wishes.hallway);
  const large = { width: 11_000, depth: 14_000 };
  expect(hallways({ kitchen: "open" }, large)).toContain(true);
  expect(hallways({ kitchen: "closed" }, large)).not.toContain(true);
  expect(hallways({ kitchen: "open" }, { width: 8000, depth: 9000 })).not.toContain(true);
});

test("between party walls a dining room that has given way finds its place in the living room or in the kitchen", () => {
  const house = { region: "in", plot: { width: 20, depth: 60 }, facing: "E", floors: 2, bedrooms: 3 };
  const party = { left: "party", right: "party" };
  const dined = (fields: Readonly<Record<string, unknown>>, parking?: "two-wheeler") => {
    const parsed = parseBrief({ ...house, ...fields });
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    const asked = wishesOf(parsed.brief, 0);
    const given = { ...asked, separateDining: false, parking: parking ?? asked.parking };
    const size = { ...FRAME, ...INSIDE, width: 6000, depth: 12_000 };
    const ways = distributionsToTry(asked, given, profileOf("in"), size);
    expect(ways.length).toBeGreaterThan(0);
    return ways.map(({ wishes, split }) => [wishes.diningInKitchen, roomsByLevel(wishes, split)[0] ?? []] as const);
  };
  const kinds = ([, rooms]: ReturnType<typeof dined>[number]) => rooms.map(({ kind }) => kind);
  const both = dined({ edges: party });
  expect(new Set(both.map(([inKitchen]) => inKitchen))).toEqual(new Set([true, false]));
  for (const way of both) expect(kinds(way).includes("kitchen-dining"), `${way[0]}`).toBe(way[0]);
  for (const way of both) expect(kinds(way).includes("living-dining"), `${way[0]}`).toBe(!way[0]);
  const open = { left: "open", right: "open" };
  const others = [{ edges: open }, { edges: party, dining: "with-living" }, { edges: party, kitchen: "open" }];
  for (const other of others) expect(dined(other).some(([inKitchen]) => inKitchen)).toBe(false);
  // Without the car that was asked for, smaller rooms keep more; where none was asked for, nothing is lost with it.
  expect(dined({ edges: party }, "two-wheeler").some(([inKitchen]) => inKitchen)).toBe(false);
  expect(dined({ edges: party, parking: "two-wheeler" }).some(([inKitchen]) => inKitchen)).toBe(true);
});

test("a household of three bedrooms sleeps upstairs in Britain and the US, parents apart, and of five all but guests; in India one of three is without stairs", () => {
  const below = (fields: Record<string, unknown>) =>
    fitting(
      { plot: { width: 14, depth: 25, unit: "m" }, facing: "E", floors: 2, bedrooms: 3, bathrooms: 2, ...fields },
      { width: 11_000, depth: 12_000 },
    )[0]?.split[0];
  expect([below({ region: "uk" }), below({ region: "us" })]).toEqual([0, 0]);
  expect(below({ region: "in" })).toBeGreaterThan(0);
  expect(below({ region: "uk", elders: true })).toBe(1);
  expect([below({ region: "uk", bedrooms: 5 }), below({ region: "us", bedrooms: 5 })]).toEqual([1, 1]);
});

test("for another option the living room may lie upstairs, but not where parents live in the house", () => {
  const house = { plot: { width: 40, depth: 60 }, facing: "E", floors: 3, bedrooms: 5 };
  const others = (elders: boolean) =>
    fitting({ ...house, elders }, { width: 9000, depth: 12_000 }, otherDistributions).map(
      ({ wishes }) => wishes.livingUp,
    );
  expect(others(false)).toContain(true);
  expect(others(true)).not.toContain(true);
  expect(others(true).length).toBeGreaterThan(0);
});

test("at their least rooms are tried about a lobby in a bedroom's corner where a small upper floor has two bedrooms: one of them is so much larger", () => {
  const bedroomsOf = (fields: Readonly<Record<string, unknown>>) => {
    const { asked, least } = poorest(fields);
    const ways = distributions(asked, least, FRAME).filter(({ wishes }) => wishes.cornerLobby);
    return ways.flatMap(({ wishes, split }) =>
      roomsByLevel(wishes, split).map((rooms) => rooms.filter(({ kind }) => kind === "bedroom" || kind === "passage")),
    );
  };
  expect(bedroomsOf({ floors: 1, bedrooms: 2 })).toEqual([]);
  expect(bedroomsOf({ floors: 2, bedrooms: 1 })).toEqual([]);
  const larger = poorest({ floors: 2, bedrooms: 2 });
  expect(
    distributions(larger.asked, larger.least, { ...FRAME, cornerLobbies: false }).some(
      ({ wishes }) => wishes.cornerLobby,
    ),
  ).toBe(false);
  const [, above = []] = bedroomsOf({ floors: 2, bedrooms: 2, bathrooms: 2 });
  expect(above.map(({ kind, corner = 0 }) => [kind, corner > 0])).toEqual([
    ["bedroom", false],
    ["bedroom", true],
  ]);
  const { least } = poorest({ floors: 2, bedrooms: 2 });
  const [whole, giving] = above.map((room) => leastArea(room, profileOf("in"), least) / 1e6);
  expect((giving ?? 0) - (whole ?? 0)).toBeCloseTo(1.115 ** 2, 3);
});
