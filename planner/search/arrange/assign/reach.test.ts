import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { type Group, groupsOf } from "#planner/search/arrange/assign/groups.ts";
import { bathApartCost, relationsCost } from "#planner/search/arrange/assign/reach.ts";
import type { Zone } from "#planner/search/arrange/assign/zones.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

function spec(id: string, kind: RoomSpec["kind"], car = false): RoomSpec {
  const { label, width, aspect, light, through, wet } = STANDARDS[kind];
  const areas = {
    target: 1e7,
    sizes: [0, 1e7, 1e7, 1e7] as const,
    leastArea: 0,
    leastWidth: 900,
    goodWidth: width,
    aspect,
  };
  return {
    id,
    kind,
    label,
    ...areas,
    light,
    through,
    wet,
    owner: null,
    apart: null,
    car,
    garage: false,
    roof: false,
    corner: 0,
  };
}

/** Three zones one behind the other, each touching the next, all at the stair's landing. */
const ZONES: readonly Zone[] = [0, 1, 2].map((k) => ({
  rect: rect(0, 4000 * k, 6000, 4000 * k + 3900),
  front: k === 0 ? 6000 : 0,
  lit: 8000,
  landing: 2000,
  beside: [0, 1, 2].map((o) => (Math.abs(o - k) === 1 ? 6000 : 0)),
}));

test("a bedroom costs a draft whose shared bath lies in no zone that touches its own, whichever of several bedrooms it is", () => {
  const rooms = [spec("b1", "bedroom"), spec("b2", "bedroom"), spec("bath", "bath"), spec("living", "living-dining")];
  const groups = groupsOf(
    rooms,
    rooms.map(() => [0.5, 0.5]),
    true,
    5000,
  );
  const cost = (at: Readonly<Record<string, number>>, bathApart = bathApartCost(false)): number => {
    const zones = Int8Array.from(
      groups,
      ({ rooms: [first] }: Group) => at[(rooms[first as number] as RoomSpec).id] as number,
    );
    return relationsCost(groups, zones, ZONES, true, { notAtFront: 0, bathApart });
  };
  const near = cost({ b1: 1, b2: 1, bath: 0, living: 0 });
  const oneFar = [cost({ b1: 2, b2: 1, bath: 0, living: 0 }), cost({ b1: 1, b2: 2, bath: 0, living: 0 })];
  expect(oneFar[0]).toBe(oneFar[1]);
  expect((oneFar[0] as number) - near).toBeGreaterThanOrEqual(8);
  // Where rooms are at their least a house comes first.
  expect(cost({ b1: 2, b2: 1, bath: 0, living: 0 }, bathApartCost(true)) - near).toBeLessThan(2);
});

test("a draft with two cars in zones that do not touch costs, one with both in a zone or in neighbours does not", () => {
  const rooms = [spec("car1", "parking", true), spec("car2", "parking", true), spec("living", "living-dining")];
  const groups = groupsOf(
    rooms,
    rooms.map(() => [0.5, 0.5]),
    true,
    5000,
  );
  const cost = (at: Readonly<Record<string, number>>): number => {
    const zones = Int8Array.from(
      groups,
      ({ rooms: [first] }: Group) => at[(rooms[first as number] as RoomSpec).id] as number,
    );
    return relationsCost(groups, zones, ZONES, true, { notAtFront: 0, bathApart: 0 });
  };
  expect(cost({ car1: 0, car2: 0, living: 1 })).toBe(cost({ car1: 0, car2: 1, living: 1 }));
  expect(cost({ car1: 0, car2: 2, living: 1 }) - cost({ car1: 0, car2: 1, living: 1 })).toBeGreaterThanOrEqual(8);
});
