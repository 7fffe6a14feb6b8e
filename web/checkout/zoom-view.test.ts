import { expect, test } from "vitest";
import { moveBy, WHOLE, zoomAt } from "#web/checkout/zoom-view.ts";

const FRAME = { width: 400, height: 600 };
const TALL = { width: 1200, height: 2400 };

test("what lies under the finger stays there while it comes nearer", () => {
  const spot = { x: 60, y: -90 };
  const before = zoomAt(WHOLE, 4, { x: 0, y: 0 }, TALL, FRAME);
  const after = zoomAt(before, 1.5, spot, TALL, FRAME);
  const under = ({ scale, x, y }: typeof after) => [(spot.x - x) / scale, (spot.y - y) / scale];
  for (const [index, value] of under(after).entries()) expect(value).toBeCloseTo(under(before)[index] ?? 0, 9);
});

test("it goes no nearer than eight times, and no farther than the whole picture, which then lies in the middle", () => {
  expect(zoomAt(WHOLE, 100, { x: 0, y: 0 }, TALL, FRAME).scale).toBe(8);
  const near = zoomAt(WHOLE, 5, { x: 150, y: 250 }, TALL, FRAME);
  expect(zoomAt(near, 0.01, { x: -120, y: 80 }, TALL, FRAME)).toEqual(WHOLE);
});

test("a picture is moved to its edge and not beyond; one that fits is not moved at all", () => {
  // The whole picture is 300 x 600 in this frame; at twice that its sides overhang by 100 and 300.
  const twice = zoomAt(WHOLE, 2, { x: 0, y: 0 }, TALL, FRAME);
  expect(moveBy(twice, { x: 999, y: -999 }, TALL, FRAME)).toEqual({ scale: 2, x: 100, y: -300 });
  expect(moveBy(WHOLE, { x: 50, y: 50 }, TALL, FRAME)).toEqual(WHOLE);
});
