import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { noSharedToilet, sharedBaths } from "#planner/search/document/findings/shared-bath.ts";
import type { PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { OpenedLevel } from "#planner/search/openings/opened-level.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const WALL: Wall = { id: "w", kind: "internal", from: [0, 0], to: [0, 2000], thickness: 115 };

function room(kind: RoomKind, label: string, owner: string | null = null, toLet = false): PlacedRoom {
  const spec = specOf({ key: kind, kind, label, owner, toLet }, 1, 5e6, INDIA);
  return { spec, rect: rect(0, 0, 2000, 2000), open: false };
}

/** A floor whose bath is entered from one of its rooms. */
function entered(from: RoomKind, owner: string | null, toLet = false): OpenedLevel {
  const rooms = [room("bath", "Common toilet", owner, toLet), room(from, "Bedroom 2", null, toLet)];
  const way = { kind: "door", into: 0, from: 1, faces: [], width: 750, main: false } as const;
  const door: PlacedDoor = {
    way,
    face: { vertical: true, centre: 0, from: 0, to: 2000, inward: 1, wall: WALL },
    span: { from: 0, to: 750 },
    hinge: null,
    swing: null,
    box: null,
  };
  const inside = rect(0, 0, 6000, 6000);
  const party = { left: false, right: false, rear: false };
  const level = { index: 1, footprint: inside, inside, party, rooms, walls: [], columns: [], padaCost: () => 0 };
  return { level, doors: [door], windows: [], keepClear: [] };
}

test("a bath that a floor shares and that opens from a bedroom is told; one that belongs to the bedroom, is let with it, or opens from a lobby, is not", () => {
  expect(sharedBaths([entered("bedroom", null)])).toMatchObject([
    {
      rule: "planner/shared-bath",
      where: { level: 1, room: "f1-bath" },
      message: "Toilet is entered through Bedroom 2: no wall was left for its door towards a lobby or the living room.",
    },
  ]);
  expect(sharedBaths([entered("bedroom", "bedroom")])).toEqual([]);
  expect(sharedBaths([entered("bedroom", null, true)])).toEqual([]);
  expect(sharedBaths([entered("passage", null)])).toEqual([]);
});

test("where every toilet opens from a bedroom and another bedroom has none, both are told; one that opens from a lobby serves all", () => {
  const alone = { ...entered("passage", null).level, rooms: [room("bedroom", "Bedroom 3")] };
  const upstairs: OpenedLevel = { level: alone, doors: [], windows: [], keepClear: [] };
  expect(noSharedToilet([entered("bedroom", "bedroom"), upstairs])).toMatchObject([
    {
      rule: "planner/no-shared-toilet",
      message:
        "Every toilet opens from a bedroom: from Bedroom 3, and as a guest, one passes through another's room. A toilet that opens from the lobby would serve all.",
    },
  ]);
  expect(noSharedToilet([entered("bedroom", "bedroom")])).toEqual([]);
  expect(noSharedToilet([entered("passage", null), upstairs])).toEqual([]);
});
