import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { crossingColumns } from "#planner/search/legalise/crossing-columns.ts";
import { wall } from "#planner/search/legalise/fixtures/walls-and-posts.ts";

const FRAME = wallsOf(profileOf("in"), "rcc-frame");
const HOUSE = rect(0, 0, 8000, 8000);
const FRONT = wall(false, 115, 115, 7885);

test("a column in the front is longer along the wall that runs inward, but not where that wall is a little aside above: there it would stand in a room", () => {
  const inward = wall(true, 4000, 115, 7885);
  const aside = wall(true, 4010, 115, 7885);
  const long = rect(3885, 0, 4115, FRAME.postAlong);
  expect(FRAME.postAlong).toBeGreaterThan(FRAME.post);
  expect(
    crossingColumns(
      [
        [FRONT, inward],
        [FRONT, inward],
      ],
      HOUSE,
      FRAME,
    ),
  ).toEqual([{ body: long, top: 1 }]);
  const square = rect(3885, 0, 4115, FRAME.post);
  expect(
    crossingColumns(
      [
        [FRONT, inward],
        [FRONT, aside],
      ],
      HOUSE,
      FRAME,
    ),
  ).toEqual([{ body: square, top: 1 }]);
});

test("it is as high as walls cross there, and no higher for one farther aside", () => {
  const inward = wall(true, 4000, 115, 7885);
  const far = wall(true, 4040, 115, 7885);
  const [column] = crossingColumns(
    [
      [FRONT, inward],
      [FRONT, far],
      [FRONT, inward],
    ],
    HOUSE,
    FRAME,
  );
  expect(column).toEqual({ body: rect(3885, 0, 4115, FRAME.postAlong), top: 0 });
});
