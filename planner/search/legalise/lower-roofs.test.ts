import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Wall, WallKind } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { withLowerRoofs } from "#planner/search/legalise/lower-roofs.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function wall(id: string, kind: WallKind, from: Wall["from"], to: Wall["to"], thickness: number): Wall {
  return { id, kind, from, to, thickness };
}

/**
 * A British level of 8 x 9 m whose outer walls are 315 mm thick, those about a terrace in its front left corner 250: as they are placed, the outer walls end
 * at the terrace and the others stop 1.5 mm short of their lines. `roof`: how wide and deep the terrace is; null for a level without one.
 */
function storey(index: number, roof: { readonly x: number; readonly y: number } | null, thickness = 250): WalledLevel {
  const spec = (kind: "terrace" | "family") =>
    specOf({ key: kind, kind, label: kind, owner: null, roof: kind === "terrace" }, index, 20e6, profileOf("uk"));
  const level = {
    index,
    footprint: rect(0, 0, 8000, 9000),
    inside: rect(315, 315, 7685, 8685),
    party: { left: false, right: false, rear: false },
    padaCost: () => 0,
  };
  if (roof === null) return { ...level, rooms: [{ spec: spec("family"), rect: level.inside, open: false }], walls: [] };
  const { x, y } = roof;
  const [along, across] = [x + thickness / 2, y + thickness / 2];
  return {
    ...level,
    rooms: [
      { spec: spec("terrace"), rect: rect(115, 115, x, y), open: true },
      { spec: spec("family"), rect: rect(315, y + thickness, 7685, 8685), open: false },
      { spec: spec("family"), rect: rect(x + thickness, 315, 7685, y), open: false },
    ],
    walls: [
      wall("parapet left", "parapet", [57.5, 57.5], [57.5, y], 115),
      wall("parapet front", "parapet", [57.5, 57.5], [x, 57.5], 115),
      wall("front", "external", [x + 1, 157.5], [7842.5, 157.5], 315),
      wall("right", "external", [7842.5, 157.5], [7842.5, 8842.5], 315),
      wall("rear", "external", [157.5, 8842.5], [7842.5, 8842.5], 315),
      wall("left", "external", [157.5, y + 1], [157.5, 8842.5], 315),
      wall("along", "external", [along, 159], [along, across], thickness),
      wall("across", "internal", [159, across], [7841, across], thickness),
    ],
  };
}

const built = (...levels: readonly WalledLevel[]): readonly WalledLevel[] | null =>
  withLowerRoofs([storey(0, null), ...levels], 250);
const openings = (levels: readonly WalledLevel[] | null): readonly (Rect | undefined)[] | undefined =>
  levels?.map(({ leftOut }) => leftOut);

test("what an upper storey leaves over is not built: no terrace, no parapet, outer walls about it", () => {
  const [ground, first] = built(storey(1, { x: 4000, y: 3000 })) ?? [];
  expect(ground?.leftOut).toBeUndefined();
  expect(first).toMatchObject({ leftOut: rect(0, 0, 4000, 3000), overRoof: true });
  expect(ground?.overRoof).toBeUndefined();
  expect(first?.rooms.map(({ spec }) => spec.kind)).toEqual(["family", "family"]);
  expect(new Set(first?.walls.map(({ kind }) => kind))).toEqual(new Set(["external"]));
});

test("a storey leaves out at least what the one below does, or else none does", () => {
  const both = built(storey(1, { x: 4000, y: 3000 }), storey(2, { x: 5000, y: 3000 }));
  expect(openings(both)).toEqual([undefined, rect(0, 0, 4000, 3000), rect(0, 0, 5000, 3000)]);
  expect(built(storey(1, { x: 4000, y: 3000 }), storey(2, { x: 3500, y: 3000 }))).toBeNull();
  expect(built(storey(1, { x: 4000, y: 3000 }), storey(2, null))).toBeNull();
});

test("a wall too thin for the open air keeps its terrace", () => {
  expect(built(storey(1, { x: 4000, y: 3000 }, 126))).toBeNull();
});

test("an American and a British house whose upper floor is smaller have a roof there, lawful in every way", {
  timeout: 120_000,
}, () => {
  const upstairs = (json: object) => {
    const parsed = parseBrief({ facing: "S", floors: 2, ...json });
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
    const [plan] = outcome.kind === "planned" ? outcome.plans : [];
    const [ground, first] = plan?.levels ?? [];
    if (plan === undefined || ground === undefined || first === undefined) throw new Error("no house of two storeys");
    const [below = 0, above = 0] = plan.areas.builtUp;
    const terraces = first.rooms.filter(({ kind }) => kind === "terrace").length;
    return { terraces, smaller: below - above > 5, laws: checkPlan(plan).map(({ rule }) => rule) };
  };
  const america = {
    region: "us",
    plot: { width: 60, depth: 100, unit: "ft" },
    bedrooms: 4,
    bathrooms: 3,
    utility: true,
  };
  expect(upstairs({ ...america, parking: "two-cars" })).toEqual({ terraces: 0, smaller: true, laws: [] });
  const britain = { region: "uk", plot: { width: 8, depth: 25, unit: "m" }, bathrooms: 2, edges: { left: "party" } };
  expect(upstairs({ ...britain, parking: "car" })).toEqual({ terraces: 0, smaller: true, laws: [] });
});
