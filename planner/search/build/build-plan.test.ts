import { expect, test } from "vitest";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { numberedColumns } from "#planner/plan/numbered-columns.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { LOOK } from "#planner/search/arrange/effort.ts";
import { unknownHouse } from "#planner/search/build/build-input.ts";
import { buildPlan } from "#planner/search/build/build-plan.ts";
import { walledHouse } from "#planner/search/build/walled-house.ts";
import { searched } from "#planner/search/fixtures/searched.ts";
import { secondThoughtsOf } from "#planner/search/legalise/second-thoughts.ts";

const A_LOOK = { ...LOOK, rescue: LOOK.rounds[1] ?? null };

test("a plan of a house that plans were built of before, with a change or without, is the plan built of it alone", () => {
  const { input, candidates } = searched(
    { plot: { width: 40, depth: 60 }, facing: "E", floors: 2, bedrooms: 3 },
    A_LOOK,
  );
  const walls = wallsOf(input.profile, input.brief.structure);
  let compared = 0;
  for (const candidate of candidates) {
    const house = { ...input, candidate };
    const known = unknownHouse();
    const plan = buildPlan({ ...house, known });
    if (typeof plan === "string") continue;
    expect(plan).toEqual(buildPlan(house));
    for (const thought of secondThoughtsOf(plan, walledHouse(house), walls, input.profile)) {
      const thoughts = [thought];
      expect(buildPlan({ ...house, thoughts, known })).toEqual(buildPlan({ ...house, thoughts }));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(2);
});

test("a pooja that becomes a store, as it lay beside a toilet, is told as given up: once, and for a niche only where an altar stands", () => {
  const plot = { width: 40, depth: 60 };
  const { input, candidates } = searched({ plot, facing: "E", floors: 2, bedrooms: 3, pooja: true }, A_LOOK);
  const told = candidates.flatMap((candidate) => {
    const house = { ...input, candidate };
    const plan = buildPlan(house);
    const rooms =
      typeof plan === "string" ? [] : plan.levels.flatMap(({ index, rooms }) => rooms.map((room) => ({ index, room })));
    const pooja = rooms.find(({ room }) => room.kind === "pooja");
    if (pooja === undefined) return [];
    const store = { change: "use", level: pooja.index, room: pooja.room.id, kind: "store", forgoes: "pooja" } as const;
    const without = buildPlan({ ...house, thoughts: [store] });
    if (typeof without === "string") return [];
    const altar = without.levels.some(({ furniture }) => furniture.some(({ kind }) => kind === "altar"));
    const codes = without.relaxed.filter(({ what }) => what === "pooja").map(({ code }) => code);
    expect(codes).toEqual([altar ? "pooja-niche" : "pooja-shelf"]);
    return codes;
  });
  expect(told.length).toBeGreaterThan(0);
});

test("a house of three storeys with floor to spare steps back: over a terrace is open sky, and what lies about it keeps the laws", () => {
  const plot = { width: 60, depth: 60 };
  const { input, candidates } = searched({ plot, facing: "N", floors: 3, bedrooms: 2, parking: "car" }, A_LOOK);
  const plans = candidates.flatMap((candidate) => {
    const plan = buildPlan({ ...input, candidate });
    return typeof plan === "string" ? [] : [plan];
  });
  const lawful = plans.filter((plan) => checkPlan(plan).every(({ severity }) => severity !== "error"));
  const stepped = lawful.filter(({ areas }) => (areas.builtUp[2] as number) < (areas.builtUp[1] as number));
  expect(stepped.length).toBeGreaterThan(0);
  for (const { levels } of stepped) {
    const terrace = levels[1]?.rooms.find(({ kind }) => kind === "terrace");
    expect(terrace?.label).toBe("Open terrace");
    const lit = levels[2]?.openings.filter(({ kind, rooms }) => kind === "window" && rooms[1] === "outside");
    expect(lit?.length).toBeGreaterThan(0);
  }
});

test("a column has the number by which the sheets call it, on every storey", () => {
  const { input, candidates } = searched({ plot: { width: 40, depth: 60 }, facing: "E", floors: 2 }, A_LOOK);
  const plans = candidates
    .map((candidate) => buildPlan({ ...input, candidate }))
    .filter((plan) => typeof plan !== "string");
  expect(plans.length).toBeGreaterThan(0);
  for (const { levels } of plans) {
    const numbers = numberedColumns(levels).map((columns) => columns.map(({ number }) => `c${number}`));
    expect(levels.map(({ columns }) => columns.map(({ id }) => id))).toEqual(numbers);
    expect(numbers[1]).not.toEqual(numbers[1]?.map((_, i) => `c${i + 1}`));
  }
});

test("a family that prefers vastu is told where its rooms were arranged without it, and a family that wants none is not", () => {
  const plot = { width: 40, depth: 60 };
  const codes = (vastu: "preferred" | "none", arrangedWithout: boolean): readonly (string | undefined)[] => {
    const { input, candidates } = searched({ plot, facing: "E", floors: 1, bedrooms: 2, vastu }, A_LOOK);
    for (const { arrangement, ...others } of candidates) {
      const models = arrangement.models.map((model) => (arrangedWithout ? { ...model, vastu: null } : model));
      const plan = buildPlan({ ...input, candidate: { ...others, arrangement: { ...arrangement, models } } });
      if (typeof plan !== "string") return plan.relaxed.map(({ code }) => code);
    }
    throw new Error("no candidate becomes a plan");
  };
  expect(codes("preferred", true)).toContain("vastu-aside");
  expect(codes("preferred", false)).not.toContain("vastu-aside");
  expect(codes("none", true)).not.toContain("vastu-aside");
});
