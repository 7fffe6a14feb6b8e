import type { Point } from "#planner/geometry/point.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { isVertical } from "#planner/search/legalise/line.ts";
import { PARAPET } from "#planner/search/legalise/place-level.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** On which sides one rectangle reaches beyond another. */
type Sides = { readonly left: boolean; readonly right: boolean; readonly front: boolean; readonly rear: boolean };

/** What is left of an upper terrace beside the part that is left out is at least this wide, mm. */
const LEAST_LEFT = 1200;

/** Label of a terrace with another one over it. */
const COVERED = "Covered terrace";

/**
 * The house stepped back: over a terrace between floors the arrangement puts a terrace of the level above, and there that storey is left out. What
 * the upper terrace has beyond the lower one stays, behind a parapet on the wall below. Where that would be no rectangle or L, or a ledge, or a wall
 * would be too thin for the open air, the upper terrace stays whole and the lower one is called covered. `outer`: thickness of a wall towards the open air, mm.
 */
export function steppedBack(levels: readonly WalledLevel[], outer: number): readonly WalledLevel[] {
  const stepped = [...levels];
  let open = true;
  // A storey stands on the one below: it can be left out only where all those above it are.
  for (let level = levels.length - 1; level > 0; level--) {
    const below = levels[level - 1] as WalledLevel;
    for (const terrace of below.rooms.filter(isTerrace)) {
      const left = open ? leftOut(levels[level] as WalledLevel, terrace.rect, outer) : null;
      if (left !== null) stepped[level] = left;
      else {
        open = false;
        const covered = { ...terrace, spec: { ...terrace.spec, label: COVERED } };
        const as = stepped[level - 1] as WalledLevel;
        stepped[level - 1] = { ...as, rooms: as.rooms.map((room) => (room === terrace ? covered : room)) };
      }
    }
  }
  return stepped;
}

function isTerrace({ spec }: PlacedRoom): boolean {
  return spec.kind === "terrace";
}

/** A level without its part over a terrace below; null where that part does not lie in a terrace of its own, or may not be left out. */
export function leftOut(level: WalledLevel, terrace: Rect, outer: number): WalledLevel | null {
  const over = level.rooms.find((room) => isTerrace(room) && gapOf(room.rect, terrace) >= 0);
  if (over === undefined) return null;
  const beyond = sidesBeyond(over.rect, terrace);
  if (beyond === null) return null;
  const open = toTheEdge(terrace, level.footprint);
  const walls = walledIn(level.walls, open, beyond, outer);
  if (walls === null) return null;
  const rest = restOf(over, terrace, beyond);
  const parapets = parapetsAlong(terrace, open, beyond).map(
    ([from, to], i): Wall => ({ id: `${over.spec.id}-p${i + 1}`, kind: "parapet", from, to, thickness: PARAPET }),
  );
  return {
    ...level,
    rooms: level.rooms.flatMap((room) => (room !== over ? [room] : rest === null ? [] : [rest])),
    walls: [...walls.flatMap((wall) => beside(wall, open)), ...parapets],
    leftOut: open,
  };
}

/** How far a rectangle reaches beyond another on the side where it does so the least, mm; below 0 where it does not cover it. */
function gapOf(over: Rect, under: Rect): number {
  return Math.min(under.x0 - over.x0, under.y0 - over.y0, over.x1 - under.x1, over.y1 - under.y1);
}

/** On which sides the upper terrace goes on beyond the lower one; null where the rest would be a ledge, or lie at two opposite sides. */
function sidesBeyond(over: Rect, under: Rect): Sides | null {
  const gaps = [under.x0 - over.x0, over.x1 - under.x1, under.y0 - over.y0, over.y1 - under.y1];
  if (gaps.some((gap) => gap > 0 && gap < LEAST_LEFT + PARAPET)) return null;
  const [left, right, front, rear] = gaps.map((gap) => gap > 0) as [boolean, boolean, boolean, boolean];
  return (left && right) || (front && rear) ? null : { left, right, front, rear };
}

/** A terrace with the parapets at the house's edge. */
function toTheEdge(terrace: Rect, { x0, y0, x1, y1 }: Rect): Rect {
  return rect(
    terrace.x0 === x0 + PARAPET ? x0 : terrace.x0,
    terrace.y0 === y0 + PARAPET ? y0 : terrace.y0,
    terrace.x1 === x1 - PARAPET ? x1 : terrace.x1,
    terrace.y1 === y1 - PARAPET ? y1 : terrace.y1,
  );
}

