import { expect, test } from "vitest";
import { corners, rect } from "#planner/geometry/rect.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { longestGood } from "#planner/rules/review/proportion.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { searched } from "#planner/search/fixtures/searched.ts";
import { lawfulPlans } from "#planner/search/lawful-plans.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { shifted } from "#planner/search/legalise/shifts.ts";
import { sidesOf, touchLength } from "#planner/search/legalise/wall-across.ts";
import { likelyShifts } from "#planner/search/likely-shifts.ts";
import { changedHouse } from "#planner/search/opened-house.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const DOOR = 800;

test("no wall is shifted so far that a room is longer than its kind may be, narrower than a good one, or loses the wall of its door", () => {
  const { input, candidates } = searched({ plot: { width: 35, depth: 50 }, facing: "E", bedrooms: 3 }, HALF_EFFORT);
  const nothing = (): void => {};
  let shifts = 0;
  for (const candidate of candidates.slice(0, 6)) {
    for (const { reviewed, thoughts } of lawfulPlans([candidate], input, nothing, nothing)) {
      const before = changedHouse({ ...input, candidate, thoughts });
      for (const shift of likelyShifts(before, reviewed.plan)) {
        shifts++;
        const [was, is] = [before, shifted(before, [shift])].map((levels) => roomsOf(levels));
        for (const [id, room] of is ?? []) {
          const [had, has] = [sidesOf(was?.get(id)?.rect ?? room.rect), sidesOf(room.rect)];
          expect(has.long / has.short).toBeLessThanOrEqual(Math.max(longestGood(room.spec.kind), had.long / had.short));
          expect(has.short).toBeGreaterThanOrEqual(Math.min(room.spec.goodWidth, had.short));
        }
        for (const { kind, rooms } of reviewed.plan.levels.flatMap(({ openings }) => openings)) {
          const [one, other] = rooms.map((id) => is?.get(id));
          if (kind !== "door" || one === undefined || other === undefined || one.notch || other.notch) continue;
          expect(touchLength(one.rect, other.rect)).toBeGreaterThanOrEqual(DOOR);
        }
      }
    }
  }
  expect(shifts).toBeGreaterThan(20);
});

test("a wall is shifted into a passage wider than it need be, and no farther", () => {
  const shiftsOf = (wide: number): readonly number[] => {
    const [bedroom, passage] = [rect(230, 230, 4230, 3230), rect(230, 3345, 4230, 3345 + wide)];
    const placed = [
      ["bed-1", "bedroom", bedroom],
      ["way", "passage", passage],
    ] as const;
    const far = passage.y1 + 115;
    const walls = [
      wall("front", 115, 115, 4345, 115, 230),
      wall("right", 4345, 115, 4345, far, 230),
      wall("rear", 115, far, 4345, far, 230),
      wall("left", 115, 115, 115, far, 230),
      wall("between", 115, 3287.5, 4345, 3287.5, 115),
    ];
    const rooms = placed.map(([key, kind, clear]) => ({
      spec: specOf({ key, kind, label: kind, owner: null }, 0, 12e6, profileOf("in")),
      rect: clear,
      open: false,
    }));
    const level = {
      index: 0,
      footprint: rect(0, 0, 4460, far + 115),
      inside: rect(230, 230, 4230, passage.y1),
      party: { left: false, right: false, rear: false },
      rooms,
      walls,
      padaCost: () => 0,
    };
    const drawn = rooms.map(({ spec: { id, kind, label }, rect: clear }) => ({
      id,
      kind,
      label,
      polygon: corners(clear),
      area: ((clear.x1 - clear.x0) * (clear.y1 - clear.y0)) / 1e6,
    }));
    const plan = {
      ...HOUSE_30X60,
      levels: [{ ...HOUSE_30X60.levels[0], rooms: drawn, openings: [] }],
    } as unknown as Plan;
    return likelyShifts([level], plan).map(({ by }) => by);
  };
  expect(shiftsOf(1700)[0]).toBeGreaterThanOrEqual(400);
  expect(shiftsOf(1200)).toEqual([]);
});

function wall(id: string, x0: number, y0: number, x1: number, y1: number, thickness: number): Wall {
  return { id, kind: thickness > 115 ? "external" : "internal", from: [x0, y0], to: [x1, y1], thickness };
}

function roomsOf(levels: readonly Omit<PlacedLevel, "columns">[]) {
  return new Map(levels.flatMap(({ rooms }) => rooms.map((room) => [room.spec.id, room])));
}
