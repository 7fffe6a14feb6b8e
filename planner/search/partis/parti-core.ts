import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Core, CoreSite, FixedRoom, ShaftEnd } from "#planner/search/core/core.ts";
import { landingStrip } from "#planner/search/core/landing-strip.ts";
import { shaftUnderHead } from "#planner/search/core/open-flight.ts";
import { wrapFixedRooms } from "#planner/search/core/skeleton.ts";
import { landingOf } from "#planner/search/core/stair-ends.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { Parti } from "#planner/search/partis/parti.ts";
import type { Random } from "#planner/search/random.ts";

/** Between a shaft and an outer wall there is either nothing or a strip wide enough to walk or use, mm. */
export const LEAST_STRIP = 1000;
/** How far along the house the stair may stray from its parti, as a share of the depth. */
export const STRAY = 0.2;
/** Beyond this depth a house between party walls cannot light its middle from front and rear alone, mm. */
const DEEP = 9000;
const GRID = 25;
/** A shaft is stretched by steps of this, mm. */
const STRETCHES = 50;

/** The least side and area of a duct, mm and mm2. */
type LeastDuct = { readonly side: number; readonly area: number };

/** What shafts open to the sky are drawn by: the walls about them, mm, and the least duct. */
type Shafts = { readonly coreWall: number; readonly duct: LeastDuct };

/** One core of a parti: stair and duct near their places, walls around them drawn at random. Null: draw again. */
export function partiCore(
  parti: Parti,
  mirrored: boolean,
  site: CoreSite,
  stair: StairDesign | null,
  duct: LeastDuct,
  carDepth: number,
  random: Random,
): Core | null {
  const { inside, party, coreWall } = site;
  const w = inside.x1 - inside.x0;
  const d = inside.y1 - inside.y0;
  const fixed: FixedRoom[] = [];
  if (w < (parti.leastWidth ?? 0) && d > (parti.mostDepth ?? 0)) return null;
  // Where a side is open, its windows do what a duct would.
  if (parti.court?.kind === "duct" && !(party.left && party.right)) return null;
  if (stair !== null) {
    const { lengthwise, place } = parti.stair;
    const along = stair.along + (stair.stretch > 0 ? STRETCHES * random.below(1 + stair.stretch / STRETCHES) : 0);
    const sw = filling(w, lengthwise ? stair.across : along, coreWall);
    const sd = filling(d, lengthwise ? along : stair.across, coreWall);
    const across = mirrored ? 1 - place[0] : place[0];
    const x = spot(w, sw, across, coreWall);
    // Right behind the car's bay, or freely about the parti's place.
    const behindCar = carDepth > 0 && place[1] > 0.2 && place[1] < 0.8 && random.below(3) === 0;
    const wished = place[1] + (place[1] === 1 ? 0 : (random.fraction() - 0.5) * 2 * STRAY);
    const y = behindCar ? carDepth + coreWall + GRID * random.below(10) : spot(d, sd, wished, coreWall);
    if (x === null || y === null || y + sd > d) return null;
    if (y + sd < d && d - y - sd < LEAST_STRIP + coreWall) return null;
    const shaft = rect(inside.x0 + x, inside.y0 + y, inside.x0 + x + sw, inside.y0 + y + sd);
    const ends: readonly ShaftEnd[] = lengthwise ? ["front", "rear"] : ["left", "right"];
    const entry = ends[random.below(2)] as ShaftEnd;
    if (site.outerStair && !isEnteredFromOutside(landingStrip(shaft, entry, landingOf(stair, 0)), site)) return null;
    fixed.push({ kind: "stair", rect: shaft, entry });
  }
  const enclosed = party.left && party.right && d > DEEP;
  const close = party.left && party.right;
  if (parti.court !== undefined) {
    const { kind, place } = parti.court;
    const at = [mirrored ? 1 - place[0] : place[0], place[1]] as const;
    const court = courtAt(inside, kind, at, fixed[0], { coreWall, duct }, random);
    if (court === null) return null;
    fixed.push({ kind, rect: court, entry: null });
  } else if (enclosed || (party.rear && d > 6000) || random.below(close ? 3 : 12) === 0) {
    const beside = ductBeside(inside, fixed[0], { coreWall, duct }, random);
    if (beside !== null) fixed.push({ kind: "duct", rect: beside, entry: null });
  }
  const skeleton = wrapFixedRooms(
    inside,
    fixed.map((room) => room.rect),
    coreWall,
    random,
  );
  if (skeleton === null) return null;
  const shaft = fixed.find(({ kind }) => kind === "stair");
  return {
    parti: parti.name,
    fixed,
    skeleton,
    underHead: shaft === undefined ? null : underHeadOf(shaft, stair, random),
  };
}

/** On the ground floor of three cores in four rooms go on under the head of a stair that lets them. */
function underHeadOf({ rect: shaft, entry }: FixedRoom, stair: StairDesign | null, random: Random): Rect | null {
  const under = stair === null || entry === null ? null : shaftUnderHead(shaft, entry, stair);
  return under !== null && random.below(4) > 0 ? under : null;
}

