import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan, RoomKind, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { THROUGH_KITCHEN } from "#planner/rules/review/through-kitchen.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { type Parting, parted } from "#planner/search/legalise/parting.ts";
import { waysPastKitchen } from "#planner/search/legalise/past-kitchen.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const INDIA = profileOf("in");
const FRAME = wallsOf(INDIA, "rcc-frame");

function room(kind: RoomKind, clear: Rect): PlacedRoom {
  return { spec: specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, INDIA), rect: clear, open: false };
}

function wall(id: string, from: Wall["from"], to: Wall["to"]): Wall {
  return { id, kind: "internal", from, to, thickness: 230 };
}

/** A kitchen with a table beside the living room, and a bedroom behind the kitchen alone. */
function house(kitchenWide: number): WalledLevel {
  const end = 4460 + kitchenWide;
  return {
    index: 0,
    footprint: rect(0, 0, end + 230, 9690),
    inside: rect(230, 230, end, 9460),
    party: { left: false, right: false, rear: false },
    rooms: [
      room("living", rect(230, 230, 4230, 6230)),
      room("kitchen-dining", rect(4460, 230, end, 6230)),
      room("bedroom", rect(4460, 6460, end, 9460)),
      room("bath", rect(230, 6460, 4230, 9460)),
    ],
    walls: [
      wall("front", [115, 115], [end + 115, 115]),
      wall("left", [115, 115], [115, 9575]),
      wall("right", [end + 115, 115], [end + 115, 9575]),
      wall("rear", [115, 9575], [end + 115, 9575]),
      wall("across", [115, 6345], [end + 115, 6345]),
      wall("upright", [4345, 115], [4345, 9575]),
    ],
    padaCost: () => 0,
  };
}

const pastStove = { rule: THROUGH_KITCHEN, severity: "warning", message: "", source: "" } as const;
const FOUND: Plan = { ...HOUSE_30X60, findings: [{ ...pastStove, where: { level: 0, room: "g-bedroom" } }] };

test("what one reaches only past the stove is entered from a passage in the corner of the kitchen", () => {
  const level = house(4000);
  const [first] = waysPastKitchen(FOUND, [level], FRAME, INDIA) as [Parting];
  expect(first.part.rect).toEqual(rect(4460, 5120, 5570, 6230));
  const [after] = parted([level], first);
  const opened = { ...(after as typeof level), columns: [] };
  const ways =
    doorGraph(opened, { entry: null, leaving: null, landing: 0 }, INDIA.doors, {
      openKitchen: false,
      compact: false,
    }) ?? [];
  const kindOf = (i: number) => opened.rooms[i]?.spec.kind;
  expect(ways.filter(({ into }) => kindOf(into) === "bedroom").map(({ from }) => kindOf(from))).toEqual(["passage"]);
});

test("no passage is sought where nothing lies behind the kitchen, or where it would leave too little of it", () => {
  expect(waysPastKitchen({ ...FOUND, findings: [] }, [house(4000)], FRAME, INDIA)).toEqual([]);
  expect(waysPastKitchen(FOUND, [house(1900)], FRAME, INDIA)).toEqual([]);
});
