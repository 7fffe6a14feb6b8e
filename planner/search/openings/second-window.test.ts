import { expect, test } from "vitest";
import { corners, rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { floorOf } from "#planner/search/legalise/placed-level.ts";
import { floorWith, room } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeWindows } from "#planner/search/openings/place-windows.ts";
import { PIER } from "#planner/search/openings/shared-wall.ts";

const INDIA = profileOf("in");
/** One room as large as the house, between neighbours on three sides. */
const HALL = room("family", 230, 230, 6000, 8000);
const LEVEL = { ...floorWith([HALL], []), party: { left: true, right: true, rear: true } };

test("a large room with one wall to the open air has as many windows in it as its light asks for, apart from each other", () => {
  const windows = [...(placeWindows(LEVEL, [], INDIA) ?? [])].sort((a, b) => a.span.from - b.span.from);
  const [first, second] = windows;
  if (first === undefined || second === undefined) throw new Error("fewer than two windows");
  expect(second.face.wall.id).toBe(first.face.wall.id);
  expect(second.span.from - first.span.to).toBeGreaterThanOrEqual(PIER);
  const glass = windows.reduce((sum, { span, sill, head }) => sum + (span.to - span.from) * (head - sill), 0);
  expect(glass).toBeGreaterThanOrEqual(floorOf(HALL) * INDIA.openings.habitableShare.value);
});

/** A column in the front wall that begins at `x0`, mm. */
function column(x0: number) {
  return { id: `c${x0}`, polygon: corners(rect(x0, 0, x0 + 230, 230)) };
}

test("where columns part the one wall there are windows between them, and none where all of it is taken", () => {
  const at = [2400, 3600];
  const places = (placeWindows({ ...LEVEL, columns: at.map(column) }, [], INDIA) ?? []).map(({ span }) => span);
  expect(places.length).toBeGreaterThan(1);
  for (const { from, to } of places) expect(at.filter((x0) => from < x0 + 230 && to > x0)).toEqual([]);
  const taken = Array.from({ length: 10 }, (_, i) => column(600 * i));
  expect(placeWindows({ ...LEVEL, columns: taken }, [], INDIA)).toBeNull();
});

test("beside a main door that takes the middle of a narrow front, a slim window adds what the other one lacks", () => {
  const narrow = room("living-dining", 230, 230, 2900, 4910);
  const door = { id: "c", polygon: corners(rect(1250, 0, 2200, 230)) };
  const front = { ...floorWith([narrow], []), party: { left: true, right: true, rear: true }, columns: [door] };
  const widths = (placeWindows(front, [], INDIA) ?? []).map(({ span }) => span.to - span.from);
  expect(widths.toSorted()).toEqual([450, 750]);
});
