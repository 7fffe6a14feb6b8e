import { expect, test } from "vitest";
import { corners, rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { type PlacedWindow, placeWindows } from "#planner/search/openings/place-windows.ts";

const INDIA = profileOf("in");

/** The ventilator of a bath at the rear, between neighbours, with columns of 230 mm that begin at these places in its outer wall. */
function ventilator(bath: readonly [number, number], ...at: readonly number[]): PlacedWindow | undefined {
  const columns = at.map((x0) => ({ id: `c${x0}`, polygon: corners(rect(x0, 8000, x0 + 230, 8230)) }));
  const rooms = [room("living", 230, 230, 6000, 4000), room("bath", bath[0], 4230, bath[1], 8000)];
  const floor = floorWith(rooms, [wall("middle", [115, 4115], [6115, 4115], 115)]);
  const level = { ...floor, party: { left: true, right: true, rear: false }, columns };
  return placeWindows(level, [], INDIA)?.find(({ kind }) => kind === "ventilator");
}

test("where columns leave a bath's outer wall no room for a usual ventilator, it has a slim one that reaches farther down for as much air", () => {
  const slim = ventilator([2400, 3500], 2400, 3160);
  if (slim === undefined) throw new Error("no ventilator");
  const width = slim.span.to - slim.span.from;
  expect(width).toBe(450);
  expect(width * (slim.head - slim.sill)).toBeGreaterThanOrEqual(INDIA.openings.bath.value * 1e6);
  const slimmer = ventilator([2400, 3500], 2400, 3090);
  expect((slimmer?.span.to ?? 0) - (slimmer?.span.from ?? 0)).toBe(400);
  const usual = ventilator([2400, 3500], 2400, 3300);
  expect((usual?.span.to ?? 0) - (usual?.span.from ?? 0)).toBe(600);
  expect(usual?.sill).toBeGreaterThan(slim.sill);
});

test("a bath with no wall for even that is aired by none", () => {
  expect(ventilator([2400, 3000], 2400)).toBeUndefined();
});
