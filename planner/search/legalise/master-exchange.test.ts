import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { exchanged, masterExchanges } from "#planner/search/legalise/master-exchange.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function room(key: string, kind: PlacedRoom["spec"]["kind"], owner: string | null, clear: Rect): PlacedRoom {
  const spec = specOf({ key, kind, label: kind, owner }, 0, 12e6, profileOf("in"));
  return { spec, rect: clear, open: false };
}

/** A small master bedroom and a large bedroom, each with these baths of their own. */
function floor(ofMaster: number, ofOther: number): WalledLevel {
  const baths = (owner: string, count: number): readonly PlacedRoom[] =>
    Array.from({ length: count }, (_, i) => room(`${owner}-bath-${i}`, "bath", owner, rect(0, 9000, 1500, 11_500)));
  return {
    index: 0,
    footprint: rect(0, 0, 12_000, 12_000),
    inside: rect(230, 230, 11_770, 11_770),
    party: { left: false, right: false, rear: false },
    rooms: [
      room("bed-1", "master-bedroom", null, rect(230, 230, 3230, 3230)),
      room("bed-2", "bedroom", null, rect(4000, 230, 8500, 4230)),
      ...baths("bed-1", ofMaster),
      ...baths("bed-2", ofOther),
    ],
    walls: [],
    padaCost: () => 0,
  };
}

test("the master bedroom exchanges its name with a larger bedroom that has a bath of its own too", () => {
  expect(masterExchanges([floor(1, 1)])).toEqual([{ level: 0, room: "g-bed-1", with: "g-bed-2" }]);
  expect(masterExchanges([floor(0, 0)])).toHaveLength(1);
});

test("a master bedroom with a bath does not become one without, nor the other way round", () => {
  expect(masterExchanges([floor(1, 0)])).toEqual([]);
  expect(masterExchanges([floor(0, 1)])).toEqual([]);
});

test("rooms that exchange their use stay where they are, with the baths that belong to them", () => {
  const [before] = [floor(1, 1)];
  const [after] = exchanged([before], { level: 0, room: "g-bed-1", with: "g-bed-2" });
  expect(after?.rooms.map(({ spec }) => spec.kind)).toEqual(["bedroom", "master-bedroom", "bath", "bath"]);
  expect(after?.rooms.map(({ spec }) => spec.owner)).toEqual(before.rooms.map(({ spec }) => spec.owner));
  expect(after?.rooms.map(({ rect: r }) => r)).toEqual(before.rooms.map(({ rect: r }) => r));
});
