import type { Rect } from "#planner/geometry/rect.ts";
import type { Group } from "#planner/search/arrange/assign/groups.ts";
import type { Zone } from "#planner/search/arrange/assign/zones.ts";
import { lookAt, MOSTLY_FORBIDDEN, meanThere, type VastuModel } from "#planner/search/arrange/vastu-model.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/** A group that lies across the whole house from its place. */
const FAR = 7;
/** A room wider, or a car longer, than its zone. */
export const NARROW = 30;
/** A car or a sit-out has no way to the road there. */
export const IMPOSSIBLE = 1000;
const LEAST_FRONT = 1200;

/** What it costs, in the objective's measure, that a group lies in a zone, whatever else lies there. */
export function priceIn(
  group: Group,
  zone: Zone,
  rooms: readonly RoomSpec[],
  inside: Rect,
  vastu: VastuModel | null,
): number {
  if (group.front > 0 && zone.front < LEAST_FRONT) return IMPOSSIBLE;
  const { x0, y0, x1, y1 } = zone.rect;
  const narrow = Math.min(x1 - x0, y1 - y0);
  const [w, d] = [inside.x1 - inside.x0, inside.y1 - inside.y0];
  const x = inside.x0 + group.place[0] * w;
  const y = inside.y0 + group.place[1] * d;
  let cost = FAR * (Math.max(0, x0 - x, x - x1) / w + Math.max(0, y0 - y, y - y1) / d);
  cost += lacking(group.across, narrow);
  cost += lacking(group.deep, y1 - y0);
  if (vastu === null) return cost;
  for (const i of group.rooms) cost += vastuOf(i, (rooms[i] as RoomSpec).target, vastu, zone.rect);
  return cost;
}

/** A room that vastu forbids there. */
const VETO = 60;
/** How likely a room is to get the corner of its zone that suits it best, rather than any. */
const CHOICE = 0.6;

/** What a room's place in a zone costs: between that of the best corner and the mean of all four. */
function vastuOf(i: number, target: number, vastu: VastuModel, zone: Rect): number {
  const verdicts = vastu.verdicts[i] as Float64Array | null;
  if (verdicts === null) return 0;
  const unwelcome = vastu.unwelcome[i] as Float64Array | null;
  const price = vastu.roomPrice[i] as number;
  const w = zone.x1 - zone.x0;
  const d = zone.y1 - zone.y0;
  // As square as the zone allows.
  const across = Math.min(w, Math.max(Math.sqrt(target), target / d));
  const along = Math.min(d, target / across);
  let best = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let corner = 0; corner < 4; corner++) {
    const x = zone.x0 + (corner & 1) * (w - across);
    const y = zone.y0 + (corner >> 1) * (d - along);
    lookAt(vastu.built, x, y, x + across, y + along);
    const here = price * (1 - meanThere(verdicts)) + (unwelcome === null ? 0 : costThere(unwelcome, vastu));
    if (here < best) best = here;
    sum += here;
  }
  return CHOICE * best + ((1 - CHOICE) * sum) / 4;
}

/** What a room costs that is unwelcome in some of the rectangle last looked at. */
function costThere(unwelcome: Float64Array, { unwelcomePrice }: VastuModel): number {
  const share = meanThere(unwelcome);
  if (unwelcomePrice !== null) return unwelcomePrice * share;
  return share > MOSTLY_FORBIDDEN ? VETO : 0;
}

function lacking(needed: number, given: number): number {
  return needed > given ? NARROW * Math.min(2, (4 * (needed - given)) / needed) : 0;
}
