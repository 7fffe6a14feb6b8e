import { expect, test } from "vitest";
import { drawSheets } from "#drawing/draw-set.ts";
import { loadFonts } from "#run/fonts.ts";
import { lawsBroken, planned } from "#tests/briefs/planned.ts";

/** Chance decides much on a small plot: each facing is planned by three seeds. */
const SEEDS = [7, 8, 9];
/** So many of twelve houses at least are as good; of twenty-four by six seeds, sixteen and twenty were. */
const MOST_OF_TWELVE = 7;
/** Time for twelve searches on a machine that is busy with others, ms. */
const TWELVE_HOUSES = 600_000;

/** Of four facings by all seeds the houses whose first option, with three bedrooms on two floors of a plot in feet, gives up nothing but `codes`. */
function givingUpOnly(codes: readonly string[], width: number, depth: number): readonly string[] {
  const houses = ["N", "E", "S", "W"].flatMap((facing) => SEEDS.map((seed) => ({ facing, seed })));
  return houses.flatMap(({ facing, seed }) => {
    const plot = { width, depth, unit: "ft" };
    const plans = planned({ plot, facing, floors: 2, bedrooms: 3 }, { options: 2, seed });
    expect(lawsBroken(plans)).toEqual([]);
    const first = plans[0];
    return first?.relaxed.every(({ code = "" }) => codes.includes(code)) ? [`${facing} ${seed}`] : [];
  });
}

test(
  "on 30 x 40 ft a family of three bedrooms mostly keeps its car and its dining room, whichever way it faces: the bedrooms lie upstairs about a lobby",
  () => {
    const kept = givingUpOnly(["parking-half-covered", "bathrooms-fewer"], 30, 40);
    expect(kept.length).toBeGreaterThanOrEqual(MOST_OF_TWELVE);
  },
  TWELVE_HOUSES,
);

test(
  "on 25 x 50 ft it mostly keeps all that it asked for but half of the car's roof, whichever way it faces",
  () => {
    expect(givingUpOnly(["parking-half-covered"], 25, 50).length).toBeGreaterThanOrEqual(MOST_OF_TWELVE);
  },
  TWELVE_HOUSES,
);

test.each([
  [30, 60, "E", 3],
  [40, 60, "S", 4],
  [20, 60, "N", 2],
])(
  "on %i x %i ft facing %s a house of two storeys obeys every law, and is the same byte for byte when made twice",
  (width, depth, facing, bedrooms) => {
    const brief = { plot: { width, depth, unit: "ft" }, facing, floors: 2, bedrooms };
    const [once, twice] = [planned(brief), planned(brief)];
    expect(lawsBroken(once)).toEqual([]);
    expect(JSON.stringify(twice)).toBe(JSON.stringify(once));
  },
  240_000,
);

test("the whole set of a house with four bedrooms on 40 x 60 ft is drawn, whichever way it faces: its sheets hold all that is said on them", async () => {
  const context = {
    fonts: await loadFonts(),
    createdAt: new Date("2026-11-29T00:00:00Z"),
    client: "A. Sample",
    project: "Sample house",
  };
  for (const facing of ["N", "E", "S", "W"]) {
    const plans = planned(
      { plot: { width: 40, depth: 60, unit: "ft" }, facing, floors: 2, bedrooms: 4 },
      { options: 2 },
    );
    expect(lawsBroken(plans)).toEqual([]);
    for (const plan of plans) {
      const names = drawSheets(plan, context, { elevation: true }).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(["site", "level-0", "level-1", "terrace", "elevation", "section"]));
    }
  }
}, 240_000);

test("on 20 x 60 ft facing east, between neighbours, a family of three bedrooms has two houses by any chance, and the first mostly keeps a car's place", () => {
  const plot = { width: 20, depth: 60, unit: "ft" };
  const edges = { left: "party", right: "party" };
  const withCar = SEEDS.filter((seed) => {
    const plans = planned(
      { plot, edges, facing: "E", floors: 2, bedrooms: 3, vastu: "preferred" },
      { options: 2, seed },
    );
    expect(lawsBroken(plans)).toEqual([]);
    expect(plans).toHaveLength(2);
    return !plans[0]?.relaxed.some(({ code }) => code === "parking-two-wheeler" || code === "parking-none");
  });
  // By nine seeds seven keep it; before programmes that looks passed over were searched, 78 of 96 plans of plots as narrow had none.
  expect(withCar.length).toBeGreaterThanOrEqual(2);
}, 400_000);

test("on 25 x 40 ft facing east a family that prefers vastu keeps its bathrooms and balcony: where these have no place by vastu, vastu gives way and says so", () => {
  const plot = { width: 25, depth: 40, unit: "ft" };
  const plans = planned({ plot, facing: "E", floors: 2, bedrooms: 3, vastu: "preferred" }, { options: 2 });
  expect(lawsBroken(plans)).toEqual([]);
  expect(plans).toHaveLength(2);
  expect(plans[0]?.relaxed.map(({ code }) => code)).toContain("vastu-aside");
  const gaveWay = plans[0]?.relaxed.map(({ what }) => what) ?? [];
  expect(gaveWay.filter((what) => ["bathrooms", "balcony", "living"].includes(what))).toEqual([]);
}, 240_000);

test("on 25 x 60 ft facing east a family that prefers vastu keeps car, utility, balcony and its living room below on three floors, and gives up no more than the pooja or vastu", () => {
  const plot = { width: 25, depth: 60, unit: "ft" };
  const plans = planned({ plot, facing: "E", floors: 3, bedrooms: 4, vastu: "preferred" }, { options: 2 });
  expect(lawsBroken(plans)).toEqual([]);
  expect(plans).toHaveLength(2);
  // By the same seed it gave up five things.
  const gaveWay = plans[0]?.relaxed.map(({ what }) => what) ?? [];
  expect(gaveWay.length).toBeLessThanOrEqual(1);
  expect(gaveWay.every((what) => ["pooja", "vastu"].includes(what))).toBe(true);
}, 240_000);
