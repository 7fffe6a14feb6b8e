import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { garagesOf, withGarage } from "#planner/search/legalise/garages.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const AMERICA = profileOf("us");
const FRAME = wallsOf(AMERICA, "rcc-frame");

function wall(id: string, kind: Wall["kind"], x0: number, y0: number, x1: number, y1: number): Wall {
  return { id, kind, from: [x0, y0], to: [x1, y1], thickness: 230 };
}

function room(kind: PlacedRoom["spec"]["kind"], label: string, ...box: [number, number, number, number]): PlacedRoom {
  const spec = specOf({ key: kind, kind, label, owner: null, car: kind === "parking" }, 0, 12e6, AMERICA);
  return { spec, rect: rect(...box), open: kind === "parking" };
}

/** A car's bay in the left corner of the front, as deep as it is told, and a living room beside it. */
function houseWith(depth: number, label = "Car parking"): readonly WalledLevel[] {
  const back = 230 + depth;
  return [
    {
      index: 0,
      footprint: rect(0, 0, 8000, 10_000),
      inside: rect(230, 230, 7770, 9770),
      party: { left: false, right: false, rear: false },
      rooms: [
        room("parking", label, 230, 0, 3430, back),
        room("living", "Living", 3660, 230, 7770, 9770),
        room("utility", "Laundry", 230, back + 230, 3430, 9770),
      ],
      walls: [
        wall("left", "external", 115, 115, 115, 9885),
        wall("right", "external", 7885, 115, 7885, 9885),
        wall("between", "internal", 3545, 115, 3545, 9885),
        wall("across", "internal", 115, back + 115, 3545, back + 115),
        wall("front", "external", 3545, 115, 7885, 115),
        wall("rear", "external", 115, 9885, 7885, 9885),
      ],
      padaCost: () => 0,
    },
  ];
}

test("a car's bay of 10 x 20 ft becomes a garage in the United States: a wall in the line of the front closes it from the corner to the house", () => {
  const levels = houseWith(6096);
  const [garage] = garagesOf(levels, FRAME, AMERICA);
  if (garage === undefined) throw new Error("no garage");
  expect(garage.bays[0]?.front).toMatchObject({ kind: "external", from: [115, 115], to: [3545, 115], thickness: 230 });
  const [ground] = withGarage(levels, garage);
  const [bay] = ground?.rooms ?? [];
  expect(bay).toMatchObject({
    spec: { kind: "garage", label: "Garage" },
    open: false,
    rect: rect(230, 230, 3430, 6326),
  });
  expect(ground?.walls).toHaveLength(7);
});

test("a bay too shallow for a garage stays open, and in India every bay does", () => {
  expect(garagesOf(houseWith(5600), FRAME, AMERICA)).toEqual([]);
  expect(garagesOf(houseWith(7000), FRAME, profileOf("in"))).toEqual([]);
});

test("of two cars' garages each keeps its number", () => {
  const levels = houseWith(6096, "Car parking 2");
  const [ground] = withGarage(levels, garagesOf(levels, FRAME, AMERICA)[0] as never);
  expect(ground?.rooms[0]?.spec.label).toBe("Garage 2");
});
