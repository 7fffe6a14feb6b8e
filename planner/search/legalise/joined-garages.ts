import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { frontIdOf } from "#planner/search/legalise/garages.ts";
import { centredBody, isSolid, wallBody } from "#planner/search/legalise/line.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** What a garage for two cars is called. */
const DOUBLE_GARAGE = "Double garage";

/** Two garages open to one another for less than this are better apart, mm: one opens the doors of a car there. */
const LEAST_OPENING = 2400;

/** Two garages side by side, the left one first; the strip in which the wall between them stands, up to the rear of the shallower one; and that wall. */
type Pair = { readonly a: PlacedRoom; readonly b: PlacedRoom; readonly strip: Rect; readonly wall: Wall };

/** The stretch of a strip that lies open, and the columns at its ends that a beam over it rests on. */
type Opening = { readonly open: Rect; readonly columns: readonly Rect[] };

/** What stands on the garages: the next storey, if there is one, and whether another is built later. */
export type Load = { readonly above: WalledLevel | undefined; readonly isToGrow: boolean };

/**
 * The ground floor and its column bodies with two garages side by side joined to one for two cars; each keeps its own door. Under a roof alone, whose trusses
 * reach over both, nothing takes the wall's place. Elsewhere a beam does, between two columns no farther apart than the span (mm), nor beyond a wall across
 * above: before and behind it the wall stays, as stubs between the cars.
 */
export function joinGarages(
  ground: WalledLevel,
  bodies: readonly Rect[],
  load: Load,
  walls: Walls,
  span: number,
): { readonly ground: WalledLevel; readonly bodies: readonly Rect[] } {
  const apart = { ground, bodies };
  const pair = pairOf(ground);
  if (pair === null) return apart;
  const { a, b, strip, wall } = pair;
  const inStrip = bodies.filter((body) => overlaps(body, strip) && body.y0 > ground.inside.y0);
  const opening = openingIn(pair, inStrip, load, walls, span);
  if (opening === null) return apart;
  const { open, columns } = opening;
  const isFront = (one: Wall): boolean =>
    one.id === frontIdOf(a) || one.id === frontIdOf(b) || (one.from[1] < strip.y0 && isWithin(one, strip));
  const others = ground.walls.filter((one) => one !== wall && !isFront(one));
  const joined = joinedRoom(pair, open);
  return {
    bodies: [...bodies, ...columns.filter((one) => !bodies.some((other) => overlaps(one, other)))],
    ground: {
      ...ground,
      walls: [...closedBehind(others, open, wall), ...asOne(ground.walls.filter(isFront)), ...stubBefore(pair, open)],
      rooms: ground.rooms.flatMap((room) => (room === a ? [joined] : room === b ? [] : [room])),
    },
  };
}

function pairOf({ rooms, walls, inside }: WalledLevel): Pair | null {
  const [a, b] = rooms
    .filter(({ spec, notch }) => spec.kind === "garage" && spec.car && notch === undefined)
    .sort((one, other) => one.rect.x0 - other.rect.x0);
  if (a === undefined || b === undefined) return null;
  const [x0, x1] = [a.rect.x1, b.rect.x0];
  const wall = walls.find(
    ({ from, to, thickness }) =>
      from[0] === to[0] &&
      from[0] === (x0 + x1) / 2 &&
      thickness === x1 - x0 &&
      Math.min(from[1], to[1]) <= inside.y0 &&
      Math.max(from[1], to[1]) > inside.y0,
  );
  return wall === undefined ? null : { a, b, strip: rect(x0, inside.y0, x1, Math.min(a.rect.y1, b.rect.y1)), wall };
}

/**
 * The longest stretch of the strip that may lie open: all of it under a roof alone, or else one between two columns. They stand in the front and the rear,
 * where columns stand already, and under walls across above. Null where no car's doors open in any.
 */
function openingIn(
  { a, b, strip }: Pair,
  columns: readonly Rect[],
  { above, isToGrow }: Load,
  { post, frame }: Walls,
  span: number,
): Opening | null {
  const { x0, x1, y0, y1 } = strip;
  const whole = rect(a.rect.x0, y0, b.rect.x1, y1);
  const isUnderRoof = !isToGrow && !above?.rooms.some((room) => overlaps(room.rect, whole));
  if (isUnderRoof && columns.length === 0) return { open: strip, columns: [] };
  // A frame's column is as wide as the wall, or stands in the cars' way.
  if (frame && x1 - x0 < post) return null;
  const across = (above?.walls ?? []).filter(
    (one) => isSolid(one) && one.from[1] === one.to[1] && overlaps(wallBody(one), strip),
  );
  const half = post / 2;
  const between = [...across.map(({ from }) => from[1]), ...columns.map((one) => (one.y0 + one.y1) / 2)];
  const middles = [y0 - half, ...between.filter((y) => y > y0 && y < y1), y1 + half].sort((one, other) => one - other);
  const bodyAt = (y: number): Rect => centredBody((x0 + x1) / 2, Math.floor(y - half) + half, post);
  const openings = middles.slice(1).map((next, i): Opening => {
    const start = middles[i] as number;
    const from = bodyAt(start);
    const reached = bodyAt(Math.min(next, start + span));
    const inWay = columns.find((one) => start + span < next && overlaps(one, reached));
    const to = inWay === undefined ? reached : bodyAt(inWay.y0 - half);
    return { open: rect(x0, Math.max(y0, from.y1), x1, Math.min(y1, to.y0)), columns: [from, to] };
  });
  const [longest] = openings.sort((one, other) => lengthOf(other.open) - lengthOf(one.open));
  return longest === undefined || lengthOf(longest.open) < LEAST_OPENING ? null : longest;
}

