import { expect, test } from "vitest";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Furniture, FurnitureKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { discomfort } from "#planner/search/furniture/comfort.ts";
import { wayIn } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { expectedIn } from "#planner/search/furniture/pieces.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const ROOM = rect(0, 0, 2700, 2900);
const DINING = {
  spec: specOf({ key: "dining", kind: "dining", label: "Dining", owner: null }, 0, 8e6, profileOf("in")),
  rect: ROOM,
  open: false,
};

function discomfortOf(kinds: readonly FurnitureKind[]): number {
  const pieces = kinds.map(
    (kind, i): Furniture => ({ id: `${i}`, kind, room: "g-dining", polygon: corners(rect(0, 0, 1, 1)), front: [0, 1] }),
  );
  const floor = { room: ROOM, walk: [], swept: [], glass: [], ways: [], wet: [], shrines: [], bodies: [], zones: [] };
  return discomfort(DINING, floor, pieces, expectedIn({ kind: "dining", label: "Dining" }));
}

test("a table where two or three sit is uncomfortable enough to look for other places of doors, one for four is not", () => {
  const four: readonly FurnitureKind[] = ["dining-table-4", "chair", "chair", "chair", "chair"];
  expect(discomfortOf(four)).toBe(0);
  expect(discomfortOf(four.slice(0, 4))).toBeGreaterThanOrEqual(2);
  expect(discomfortOf([])).toBeGreaterThan(discomfortOf(four.slice(0, 3)));
});

test("a long bedroom whose wardrobe does not close an end of it looks for other places of its doors", () => {
  const room = rect(0, 0, 2500, 4400);
  const bedroom = {
    spec: specOf({ key: "bed", kind: "bedroom", label: "Bedroom", owner: null }, 0, 8e6, profileOf("in")),
    rect: room,
    open: false,
  };
  const cost = (wardrobe: Rect) => {
    const pieces = [
      ["bed-queen", rect(0, 2000, 1525, 3905)],
      ["wardrobe", wardrobe],
      ["desk", rect(1900, 3000, 2500, 4000)],
    ] as const;
    const furniture = pieces.map(
      ([kind, body], i): Furniture => ({ id: `${i}`, kind, room: "g-bed", polygon: corners(body), front: [0, 1] }),
    );
    const floor = { room, walk: [], swept: [], glass: [], ways: [], wet: [], shrines: [], bodies: [], zones: [] };
    return discomfort(bedroom, floor, furniture, expectedIn({ kind: "bedroom", label: "Bedroom 1" }));
  };
  expect(cost(rect(0, 0, 2500, 600))).toBe(0);
  expect(cost(rect(0, 0, 2100, 600))).toBeGreaterThanOrEqual(2);
});

test("a room whose furniture shuts one door off from another looks for other places of its doors", () => {
  const ways = [3, 1].map((side) => wayIn(ROOM, { side, from: 1000, to: 1900 }, "passage"));
  const cost = (table: Rect) => {
    const pieces = ["dining-table-4", "chair", "chair", "chair", "chair"] as const;
    const furniture = pieces.map(
      (kind, i): Furniture => ({ id: `${i}`, kind, room: "g-dining", polygon: corners(table), front: [0, 1] }),
    );
    const floor = { room: ROOM, walk: [], swept: [], glass: [], ways, wet: [], shrines: [], bodies: [], zones: [] };
    return discomfort(DINING, floor, furniture, expectedIn({ kind: "dining", label: "Dining" }));
  };
  expect(cost(rect(900, 800, 1800, 2200))).toBe(0);
  expect(cost(rect(900, 500, 1800, 2500))).toBeGreaterThanOrEqual(2);
});

test("a kitchen whose counter is half a metre short of a fair one is uneasy enough to look for other places of its doors, the more the shorter", () => {
  const room = rect(0, 0, 2700, 2000);
  const spec = specOf({ key: "kitchen", kind: "kitchen", label: "Kitchen", owner: null }, 0, 5e6, profileOf("in"));
  const floor = { room, walk: [], swept: [], glass: [], ways: [], wet: [], shrines: [], bodies: [], zones: [] };
  const cost = (length: number): number => {
    const polygon = corners(rect(0, 1400, length, 2000));
    const counter: Furniture = { id: "1", kind: "counter", room: "g-kitchen", polygon, front: [0, -1] };
    return discomfort({ spec, rect: room, open: false }, floor, [counter], [["counter"]]);
  };
  expect(cost(2400)).toBe(0);
  expect(cost(1900)).toBeGreaterThanOrEqual(2);
  expect(cost(1300)).toBeGreaterThan(cost(1900));
});
