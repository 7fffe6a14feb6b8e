import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { castAsOne } from "#planner/search/legalise/cast-as-one.ts";
import { POST, post as postAt, wall } from "#planner/search/legalise/fixtures/walls-and-posts.ts";

const SPAN = 4500;
const ALONG_X = wall(false, 4000, 115, 11885);
const post = (x: number, y = 4000): Rect => postAt(x, y);
const ground = (bodies: readonly Rect[], above: readonly Rect[] = []) =>
  castAsOne([bodies, above], [[ALONG_X], []], SPAN, POST)[0] ?? [];
const long = ({ x0, x1 }: Rect): number => x1 - x0;

test("two columns near each other in a wall are one that reaches both and is no wall", () => {
  const [near, ...none] = ground([post(3000), post(3600)]);
  expect(none).toEqual([]);
  expect(near).toEqual(rect(2885, 3885, 3715, 4115));
  const [farther] = ground([post(3000), post(3800)]);
  expect(long(farther as Rect)).toBe(4 * POST);
  expect(farther?.x0).toBeLessThanOrEqual(3000);
  expect(farther?.x1).toBeGreaterThanOrEqual(3800);
  expect(ground([post(3000), post(3900)])).toHaveLength(2);
});

test("two that overlap where their wall ends, at a corner that a railing goes on from, are one that takes no more than both", () => {
  const corner = rect(3885, 3885, 4115, 4185);
  const underRail = rect(3770, 3885, 4000, 4115);
  const [one, ...none] = castAsOne([[corner, underRail]], [[wall(false, 4000, 4000, 9000)]], SPAN, POST)[0] ?? [];
  expect(none).toEqual([]);
  expect(one).toEqual(rect(3770, 3885, 4115, 4115));
});

test("two stay where the next column in the wall would be farther from one than the span; what stands behind that one is nobody's span", () => {
  const row = [post(3000), post(3600), post(3600 + SPAN - 100)];
  expect(ground(row)).toHaveLength(3);
  expect(ground([...row, post(6000)])).toHaveLength(3);
  expect(ground([...row, post(6000)])[2]).toEqual(rect(2885, 3885, 3715, 4115));
});

test("what stands on one of two stands on the one with all its section", () => {
  for (const upper of [post(3000), post(3800)]) {
    const [one, ...none] = ground([post(3000), post(3800)], [upper]);
    expect(none).toEqual([]);
    expect(long(one as Rect)).toBe(4 * POST);
    expect(one?.x0).toBeLessThanOrEqual(upper.x0);
    expect(one?.x1).toBeGreaterThanOrEqual(upper.x1);
  }
  expect(ground([post(3000), post(3800)], [post(3000), post(3800)])).toHaveLength(2);
});

test("a column that goes on across the wall keeps what it carries there", () => {
  const across = rect(2885, 3885, 3115, 4600);
  expect(ground([across, post(3600)])).toEqual([across, post(3600)]);
});

test("of three in a row the closest become one first: none is left that all but touches it", () => {
  const row = [post(3000), post(3686), post(3900)];
  expect(ground(row)).toHaveLength(1);
  expect(ground(row, [post(3000), post(3900)])).toEqual([post(3000), rect(3571, 3885, 4015, 4115)]);
});