function lengthOf({ y0, y1 }: Rect): number {
  return y1 - y0;
}

/** What is left of the wall between the garages before the opening. */
function stubBefore({ strip, wall }: Pair, open: Rect): readonly Wall[] {
  if (open.y0 === strip.y0) return [];
  const [x] = wall.from;
  return [{ ...wall, id: `${wall.id}-stub`, from: [x, Math.min(wall.from[1], wall.to[1])], to: [x, open.y0] }];
}

/**
 * The walls about an open strip without the one in it. Those at the rear on either side become one where they are alike, so that a door stands anywhere in
 * it; what is left of the wall in the strip begins behind the strip's end.
 */
function closedBehind(walls: readonly Wall[], { x0, x1, y1 }: Rect, wall: Wall): readonly Wall[] {
  const x = (x0 + x1) / 2;
  const top = Math.max(wall.from[1], wall.to[1]);
  const rear = walls.filter(({ from, to, thickness }) => from[1] === to[1] && from[1] - thickness / 2 === y1);
  const left = rear.find((one) => lowOf(one) < x0 && highOf(one) >= x0 && highOf(one) <= x1);
  const right = rear.find((one) => highOf(one) > x1 && lowOf(one) >= x0 && lowOf(one) <= x1);
  // Its body is flush with the strip's end: it is longer than its line by half its thickness only where it meets another wall.
  const restFrom = (start: number): readonly Wall[] =>
    top > start + wall.thickness / 2 ? [{ ...wall, from: [x, start], to: [x, top] }] : [];
  const flush = y1 + wall.thickness / 2;
  if (left === undefined || right === undefined || left.kind !== right.kind || left.thickness !== right.thickness) {
    const isMet = rear.some((one) => lowOf(one) <= x && highOf(one) >= x);
    return [...walls, ...restFrom(isMet ? flush : y1)];
  }
  const isBetween = (one: Wall): boolean =>
    Math.abs(one.from[1] - left.from[1]) < left.thickness && isWithin(one, { x0, x1 });
  const others = walls.filter((one) => one !== left && one !== right && !isBetween(one));
  return [...others, ...asOne([left, right]), ...restFrom(flush)];
}

/** Whether a wall across stands within a strip from side to side. */
function isWithin(wall: Wall, { x0, x1 }: Pick<Rect, "x0" | "x1">): boolean {
  return wall.from[1] === wall.to[1] && lowOf(wall) >= x0 && highOf(wall) <= x1;
}

function lowOf({ from, to }: Wall): number {
  return Math.min(from[0], to[0]);
}

function highOf({ from, to }: Wall): number {
  return Math.max(from[0], to[0]);
}

/** Walls in one line that touch, as one wall. */
function asOne(walls: readonly Wall[]): readonly Wall[] {
  const [first] = walls;
  if (first === undefined) return [];
  const ends = walls.flatMap(({ from, to }) => [from[0], to[0]]);
  return [{ ...first, from: [Math.min(...ends), first.from[1]], to: [Math.max(...ends), first.to[1]] }];
}

/** One room of two; where one is deeper the other's rear corner is not its own, and neither are the stubs of the wall between them. */
function joinedRoom({ a, b, strip }: Pair, open: Rect): PlacedRoom {
  const spec = { ...a.spec, label: DOUBLE_GARAGE };
  const whole = rect(a.rect.x0, a.rect.y0, b.rect.x1, Math.max(a.rect.y1, b.rect.y1));
  const stubs = [
    { ...strip, y1: open.y0 },
    { ...strip, y0: open.y1 },
  ].filter((one) => lengthOf(one) > 0);
  if (a.rect.y1 === b.rect.y1) return { ...a, spec, rect: whole, stubs };
  const notch =
    a.rect.y1 < b.rect.y1
      ? rect(whole.x0, a.rect.y1, b.rect.x0, whole.y1)
      : rect(a.rect.x1, b.rect.y1, whole.x1, whole.y1);
  return { ...a, spec, rect: whole, notch, stubs };
}
