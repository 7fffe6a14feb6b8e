import { expect, test } from "vitest";
import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { placeColumns } from "#planner/search/legalise/columns.ts";
import { fewerColumns } from "#planner/search/legalise/fewer-columns.ts";
import { post, wall } from "#planner/search/legalise/fixtures/walls-and-posts.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";

const INDIA = profileOf("in");

function level(index: number, inner: readonly (readonly [number, number, number, number])[]): WalledLevel {
  const outer = [
    [115, 115, 7885, 115],
    [7885, 115, 7885, 7885],
    [115, 7885, 7885, 7885],
    [115, 115, 115, 7885],
  ] as const;
  const walls = [...outer, ...inner].map(
    ([x0, y0, x1, y1], i): Wall => ({
      id: `w${i}`,
      kind: i < 4 ? "external" : "internal",
      from: [x0, y0],
      to: [x1, y1],
      thickness: 230,
    }),
  );
  return {
    index,
    footprint: rect(0, 0, 8000, 8000),
    inside: rect(230, 230, 7770, 7770),
    party: { left: false, right: false, rear: false },
    rooms: [],
    walls,
    padaCost: () => 0,
  };
}

/** Below, a wall ends at 3 m and another crosses it at 3.4 m; above it goes on to the outer wall. */
const BELOW = level(0, [
  [3000, 4000, 7885, 4000],
  [3400, 4000, 3400, 7885],
]);
const ABOVE = level(1, [[115, 4000, 7885, 4000]]);

test("a beam reaches on to the column that stands a little beyond its end: no two stand side by side", () => {
  const [ground] = placeColumns([BELOW, ABOVE], INDIA.structure, wallsOf(INDIA, "rcc-frame")) ?? [];
  const row = (ground ?? []).filter(({ y0, y1 }) => y0 <= 4000 && y1 >= 4000).map(({ x0 }) => x0);
  const apart = row.sort((a, b) => a - b).map((x, i) => (row[i + 1] ?? Number.POSITIVE_INFINITY) - x);
  expect(row.length).toBeGreaterThan(2);
  expect(Math.min(...apart)).toBeGreaterThan(700);
});

test("where no column can stand within the span of the last, nothing is built", () => {
  const wide = level(0, []);
  expect(placeColumns([wide, ABOVE], INDIA.structure, wallsOf(INDIA, "rcc-frame"))).toBeNull();
});

test("of two columns side by side the one that carries nothing goes, and two that all but touch are cast as one", () => {
  const across = wall(false, 4000, 115, 7885);
  const row = [post(115, 4000), post(3000, 4000), post(3700, 4000), post(7000, 4000), post(7885, 4000)];
  const lines = [across, wall(true, 3700, 4000, 7885)];
  const [idle] = fewerColumns([[...row, post(3700, 7885)]], [lines], BELOW, 4500, 230);
  expect(idle?.some(({ x0 }) => x0 === 2885)).toBe(false);
  const beam = [[...lines], [wall(true, 3000, 115, 7885)]];
  const [loaded] = fewerColumns([row, []], beam, BELOW, 4500, 230);
  expect(loaded?.some(({ x0 }) => x0 === 2885)).toBe(true);
  const [close] = fewerColumns(
    [[post(115, 4000), post(3000, 4000), post(3400, 4000), post(7885, 4000)], []],
    beam,
    BELOW,
    4700,
    230,
  );
  expect(close).toContainEqual(rect(2885, 3885, 3515, 4115));
  expect(close).toHaveLength(3);
});

test("a wall over a balcony as wide as the house stands on a column in the end of the wall between two open bays, be it not in the middle", () => {
  const bays = level(0, [[4400, 115, 4400, 7885]]);
  const open = { ...bays, walls: bays.walls.slice(1) };
  const balcony = level(1, []);
  const [front, ...others] = balcony.walls as readonly [Wall, ...Wall[]];
  const railed = { ...balcony, walls: [{ ...front, kind: "railing" as const }, ...others] };
  const columns = placeColumns([open, railed, level(2, [])], INDIA.structure, wallsOf(INDIA, "rcc-frame"));
  const inFront = (bodies: readonly Rect[] = []) =>
    bodies.filter(({ y0 }) => y0 < 115).map(({ x0, x1 }) => (x0 + x1) / 2);
  expect(inFront(columns?.[0]).sort((a, b) => a - b)).toEqual([115, 4400, 7885]);
  expect(inFront(columns?.[1]).sort((a, b) => a - b)).toEqual([115, 4400, 7885]);
});

