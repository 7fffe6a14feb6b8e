import { expect, test } from "vitest";
import type { Brief } from "#planner/brief/brief.ts";
import { FACINGS } from "#planner/brief/brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { overBudget } from "#planner/search/document/findings/cost.ts";
import { personsPerBedroom } from "#planner/search/document/findings/persons.ts";
import { ladderOf } from "#planner/search/programme/programme.ts";
import type { WishedRoom } from "#planner/search/programme/wished-room.ts";
import { roomsByLevel, wishesOf } from "#planner/search/programme/wishes.ts";
import { siteOf, siteWithinBudget } from "#planner/search/site.ts";
import { briefOf, type Fields, planned, ROOMY } from "#tests/briefs/planned.ts";

function briefWith(fields: Fields): Brief {
  return briefOf({ ...ROOMY, ...fields });
}

function edgesOf(fields: Fields) {
  const brief = briefWith(fields);
  return siteOf(brief, profileOf(brief.region)).site.edges;
}

/** The rooms that a brief asks for; of two floors the ground floor has one bedroom. */
function rooms(fields: Fields): readonly WishedRoom[] {
  const brief = briefWith(fields);
  return roomsByLevel(wishesOf(brief, 0), brief.floors === 1 ? [brief.bedrooms] : [1, brief.bedrooms - 1]).flat();
}

function count(fields: Fields, ...kinds: readonly RoomKind[]): number {
  return rooms(fields).filter(({ kind }) => kinds.includes(kind)).length;
}

function targets(fields: Fields): Readonly<Record<string, number>> {
  const brief = briefWith(fields);
  const profile = profileOf(brief.region);
  const outcome = ladderOf(brief, profile, siteOf(brief, profile));
  if (outcome.kind === "refused") throw new Error(outcome.code);
  const richest = outcome.ladder.rungs[0]?.programmes[0];
  return Object.fromEntries(richest?.levels.flat().map(({ id, target }) => [id, target]) ?? []);
}

const plans = new Map<string, Plan>();

/** A plan of the brief; it keeps every law, or the test fails. */
function houseWith(fields: Fields): Plan {
  const known = plans.get(JSON.stringify(fields));
  if (known !== undefined) return known;
  const [plan] = planned({ ...ROOMY, ...fields });
  if (plan === undefined) throw new Error("no plan");
  expect(checkPlan(plan)).toEqual([]);
  plans.set(JSON.stringify(fields), plan);
  return plan;
}

function kindsBehind(plan: Plan, level: number, room: string): readonly (RoomKind | "outside")[] {
  const { openings, rooms } = plan.levels[level] as Plan["levels"][number];
  return openings
    .filter((o) => (o.kind === "door" || o.kind === "arch") && o.rooms.includes(room))
    .map((o) => (o.rooms[0] === room ? o.rooms[1] : o.rooms[0]))
    .map((id) => rooms.find((r) => r.id === id)?.kind ?? "outside");
}

function asked(field: "pooja" | "study" | "store" | "utility" | "balcony", kind: RoomKind): () => void {
  return () => expect([count({ [field]: false }, kind), count({ [field]: true }, kind)]).toEqual([0, 1]);
}

