import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { hasOpenFront } from "#planner/search/legalise/place-level.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** A wall beside a bay that may go: the strip in which it stands, the bay that gains this strip, and the wall across at the strip's rear end. */
type Opening = { readonly strip: Rect; readonly bay: PlacedRoom; readonly wall: Wall; readonly behind: Wall };

/** A row of more columns than this is no more open than a wall. */
const MOST_COLUMNS = 4;

/**
 * The ground floor and its column bodies with bays opened. In a frame the walls beside a car's bay or sit-out do nothing but carry what stands above, so they
 * give way to columns, no farther apart than the span (mm): bays lie open to one another and to the yard. Takes levels and bodies bottom first.
 */
export function openBays(
  levels: readonly WalledLevel[],
  bodies: readonly (readonly Rect[])[],
  walls: Walls,
  span: number,
): { readonly ground: WalledLevel; readonly bodies: readonly Rect[] } {
  let ground = levels[0] as WalledLevel;
  let standing = bodies[0] ?? [];
  if (!walls.frame) return { ground, bodies: standing };
  for (const opening of openingsOf(ground, walls)) {
    const more = columnsFor(opening, ground.footprint, standing, levels[1]?.walls ?? [], walls.post, span);
    if (more === null) continue;
    standing = [...standing, ...more];
    const { wall, strip, bay } = opening;
    ground = {
      ...ground,
      walls: ground.walls.flatMap((one) => (one.id === wall.id ? restOf(opening) : [one])),
      rooms: ground.rooms.map((room) => (room.spec.id === bay.spec.id ? reaching(room, strip) : room)),
    };
  }
  return { ground, bodies: standing };
}

function reaching(room: PlacedRoom, strip: Rect): PlacedRoom {
  const extent = room.extent ?? room.rect;
  return { ...room, extent: { ...extent, x0: Math.min(extent.x0, strip.x0), x1: Math.max(extent.x1, strip.x1) } };
}

function openingsOf(ground: WalledLevel, walls: Walls): readonly Opening[] {
  const { inside, footprint, party } = ground;
  const bays = ground.rooms.filter((room) => hasOpenFront(room, inside));
  const found: Opening[] = [];
  const push = (bay: PlacedRoom, x0: number, x1: number): void => {
    const strip = rect(x0, footprint.y0, x1, bay.rect.y1);
    const wall = ground.walls.find(
      (one) => one.from[0] === (x0 + x1) / 2 && one.to[0] === one.from[0] && lowest(one) < inside.y0 + 1,
    );
    const behind = wall === undefined || x1 - x0 !== walls.post ? undefined : wallBehind(strip, ground.walls);
    if (wall !== undefined && behind !== undefined) found.push({ strip, bay, wall, behind });
  };
  for (const bay of bays) {
    if (bay.rect.x0 === inside.x0 && !party.left) push(bay, footprint.x0, inside.x0);
    if (bay.rect.x1 === inside.x1 && !party.right) push(bay, inside.x1, footprint.x1);
    const beside = bays.find((other) => other.rect.x0 === bay.rect.x1 + walls.sheltered);
    // The strip falls to the shallower bay, which has it all along its side.
    if (beside !== undefined) push(bay.rect.y1 < beside.rect.y1 ? bay : beside, bay.rect.x1, beside.rect.x0);
  }
  return found;
}

function lowest(wall: Wall): number {
  return Math.min(wall.from[1], wall.to[1]);
}

/** The wall across at the rear end of an opened strip, at least half as thick as the strip: a thinner one would not close the corner with what is left. */
function wallBehind({ x0, x1, y1 }: Rect, walls: readonly Wall[]): Wall | undefined {
  const x = (x0 + x1) / 2;
  return walls.find(
    ({ from, to, thickness }) =>
      from[1] === to[1] &&
      from[1] - thickness / 2 === y1 &&
      thickness * 2 >= x1 - x0 &&
      Math.min(from[0], to[0]) <= x &&
      Math.max(from[0], to[0]) >= x,
  );
}

/** What is left of the wall behind the opened strip: it begins within the wall across, so that their bodies close the corner. */
function restOf({ wall, strip, behind }: Opening): readonly Wall[] {
  const x = wall.from[0];
  const top = Math.max(wall.from[1], wall.to[1]);
  const start = strip.y1 + wall.thickness / 2;
  return top <= behind.from[1] + behind.thickness / 2 ? [] : [{ ...wall, from: [x, start], to: [x, top] }];
}

/** Columns that an opened strip needs besides those in it: at its ends, under walls across above, and within the span; null for more than `MOST_COLUMNS`. */
function columnsFor(
  { strip, wall, behind }: Opening,
  footprint: Rect,
  standing: readonly Rect[],
  above: readonly Wall[],
  post: number,
  span: number,
): readonly Rect[] | null {
  const x = wall.from[0];
  const rear = rect(strip.x0, strip.y1, strip.x1, strip.y1 + post);
  const own = standing.filter((body) => overlaps(body, strip) || overlaps(body, rear));
  const added: Rect[] = [];
  const add = (y: number): void => {
    const y0 = Math.max(footprint.y0, Math.round(y - post / 2));
    added.push(rect(strip.x0, y0, strip.x1, y0 + post));
  };
  const isIn = (place: Rect): boolean => [...own, ...added].some((body) => overlaps(body, place));
  if (!isIn(rect(strip.x0, strip.y0, strip.x1, strip.y0 + 1))) add(footprint.y0);
  // Its rear face is flush with that of the wall across, so that it never stands in the room behind.
  if (!isIn(rear)) add(strip.y1 + behind.thickness - post / 2);
  for (const { from, to, thickness } of above) {
    const crosses = from[1] === to[1] && Math.min(from[0], to[0]) <= x && Math.max(from[0], to[0]) >= x;
    const half = thickness / 2;
    if (crosses && from[1] < strip.y1 && !isIn(rect(strip.x0, from[1] - half, strip.x1, from[1] + half))) add(from[1]);
  }
  const middles = [...own, ...added].map((body) => (body.y0 + body.y1) / 2).sort((a, b) => a - b);
  for (const [i, middle] of middles.entries()) {
    const gap = (middles[i + 1] ?? middle) - middle;
    const parts = Math.ceil(gap / span);
    for (let k = 1; k < parts; k++) add(middle + (gap * k) / parts);
  }
  return own.length + added.length > MOST_COLUMNS ? null : added;
}
