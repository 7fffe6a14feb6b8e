import { expect, test } from "vitest";
import { calledAsEntered } from "#planner/search/openings/entered-rooms.ts";
import { floorWith, room } from "#planner/search/openings/fixtures/one-floor.ts";
import type { Way } from "#planner/search/openings/way.ts";

const LIVING = room("living", 230, 230, 6000, 4000);

function doorInto(into: number, main = true): { readonly way: Way } {
  return { way: { kind: "door", into, from: -1, faces: [], width: 1000, main } };
}

function kindsOf(rooms: Parameters<typeof floorWith>[0], doors: readonly { readonly way: Way }[]): readonly string[] {
  return calledAsEntered(floorWith(rooms, []), doors).rooms.map(({ spec }) => spec.kind);
}

test("a foyer at the far end of the living room, which the main door does not open into, is a lobby", () => {
  const foyer = room("foyer", 230, 4115, 6000, 5500);
  const level = calledAsEntered(floorWith([LIVING, foyer], []), [doorInto(0), doorInto(1, false)]);
  expect(level.rooms.map(({ spec }) => `${spec.kind}: ${spec.label}`)[1]).toBe("passage: Lobby");
  expect(kindsOf([LIVING, foyer], [doorInto(0, false), doorInto(1)])).toEqual(["living", "foyer"]);
});

test("a small passage that the main door opens into is a foyer; a long or a large one stays a passage", () => {
  const entered = (...box: [number, number, number, number]) =>
    kindsOf([LIVING, room("passage", ...box)], [doorInto(1)])[1];
  expect(entered(230, 4115, 2630, 6115)).toBe("foyer");
  expect(entered(230, 4115, 1430, 8000)).toBe("passage");
  expect(entered(230, 4115, 3230, 7115)).toBe("passage");
});

test("upper floors, which have no main door, keep their rooms as they are", () => {
  const level = floorWith([LIVING, room("foyer", 230, 4115, 6000, 5500)], []);
  expect(calledAsEntered(level, [doorInto(0, false)])).toBe(level);
});
