import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { levelNotes } from "#drawing/sheet/level-notes.ts";
import { openingType, typedOpenings } from "#drawing/sheet/openings/types.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import type { RegionCode } from "#planner/brief/brief.ts";
import type { Level, Opening, Plan, RoomKind } from "#planner/plan/plan.ts";

const plan = twoStorey30x60();
const [ground, first] = plan.levels as readonly [Level, Level];

/** What hangs in an opening of a kind, with the leaf of the plan's first door, between rooms of two kinds, or a room and the open air. */
function between(kind: Opening["kind"], level: Level, one: RoomKind, other: RoomKind | "outside", of: Plan = plan) {
  const room = (id: string, each: RoomKind) => ({ ...(level.rooms[0] as Level["rooms"][number]), id, kind: each });
  const rooms = [room("one", one), ...(other === "outside" ? [] : [room("other", other)])];
  const opening = {
    ...(level.openings.find((one) => one.kind === "door") as Opening),
    kind,
    rooms: ["one", other === "outside" ? other : "other"],
  } as const;
  const { main: _, ...plain } = opening as Opening;
  return openingType(of, { ...level, rooms }, plain);
}

test("a bedroom's door and a balcony's of one tag stand in rows of their own, which add up to the tag's", () => {
  const doors = first.openings.filter(({ kind }) => kind === "door");
  const rows = plan.schedules.doors.map(({ tag, count }) => ({ count, typed: typedOpenings(plan, plan.levels, tag) }));
  for (const { count, typed } of rows)
    expect(typed.reduce((sum, { openings }) => sum + openings.length, 0)).toBe(count);
  expect(new Set(doors.map((door) => openingType(plan, first, door))).size).toBeGreaterThan(1);
  expect(between("door", first, "bedroom", "balcony")).toBe("outer, glazed");
  expect(between("door", first, "bedroom", "passage")).toBe("inner, flush");
  expect(between("door", first, "bath", "bedroom")).toBe("wet, waterproof");
});

test("a back door is of wood where a balcony's is of glass, and all outer doors are where the elevation has panels", () => {
  expect(between("door", ground, "utility", "outside")).toBe("outer, solid");
  const panelled: Plan = { ...plan, brief: { ...plan.brief, style: "traditional" } };
  expect(between("door", first, "bedroom", "balcony", panelled)).toBe("outer, solid");
});

test("outside India a day room's door to the garden is glazed, and one from a garage keeps fire back", () => {
  const american: Plan = { ...plan, brief: { ...plan.brief, region: "us" } };
  expect(between("door", ground, "kitchen-dining", "outside", american)).toBe("exterior, glazed");
  expect(between("door", ground, "utility", "garage", american)).toBe("to garage, 20 min");
});

test("a bath's window is obscured, and another of its size is not", () => {
  expect(between("window", first, "bath", "outside")).toBe("sliding, obscured");
  expect(between("window", first, "bedroom", "outside")).toBe("sliding");
});

test("sizes are those of the opening in the wall, called as the region builds it", () => {
  const noted = (region: RegionCode) =>
    levelNotes({ ...plan, brief: { ...plan.brief, region } }, ground, unitsOf(region)).join("\n");
  expect(noted("in")).toContain("of the masonry opening");
  expect(noted("uk")).toContain("of the structural opening");
  expect(noted("us")).toContain("of the rough opening");
});

test("a garage's own door is called as its region calls it", () => {
  const door = { ...(ground.openings.find(({ main }) => main) as (typeof ground.openings)[number]) };
  const { hinge: _, swing: __, main: ___, ...leafless } = door;
  const called = (region: "in" | "uk" | "us") =>
    openingType({ ...plan, brief: { ...plan.brief, region } }, ground, { ...leafless, from: [0, 0], to: [2134, 0] });
  expect([called("in"), called("uk"), called("us")]).toEqual(["rolling shutter", "up-and-over", "sectional overhead"]);
});
