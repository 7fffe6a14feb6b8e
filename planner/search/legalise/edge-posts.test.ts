import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { withEdgePosts } from "#planner/search/legalise/edge-posts.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const INDIA = profileOf("in");
const FRAME = wallsOf(INDIA, "rcc-frame");

function wall(kind: Wall["kind"], from: Wall["from"], to: Wall["to"]): Wall {
  return { id: `${kind}-${from}`, kind, from, to, thickness: kind === "external" ? 230 : 115 };
}

/** A level of a house 6 m wide and 10 m deep. */
function level(index: number, walls: readonly Wall[], rooms: readonly PlacedRoom[] = []): WalledLevel {
  return {
    index,
    footprint: rect(0, 0, 6000, 10_000),
    inside: rect(230, 230, 5770, 9770),
    party: { left: false, right: false, rear: false },
    rooms,
    walls,
    padaCost: () => 0,
  };
}

function bay(x0: number, x1: number): PlacedRoom {
  const spec = specOf({ key: "parking", kind: "parking", label: "Car parking", owner: null }, 0, 12e6, INDIA);
  return { spec, rect: rect(x0, 0, x1, 6000), open: true };
}

const SIDES = [wall("external", [115, 115], [115, 9885]), wall("external", [5885, 115], [5885, 9885])];
const BEHIND = [wall("external", [115, 6115], [5885, 6115]), wall("external", [115, 9885], [5885, 9885])];
/** Above a front 6 m deep: a terrace with the house behind it. */
const TERRACE = level(1, [
  wall("parapet", [57.5, 57.5], [5942.5, 57.5]),
  wall("parapet", [57.5, 57.5], [57.5, 6115]),
  wall("parapet", [5942.5, 57.5], [5942.5, 6115]),
  ...BEHIND,
]);

function posted(levels: readonly WalledLevel[], bodies: readonly (readonly Rect[])[]): readonly (readonly Rect[])[] {
  return withEdgePosts(levels, levels[0] as WalledLevel, bodies, INDIA.structure, FRAME);
}

test("the edge of a terrace over a bay rests on a post in the end of the wall beside the bay, within the span of the next one", () => {
  const ground = level(0, [...SIDES, ...BEHIND, wall("external", [4115, 115], [4115, 6115])], [bay(230, 4000)]);
  const inner = rect(4000, 0, 4230, 230);
  const [below, above] = posted([ground, TERRACE], [[inner], []]);
  expect(below).toEqual([inner, rect(0, 0, 230, 230)]);
  expect(above).toEqual([]);
});

test("where walls or beams are within a cantilever's reach of an edge nothing is added", () => {
  const narrow = level(0, [...SIDES, ...BEHIND, wall("external", [3115, 115], [3115, 6115])], [bay(230, 3000)]);
  expect(posted([narrow, TERRACE], [[], []])).toEqual([[], []]);
  const beams = [rect(0, 0, 230, 230), rect(2900, 0, 3130, 230), rect(5770, 0, 6000, 230)];
  const wide = level(0, [...SIDES, ...BEHIND], [bay(230, 5770)]);
  expect(posted([wide, TERRACE], [beams, []])).toEqual([beams, []]);
});

test("over a balcony an edge rests on a post at the balcony's corner, which stands on the column below", () => {
  const walled = level(0, [...SIDES, ...BEHIND, wall("external", [115, 115], [5885, 115])]);
  const house = wall("external", [115, 1715], [5885, 1715]);
  const railings = [
    wall("railing", [57.5, 57.5], [5942.5, 57.5]),
    wall("railing", [57.5, 57.5], [57.5, 1715]),
    wall("railing", [5942.5, 57.5], [5942.5, 1715]),
  ];
  const sides = [wall("external", [115, 1715], [115, 9885]), wall("external", [5885, 1715], [5885, 9885])];
  const balcony = level(1, [...railings, house, ...sides]);
  const corners = [rect(0, 0, 230, 300), rect(5770, 0, 6000, 300)];
  const middle = rect(2885, 0, 3115, 300);
  const [ground, first, second] = posted(
    [walled, balcony, { ...balcony, index: 2 }],
    [[...corners, middle], [middle], []],
  );
  expect(ground).toEqual([...corners, middle]);
  expect(first).toEqual([middle, rect(0, 0, 230, 230), rect(5770, 0, 6000, 230)]);
  expect(second).toEqual([]);
});

test("no post stands in a bay's open front: an edge that only such a one would hold hangs on", () => {
  const open = level(0, [...SIDES, ...BEHIND], [bay(230, 5770)]);
  expect(posted([open, TERRACE], [[], []])).toEqual([[], []]);
});
