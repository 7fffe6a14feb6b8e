import { expect, test } from "vitest";
import { profileOf } from "#planner/rules/profile-of.ts";
import { floorWith, room } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeWindows } from "#planner/search/openings/place-windows.ts";

const INDIA = profileOf("in");

test("where a room's only wall has no length for more glass its sill goes down, on the ground floor to 450 mm", () => {
  // Between neighbours on three sides; a wall of 1.5 m takes a window of 1.2 m.
  const narrow = {
    ...floorWith([room("living", 230, 230, 1730, 4000)], []),
    party: { left: true, right: true, rear: true },
  };
  const sills = (index: number, glass: number) => {
    const habitableShare = { ...INDIA.openings.habitableShare, value: glass / (1500 * 3770) };
    const profile = { ...INDIA, openings: { ...INDIA.openings, habitableShare } };
    return placeWindows({ ...narrow, index }, [], profile)?.map(({ sill }) => sill) ?? null;
  };
  expect(sills(0, 1200 * 1300)).toEqual([750]);
  expect(sills(0, 1200 * 1450)).toEqual([600]);
  expect(sills(0, 1200 * 1600)).toEqual([450]);
  expect(sills(1, 1200 * 1600)).toBeNull();
});
