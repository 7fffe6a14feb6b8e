import { expect, test } from "vitest";
import { massing } from "#drawing/facade/massing.ts";
import { bayFloor } from "#drawing/sheet/heights/floor-levels.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** The house with its car's bay closed by a wall, in which a garage's door stands. */
function garaged(): { readonly plan: Plan; readonly ground: Level } {
  const [first, ...above] = HOUSE_30X60.levels as readonly [Level, ...Level[]];
  const bay = first.rooms.find(({ kind }) => kind === "parking") as Level["rooms"][number];
  const { x1, x2, y1 } = boxAround(bay.polygon);
  const middle = (x1 + x2) / 2;
  const y = y1 + 115;
  const within = bay.polygon.map((point): Point => (point[1] === y1 ? [point[0], y1 + 230] : point));
  const ground: Level = {
    ...first,
    rooms: first.rooms.map((room) => (room === bay ? { ...room, kind: "garage", polygon: within } : room)),
    walls: [...first.walls, { id: "front", kind: "external", from: [x1, y], to: [x2, y], thickness: 230 }],
    openings: [
      ...first.openings,
      {
        id: "garage-door",
        kind: "door",
        tag: "D1",
        wall: "front",
        from: [middle - 1067, y],
        to: [middle + 1067, y],
        sill: 0,
        head: 2134,
        rooms: [bay.id, "outside"],
      },
    ],
  };
  return { plan: { ...HOUSE_30X60, levels: [ground, ...above] }, ground };
}

test("under a garage's door the plinth is no higher than the garage's floor, and the door stands on it", () => {
  const { plan, ground } = garaged();
  const { solids } = massing(plan);
  const door = solids.flatMap(({ openings }) => openings).find(({ opening }) => opening.id === "garage-door");
  expect(door?.z1).toBe(bayFloor(ground));
  const hole = growBox(
    boxAround([
      [door?.x1 ?? 0, door?.y ?? 0],
      [door?.x2 ?? 0, (door?.y ?? 0) + 230],
    ]),
    -5,
  );
  const under = solids.filter(({ part, level, ...box }) => part === "plinth" && level === 0 && boxesOverlap(box, hole));
  expect(under.length).toBeGreaterThan(0);
  expect(Math.max(...under.map(({ z2 }) => z2))).toBe(bayFloor(ground));
});

test("columns in a garage's walls stand on the plinth; those of an open bay go down to the ground", () => {
  const least = (plan: Plan): number =>
    Math.min(
      ...massing(plan)
        .solids.filter(({ part, level }) => part === "column" && level === 0)
        .map(({ z1 }) => z1),
    );
  expect(least(garaged().plan)).toBe(HOUSE_30X60.levels[0]?.floorLevel);
  expect(least(HOUSE_30X60)).toBe(0);
});
