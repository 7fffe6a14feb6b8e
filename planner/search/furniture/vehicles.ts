import { type Rect, rect } from "#planner/geometry/rect.ts";
import { CAR } from "#planner/plan/car.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";

/** Width of the narrowest of the profiles' bays, in which one gets out of a car, mm. */
const BAY = 2400;
/** Depth of the shortest of the profiles' whole bays, mm. */
const LEAST_DEPTH = 4800;
const TWO_WHEELER = { width: 700, length: 1850, pitch: 950 };

/**
 * Puts cars side by side with their noses to the road, or two-wheelers if no car fits. `car`: the bay is for a car alone. If too shallow it stays
 * empty: a car that stands half in the yard is no piece of the room.
 */
export function parkVehicles(room: Rect, car: boolean, put: Put): void {
  const across = room.x1 - room.x0;
  const deep = room.y1 - room.y0;
  const bays = Math.min(2, Math.floor(across / BAY));
  if (deep >= LEAST_DEPTH && bays > 0) {
    for (let bay = 0; bay < bays; bay++) {
      const x = Math.round(room.x0 + (across * (bay + 0.5)) / bays - CAR.width / 2);
      const nose = room.y0 + CAR.off;
      put("car", { body: rect(x, nose, x + CAR.width, nose + CAR.length), front: [0, -1] });
    }
    return;
  }
  if (car) return;
  const { length } = TWO_WHEELER;
  if (deep >= length + 150) {
    for (const x of placesIn(room.x0 + 150, room.x1))
      put("two-wheeler", { body: rect(x, room.y0 + 50, x + TWO_WHEELER.width, room.y0 + 50 + length), front: [0, -1] });
  } else if (across >= length + 150) {
    // Across the bay, the first before its rear wall.
    const x = room.x0 + 50;
    for (const off of placesIn(50, deep)) {
      const y1 = room.y1 - off;
      put("two-wheeler", { body: rect(x, y1 - TWO_WHEELER.width, x + length, y1), front: [1, 0] });
    }
  }
}

/** Where one or two two-wheelers side by side begin, between two places along the bay. */
function placesIn(from: number, to: number): readonly number[] {
  const { width, pitch } = TWO_WHEELER;
  return [from, from + pitch].filter((at) => at + width + 50 <= to);
}
