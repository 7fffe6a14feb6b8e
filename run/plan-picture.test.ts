import { expect, test } from "vitest";
import { PLAN_PICTURE } from "#content/plan-picture.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { planPicture } from "#run/plan-picture.ts";

test("the small plan holds every hinged door of the ground floor, its walls stop at each opening, and all lies in its frame", () => {
  const picture = planPicture(HOUSE_30X60);
  const ground = HOUSE_30X60.levels[0];
  const hinged = ground?.openings.filter(({ kind, hinge }) => kind === "door" && hinge) ?? [];
  expect(picture.doors.match(/A/g)).toHaveLength(hinged.length);
  const closed = planPicture({ ...HOUSE_30X60, levels: [{ ...(ground as NonNullable<typeof ground>), openings: [] }] });
  const length = (path: string) =>
    [...path.matchAll(/[hv](-?\d+)/g)].reduce((sum, [, by]) => sum + Math.abs(Number(by)), 0);
  const gaps = ground?.openings.filter(({ kind }) => kind !== "ventilator").length ?? 0;
  expect(length(picture.walls)).toBeLessThan(length(closed.walls) - 10 * gaps);
  for (const [, x, y] of picture.rooms.matchAll(/M(\d+) (\d+)/g)) {
    expect(Number(x)).toBeLessThan(picture.width);
    expect(Number(y)).toBeLessThan(picture.height);
  }
});

test("the one that pages carry is small enough to travel with the first page", () => {
  expect(JSON.stringify(PLAN_PICTURE).length).toBeLessThan(1500);
  expect(PLAN_PICTURE.walls.match(/M/g)?.length).toBeGreaterThan(10);
});
