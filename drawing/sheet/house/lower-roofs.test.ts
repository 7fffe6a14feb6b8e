import { expect, test } from "vitest";
import { houseSteppedTwice, houseWithLowerRoof, ROOFS } from "#drawing/fixtures/lower-roof-house.ts";
import { withStorey } from "#drawing/fixtures/stepped-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { lowerRoofs, roofsBelow, roofsOver } from "#drawing/sheet/house/lower-roofs.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { areaOf, type Box, boxAround, boxHolds } from "#drawing/sheet/shapes/box.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const areas = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + areaOf(box), 0);
/** The house whose upper storey ends so far from the ground floor's rear. */
function setBack(by: number): Plan {
  const plan = twoStorey30x60();
  const [ground, first] = plan.levels as readonly [Level, Level];
  const { x1, x2, y1, y2 } = boxAround(ground.footprint.flatMap(({ outer }) => outer));
  const outer = [
    [x1, y1],
    [x2, y1],
    [x2, y2 - by],
    [x1, y2 - by],
  ] as const;
  return { ...plan, levels: [ground, { ...first, footprint: [{ outer, holes: [] }] }] };
}

test("a house whose storeys stand one over the other has no lower roof, and over a terrace of the storey below there is none", () => {
  for (const plan of [twoStorey30x60(), HOUSE_20X60, HOUSE_30X60, withStorey(true)])
    expect(lowerRoofs(plan)).toEqual([]);
  const [terrace] = withStorey(false).levels[1]?.rooms.filter(({ kind }) => kind === "terrace") ?? [];
  const { x1, x2, y1, y2 } = boxAround(terrace?.polygon ?? []);
  for (const { boxes } of lowerRoofs(withStorey(false)))
    expect(boxes.filter((box) => boxHolds(box, (x1 + x2) / 2, (y1 + y2) / 2))).toEqual([]);
});

test("lower roofs cover exactly what the next storey leaves out, over each storey of a house that steps back twice", () => {
  const roofs = lowerRoofs(houseSteppedTwice());
  expect(roofs.map(({ level, above, polygon }) => [level.index, above.index, boxAround(polygon)])).toEqual([
    [0, 1, boxAround(ROOFS.rear)],
    [1, 2, boxAround(ROOFS.front)],
  ]);
  for (const { boxes, polygon, area } of roofs) {
    expect(areas(boxes)).toBe(areaOf(boxAround(polygon)));
    expect(area).toBeCloseTo(areas(boxes) / 1e6);
  }
});

test("the roofs between two storeys are worked out once for all who ask, anew for another storey above", () => {
  const [ground, first] = houseSteppedTwice().levels as readonly [Level, Level];
  const roofs = roofsOver(ground, first);
  expect(roofs).toHaveLength(1);
  expect(roofsOver(ground, first)).toBe(roofs);
  expect(roofsOver(ground, undefined)).toEqual([]);
});

test("a roof is seen from the storey beside it and from all above that, not from the one that it covers", () => {
  const plan = houseSteppedTwice();
  const [rear, front] = lowerRoofs(plan);
  expect([0, 1, 2, 3].map((from) => roofsBelow(plan, from))).toEqual([[], [rear], [rear, front], [rear, front]]);
});

test("an upstand follows a lower roof's free edges, inside of them, and leaves the higher storey's wall bare", () => {
  const [roof] = lowerRoofs(houseWithLowerRoof("rear"));
  const { x1, x2, y1, y2 } = boxAround(ROOFS.rear);
  const holds = (x: number, y: number) => roof?.upstand.some((box) => boxHolds(box, x, y));
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  // The house stands to the left and before it.
  expect([holds(x2 - 50, middle[1]), holds(middle[0], y2 - 50), holds(x2 - 50, y2 - 50)]).toEqual([true, true, true]);
  expect([holds(x1 + 50, middle[1]), holds(middle[0], y1 + 50), holds(...middle)]).toEqual([false, false, false]);
  expect(areas(roof?.upstand ?? [])).toBe(PARAPET * (x2 - x1 + (y2 - y1) - PARAPET));
});

test("what is left out in the thickness of a wall or as a ledge is no roof", () => {
  const deep = [200, 500, 700, 1500].map((by) => lowerRoofs(setBack(by)).map(({ polygon }) => boxAround(polygon)));
  expect(deep.map((roofs) => roofs.map(({ y1, y2 }) => y2 - y1))).toEqual([[], [], [700], [1500]]);
});
