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

test("a sit-out that would be too narrow to sit in keeps its width, and the room behind the wall gives the difference", () => {
  const { rooms, cuts } = withOuterStretches(floor(1250, "living"), 230, LEAST);
  expect(rooms.map((one) => one.rect)).toEqual([
    rect(230, 230, 3885, 8770),
    rect(4115, 230, 5365, 3000),
    rect(4115, 3230, 5365, 8770),
  ]);
  expect(cuts[0]).toEqual({ vertical: true, at: 3885, thickness: 230, from: 230, to: 8770 });
});

test("two rooms along a narrow sit-out give what its wall takes, and the wall between them ends there", () => {
  const before = floor(1250, "living");
  const parted = {
    rooms: [
      room("store", rect(230, 230, 4000, 2000)),
      room("living", rect(230, 2115, 4000, 8770)),
      ...before.rooms.slice(1),
    ],
    cuts: [...before.cuts, { vertical: false, at: 2000, thickness: 115, from: 230, to: 4000 }],
  };
  const { rooms, cuts } = withOuterStretches(parted, 230, LEAST);
  expect(rooms.slice(0, 2).map((one) => one.rect)).toEqual([rect(230, 230, 3885, 2000), rect(230, 2115, 3885, 8770)]);
  expect(cuts.at(-1)).toEqual({ vertical: false, at: 2000, thickness: 115, from: 230, to: 3885 });
});

test("where neither a sit-out nor the room behind it can give anything, and before a stair, the wall stays thin", () => {
  expect(withOuterStretches(floor(1250, "living"), 230, () => ({ width: 3770, depth: 1200 }))).toEqual(
    floor(1250, "living"),
  );
  expect(withOuterStretches(floor(1250, "stair"), 230, LEAST)).toEqual(floor(1250, "stair"));
});

test("beside a car's bay a sit-out gives the difference too, where it keeps what it needs; the bay never does", () => {
  const { rooms, cuts } = withOuterStretches(floor(2600, "parking"), 230, LEAST);
  expect(rooms.slice(0, 2).map((one) => one.rect)).toEqual([rect(230, 230, 4000, 8770), rect(4230, 230, 6715, 3000)]);
  expect(cuts[0]).toEqual({ vertical: true, at: 4000, thickness: 230, from: 230, to: 3000 });
  expect(withOuterStretches(floor(1250, "parking"), 230, LEAST)).toEqual(floor(1250, "parking"));
});

test("so it does where it reaches back past the bay, along the room behind that", () => {
  const before = floor(2600, "living");
  const [, sitOut, bedroom] = before.rooms as [PlacedRoom, PlacedRoom, PlacedRoom];
  const rooms = [
    room("parking", rect(230, 230, 4000, 2000)),
    room("kitchen", rect(230, 2230, 4000, 8770)),
    sitOut,
    bedroom,
  ];
  const cuts = [...before.cuts, { vertical: false, at: 2000, thickness: 230, from: 230, to: 4000 }];
  const given = withOuterStretches({ rooms, cuts }, 230, LEAST);
  expect(given.rooms[2]?.rect).toEqual(rect(4230, 230, 6715, 3000));
  expect(given.rooms.slice(0, 2)).toEqual(rooms.slice(0, 2));
});