test("a column stands beside the door that needs its place, and its beam still meets it", () => {
  const door = { level: 0, body: rect(3285, 3950, 3515, 4900) };
  const below = level(0, [[3400, 115, 3400, 7885]]);
  const above = level(1, [[115, 4000, 7885, 4000]]);
  const walls = wallsOf(INDIA, "rcc-frame");
  const inTheWay = (columns: readonly (readonly Rect[])[] | null) =>
    columns?.[0]?.filter((column) => overlaps(column, door.body)).length;
  const underBeam = (columns: readonly (readonly Rect[])[] | null) =>
    columns?.[0]?.filter(({ x0, x1, y0, y1 }) => x0 < 3400 && x1 > 3400 && y0 < 4115 && y1 > 3885).length;
  expect(inTheWay(placeColumns([below, above], INDIA.structure, walls))).toBe(1);
  const moved = placeColumns([below, above], INDIA.structure, walls, [door]);
  expect(inTheWay(moved)).toBe(0);
  expect(underBeam(moved)).toBe(1);
});

test("where it cannot, the beam reaches on to the next wall within the span", () => {
  const door = { level: 0, body: rect(3285, 3400, 3515, 4600) };
  const below = level(0, [
    [3400, 115, 3400, 7885],
    [4200, 3000, 4200, 7885],
  ]);
  const above = level(1, [[115, 4000, 7885, 4000]]);
  const [ground] = placeColumns([below, above], INDIA.structure, wallsOf(INDIA, "rcc-frame"), [door]) ?? [];
  const row = (ground ?? []).filter(({ y0, y1 }) => y0 <= 4000 && y1 >= 4000).map(({ x0, x1 }) => (x0 + x1) / 2);
  expect(row.sort((a, b) => a - b)).toEqual([115, 4200, 7885]);
});

test("where a thick outer wall begins at a bay's edge, the beam over the bay ends on a post within that wall", () => {
  const UK = profileOf("uk");
  const walls = wallsOf(UK, "load-bearing");
  const { external, post } = walls;
  const middle = external / 2;
  const sides = [
    [8000 - middle, middle, 8000 - middle, 8000 - middle],
    [middle, 8000 - middle, 8000 - middle, 8000 - middle],
    [middle, middle, middle, 8000 - middle],
  ] as const;
  const outer = (index: number, front: number): WalledLevel => ({
    ...level(index, []),
    walls: [[front, middle, 8000 - middle, middle] as const, ...sides].map(
      ([x0, y0, x1, y1], i): Wall => ({
        id: `w${i}`,
        kind: "external",
        from: [x0, y0],
        to: [x1, y1],
        thickness: external,
      }),
    ),
  });
  const [ground] = placeColumns([outer(0, 3000), outer(1, middle)], UK.structure, walls) ?? [];
  const beyond = (ground ?? []).filter(({ x0, y0 }) => x0 > 1000 && y0 < external).map(({ x0 }) => x0);
  expect(external).toBeGreaterThan(post);
  expect(beyond).toEqual([3000]);
});

test("in walls of brick, too, the posts of two beams that all but touch are one", () => {
  const across = [115, 4000, 7885, 4000] as const;
  const storeys = [
    level(0, [across]),
    level(1, [across, [4000, 115, 4000, 7885]]),
    level(2, [across, [4190, 115, 4190, 7885]]),
  ];
  const [ground] = placeColumns(storeys, INDIA.structure, wallsOf(INDIA, "load-bearing")) ?? [];
  const middles = (ground ?? []).filter(({ y0, y1 }) => y0 < 4000 && y1 > 4000);
  expect(middles).toEqual([rect(3885, 3885, 4305, 4115)]);
});
