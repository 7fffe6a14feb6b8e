import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { POST, post } from "#planner/search/legalise/fixtures/walls-and-posts.ts";
import { type FrameLevel, shortenedBeams, wholeFrame } from "#planner/search/legalise/whole-frame.ts";

const SPAN = 4500;

/** A storey of outer walls alone, 6 m wide and 4 m deep between their centre lines, with its columns and openings. */
function storey(columns: readonly Rect[], openings: readonly Rect[] = []): FrameLevel {
  const lines = [
    [0, 0, 6000, 0],
    [0, 4000, 6000, 4000],
    [0, 0, 0, 4000],
    [6000, 0, 6000, 4000],
  ] as const;
  const walls = lines.map(
    ([x0, y0, x1, y1], i): Wall => ({
      id: `w${i}`,
      kind: "external",
      from: [x0, y0],
      to: [x1, y1],
      thickness: POST,
    }),
  );
  return { rooms: [], walls, columns, openings };
}

const CORNERS = [post(0, 0), post(6000, 0), post(0, 4000), post(6000, 4000)];
/** A window in the front wall between two places along it, mm. */
const window = (from: number, to: number): Rect => rect(from, -POST / 2, to, POST / 2);

test("a column goes on up where the storey's walls take it in, and ends where they do not", () => {
  const [, first] = wholeFrame(
    [storey([...CORNERS, post(3000, 2000), post(3000, 0), post(3000, 4000)]), storey([])],
    SPAN,
    POST,
  );
  expect(first).toEqual([...CORNERS, post(3000, 0), post(3000, 4000)]);
});

test("a column ends below a window, and one stands aside of it for the beam, not too near the one below", () => {
  const ground = storey([...CORNERS, post(3000, 0), post(3000, 4000)]);
  const [below, above] = wholeFrame([ground, storey([], [window(2500, 3500)])], SPAN, POST);
  const inFront = (columns: readonly Rect[] = []) => columns.filter(({ y0 }) => y0 < 0).map(({ x0 }) => x0 + POST / 2);
  expect(inFront(above).sort((a, b) => a - b)).toEqual([0, 2150, 6000]);
  expect(inFront(below)).toContain(2150);
});

test("between two columns farther apart than the span stands another, near the middle, clear of windows", () => {
  const [clear] = wholeFrame([storey(CORNERS)], SPAN, POST);
  expect(clear?.slice(4)).toEqual([post(3000, 0), post(3000, 4000)]);
  const [beside] = wholeFrame([storey(CORNERS, [window(2000, 4000)])], SPAN, POST);
  expect(beside?.slice(4)).toEqual([post(1850, 0), post(3000, 4000)]);
});

test("so does one in a thick wall inside the house, clear of doors; a thin one has none", () => {
  const inside = (thickness: number, doors: readonly Rect[] = []): FrameLevel => {
    const { walls, ...level } = storey(
      [...CORNERS, post(3000, 0), post(3000, 4000), post(0, 2000), post(6000, 2000)],
      doors,
    );
    return {
      ...level,
      walls: [...walls, { id: "w9", kind: "internal", from: [0, 2000], to: [6000, 2000], thickness }],
    };
  };
  const placed = (level: FrameLevel) => wholeFrame([level], SPAN, POST)[0]?.slice(level.columns.length);
  expect(placed(inside(POST))).toEqual([post(3000, 2000)]);
  expect(placed(inside(POST, [rect(2700, 1800, 3700, 2200)]))).toEqual([post(2550, 2000)]);
  expect(placed(inside(115))).toEqual([]);
  expect(shortenedBeams([inside(POST)], SPAN, POST)).toEqual([inside(POST).columns]);
});

test("where windows take the whole wall none stands in it; windows that may move leave it its place", () => {
  const filled = storey([...CORNERS, post(3000, 4000)], [window(200, 5800)]);
  expect(wholeFrame([filled], SPAN, POST)).toEqual([filled.columns]);
  expect(shortenedBeams([{ ...filled, openings: [] }], SPAN, POST)).toEqual([[...filled.columns, post(3000, 0)]]);
});

test("a frame whose beams are short enough stays as it is", () => {
  const levels = [storey([...CORNERS, post(3000, 0), post(3000, 4000)])];
  expect(wholeFrame(levels, SPAN, POST)).toEqual([levels[0]?.columns]);
  expect(shortenedBeams(levels, SPAN, POST)).toEqual([levels[0]?.columns]);
});
