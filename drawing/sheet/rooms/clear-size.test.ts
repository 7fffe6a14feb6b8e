import { expect, test } from "vitest";
import { sizedBox } from "#drawing/sheet/rooms/clear-size.ts";
import { rect } from "#planner/geometry/rect.ts";
import { rectMinus } from "#planner/geometry/rect-minus.ts";
import type { Room } from "#planner/plan/plan.ts";

const WHOLE = rect(0, 0, 7000, 6000);

function room(kind: Room["kind"], taken: ReturnType<typeof rect>): Room {
  const area = (7000 * 6000 - (taken.x1 - taken.x0) * (taken.y1 - taken.y0)) / 1e6;
  return { id: "g", kind, label: "", polygon: rectMinus(WHOLE, [taken]), area };
}

test("a garage with a stub of wall between its cars is as large as it is around that; one with a corner cut out, and every other room, as its largest rectangle", () => {
  const stub = rect(3400, 4500, 3600, 6000);
  const depthOf = (some: Room) => sizedBox(some).y2 - sizedBox(some).y1;
  expect(depthOf(room("garage", stub))).toBe(6000);
  expect(depthOf(room("living", stub))).toBe(4500);
  expect(depthOf(room("garage", rect(3600, 5750, 7000, 6000)))).toBe(5750);
});
