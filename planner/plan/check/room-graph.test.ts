import { expect, test } from "vitest";
import { dwellingsBehind } from "#planner/plan/check/outer-doors.ts";
import { type RoomGraph, walk } from "#planner/plan/check/room-graph.ts";
import type { RoomKind } from "#planner/plan/plan.ts";

/** Rooms of the ground floor and the doors between them. */
function graphOf(kinds: Readonly<Record<string, RoomKind>>, doors: readonly (readonly [string, string])[]): RoomGraph {
  return {
    kinds: new Map(Object.entries(kinds).map(([id, kind]) => [`0/${id}`, kind])),
    edges: doors.map(([a, b]) => ({ a: `0/${a}`, b: `0/${b}`, stair: false })),
  };
}

const HOUSE = graphOf(
  {
    living: "living",
    bed: "master-bedroom",
    dressing: "dressing",
    bath: "bath",
    study: "study",
    balcony: "balcony",
    next: "bedroom",
    garage: "garage",
    store: "store",
  },
  [
    ["living", "bed"],
    ["bed", "dressing"],
    ["dressing", "bath"],
    ["bed", "study"],
    ["bed", "balcony"],
    ["balcony", "next"],
    ["living", "garage"],
    ["garage", "store"],
  ],
);

test("through a bedroom one reaches its own suite and nothing beyond", () => {
  const reached = walk(HOUSE, ["0/living"]);
  expect(["bed", "dressing", "bath", "balcony", "garage"].every((id) => reached.has(`0/${id}`))).toBe(true);
  expect(["study", "next", "store"].some((id) => reached.has(`0/${id}`))).toBe(false);
});

test("a bedroom that is also reached from the passage is no worse for the balcony between", () => {
  const joined: RoomGraph = { ...HOUSE, edges: [...HOUSE.edges, { a: "0/living", b: "0/next", stair: false }] };
  expect(walk(joined, ["0/living"]).has("0/next")).toBe(true);
});

const FLAT = graphOf(
  { living: "living", hall: "hall", kitchen: "kitchen", bath: "bath", utility: "utility", lobby: "stair" },
  [
    ["hall", "kitchen"],
    ["hall", "bath"],
    ["living", "utility"],
  ],
);

test("a dwelling of its own has a kitchen, a bath and a room, and no way to the household", () => {
  expect(dwellingsBehind(FLAT, ["hall", "utility", "lobby"], "living")).toEqual(["hall"]);
  const joined: RoomGraph = { ...FLAT, edges: [...FLAT.edges, { a: "0/hall", b: "0/living", stair: false }] };
  expect(dwellingsBehind(joined, ["hall"], "living")).toEqual([]);
});
