import { expect, test } from "vitest";
import { longestGood } from "#planner/rules/review/proportion.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { changedHouse } from "#planner/search/build/walled-house.ts";
import { likelyShifts } from "#planner/search/finish/likely-shifts.ts";
import { wallsOutOfLine } from "#planner/search/finish/walls-out-of-line.ts";
import { searched } from "#planner/search/fixtures/searched.ts";
import { lawfulPlan } from "#planner/search/judge/lawful-plan.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { shifted } from "#planner/search/legalise/shifts.ts";
import { sidesOf, touchLength } from "#planner/search/legalise/wall-across.ts";

const DOOR = 800;

test("no wall is shifted so far that a room is longer than its kind may be, narrower than a good one, or loses the wall of its door, none out of line with the wall below", () => {
  const { input, candidates } = searched({ plot: { width: 35, depth: 50 }, facing: "E", bedrooms: 3 }, HALF_EFFORT);
  const nothing = (): void => {};
  let shifts = 0;
  for (const candidate of candidates.slice(0, 6)) {
    const standing = lawfulPlan(candidate, input, nothing, nothing);
    for (const { reviewed, thoughts } of standing === null ? [] : [standing]) {
      const before = changedHouse({ ...input, candidate, thoughts });
      for (const together of likelyShifts(before, reviewed.plan)) {
        shifts++;
        const after = shifted(before, together);
        expect(wallsOutOfLine(after)).toBeLessThanOrEqual(wallsOutOfLine(before));
        const [was, is] = [before, after].map((levels) => roomsOf(levels));
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
  expect(shifts).toBeGreaterThan(10);
});

function roomsOf(levels: readonly WalledLevel[]) {
  return new Map(levels.flatMap(({ rooms }) => rooms.map((room) => [room.spec.id, room])));
}
