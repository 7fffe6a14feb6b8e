import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { drawnIn } from "#planner/search/legalise/drawn-in.ts";
import { inwardBathsOf } from "#planner/search/legalise/inward-baths.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";

const WALLS = wallsOf(profileOf("in"), "rcc-frame");

/** A lounge beside a bedroom, with a bath of this width, mm, along the bedroom's front, and half a brick between the two. */
const floorOf = (bath: number) =>
  floorWith(
    [
      room("family", 3345, 230, 6000, 8000),
      room("bedroom", 230, 1745, 3230, 8000),
      room("bath", 230, 230, 230 + bath, 1630),
    ],
    [wall("middle", [3287.5, 115], [3287.5, 8115], 115), wall("vents", [115, 1687.5], [3287.5, 1687.5], 115)],
  );

test("a bath along a bedroom's front goes to the bedroom's other end, into either corner beside an arm that one comes in by", () => {
  const levels = [floorOf(3000)];
  const moved = inwardBathsOf(levels, WALLS).map((way) => drawnIn(levels, way)[0]?.rooms ?? []);
  expect(moved.map((rooms) => rooms.find(({ spec }) => spec.kind === "bath")?.rect)).toEqual([
    rect(230, 5744, 1915, 8000),
    rect(1545, 5744, 3230, 8000),
  ]);
  for (const rooms of moved) {
    const bedroom = rooms.find(({ spec }) => spec.kind === "bedroom");
    expect(bedroom?.rect).toEqual(rect(230, 230, 3230, 8000));
    expect(bedroom?.notch).toMatchObject({ y0: 5629, y1: 8000 });
  }
});

test("the wall behind the vents goes, and two meet about the bath", () => {
  const levels = [floorOf(3000)];
  const [first] = inwardBathsOf(levels, WALLS);
  if (first === undefined) throw new Error("the bath stays");
  const made = drawnIn(levels, first)[0]?.walls ?? [];
  expect(made.some(({ id }) => id === "vents")).toBe(false);
  expect(made.slice(-2).map(({ from, to }) => [from, to])).toEqual([
    [
      [1972.5, 5686.5],
      [1972.5, 8115],
    ],
    [
      [115, 5686.5],
      [1972.5, 5686.5],
    ],
  ]);
});

test("a bath stays that takes a part of the bedroom's front alone, or where the bedroom is too narrow for both side by side", () => {
  expect(inwardBathsOf([floorOf(1800)], WALLS)).toEqual([]);
  const narrow = floorWith(
    [room("bedroom", 230, 1745, 2730, 8000), room("bath", 230, 230, 2730, 1630)],
    [wall("middle", [2787.5, 115], [2787.5, 8115], 115), wall("vents", [115, 1687.5], [2787.5, 1687.5], 115)],
  );
  expect(inwardBathsOf([narrow], WALLS)).toEqual([]);
});
