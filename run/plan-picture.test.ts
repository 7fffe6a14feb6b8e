import { expect, test } from "vitest";
import { PLAN_PICTURE } from "#content/plan-picture.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { planPicture } from "#run/plan-picture.ts";

test("the small plan holds every hinged door of the ground floor, its walls stop at each opening, and all lies in its frame", () => {
  const picture = planPicture(HOUSE_30X60);
  const ground = HOUSE_30X60.levels[0];
  const hinged = ground?.openings.filter(({ kind, hinge }) => kind === "door" && hinge) ?? [];
  expect(picture.doors.match(/a/g)).toHaveLength(hinged.length);
  const closed = planPicture({ ...HOUSE_30X60, levels: [{ ...(ground as NonNullable<typeof ground>), openings: [] }] });
  const length = (path: string) =>
    [...path.matchAll(/[hv](-?\d+)/g)].reduce((sum, [, by]) => sum + Math.abs(Number(by)), 0);
  const gaps = ground?.openings.filter(({ kind }) => kind !== "ventilator").length ?? 0;
  expect(length(picture.walls)).toBeLessThan(length(closed.walls) - 10 * gaps);
  for (const [, x, y] of (picture.floor + picture.furniture + picture.doors).matchAll(/M(\d+) (\d+)/g)) {
    expect(Number(x)).toBeLessThan(picture.width);
    expect(Number(y)).toBeLessThan(picture.height);
  }
});

test("a ground floor full of furniture leaves out the smaller pieces rather than grow beyond what the first page can carry", () => {
  const ground = HOUSE_30X60.levels[0] as (typeof HOUSE_30X60.levels)[number];
  const piece = ground.furniture[0] as (typeof ground.furniture)[number];
  const picture = (...kinds: readonly (typeof piece.kind)[]) =>
    planPicture({
      ...HOUSE_30X60,
      levels: [{ ...ground, furniture: kinds.map((kind) => ({ ...piece, kind })) }],
    });
  const bare = picture();
  expect(picture("sofa-3", "basin").furniture.length).toBeGreaterThan(picture("sofa-3").furniture.length);
  const full = picture("sofa-3", ...Array.from({ length: 40 }, () => "basin" as const));
  expect(full).toEqual(picture("sofa-3"));
  expect(full.furniture.length).toBeGreaterThan(bare.furniture.length);
});

test("the one that pages carry is small enough to travel with the first page", () => {
  expect(Object.values(PLAN_PICTURE).join("").length).toBeLessThanOrEqual(720);
  expect(PLAN_PICTURE.walls.match(/M/g)?.length).toBeGreaterThan(10);
});
