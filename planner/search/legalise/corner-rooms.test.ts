import { expect, test } from "vitest";
import { corners, overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Furniture, Level, Opening, Plan } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { cornerRoomsOf } from "#planner/search/legalise/corner-rooms.ts";
import { outerWall } from "#planner/search/legalise/fixtures/outer-wall.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const INDIA = profileOf("in");
const FRAME = wallsOf(INDIA, "rcc-frame");

/** A house of one living room, as the search places it. */
function living(clear: Rect): WalledLevel {
  const { x0, y0, x1, y1 } = clear;
  const spec = specOf({ key: "living", kind: "living", label: "Living", owner: null }, 0, 20e6, INDIA);
  return {
    index: 0,
    footprint: rect(x0 - 230, y0 - 230, x1 + 230, y1 + 230),
    inside: clear,
    party: { left: false, right: false, rear: false },
    rooms: [{ spec, rect: clear, open: false }],
    walls: [
      outerWall("front", [x0 - 115, y0 - 115], [x1 + 115, y0 - 115]),
      outerWall("right", [x1 + 115, y0 - 115], [x1 + 115, y1 + 115]),
      outerWall("rear", [x0 - 115, y1 + 115], [x1 + 115, y1 + 115]),
      outerWall("left", [x0 - 115, y0 - 115], [x0 - 115, y1 + 115]),
    ],
    padaCost: () => 0,
  };
}

/** That house as a plan without a pooja room, which faces as the fixture's house does. */
function withoutPooja(
  { footprint, inside }: WalledLevel,
  openings: readonly Opening[],
  furniture: readonly Furniture[] = [],
  vastu: Plan["brief"]["vastu"] = "none",
): Plan {
  const ground = HOUSE_30X60.levels[0] as Level;
  const rooms = [{ id: "g-living", kind: "living" as const, label: "Living", polygon: corners(inside), area: 20 }];
  const outline = [{ outer: corners(footprint), holes: [] }];
  return {
    ...HOUSE_30X60,
    brief: { ...HOUSE_30X60.brief, vastu },
    relaxed: [{ what: "pooja", message: "" }],
    levels: [{ ...ground, footprint: outline, rooms, openings, furniture }],
  };
}

const ROOM = living(rect(230, 230, 5230, 4230));
const placesIn = (plan: Plan, level = ROOM): readonly Rect[] =>
  cornerRoomsOf(plan, [level], FRAME, INDIA).map(({ part }) => part.rect);

const DOOR: Opening = {
  id: "g-o1",
  kind: "door",
  tag: "D",
  wall: "left",
  from: [115, 400],
  to: [115, 1400],
  sill: 0,
  head: 2100,
  rooms: ["g-living", "outside"],
};

test("a pooja room that was given up is sought in corners of the living room where no door stands, those without furniture first", () => {
  const sofa = { id: "f1", kind: "sofa-3", room: "g-living", polygon: corners(rect(3130, 230, 5230, 1130)) } as const;
  const found = placesIn(withoutPooja(ROOM, [DOOR], [{ ...sofa, front: [0, 1] }]));
  expect(found).toHaveLength(3);
  for (const place of found) expect(overlaps(place, rect(230, 400, 1230, 1400))).toBe(false);
  expect(overlaps(found[2] as Rect, rect(3130, 230, 5230, 1130))).toBe(true);
});

test("no corner is given where the wish was met, or the room beside it would be too small or too narrow", () => {
  const met = { ...withoutPooja(ROOM, []), relaxed: [] };
  expect(placesIn(met)).toEqual([]);
  const small = living(rect(230, 230, 3430, 3430));
  expect(placesIn(withoutPooja(small, []), small)).toEqual([]);
  const narrow = living(rect(230, 230, 6230, 2730));
  expect(placesIn(withoutPooja(narrow, []), narrow)).toEqual([]);
});

test("where the household asks for vastu the corner to the north-east comes first", () => {
  const { northBearing } = HOUSE_30X60.site;
  expect(northBearing % 90).toBe(0);
  const [first] = placesIn(withoutPooja(ROOM, [], [], "preferred"));
  const toNorth = { 0: "rear right", 90: "rear left", 180: "front left", 270: "front right" }[northBearing];
  const [x, y] = [(first?.x0 ?? 0) < 2730 ? "left" : "right", (first?.y0 ?? 0) < 2230 ? "front" : "rear"];
  expect(`${y} ${x}`).toBe(toNorth);
});
