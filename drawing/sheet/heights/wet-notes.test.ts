import { expect, test } from "vitest";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { wetFloors } from "#drawing/sheet/heights/wet-floors.ts";
import { wetNotes } from "#drawing/sheet/heights/wet-notes.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { RegionCode } from "#planner/brief/brief.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "", project: "", revision: "0", date: "" };
const first = HOUSE_30X60.levels[1] as Level;
const baths = first.rooms.filter(({ kind }) => kind === "bath");

/** The house with its first floor's baths over dry rooms; `change`: its rooms. */
function overDry(region: RegionCode, change: (room: Room) => Room = (room) => room): Plan {
  const finding = { rule: "planner/wet-over-dry", severity: "note", message: "", source: "" } as const;
  const levels = HOUSE_30X60.levels.map((level) => ({ ...level, rooms: level.rooms.map(change) }));
  return {
    ...HOUSE_30X60,
    brief: { ...HOUSE_30X60.brief, region },
    levels,
    findings: baths.map(({ id }) => ({ ...finding, where: { level: 1, room: id } })),
  };
}
const noted = (plan: Plan) => wetNotes(plan, plan.levels[1] as Level, unitsOf(plan.brief.region)).join("\n");

test("drains go into a shaft only where one stands beside the room", () => {
  const dry = overDry("in", (room) => (room.kind === "duct" ? { ...room, kind: "store" } : room));
  expect(noted(dry)).not.toContain("shaft");
  expect(noted(dry)).toContain("out through the outer wall to soil and waste pipes on its face");
  const [one, ...others] = baths;
  if (!one) throw new Error("no bath upstairs");
  const { x1, y1, y2 } = boxAround(one.polygon);
  const shaft: Room = { ...one, id: "shaft", label: "Duct", kind: "duct", polygon: rect(x1 - 1000, y1, x1 - 115, y2) };
  const [below, above] = dry.levels as readonly [Level, Level];
  const beside = noted({ ...dry, levels: [below, { ...above, rooms: [...above.rooms, shaft] }] });
  expect(beside).toMatch(new RegExp(`Over dry rooms: ${one.label}\\. .*shaft beside it`, "i"));
  expect(beside).toMatch(new RegExp(`${others.map(({ label }) => label).join(", ")}\\. .*through the outer wall`, "i"));
});

test("each country's builders read how they build a wet floor", () => {
  expect(noted(overDry("uk"))).toContain("boxed-in stack");
  expect(noted(overDry("us"))).toContain("within the floor framing");
  for (const region of ["uk", "us"] as const) expect(noted(overDry(region))).not.toMatch(/[Ss]lab|shaft/);
});

test("of two toilets of one name on a floor the note says whose each is", () => {
  const twins = overDry("in", (room) => (room.kind === "bath" ? { ...room, label: "Toilet" } : room));
  expect(noted(twins)).toMatch(/toilet of (master )?bedroom/i);
  expect(noted(overDry("in"))).not.toMatch(/ of (master )?bedroom/);
});

test("an Indian floor's sheet marks the level of every wet room's finish, an inch below the rooms, half of that for elders", () => {
  const words = (plan: Plan) =>
    drawLevelSheets(plan, block, typesetter).map((sheet) =>
      sheet.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
    );
  const [onGround = [], above = []] = words(HOUSE_30X60);
  const ground = HOUSE_30X60.levels[0] as Level;
  expect(onGround.filter((each) => each === `+1'-4½"`)).toHaveLength(wetFloors(HOUSE_30X60, ground).length);
  expect(wetFloors(HOUSE_30X60, first).length).toBeGreaterThan(1);
  expect(above.filter((each) => each === `+11'-8½"`)).toHaveLength(wetFloors(HOUSE_30X60, first).length);
  const elders: Plan = { ...HOUSE_30X60, brief: { ...HOUSE_30X60.brief, elders: true } };
  expect(wetNotes(elders, ground, unitsOf("in")).join()).toContain(`½" below the rooms' floor`);
  expect(wetFloors(overDry("uk"), first)).toEqual([]);
});