/** Whether a landing touches an outer side that one walks along: the front, or a side or the rear where it is open. */
function isEnteredFromOutside(landing: Rect, { inside, party }: CoreSite): boolean {
  if (landing.y0 === inside.y0) return true;
  if ((landing.x0 === inside.x0 && !party.left) || (landing.x1 === inside.x1 && !party.right)) return true;
  return landing.y1 === inside.y1 && !party.rear && !(party.left && party.right);
}

/** The size of a shaft within a span, mm. Where too narrow a strip would be left beside it, it takes all of the span: flights, well or landing grow. */
export function filling(span: number, size: number, coreWall: number): number {
  const spare = span - size;
  return spare > 0 && spare < LEAST_STRIP + coreWall ? span : size;
}

/** Where a shaft starts along a span, mm: at an end if its place is close to it, else with a usable strip on both sides; null where neither can be. */
export function spot(span: number, size: number, place: number, coreWall: number): number | null {
  const spare = span - size;
  if (spare < 0) return null;
  const strip = LEAST_STRIP + coreWall;
  const wished = Math.round((Math.max(0, Math.min(1, place)) * spare) / GRID) * GRID;
  if (wished < strip) return spare < strip && spare > 0 ? null : wished < strip / 2 || spare < 2 * strip ? 0 : strip;
  if (spare - wished < strip) return spare - wished < strip / 2 || spare < 2 * strip ? spare : spare - strip;
  return wished;
}

/**
 * A duct of 3.2 m2 or the least that the profile lets be, or a court of 2.4 to 3 by 2.7 to 3.6 m, about the parti's place; null where it does not fit, or lies
 * too near to front or rear.
 */
function courtAt(
  inside: Rect,
  kind: "duct" | "courtyard",
  place: readonly [number, number],
  stair: FixedRoom | undefined,
  { coreWall, duct }: Shafts,
  random: Random,
): Rect | null {
  const w = inside.x1 - inside.x0;
  const d = inside.y1 - inside.y0;
  const court = kind === "courtyard";
  const across = court ? 2400 + 200 * random.below(4) : Math.max(duct.side, 1300 + 100 * random.below(5));
  const along = court ? 2700 + 300 * random.below(4) : sideFor(Math.max(3_200_000, duct.area), across);
  const x = spot(w, across, place[0], coreWall);
  const y = spot(d, along, place[1] + (random.fraction() - 0.5) * 2 * STRAY, coreWall);
  if (x === null || y === null || y < 2500 || d - y - along < 2500) return null;
  const drawn = rect(inside.x0 + x, inside.y0 + y, inside.x0 + x + across, inside.y0 + y + along);
  if (stair === undefined || !court) return drawn;
  // With no room's width between them, court and stair share a wall.
  const { x0, x1 } = stair.rect;
  const shut = LEAST_STRIP + 2 * coreWall;
  if (drawn.x0 > x1 - 1 && drawn.x0 - x1 < shut) return { ...drawn, x0: x1 + coreWall, x1: x1 + coreWall + across };
  if (drawn.x1 < x0 + 1 && x0 - drawn.x1 < shut) return { ...drawn, x0: x0 - coreWall - across, x1: x0 - coreWall };
  return drawn;
}

/** How long a side of a rectangle has to be for an area, mm, where the other one is so long. */
function sideFor(area: number, other: number): number {
  return Math.ceil(area / other / GRID) * GRID;
}

/** A duct: before or behind the stair and as wide, or at the side wall opposite it, where the middle rooms are dark; null too near to front or rear. */
function ductBeside(
  inside: Rect,
  stair: FixedRoom | undefined,
  { coreWall, duct: { side, area } }: Shafts,
  random: Random,
): Rect | null {
  const d = inside.y1 - inside.y0;
  const w = inside.x1 - inside.x0;
  if (stair !== undefined && random.below(2) === 0) {
    const s = stair.rect;
    const depth = Math.max(side, sideFor(Math.max(2_900_000, area), s.x1 - s.x0));
    const behind = random.below(3) > 0;
    const duct = behind
      ? rect(s.x0, s.y1 + coreWall, s.x1, s.y1 + coreWall + depth)
      : rect(s.x0, s.y0 - coreWall - depth, s.x1, s.y0 - coreWall);
    const room = behind ? inside.y1 - duct.y1 : duct.y0 - inside.y0;
    return room >= 2500 ? duct : null;
  }
  const lengthwise = random.below(2) === 0;
  const dw = lengthwise ? side : Math.min(2450, Math.floor(w / 2));
  const dd = lengthwise ? Math.max(2450, sideFor(area, side)) : Math.max(side, sideFor(Math.max(2_850_000, area), dw));
  const left = stair === undefined ? random.below(2) === 0 : stair.rect.x0 !== inside.x0;
  const x = left ? inside.x0 : inside.x1 - dw;
  // In line with the stair's front or rear wall, or anywhere in the middle.
  const lines =
    stair === undefined
      ? []
      : [stair.rect.y0, stair.rect.y1 - dd, stair.rect.y1 + coreWall, stair.rect.y0 - dd - coreWall];
  const draw = random.below(lines.length + 2);
  const y = lines[draw] ?? inside.y0 + Math.floor((d * (0.35 + 0.4 * random.fraction())) / GRID) * GRID;
  return y < inside.y0 + 2500 || y + dd > inside.y1 - 2500 ? null : rect(x, y, x + dw, y + dd);
}
