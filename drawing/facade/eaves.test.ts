import { expect, test } from "vitest";
import { elevationScene } from "#drawing/facade/build-scene.ts";
import { eavesOf } from "#drawing/facade/eaves.ts";
import { STYLES } from "#drawing/facade/elevation-sheet.ts";
import { facadeOf } from "#drawing/facade/facade.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";

const box = (x1: number, x2: number, y1: number, y2: number) => ({ x1, x2, y1, y2 });

test("a roof set back behind a terrace has an eave of its own, a balcony's depth is the same eave", () => {
  expect(eavesOf([box(0, 4000, 0, 9000), box(4000, 9000, 3000, 9000)])).toEqual([
    { x1: 0, x2: 4000, y: 0 },
    { x1: 4000, x2: 9000, y: 3000 },
  ]);
  expect(eavesOf([box(0, 4000, 0, 9000), box(4000, 9000, 1200, 9000)])).toEqual([{ x1: 0, x2: 9000, y: 0 }]);
});

test("nothing is an eave where there is no roof", () => {
  expect(eavesOf([box(0, 3000, 0, 9000), box(6000, 9000, 0, 9000)])).toEqual([
    { x1: 0, x2: 3000, y: 0 },
    { x1: 6000, x2: 9000, y: 0 },
  ]);
});

// Not modern, whose box frame stands on sides of its own before all that it frames.
test.each(["traditional", "contemporary", "colonial"] as const)(
  "in the %s style no roof stands over the open air",
  (name) => {
    const { brief, ...rest } = twoStorey30x60();
    const plan = { ...rest, brief: { ...brief, style: name } };
    const facade = facadeOf(plan);
    const { roof } = facade.massing;
    const scene = elevationScene(facade, STYLES[name]);
    const drawn = scene.fixtures.flatMap((fixture) =>
      fixture.drawn.flatMap(({ contours }) =>
        contours.map(({ from, segments }) => {
          const { x1, x2, y2 } = boxAround([from, ...segments.map(({ to }) => to)]);
          return { x1, x2, y1: fixture.y, z2: y2 };
        }),
      ),
    );
    const high = [...drawn, ...scene.faces].filter(({ z2 }) => z2 > roof - 100);
    expect(high.length).toBeGreaterThan(10);
    const open = plan.levels[1]?.rooms.find(({ kind }) => kind === "balcony");
    const air = boxAround(open?.polygon ?? []);
    const reach = 800;
    const floating = high.filter(({ x1, x2, y1 }) => air.x1 + reach < x2 && x1 < air.x2 - reach && y1 < air.y2 - reach);
    expect(floating).toEqual([]);
  },
);
