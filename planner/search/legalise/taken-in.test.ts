import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { takenIn, takenInsOf } from "#planner/search/legalise/taken-in.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function room(kind: RoomKind, clear: Rect): PlacedRoom {
  const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, profileOf("in"));
  return { spec, rect: clear, open: false };
}

/** A dining room with a passage along its right side, and the wall between them from the front's to one as far as `end`. */
function house(passage: Rect, end: number): WalledLevel {
  const between: Wall = { id: "between", kind: "internal", from: [4115, 115], to: [4115, end], thickness: 230 };
  const front: Wall = { id: "front", kind: "external", from: [115, 115], to: [9000, 115], thickness: 230 };
  return {
    index: 0,
    footprint: rect(0, 0, 9115, 9000),
    inside: rect(230, 230, 8885, 8770),
    party: { left: false, right: false, rear: false },
    rooms: [room("dining", rect(230, 230, 4000, 4000)), room("passage", passage)],
    walls: [front, between],
    padaCost: () => 0,
  };
}

const idle = [{ level: 0, room: "g-passage" }];
const strip = rect(4230, 230, 5230, 4000);

test("an idle passage along a whole side of a dining room becomes floor of it, and their wall goes", () => {
  const levels = [house(strip, 4115)];
  const [thought, ...more] = takenInsOf(levels, idle);
  if (thought === undefined) throw new Error("no way to take it in");
  expect(more).toEqual([]);
  const [level] = takenIn(levels, thought);
  expect(level?.rooms.map(({ spec, rect: r }) => [spec.id, r])).toEqual([["g-dining", rect(230, 230, 5230, 4000)]]);
  expect(level?.walls.map(({ id }) => id)).toEqual(["front"]);
});

test("a passage of another length, or with a wall that goes on to other rooms, stays; so does one that leads on", () => {
  expect(takenInsOf([house(rect(4230, 230, 5230, 3500), 4115)], idle)).toEqual([]);
  expect(takenInsOf([house(strip, 8885)], idle)).toEqual([]);
  expect(takenInsOf([house(strip, 4115)], [])).toEqual([]);
});

test("an idle passage along a whole side of a foyer becomes floor of it as well, one along a bedroom does not", () => {
  const beside = (kind: RoomKind): WalledLevel => {
    const dining = house(strip, 4115);
    return { ...dining, rooms: [room(kind, rect(230, 230, 4000, 4000)), room("passage", strip)] };
  };
  expect(takenInsOf([beside("foyer")], idle).map(({ by }) => by)).toEqual(["g-foyer"]);
  expect(takenInsOf([beside("bedroom")], idle)).toEqual([]);
});

test("a pooja along a whole side of a toilet becomes floor of it where toilets may take it, and is given up", () => {
  const beside: WalledLevel = {
    ...house(strip, 4115),
    rooms: [room("bath", rect(230, 230, 4000, 4000)), room("pooja", strip)],
  };
  const poojas = [{ level: 0, room: "g-pooja", forgoes: "pooja" as const }];
  expect(takenInsOf([beside], poojas)).toEqual([]);
  const [thought] = takenInsOf([beside], poojas, ["bath"]);
  if (thought === undefined) throw new Error("no way to take it in");
  expect([thought.by, thought.forgoes]).toEqual(["g-bath", "pooja"]);
  expect(takenIn([beside], thought)[0]?.rooms.map(({ spec }) => spec.kind)).toEqual(["bath"]);
});
