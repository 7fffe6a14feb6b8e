import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";

const INDIA = profileOf("in");
const LEVEL = floorWith([], [{ ...wall("middle", [115, 4115], [6115, 4115]), kind: "internal" }]);

test("the door of a stair that is entered from the road or from a yard as wide as its leaf opens outwards, one at a narrower side inwards: the landing is for feet", () => {
  const stair = room("stair", 230, 230, 2430, 4230);
  const outer = { ...stair, spec: { ...stair.spec, apart: "outer-stair" as const } };
  const swungBy = (aside: boolean, yard = 0): number | undefined => {
    const level = {
      ...LEVEL,
      party: { left: false, right: false, rear: false },
      rooms: [room("living", 2545, 230, 6000, 8000), aside ? { ...outer, rect: rect(230, 1230, 2430, 5230) } : outer],
    };
    const yards = { left: yard, right: yard, rear: yard };
    const manner = { openKitchen: false, compact: false, yards };
    const ways = doorGraph(level, { entry: null, leaving: null, landing: 0 }, INDIA.doors, manner) ?? [];
    const [door] =
      placeDoors(
        level,
        ways.filter(({ into }) => into === 1),
        [],
      ) ?? [];
    return Math.min(...(door?.swing ?? []).map(([x, y]) => (door?.face.vertical ? x : y)));
  };
  expect(swungBy(false)).toBeLessThan(0);
  expect(swungBy(true, 600)).toBeGreaterThan(0);
  expect(swungBy(true, 1000)).toBeLessThan(0);
});

test("between a stair and a terrace the leaf opens over the terrace, before a balcony it opens inwards", () => {
  const way = (kind: "terrace" | "balcony") => {
    const upstairs = {
      ...LEVEL,
      index: 1,
      rooms: [room("stair", 230, 230, 6000, 4000), { ...room(kind, 230, 4230, 6000, 8000), open: true }],
    };
    return doorGraph(upstairs, { entry: "rear", leaving: null, landing: 1000 }, INDIA.doors, {
      openKitchen: false,
      compact: false,
    })?.find(({ kind: door }) => door === "door");
  };
  expect(way("terrace")?.into).toBe(1);
  expect(way("balcony")?.into).toBe(0);
});
