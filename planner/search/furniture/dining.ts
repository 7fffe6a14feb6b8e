import { type Rect, rect } from "#planner/geometry/rect.ts";
import { distance, type Floor, stands, threshold } from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";

/** Tables with what stands around them: six are seated on the long sides, four likewise (rules: 3 feet by 4, and by 5 and a half). */
const TABLES = [
  { kind: "dining-table-6", long: 1650, short: 900, seats: 3 },
  { kind: "dining-table-4", long: 1200, short: 900, seats: 2 },
] as const;
/** Behind a chair that is sat on: 750 with a way past it, 600 at least; before the short sides one only passes. */
const BEHIND = [750, 600] as const;
const AT_ENDS = 350;
const CHAIR = 450;
/** A chair stands this far under the table. */
const UNDER = 120;
const STEP = 100;

/** The largest table that leaves room for its chairs and for walking past, near the kitchen in a room that is shared. */
export function furnishDining(floor: Floor, shared: boolean, put: Put, mostSeats: 4 | 6 = 6): void {
  const { room } = floor;
  const kitchen = floor.ways.find(({ other }) => other === "kitchen" || other === "kitchen-dining");
  for (const { kind, long, short, seats } of TABLES) {
    if (2 * seats > mostSeats) continue;
    for (const behind of BEHIND) {
      let best: { body: Rect; zone: Rect; chairs: Rect; wide: boolean; cost: number } | null = null;
      for (const wide of [true, false]) {
        const [w, d] = wide ? [long, short] : [short, long];
        const [besideX, besideY] = wide ? [AT_ENDS, behind] : [behind, AT_ENDS];
        const reach = CHAIR - UNDER;
        for (let x = room.x0 + besideX; x + w + besideX <= room.x1; x += STEP) {
          for (let y = room.y0 + besideY; y + d + besideY <= room.y1; y += STEP) {
            const body = rect(x, y, x + w, y + d);
            const cost = placeCost(body, room, shared, kitchen === undefined ? null : threshold(room, kitchen));
            if (best !== null && cost >= best.cost) continue;
            const chairs = wide ? rect(x, y - reach, x + w, y + d + reach) : rect(x - reach, y, x + w + reach, y + d);
            const zone = rect(x - besideX, y - besideY, x + w + besideX, y + d + besideY);
            if (stands(floor, chairs, zone)) best = { body, zone, chairs, wide, cost };
          }
        }
      }
      if (best === null) continue;
      put(kind, { body: best.body, front: best.wide ? [0, 1] : [1, 0] });
      chairs(best.body, best.wide, seats, put);
      floor.bodies.push(best.chairs);
      floor.zones.push(best.zone);
      return;
    }
  }
}

function placeCost(body: Rect, room: Rect, shared: boolean, kitchen: Rect | null): number {
  if (!shared) return distance(body, room);
  const wall = Math.min(body.x0 - room.x0, room.x1 - body.x1, body.y0 - room.y0, room.y1 - body.y1);
  return (kitchen === null ? -distance(body, room) : distance(body, kitchen)) + wall / 4;
}

function chairs(body: Rect, wide: boolean, perSide: number, put: Put): void {
  const [low, high] = wide ? [body.x0, body.x1] : [body.y0, body.y1];
  const pitch = (high - low) / perSide;
  for (let i = 0; i < perSide; i++) {
    const at = Math.round(low + pitch * (i + 0.5) - CHAIR / 2);
    if (wide) {
      put("chair", { body: rect(at, body.y0 - CHAIR + UNDER, at + CHAIR, body.y0 + UNDER), front: [0, 1] });
      put("chair", { body: rect(at, body.y1 - UNDER, at + CHAIR, body.y1 - UNDER + CHAIR), front: [0, -1] });
    } else {
      put("chair", { body: rect(body.x0 - CHAIR + UNDER, at, body.x0 + UNDER, at + CHAIR), front: [1, 0] });
      put("chair", { body: rect(body.x1 - UNDER, at, body.x1 - UNDER + CHAIR, at + CHAIR), front: [-1, 0] });
    }
  }
}
