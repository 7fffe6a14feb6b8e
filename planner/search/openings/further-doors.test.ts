import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { floorWith, room } from "#planner/search/openings/fixtures/one-floor.ts";
import { furtherDoors } from "#planner/search/openings/further-doors.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";

const LIVING = room("living", 230, 230, 6000, 4000);
const KITCHEN = room("kitchen", 230, 4230, 2900, 8000);
const DINING = room("dining", 3130, 4230, 6000, 8000);

/** The rooms that a garden door leads out of, each with the side of the house that it stands in. */
function gardenDoors(level: PlacedLevel, region: "in" | "us" | "uk"): readonly string[] {
  return furtherDoors(level, [], () => [], profileOf(region).doors).map(({ into, faces, dispensable }) => {
    const [face] = faces as readonly { readonly side?: string }[];
    return `${level.rooms[into]?.spec.kind} ${face?.side} ${dispensable}`;
  });
}

test("in Britain and the US a day room opens to the garden behind the house, the table's before the kitchen; in India the utility's way out is enough", () => {
  const level = floorWith([LIVING, KITCHEN, DINING], []);
  expect(gardenDoors(level, "uk")).toEqual(["dining rear true"]);
  expect(gardenDoors(level, "us")).toEqual(["dining rear true"]);
  expect(gardenDoors(level, "in")).toEqual([]);
});

test("where others live behind the house it opens to the side, and nowhere between party walls", () => {
  const level = floorWith([LIVING, KITCHEN, DINING], []);
  const party = { left: true, right: false, rear: true };
  expect(gardenDoors({ ...level, party }, "uk")).toEqual(["dining right true"]);
  expect(gardenDoors({ ...level, party: { ...party, right: true } }, "uk")).toEqual([]);
});

test("upper floors have none", () => {
  expect(gardenDoors({ ...floorWith([LIVING, DINING], []), index: 1 }, "uk")).toEqual([]);
});

test("an Indian utility has a way out to the yard beside its ventilator, be it a slim one, where its one outer wall holds both, at an end of it", () => {
  const wayOut = (width: number) => {
    const utility = room("utility", 3130, 4230, 3130 + width, 8000);
    const level = floorWith([LIVING, KITCHEN, utility], []);
    return furtherDoors(level, [], () => [], profileOf("in").doors).map(({ faces }) =>
      faces.map(({ from, to }) => [from - 3130, to - 3130]),
    );
  };
  expect(wayOut(1900)).toEqual([[[0, 950]]]);
  expect(wayOut(1700)).toEqual([[[0, 950]]]);
  expect(wayOut(1600)).toEqual([]);
});

test("a utility at a corner opens to the yard that its steps leave a way past, to the narrow one where its leaf finds no room there", () => {
  const utility = room("utility", 4400, 6000, 6000, 8000);
  const level = floorWith([LIVING, KITCHEN, utility], []);
  const side = (right: number, rear: number, keepClear: readonly Rect[] = []) => {
    const ways = furtherDoors(level, [], () => [], profileOf("in").doors, { left: 0, right, rear });
    return placeDoors(level, ways, keepClear)?.map(({ face }) => face.wall.id);
  };
  expect(side(1000, 1500)).toEqual(["rear"]);
  expect(side(1500, 1000)).toEqual(["right"]);
  expect(side(1000, 1500, [rect(4400, 7400, 6000, 8000)])).toEqual(["right"]);
});