/** What each field of the brief changes: a field that is added without a line here does not compile. */
const EFFECTS: Readonly<Record<keyof Brief, readonly [what: string, shows: () => void]>> = {
  region: [
    "region: a house in the UK has cavity walls and lower storeys, one in India brick walls and a plinth",
    () => {
      const brief = { plot: { width: 12, depth: 28, unit: "m" }, bedrooms: 3, bathrooms: 2 };
      const house = houseWith({ ...brief, region: "uk" });
      const external = house.levels[0]?.walls.filter(({ kind }) => kind === "external").map((w) => w.thickness) ?? [];
      expect(Math.max(...external)).toBe(315);
      expect(house.levels[0]?.floorLevel).toBe(150);
      expect(house.profile.id).toBe("uk-ndss-2015");
    },
  ],
  plot: [
    "plot: feet and metres, width along the road",
    () => {
      const sizes = [
        { width: 30, depth: 60 },
        { width: 9, depth: 18, unit: "m" },
      ].map((plot) => siteOf(briefWith({ plot }), profileOf("in")));
      expect(sizes.map(({ width, depth }) => [width, depth])).toEqual([
        [9144, 18288],
        [9000, 18000],
      ]);
    },
  ],
  facing: [
    "facing: north turns with the road",
    () => {
      const bearings = FACINGS.map((facing) => siteOf(briefWith({ facing }), profileOf("in")).site.northBearing);
      expect(bearings).toEqual([180, 225, 270, 315, 0, 45, 90, 135]);
    },
  ],
  edges: [
    "edges: built to a party line, away from an open side, farther from a second road",
    () => {
      const setbacks = ["party", "open", "road"].map((left) => edgesOf({ edges: { left } }).left.setback);
      expect(setbacks).toEqual([0, 1500, 1800]);
    },
  ],
  roadWidth: [
    "roadWidth: the wider the road, the farther the front",
    () =>
      expect([7.5, 12, 20, 40].map((roadWidth) => edgesOf({ roadWidth }).front.setback)).toEqual([
        1500, 3000, 4500, 6000,
      ]),
  ],
  floors: [
    "floors: more than one are joined by a stair; one has it for a flat roof alone",
    () => {
      const stairs = (region: string) => [1, 2, 4].map((floors) => wishesOf(briefWith({ floors, region }), 0).stair);
      expect([stairs("us"), stairs("in")]).toEqual([
        [false, true, true],
        [true, true, true],
      ]);
    },
  ],
  bedrooms: [
    "bedrooms: as many as asked for",
    () => expect([2, 3, 5].map((n) => count({ bedrooms: n }, "bedroom", "master-bedroom"))).toEqual([2, 3, 5]),
  ],
  bathrooms: [
    "bathrooms: as many as asked for, of all kinds",
    () => expect([1, 3, 4].map((n) => count({ bathrooms: n }, "bath", "powder"))).toEqual([1, 3, 4]),
  ],
  attached: [
    "attached: so many of them open from a bedroom",
    () => {
      const own = (attached: number) =>
        rooms({ bedrooms: 3, bathrooms: 3, attached }).filter(({ owner }) => owner !== null);
      expect([0, 1, 2].map((n) => own(n).length)).toEqual([0, 1, 2]);
    },
  ],
  kitchen: [
    "kitchen: an open one is one room with dining",
    () =>
      expect(
        ["open", "closed"].map((kitchen) => count({ kitchen }, "kitchen-dining")),
        "rooms of both",
      ).toEqual([1, 0]),
  ],
  dining: [
    "dining: a room of its own, or one with the living room",
    () => {
      expect([count({}, "dining"), count({}, "living-dining")]).toEqual([1, 0]);
      const together = { dining: "with-living" };
      expect([count(together, "dining"), count(together, "living-dining")]).toEqual([0, 1]);
    },
  ],
  pooja: ["pooja: a room of its own", asked("pooja", "pooja")],
  study: ["study: a room of its own", asked("study", "study")],
  store: ["store: a room of its own", asked("store", "store")],
  utility: ["utility: a room of its own", asked("utility", "utility")],
  parking: [
    "parking: none, a bay for two-wheelers, one for a car, and one for each of two cars",
    () => {
      expect(["none", "two-wheeler", "car", "two-cars"].map((parking) => count({ parking }, "parking"))).toEqual([
        0, 1, 1, 2,
      ]);
      const [bikes, car] = ["two-wheeler", "car"].map((parking) => targets({ parking })["g-parking"] ?? 0);
      expect(bikes).toBeLessThan((car ?? 0) / 2);
      expect(houseWith({ parking: "two-cars" }).relaxed.map(({ what }) => what)).not.toContain("parking");
    },
  ],
  stair: [
    "stair: an external one is entered from the open air alone, and the upper floor from it; on one storey it leads to the roof",
    () => {
      const low = houseWith({
        floors: 1,
        plot: { width: 50, depth: 70 },
        bedrooms: 2,
        bathrooms: 2,
        stair: "external",
      });
      expect(low.levels[0]?.stairs.map(({ toLevel }) => toLevel)).toEqual([1]);
      expect(kindsBehind(low, 0, "g-stair")).toEqual(["outside"]);
      const house = houseWith({ stair: "external" });
      expect(kindsBehind(house, 0, "g-stair")).toEqual(["outside"]);
      expect(kindsBehind(house, 1, "f1-stair").length).toBeGreaterThan(0);
      expect(kindsBehind(house, 1, "f1-stair")).not.toContain("outside");
    },
  ],
  balcony: ["balcony: one to the upper floor", asked("balcony", "balcony")],
  elders: [
    "elders: the ground floor has their bedroom with a bath of its own",
    () => {
      const [ground] = roomsByLevel(wishesOf(briefWith({ elders: true }), 0), [1, 2]);
      const theirs = ground?.find(({ label }) => label === "Parents' bedroom");
      expect(ground?.find(({ kind }) => kind === "bath")?.owner).toBe(theirs?.key);
      expect(rooms({ elders: false }).some(({ label }) => label === "Parents' bedroom")).toBe(false);
    },
  ],
  family: [
    "family: the rooms where all meet grow with it, and a crowd is told of",
    () => {
      const [few, many] = [targets({ family: 4 }), targets({ family: 12 })];
      for (const room of ["g-living", "g-dining"]) expect(many[room]).toBeGreaterThan((few[room] ?? 0) * 1.1);
      expect(personsPerBedroom(briefWith({ family: 12 }))[0]?.message).toContain("12 people in 3 bedrooms");
      expect(personsPerBedroom(briefWith({ family: 6 }))).toEqual([]);
    },
  ],
  future: [
    "future: a part to let lies behind a door of its own; for a later floor the stair goes on to the roof",
    () => {
      const house = houseWith({ future: "rental-unit" });
      expect(kindsBehind(house, 0, "g-let-living")).toContain("outside");
      const rooms =
        house.levels[0]?.rooms.filter(({ id, kind }) => id.startsWith("g-let-") && kind !== "passage") ?? [];
      const own = rooms.map(({ kind }) => kind);
      const bedroom = house.relaxed.some(({ what }) => what === "rental-bedroom") ? [] : ["bedroom"];
      expect(own.sort()).toEqual(["bath", ...bedroom, "kitchen", "living-dining"]);
      const ready = houseWith({ future: "extra-floor" });
      expect(ready.levels.map((level) => level.stairs.length)).toEqual([1, 1]);
      expect(ready.findings.some(({ rule }) => rule === "planner/later-floor")).toBe(true);
    },
  ],
  structure: [
    "structure: bearing walls are thick between rooms and hold no columns but posts under beams",
    () => {
      const frame = houseWith({ vastu: "none" });
      const masonry = houseWith({ structure: "load-bearing" });
      const lived = /living|dining|kitchen|bedroom|family|study/;
      const between = masonry.levels.flatMap(({ openings, rooms, walls }) =>
        openings
          .filter((o) => o.rooms.every((id) => lived.test(rooms.find((room) => room.id === id)?.kind ?? "")))
          .map((o) => walls.find(({ id }) => id === o.wall)?.thickness),
      );
      expect(new Set(between)).toEqual(new Set([230]));
      expect(frame.levels.every((level) => level.columns.length > 3)).toBe(true);
      expect(masonry.levels.at(-1)?.columns).toEqual([]);
    },
  ],
  style: [
    "style: a traditional or colonial house has a verandah where others have a sit-out",
    () => {
      const before = (style: string) => rooms({ style }).find(({ key }) => key === "sit-out")?.label;
      expect(["modern", "traditional", "contemporary", "colonial"].map(before)).toEqual([
        "Sit-out",
        "Verandah",
        "Sit-out",
        "Verandah",
      ]);
      expect(targets({ style: "traditional" })["g-sit-out"]).toBeGreaterThan(targets({})["g-sit-out"] ?? 0);
    },
  ],
  vastu: [
    "vastu: asked for strictly, rooms come nearer to their zones",
    () => {
      // One house may lie well by chance.
      const scored = (vastu: string) =>
        ["N", "E", "S", "W"].reduce((sum, facing) => sum + houseWith({ vastu, facing }).scores.vastu, 0);
      expect(scored("strict")).toBeGreaterThan(scored("none") + 20);
    },
  ],
  budget: [
    "budget: no more floor than it builds, as little more as fits where none does, and the cost is told",
    () => {
      const floorOf = (budget: number | null, fits: number) => {
        const brief = briefWith({ budget });
        return siteWithinBudget(brief, profileOf("in"), (site) => site.floorArea >= fits * 1e6).floorArea / 1e6;
      };
      expect(floorOf(3_000_000, 100)).toBe(150);
      expect(floorOf(3_000_000, 160)).toBeCloseTo(165);
      expect(floorOf(null, 100)).toBeGreaterThan(300);
      expect(overBudget(150, 3_000_000, profileOf("in"))).toEqual([]);
      expect(overBudget(200, 3_000_000, profileOf("in"))[0]?.message).toContain("about ₹40,00,000");
      const house = houseWith({ budget: 4_500_000 });
      expect((house.areas.builtUp[0] ?? 0) + (house.areas.builtUp[1] ?? 0)).toBeLessThanOrEqual(225);
      expect(house.findings.find(({ rule }) => rule === "planner/cost")?.message).toContain(
        "your budget of ₹45,00,000",
      );
    },
  ],
};

test.each(Object.values(EFFECTS))("%s", { timeout: 180_000 }, (_, shows) => shows());
