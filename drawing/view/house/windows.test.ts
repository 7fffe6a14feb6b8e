import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { type RoomBehind, roomBehind } from "#drawing/view/house/room-behind.ts";
import { throughGlass } from "#drawing/view/house/through-glass.ts";
import { turnedPlan } from "#drawing/view/house/turned.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { BATHROOMS, BEDROOMS, OPEN_AIR_KINDS } from "#planner/plan/plan.ts";

const SIDES = [twoStorey30x60(), HOUSE_30X60, HOUSE_20X60].flatMap((plan) =>
  (["front", "left", "right"] as const).map((facing) => turnedPlan(plan, facing)),
);

test("behind a pane lies the room that its window lights: curtains or a blind where one sleeps, obscured glass at baths, nothing behind ventilators", () => {
  const met = new Map<string, number>();
  for (const plan of SIDES)
    for (const level of plan.levels)
      for (const opening of level.openings) {
        const { x1, x2, y1, y2 } = boxAround([opening.from, opening.to]);
        if (y1 !== y2) continue;
        const inside = level.rooms
          .filter(({ id, kind }) => opening.rooms.includes(id) && !OPEN_AIR_KINDS.includes(kind))
          .map((room) => ({ ...room, box: boxAround(room.polygon) }));
        const [room] = inside;
        // Seen from the road, the room lies behind the pane.
        if (!room || inside.length > 1 || room.box.y1 < y1) continue;
        const pane = { x1, x2, z1: level.floorLevel + opening.sill, z2: level.floorLevel + opening.head, y: y1 };
        const behind = roomBehind(plan, pane);
        met.set(opening.kind, (met.get(opening.kind) ?? 0) + 1);
        if (opening.kind === "ventilator") expect(behind, opening.id).toBeNull();
        else {
          expect(behind?.room.x1, opening.id).toBe(Math.min(room.box.x1, x1));
          if (BEDROOMS.includes(room.kind)) expect(["curtains", "blind"], opening.id).toContain(behind?.dressing.kind);
          if (BATHROOMS.includes(room.kind)) expect(behind?.dressing.kind, opening.id).toBe("obscured");
        }
      }
  expect(met.get("window")).toBeGreaterThan(3);
  expect(met.get("ventilator")).toBeGreaterThan(0);
});

const BEDROOM: RoomBehind = {
  window: { x1: 1000, x2: 2600, z1: 1350, z2: 2550 },
  room: { x1: 0, x2: 3600, z1: 450, z2: 3300 },
  deep: 3500,
  dressing: { kind: "curtains", left: 0.2, right: 0.2, net: false, tied: false },
  fabric: 0,
  lit: false,
};

/** The light that comes through a pane at a place, of green alone. */
function seen(behind: RoomBehind, x: number, slantX: number, outside: number): number {
  const into = new Float64Array(3);
  throughGlass("#86a7b5", behind).through?.(x, 1900, slantX, 0.1, new Float64Array(3).fill(outside), into);
  return into[1] as number;
}

test("curtains hang at a window's sides, lit from outside and brighter than the room between them", () => {
  const [side, middle] = [seen(BEDROOM, 1080, 0, 2), seen(BEDROOM, 1800, 0, 2)];
  expect(side).toBeGreaterThan(middle * 2);
  expect(seen(BEDROOM, 2540, 0, 2)).toBeGreaterThan(middle * 2);
  expect(seen(BEDROOM, 1080, 0, 1)).toBeCloseTo(side / 2, 6);
  expect(seen({ ...BEDROOM, dressing: { kind: "none" } }, 1080, 0, 2)).toBeLessThan(side / 2);
});

test("what lies behind a pane moves as one moves before it, and a room with its lamp on is brighter", () => {
  // Beside the left curtain's edge: looked at from the right, one meets it.
  expect(seen(BEDROOM, 1400, -0.8, 2)).toBeGreaterThan(seen(BEDROOM, 1400, 0, 2) * 1.5);
  expect(seen({ ...BEDROOM, lit: true }, 1800, 0, 2)).toBeGreaterThan(seen(BEDROOM, 1800, 0, 2) * 1.2);
});
