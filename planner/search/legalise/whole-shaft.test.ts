import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { fixedSpec } from "#planner/search/arrange/level-model.ts";
import { armsOf, type WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { withWholeShaft } from "#planner/search/legalise/whole-shaft.ts";

/** A long leg behind, a short one before its left end, a room beside that; `apart`: rooms of the stair. */
function level(legs: readonly Rect[]): WalledLevel {
  const rooms = legs.map((leg, i) => {
    const spec = fixedSpec({ kind: "stair", rect: leg, entry: "left" }, 0, 0, false);
    return { spec: { ...spec, id: `g-stair-${i}`, through: i === 0 }, rect: leg, open: false };
  });
  const wall = (id: string, from: Wall["from"], to: Wall["to"]): Wall => ({
    id,
    kind: "internal",
    from,
    to,
    thickness: 230,
  });
  return {
    index: 0,
    footprint: rect(-230, -230, 7230, 3430),
    inside: rect(0, 0, 7000, 3200),
    party: { left: false, right: false, rear: false },
    rooms,
    walls: [wall("between", [-115, 2085], [7115, 2085]), wall("beside", [1115, -115], [1115, 2085])],
    padaCost: () => 0,
  };
}

test("both legs of a stair with a quarter turn are one room, and the wall between them ends at the short one's side", () => {
  const [long, short] = [rect(0, 2200, 7000, 3200), rect(0, 0, 1000, 1970)];
  for (const legs of [
    [long, short],
    [short, long],
  ]) {
    const { rooms, walls } = withWholeShaft(level(legs));
    expect(rooms).toHaveLength(1);
    expect(rooms[0]?.spec.id).toBe("g-stair-0");
    const arms = rooms.flatMap(armsOf);
    expect(arms).toContainEqual(long);
    expect(arms).toContainEqual(rect(0, 0, 1000, 3200));
    expect(walls.map(({ from, to }) => [from, to])).toEqual([
      [
        [1115, 2085],
        [7115, 2085],
      ],
      [
        [1115, -115],
        [1115, 2085],
      ],
    ]);
  }
});

test("any other shaft and its walls stay as they are", () => {
  const one = level([rect(0, 2200, 7000, 3200)]);
  expect(withWholeShaft(one)).toBe(one);
});
