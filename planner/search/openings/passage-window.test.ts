import { expect, test } from "vitest";
import { profileOf } from "#planner/rules/profile-of.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeWindows } from "#planner/search/openings/place-windows.ts";

const INDIA = profileOf("in");
/** A passage across a house between party walls; what lies before it takes the whole front. */
const PASSAGE = room("passage", 230, 4230, 6000, 5430);
const BETWEEN = { left: true, right: true, rear: true };

function windowsBehind(kind: "balcony" | "verandah" | "parking" | "duct" | "store", columns: readonly number[] = []) {
  const before = { ...room(kind, 230, 230, 6000, 4000), open: kind !== "store" };
  const level = floorWith([PASSAGE, before], [wall("middle", [115, 4115], [6115, 4115])]);
  const taken = columns.map((x0) => ({
    id: `c${x0}`,
    polygon: [
      [x0, 4000],
      [x0 + 300, 4000],
      [x0 + 300, 4230],
      [x0, 4230],
    ] as const,
  }));
  return (placeWindows({ ...level, party: BETWEEN, columns: taken }, [], INDIA) ?? []).filter(
    ({ room: of }) => of === 0,
  );
}

test("a passage that has no wall to the open looks across a balcony, a sit-out, the car's bay or into a duct, into no room", () => {
  for (const kind of ["balcony", "verandah", "parking", "duct"] as const)
    expect(windowsBehind(kind).map(({ onto, sill, face }) => [onto, sill, face.wall.id])).toEqual([
      [1, 1200, "middle"],
    ]);
  expect(windowsBehind("store")).toEqual([]);
});

test("it looks to the open where a wall there has room for a window, and elsewhere where columns leave none", () => {
  const sitOut = { ...room("verandah", 230, 230, 6000, 4000), open: true };
  const level = { ...floorWith([PASSAGE, sitOut], [wall("middle", [115, 4115], [6115, 4115])]) };
  const one = (columns: (typeof level)["columns"]) =>
    (placeWindows({ ...level, party: { ...BETWEEN, left: false }, columns }, [], INDIA) ?? []).map(({ onto }) => onto);
  expect(one([])).toEqual([-1]);
  const column = {
    id: "c",
    polygon: [
      [0, 4600],
      [230, 4600],
      [230, 4900],
      [0, 4900],
    ] as const,
  };
  expect(one([column])).toEqual([1]);
});

test("none looks across the sit-out of another household", () => {
  const sitOut = room("verandah", 230, 230, 6000, 4000);
  const apart = { ...sitOut, open: true, spec: { ...sitOut.spec, apart: "to-let" as const } };
  const level = floorWith([PASSAGE, apart], [wall("middle", [115, 4115], [6115, 4115])]);
  expect(placeWindows({ ...level, party: BETWEEN }, [], INDIA)).toEqual([]);
});
