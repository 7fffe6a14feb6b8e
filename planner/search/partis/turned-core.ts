import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Core, CoreSite, FixedRoom, ShaftEnd } from "#planner/search/core/core.ts";
import { wrapFixedRooms } from "#planner/search/core/skeleton.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { Parti } from "#planner/search/partis/parti.ts";
import { filling, LEAST_STRIP, STRAY, spot } from "#planner/search/partis/parti-core.ts";
import type { Random } from "#planner/search/random.ts";

/** How many numbers of risers the first leg may have, from the least up. */
const MORE_RISERS = 4;
/** How often walls about two legs of some length are drawn before that length is given up. */
const WRAPS = 4;
/** On the ground floor the long leg may reach on under the landing above by steps of this, mm, so that the room beside it is as wide as it ought to be. */
const UNDER_LANDING = 200;
/** How many numbers of such steps there may be, from none up. */
const MOST_UNDER = 5;
/** While rooms are arranged a leg may grow by the landing that it has on the other floor, and by this much more, mm. */
const SPARE = 300;
/** One floor in this many has both legs at their full lengths, as if each had its landing there. */
const ALIKE = 4;

/**
 * A core about a stair with a quarter turn, in a house of two storeys: the long leg at its parti's place, the short one beside its lower end. On the ground
 * floor the long leg ends at its last step, on the upper floor the short one at its first: what lies beyond is another room's floor. Null: draw again.
 */
export function turnedCore(
  parti: Parti,
  mirrored: boolean,
  { inside, coreWall, outerStair }: CoreSite,
  stair: StairDesign,
  random: Random,
): Core | null {
  if (outerStair || parti.court !== undefined) return null;
  const { lengthwise, place } = parti.stair;
  const { flightWidth, between, landing, tread } = stair;
  const [w, d] = [inside.x1 - inside.x0, inside.y1 - inside.y0];
  const [long, across] = lengthwise ? [d, w] : [w, d];
  const first = (stair.flights[0] as number) + random.below(MORE_RISERS);
  const steps = between + (stair.risers - first - 1) * tread;
  const leg = (first - 1) * tread - coreWall;
  // Sometimes more than the landing: then a strip of use is left beyond the last step on the ground floor, where the landing above ends at an outer wall.
  const more = (): number => landing + (random.below(2) === 0 ? 0 : LEAST_STRIP + coreWall - landing);
  const full = filling(long, steps + more(), coreWall);
  const aside = mirrored ? 1 - place[0] : place[0];
  const behind = place[1] + (place[1] === 1 ? 0 : (random.fraction() - 0.5) * 2 * STRAY);
  const u = spot(long, full, lengthwise ? behind : aside, coreWall);
  const v = spot(across, flightWidth, lengthwise ? aside : behind, coreWall);
  if (u === null || v === null) return null;
  const forward = random.below(2) === 0;
  const wished = leg + landing;
  const spaces = [v - coreWall, across - v - flightWidth - coreWall];
  const sides = [0, 1].filter((side) => (spaces[side] as number) >= wished);
  const side = sides[random.below(Math.max(1, sides.length))];
  if (side === undefined) return null;
  const whole = filling(spaces[side] as number, wished, coreWall);
  const longLeg = (length: number): Rect =>
    forward ? box(u, u + length, v, v + flightWidth) : box(u + full - length, u + full, v, v + flightWidth);
  const shortLeg = (length: number): Rect => {
    const [a, b] = forward ? [u, u + flightWidth] : [u + full - flightWidth, u + full];
    const near = v + flightWidth + coreWall;
    return side === 0 ? box(a, b, v - coreWall - length, v - coreWall) : box(a, b, near, near + length);
  };
  function box(u0: number, u1: number, v0: number, v1: number): Rect {
    const { x0, y0 } = inside;
    return lengthwise ? rect(x0 + v0, y0 + u0, x0 + v1, y0 + u1) : rect(x0 + u0, y0 + v0, x0 + u1, y0 + v1);
  }
  const head: ShaftEnd = lengthwise ? (forward ? "rear" : "front") : forward ? "right" : "left";
  const foot: ShaftEnd = lengthwise ? (side === 0 ? "left" : "right") : side === 0 ? "front" : "rear";
  const fixedWith = (up: number, down: number): readonly FixedRoom[] => [
    { kind: "stair", rect: longLeg(up), entry: head, growth: full - up + SPARE },
    { kind: "stair", rect: shortLeg(down), entry: foot, growth: whole - down + SPARE },
  ];
  const under = Math.min(full, steps + UNDER_LANDING * random.below(MOST_UNDER));
  const wrapped = (up: number, down: number): Floor | null => {
    const fixed = fixedWith(up, down);
    const rects = fixed.map((room) => room.rect);
    for (let i = 0; i < WRAPS; i++) {
      const skeleton = wrapFixedRooms(inside, rects, coreWall, random);
      if (skeleton !== null) return { fixed, skeleton };
    }
    return null;
  };
  // Where the strip beyond a leg's last step is too narrow to use, the leg takes it.
  const below = (random.below(ALIKE) > 0 ? wrapped(under, whole) : null) ?? wrapped(full, whole);
  const above = (random.below(ALIKE) > 0 ? wrapped(full, leg) : null) ?? wrapped(full, whole);
  return below === null || above === null ? null : { parti: parti.name, ...below, turn: { risers: first, above } };
}

type Floor = Pick<Core, "fixed" | "skeleton">;
