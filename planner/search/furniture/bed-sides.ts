import type { Rect } from "#planner/geometry/rect.ts";
import { across, against, type Floor, lit, type Shape, type Spot, stands } from "#planner/search/furniture/floor.ts";

/** Beside a double one stands and makes the bed on so much floor, mm; it moves so far for it, in such steps. */
const EASY = 600;
const SHIFT = 300;
const NUDGE = 25;
/** Floor before a wardrobe that is left at least, mm. */
const BEFORE_WARDROBE = 600;

type Pair = { readonly bed: Spot; readonly wardrobe: Spot | null };
/** `sides`: the floor on both sides that the bed moved for. */
type Evened = Pair & { readonly sides: Rect | null };

/**
 * A double and its wardrobe, the bed moved along its wall where that leaves more floor on its narrower side, up to `EASY`: it was tried where it meets
 * something, with its least floor beside it, and may have a foot to spare on the other side. The wardrobe gives up what it has before it beyond two feet.
 */
export function evened(floor: Floor, { bed, wardrobe }: Pair, { depth, clear, beside }: Shape): Evened {
  if (beside === undefined) return { bed, wardrobe, sides: null };
  const narrowed = wardrobe === null ? null : withLeast(floor, wardrobe);
  for (let wide = EASY; wide > beside; wide -= NUDGE) {
    for (const near of [wardrobe, narrowed]) {
      const taken: Floor =
        near === null ? floor : { ...floor, bodies: [...floor.bodies, near.body], zones: [...floor.zones, near.zone] };
      for (let by = 0; by <= SHIFT; by += NUDGE) {
        for (const from of [bed.from - by, bed.from + by]) {
          const to = from + bed.to - bed.from;
          const body = against(floor.room, bed.side, from, to, depth);
          const sides = against(floor.room, bed.side, from - wide, to + wide, depth);
          const zone = against(floor.room, bed.side, from - beside, to + beside, depth + clear);
          if (lit(floor, { ...bed, from, to }) && !lit(floor, bed)) continue;
          if (!stands(taken, body, zone) || !stands(taken, body, sides)) continue;
          return { bed: { ...bed, from, to, body, zone }, wardrobe: near, sides };
        }
      }
    }
  }
  return { bed, wardrobe, sides: null };
}

/** A wardrobe with no more floor before it than it needs. */
function withLeast({ room }: Floor, { side, from, to, body, ...rest }: Spot): Spot {
  return { ...rest, side, from, to, body, zone: against(room, side, from, to, across(body, side) + BEFORE_WARDROBE) };
}
