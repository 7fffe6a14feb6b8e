import { type Rect, rect } from "#planner/geometry/rect.ts";
import { CORE_WALL, type SkeletonNode, wrapFixedRooms } from "#planner/search/core/skeleton.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { Random } from "#planner/search/random.ts";

/** The side of the shaft where one enters and leaves it. */
export type ShaftEnd = "front" | "rear" | "left" | "right";

export type FixedRoom = {
  readonly kind: "stair" | "duct" | "courtyard";
  readonly rect: Rect;
  /** Stairs only. */
  readonly entry: ShaftEnd | null;
};

/** Phase 2: where stair and ducts stand on every level, and the shared walls around them. */
export type Core = {
  readonly parti: string;
  readonly fixed: readonly FixedRoom[];
  readonly skeleton: SkeletonNode;
};

export type CoreSite = {
  /** Inner face of the outer walls. */
  readonly inside: Rect;
  readonly party: { readonly left: boolean; readonly right: boolean; readonly rear: boolean };
};

/** Beyond this depth a house between party walls cannot light its middle from front and rear alone. */
const DEEP = 12400;

/** Draws one core at random; null when the draw does not fit (draw again). */
export function drawCore(site: CoreSite, stair: StairDesign | null, ductSide: number, random: Random): Core | null {
  const { inside, party } = site;
  const w = inside.x1 - inside.x0;
  const d = inside.y1 - inside.y0;
  const fixed: FixedRoom[] = [];
  let place = "plain";
  if (stair !== null) {
    const lengthwise = random.below(3) > 0;
    const sw = lengthwise ? stair.across : stair.along;
    const sd = lengthwise ? stair.along : stair.across;
    const x = spot(w, sw, random, 0.85);
    const y = spot(d, sd, random, 0.3);
    if (x === null || y === null) return null;
    const shaft = rect(inside.x0 + x.at, inside.y0 + y.at, inside.x0 + x.at + sw, inside.y0 + y.at + sd);
    const entry: ShaftEnd = lengthwise
      ? pick(["front", "rear"] as const, random)
      : pick(["left", "right"] as const, random);
    fixed.push({ kind: "stair", rect: shaft, entry });
    place = `${y.name}-${x.name === "middle" ? "centre" : "side"}`;
  }
  const enclosed = party.left && party.right && d > DEEP;
  const likely = party.left && party.right ? 2 : 8;
  if (enclosed || (party.rear && d > 6000) || random.below(likely) === 0) {
    const duct = drawDuct(inside, fixed[0], ductSide, random);
    if (duct !== null) fixed.push({ kind: "duct", rect: duct, entry: null });
    else if (enclosed) return null;
  }
  const skeleton = wrapFixedRooms(
    inside,
    fixed.map((room) => room.rect),
    random,
  );
  if (skeleton === null) return null;
  return { parti: partiName(place, skeleton, fixed), fixed, skeleton };
}

type Spot = { readonly at: number; readonly name: "low" | "high" | "middle" };

/** A place along one axis: at either end, or between with room to spare on both sides. */
function spot(span: number, size: number, random: Random, ends: number): Spot | null {
  if (size > span) return null;
  if (size === span) return { at: 0, name: "low" };
  const room = span - size - CORE_WALL;
  if (random.fraction() < ends) {
    if (room < 1000) return null;
    return random.below(2) === 0 ? { at: 0, name: "low" } : { at: span - size, name: "high" };
  }
  const free = span - size - 2 * (CORE_WALL + 1000);
  if (free < 0) return null;
  return { at: CORE_WALL + 1000 + Math.floor((random.fraction() * free) / 25) * 25, name: "middle" };
}

function drawDuct(inside: Rect, stair: FixedRoom | undefined, side: number, random: Random): Rect | null {
  const w = inside.x1 - inside.x0;
  const d = inside.y1 - inside.y0;
  if (stair !== undefined && random.below(3) > 0) {
    // In the stair's own strip, so that both share one wall.
    const s = stair.rect;
    const depth = Math.max(side, Math.ceil(2_900_000 / (s.x1 - s.x0) / 25) * 25);
    const behind = random.below(2) === 0;
    const duct = behind
      ? rect(s.x0, s.y1 + CORE_WALL, s.x1, s.y1 + CORE_WALL + depth)
      : rect(s.x0, s.y0 - CORE_WALL - depth, s.x1, s.y0 - CORE_WALL);
    const room = behind ? inside.y1 - duct.y1 : duct.y0 - inside.y0;
    return room >= 2500 ? duct : null;
  }
  const lengthwise = random.below(2) === 0;
  const dw = lengthwise ? side : Math.min(2450, Math.floor(w / 2));
  const dd = lengthwise ? 2450 : Math.max(side, Math.ceil(2_850_000 / dw / 25) * 25);
  const x = random.below(2) === 0 ? inside.x0 : inside.x1 - dw;
  const y = inside.y0 + Math.floor((d * (0.35 + 0.4 * random.fraction())) / 25) * 25;
  if (y + dd > inside.y1 - 2500) return null;
  return rect(x, y, x + dw, y + dd);
}

/** Named by where the stair stands and which way the first shared wall runs. */
function partiName(place: string, skeleton: SkeletonNode, fixed: readonly FixedRoom[]): string {
  const court = fixed.some((room) => room.kind === "courtyard");
  const along = skeleton.kind === "cut" && skeleton.vertical;
  const names: Readonly<Record<string, string>> = {
    "low-side": along ? "front-stair-spine" : "front-stair-bands",
    "middle-side": along ? "side-spine" : "three-bands",
    "high-side": along ? "rear-stair-spine" : "rear-stair-bands",
    "low-centre": "front-centre-stair",
    "middle-centre": "central-stair",
    "high-centre": "rear-centre-stair",
    plain: "single-floor",
  };
  const base = names[place] ?? place;
  return court ? `courtyard-${base}` : base;
}

function pick<T>(from: readonly T[], random: Random): T {
  return from[random.below(from.length)] as T;
}