/** The upper terrace without the part over the lower one: null for nothing, a rectangle, or an L with the new parapets in its notch. */
function restOf(over: PlacedRoom, under: Rect, { left, right, front, rear }: Sides): PlacedRoom | null {
  if (!left && !right && !front && !rear) return null;
  const r = over.rect;
  const notch = rect(
    left ? under.x0 - PARAPET : r.x0,
    front ? under.y0 - PARAPET : r.y0,
    right ? under.x1 + PARAPET : r.x1,
    rear ? under.y1 + PARAPET : r.y1,
  );
  if ((left || right) && (front || rear)) return { ...over, notch };
  if (left) return { ...over, rect: { ...r, x1: notch.x0 } };
  if (right) return { ...over, rect: { ...r, x0: notch.x1 } };
  return { ...over, rect: front ? { ...r, y1: notch.y0 } : { ...r, y0: notch.y1 } };
}

/** Both ends of each new parapet, along the lower terrace: in the middle of the parapet, or at the face of the wall, that it meets there. */
function parapetsAlong(
  under: Rect,
  open: Rect,
  { left, right, front, rear }: Sides,
): readonly (readonly [Point, Point])[] {
  const half = PARAPET / 2;
  const end = (goesOn: boolean, face: number, edge: number, out: -1 | 1): number =>
    goesOn ? face + out * half : edge === face ? face : edge - out * half;
  const [x0, x1] = [end(left, under.x0, open.x0, -1), end(right, under.x1, open.x1, 1)];
  const [y0, y1] = [end(front, under.y0, open.y0, -1), end(rear, under.y1, open.y1, 1)];
  const vertical = (x: number): readonly [Point, Point] => [
    [x, y0],
    [x, y1],
  ];
  const across = (y: number): readonly [Point, Point] => [
    [x0, y],
    [x1, y],
  ];
  return [
    ...(left ? [vertical(x0)] : []),
    ...(right ? [vertical(x1)] : []),
    ...(front ? [across(y0)] : []),
    ...(rear ? [across(y1)] : []),
  ];
}

/** The walls, external where they now stand at the open air; null where one of these is thinner than `outer`. */
function walledIn(walls: readonly Wall[], open: Rect, beyond: Sides, outer: number): readonly Wall[] | null {
  const lies = (wall: Wall): boolean => {
    const vertical = isVertical(wall);
    const [across, along] = vertical ? ([0, 1] as const) : ([1, 0] as const);
    const [low, high] = vertical ? [open.x0, open.x1] : [open.y0, open.y1];
    const [goesLow, goesHigh] = vertical ? [beyond.left, beyond.right] : [beyond.front, beyond.rear];
    const [start, end] = vertical ? [open.y0, open.y1] : [open.x0, open.x1];
    const reaches =
      Math.min(wall.from[along], wall.to[along]) < end - 1 && Math.max(wall.from[along], wall.to[along]) > start + 1;
    const half = wall.thickness / 2;
    const atLow = !goesLow && Math.abs(wall.from[across] + half - low) < 1;
    const atHigh = !goesHigh && Math.abs(wall.from[across] - half - high) < 1;
    return reaches && (atLow || atHigh);
  };
  const made = walls.map((wall) =>
    wall.kind === "internal" && lies(wall) ? { ...wall, kind: "external" as const } : wall,
  );
  const thin = made.some((wall) => wall.kind === "external" && wall.thickness < outer && lies(wall));
  return thin ? null : made;
}

/** What is left of a wall when `open` is left out: parapets there end at the centre lines of the new ones, other walls stay. */
function beside(wall: Wall, open: Rect): readonly Wall[] {
  if (wall.kind !== "parapet") return [wall];
  const vertical = isVertical(wall);
  const [across, along] = vertical ? ([0, 1] as const) : ([1, 0] as const);
  const [low, high, start, end] = vertical
    ? [open.x0, open.x1, open.y0, open.y1]
    : [open.y0, open.y1, open.x0, open.x1];
  if (wall.from[across] < low || wall.from[across] > high) return [wall];
  const [from, to] = [Math.min(wall.from[along], wall.to[along]), Math.max(wall.from[along], wall.to[along])];
  if (to <= start || from >= end) return [wall];
  const at = (place: number): Point => (vertical ? [wall.from[0], place] : [place, wall.from[1]]);
  const [before, behind] = [start - PARAPET / 2, end + PARAPET / 2];
  return [
    ...(before > from ? [{ ...wall, from: at(from), to: at(before) }] : []),
    ...(behind < to ? [{ ...wall, id: before > from ? `${wall.id}-2` : wall.id, from: at(behind), to: at(to) }] : []),
  ];
}
