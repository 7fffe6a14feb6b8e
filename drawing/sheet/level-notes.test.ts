import { expect, test } from "vitest";
import { levelNotes } from "#drawing/sheet/level-notes.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";

function structureOf(plan: Plan): string | undefined {
  return levelNotes(plan, plan.levels[0] as Level, unitsOf(plan.brief.region)).find((note) =>
    note.includes("engineer"),
  );
}

test("a house of bearing walls that became a frame is noted as one", () => {
  const asked: Plan = { ...HOUSE_30X60, brief: { ...HOUSE_30X60.brief, structure: "load-bearing" } };
  expect(structureOf(asked)).toContain("Load-bearing");
  expect(structureOf({ ...asked, relaxed: [relaxation("structure", "structure-frame")] })).toContain("RCC frame");
});

test("walls that bear are of wood in the US and of masonry elsewhere; heights above the road are in the sheet's own units", () => {
  const notesIn = (region: "in" | "us" | "uk") => {
    const brief = { ...HOUSE_30X60.brief, region, structure: "load-bearing" as const };
    return levelNotes({ ...HOUSE_30X60, brief }, HOUSE_30X60.levels[0] as Level, unitsOf(region)).join("\n");
  };
  expect(notesIn("us")).toMatch(/Wood-framed bearing walls/);
  expect(notesIn("us")).not.toMatch(/masonry|\d m\b/);
  for (const region of ["in", "uk"] as const) expect(notesIn(region)).toMatch(/Load-bearing masonry/);
  expect(notesIn("us")).toMatch(/F\.F\., finished floor level: \+1'-5½" above/);
  expect(notesIn("uk")).toMatch(/FFL, finished floor level: \+0\.450 above/);
});

test("a balcony has its fall and outlet noted under its own name, as deep as one may be", () => {
  const notesWith = (label: string): string => {
    const levels = HOUSE_30X60.levels.map((level) => ({
      ...level,
      rooms: level.rooms.map((room) => (room.kind === "balcony" ? { ...room, label } : room)),
    }));
    return levelNotes({ ...HOUSE_30X60, levels }, levels[1] as Level, unitsOf("in")).join("\n");
  };
  expect(notesWith("Open terrace")).toMatch(
    /Open terrace: FFL as marked at the door, 2" below the rooms' floor, falling from there 1 in 100/,
  );
  expect(notesWith("Open terrace")).toContain("Behind a railing: open terrace.");
  expect(notesWith("Balcony")).toContain("Behind a railing: balcony.");
  expect(levelNotes(HOUSE_30X60, HOUSE_30X60.levels[0] as Level, unitsOf("in")).join()).not.toContain(
    "Behind a railing",
  );
});

test("wet rooms over dry ones are noted on their own storey, and the top storey's height goes to the roof", () => {
  const [ground, first] = HOUSE_30X60.levels as readonly [Level, Level];
  const finding = { rule: "planner/wet-over-dry", severity: "note", message: "", source: "" } as const;
  const baths = first.rooms.filter(({ kind }) => kind === "bath").map(({ id }) => id);
  const plan: Plan = {
    ...HOUSE_30X60,
    findings: baths.map((room) => ({ ...finding, where: { level: 1, room } })),
  };
  const notesOn = (level: Level) => levelNotes(plan, level, unitsOf("in")).join("\n");
  expect(notesOn(first)).toMatch(/Over dry rooms: master bath, bath 2, common bath\. Slab sunk and waterproofed/);
  expect(notesOn(ground)).not.toContain("Over dry rooms");
  expect([notesOn(ground).includes("floor to floor"), notesOn(first).includes("floor to roof")]).toEqual([true, true]);
});
