import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { withOuterStretches } from "#planner/search/legalise/outer-stretches.ts";
import type { PlacedRoom, Strip } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function room(kind: RoomKind, clear: Rect): PlacedRoom {
  const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, profileOf("in"));
  return { spec, rect: clear, open: kind === "verandah" || kind === "parking" };
}

/** A sit-out of this width at the front and a bedroom behind it, a room of this kind beside both along one half-brick wall. */
function floor(width: number, beside: RoomKind) {
  const right = 4115 + width;
  const cuts: readonly Strip[] = [
    { vertical: true, at: 4000, thickness: 115, from: 230, to: 8770 },
    { vertical: false, at: 3000, thickness: 230, from: 4115, to: right },
  ];
  const rooms = [
    room(beside, rect(230, 230, 4000, 8770)),
    room("verandah", rect(4115, 230, right, 3000)),
    room("bedroom", rect(4115, 3230, right, 8770)),
  ];
  return { rooms, cuts };
}

const LEAST = () => ({ width: 1200, depth: 1200 });

test("a half-brick wall is a brick thick along a sit-out, which gives the difference, and goes on as it was between the rooms behind", () => {
  const before = floor(2600, "living");
  const { rooms, cuts } = withOuterStretches(before, 230, LEAST);
  expect(rooms.map((one) => one.rect)).toEqual([
    rect(230, 230, 4000, 8770),
    rect(4230, 230, 6715, 3000),
    rect(4115, 3230, 6715, 8770),
  ]);
  expect(cuts).toEqual([
    { vertical: true, at: 4000, thickness: 230, from: 230, to: 3000 },
    { vertical: true, at: 4000, thickness: 115, from: 3000, to: 8770 },
    before.cuts[1],
  ]);
});

test("a sit-out that would be too narrow to sit in keeps its half-brick wall", () => {
  expect(withOuterStretches(floor(1250, "living"), 230, LEAST)).toEqual(floor(1250, "living"));
});

test("between a sit-out and a bay that are both open the wall stays as it is", () => {
  expect(withOuterStretches(floor(2600, "parking"), 230, LEAST)).toEqual(floor(2600, "parking"));
});
