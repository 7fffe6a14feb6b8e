import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { withCornerColumns } from "#planner/search/legalise/corner-columns.ts";
import { POST, post, wall } from "#planner/search/legalise/fixtures/walls-and-posts.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function level(index: number, rooms: WalledLevel["rooms"] = []): WalledLevel {
  return {
    index,
    footprint: rect(0, 0, 8000, 8000),
    inside: rect(230, 230, 7770, 7770),
    party: { left: false, right: false, rear: false },
    rooms,
    walls: [],
    padaCost: () => 0,
  };
}

/** Above, two walls meet at (4000, 3000). */
const ABOVE = [wall(true, 4000, 3000, 8000), wall(false, 3000, 4000, 8000)];

test("the column under an upper storey's corner goes on up in it", () => {
  const frame = withCornerColumns([level(0), level(1)], [[post(4000, 3000)], []], [[], ABOVE], POST);
  expect(frame).toEqual([[post(4000, 3000)], [post(4000, 3000)]]);
});

test("where none stands below one begins at the ground, if thick walls take it in on every level", () => {
  const along = [wall(true, 4000, 0, 8000)];
  const from = (below: typeof along) => withCornerColumns([level(0), level(1)], [[], []], [below, ABOVE], POST);
  expect(from(along)).toEqual([[post(4000, 3000)], [post(4000, 3000)]]);
  expect(from([])).toEqual([[], []]);
});

test("a column that would stand out into a room moves into the corner, as far as most of it stands on the one below", () => {
  const spec = specOf({ key: "bed-1", kind: "bedroom", label: "Bedroom 1", owner: null }, 1, 12e6, profileOf("in"));
  const room = { spec, rect: rect(4115, 3115, 7770, 7770), open: false };
  const levels = [level(0), level(1, [room])];
  const [, near] = withCornerColumns(levels, [[post(4030, 3030)], []], [[], ABOVE], POST);
  expect(near).toEqual([post(4000, 3000)]);
  const [, far] = withCornerColumns(levels, [[post(4060, 3060)], []], [[], ABOVE], POST);
  expect(far).toEqual([]);
});

test("walls that cross or end elsewhere are no corner, nor is a thin one", () => {
  const below = [[post(4000, 3000)], []];
  const crossing = [wall(true, 4000, 0, 8000), wall(false, 3000, 4000, 8000)];
  const thin = ABOVE.map((line) => ({ ...line, thickness: 115 }));
  for (const above of [crossing, thin])
    expect(withCornerColumns([level(0), level(1)], below, [[], above], POST)[1]).toEqual([]);
});
