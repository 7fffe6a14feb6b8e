import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { type Change, changedPlan, withoutOpenings } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { roomsAtDeadEnds } from "#planner/search/legalise/dead-ends.ts";
import type { PlacedLevel, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const INDIA = profileOf("in");

/** The upper floor's passage, 0.99 m wide, between its four walls. */
const PASSAGE = rect(4800, 10_057, 5790, 16_058);
const wall = (id: string, from: Wall["from"], to: Wall["to"], thickness: number): Wall => ({
  id,
  kind: "internal",
  from,
  to,
  thickness,
});
const WALLS = [
  wall("left", [4742.5, 9999.5], [4742.5, 16_173], 115),
  wall("right", [5847.5, 9999.5], [5847.5, 16_173], 115),
  wall("front", [115, 9999.5], [9000, 9999.5], 115),
  wall("rear", [115, 16_173], [9000, 16_173], 230),
];
const level = (index: number, rooms: PlacedLevel["rooms"]): WalledLevel => ({
  index,
  footprint: rect(0, 3000, 9144, 16_288),
  inside: rect(230, 3230, 8914, 16_058),
  party: { left: false, right: false, rear: false },
  rooms,
  walls: WALLS,
  padaCost: () => 0,
});
const wished = { key: "passage", kind: "passage", label: "Passage", owner: null } as const;
const spec = { ...specOf(wished, 1, 5e6, INDIA), id: "f-passage" };
const LEVELS = [level(0, []), level(1, [{ spec, rect: PASSAGE, open: false }])];

const given = (...changes: readonly Change[]) =>
  roomsAtDeadEnds(changes.reduce(changedPlan, HOUSE_30X60), LEVELS, wallsOf(INDIA, "rcc-frame"), INDIA);

test("a dead end becomes a store entered from the passage, which keeps the floor up to its last door", () => {
  expect(given()).toEqual([]);
  const [first] = given(withoutOpenings("f-d8", "f-d9"));
  expect(first?.part).toMatchObject({ spec: { kind: "store" }, rect: { ...PASSAGE, y0: 13_115 } });
  expect(first?.keeps).toEqual({ ...PASSAGE, y1: 13_000 });
  expect(first?.walls).toMatchObject([{ thickness: 115 }]);
  const [other] = given(withoutOpenings("f-a1", "f-a2"));
  expect(other?.part.rect).toEqual({ ...PASSAGE, y1: 11_785 });
});

test("where the pooja room was given up the dead end becomes one, or else a store", () => {
  const noPooja: Change = (p) => {
    p.relaxed.push({ what: "pooja", message: "The pooja is a niche in the living room." });
    for (const { rooms } of p.levels) for (const room of rooms) if (room.kind === "pooja") room.kind = "utility";
  };
  const kinds = given(withoutOpenings("f-d8", "f-d9"), noPooja).map(({ part }) => part.spec.kind);
  expect([...new Set(kinds)]).toEqual(["pooja", "store"]);
});
