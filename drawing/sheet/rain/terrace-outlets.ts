import { openFloors } from "#drawing/sheet/heights/floor-levels.ts";
import { lowWalls, placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { BEFORE_WALL, DRAINED, hasGround, type Outlet, PIPE, pipeBox } from "#drawing/sheet/rain/outlet.ts";
import { pipePrices } from "#drawing/sheet/rain/pipe-prices.ts";
import { type Box, boxAround, boxCorners, boxesOverlap, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { edgesOf, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { contains, largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** A terrace's sunk square before its parapet, and a balcony's, which is smaller. mm */
const KHURRA = { terrace: 450, balcony: 300 } as const;
/** Nearer outlets than this are one, mm. */
const APART = 1500;
const STEP = 50;
/** From one pipe to the next, and to a sunk square, mm. */
const BESIDE_PIPE = 100;
/** What a pipe keeps from the edge of its sunk square where it stands not before the middle of that, mm. */
const IN_SQUARE = 5;
/** Farther from a wall than this a pipe's clamps have nothing to hold by, mm. */
const TO_WALL = 150;
/** Before a door nobody shall step into a sunk square, mm. */
const BEFORE_DOOR = 300;
/** What it costs a pipe to have no wall beside it on a storey, in mm of distance from its corner. */
const BARE = 2500;
/** What a sunk square costs before a door and under furniture, in the same measure. */
const ON_FLOOR = { door: 3000, furniture: 1000 } as const;

/** Where rain-water leaves a terrace or balcony of a storey: through its parapet, or past its railing. */
export type TerraceOutlet = Outlet & { readonly room: Room };

type Candidate = TerraceOutlet & { readonly price: number };

/** What comes from above to a storey: the floor, m², whose rain is `received` by its terraces and balconies, and the pipes that run down there. */
export type FromAbove = { readonly received: (room: Room) => number; readonly past: readonly Outlet[] };

/**
 * The outlets of a storey's terraces and balconies, one for every 40 m² of their own and of those whose rain they receive; none for a floor that no pipe can
 * leave on the plot's own ground.
 */
export function terraceOutlets(
  plan: Plan,
  level: Level,
  { received, past }: FromAbove = { received: () => 0, past: [] },
): readonly TerraceOutlet[] {
  const priced = pipePrices(plan, level.index, BARE, isHeld);
  const pipes = past.map((outlet) => growBox(pipeBox(outlet), BESIDE_PIPE));
  const isFree = (place: Outlet) =>
    !pipes.some((box) => [pipeBox(place), place.khurra].some((own) => boxesOverlap(box, own)));
  return openFloors(level).flatMap((room) => {
    const ranked = placesAt(level, room)
      .filter((place) => hasGround(plan, place) && isFree(place))
      .map((place) => ({ ...place, price: place.price + priced(place) }))
      .sort((a, b) => a.price - b.price);
    const chosen: Candidate[] = [];
    for (const place of ranked) {
      if (chosen.length >= Math.ceil((room.area + received(room)) / DRAINED)) break;
      const [x, y] = place.pipe;
      if (chosen.every(({ pipe }) => Math.hypot(pipe[0] - x, pipe[1] - y) > APART)) chosen.push(place);
    }
    return chosen.map(({ khurra, pipe, out, inwards }) => ({ khurra, pipe, out, inwards, room }));
  });
}

/** Places before the low walls of an open floor, from the corners inwards. */
function placesAt(level: Level, room: Room): readonly Candidate[] {
  const size = KHURRA[room.kind === "terrace" ? "terrace" : "balcony"];
  const low = lowWalls(level);
  const columns = level.columns.map(({ polygon }) => growBox(boxAround(polygon), PIPE / 2));
  const doors = placeOpenings(level)
    .filter(({ opening }) => opening.rooms.includes(room.id) && opening.kind !== "window")
    .map(({ box }) => growBox(box, BEFORE_DOOR));
  const taken = level.furniture.filter((piece) => piece.room === room.id).map(({ polygon }) => boxAround(polygon));
  const { x1, y1, x2, y2 } = largestRectangle(room.polygon);
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
  return edgesOf(room.polygon).flatMap((edge) => {
    const { length, out, at: point } = outerEdge(edge);
    const steps = Math.max(0, Math.floor((length - size) / STEP) + 1);
    return Array.from({ length: steps }, (_, step) => size / 2 + step * STEP)
      .flatMap((middleAt) => {
        const most = (size - PIPE) / 2 - IN_SQUARE;
        return [0, -most, most].map((aside) => ({ middleAt, aside }));
      })
      .flatMap(({ middleAt, aside }): Candidate[] => {
        const at = middleAt + aside;
        const spout = boxAround([point(at - PIPE / 2, 20), point(at + PIPE / 2, 40)]);
        const rim = low.find(({ box }) => boxWithin(spout, box));
        const khurra = boxAround([point(middleAt - size / 2, 0), point(middleAt + size / 2, -size)]);
        if (!rim || columns.some((column) => boxesOverlap(column, spout))) return [];
        if (!boxCorners(growBox(khurra, -1)).every(([x, y]) => contains(room.polygon, x, y))) return [];
        const [mx, my] = point(middleAt, -size / 2);
        return [
          {
            room,
            khurra,
            pipe: point(at, rim.wall.thickness + BEFORE_WALL),
            out,
            // Away from the pipe, and along its wall towards the floor's middle.
            inwards: [inwards(out[0], middle[0] - mx), inwards(out[1], middle[1] - my)],
            price:
              Math.min(middleAt, length - middleAt) -
              size / 2 +
              Math.abs(aside) +
              (doors.some((box) => boxesOverlap(box, khurra)) ? ON_FLOOR.door : 0) +
              (taken.some((box) => boxesOverlap(box, khurra)) ? ON_FLOOR.furniture : 0),
          },
        ];
      });
  });
}

function inwards(out: number, toMiddle: number): 1 | -1 {
  return (out === 0 ? -toMiddle : out) > 0 ? -1 : 1;
}

/** Whether a wall or column stands near enough for a pipe's clamps. */
function isHeld(place: Outlet, solid: readonly Box[]): boolean {
  return solid.some((box) => boxesOverlap(growBox(box, TO_WALL), pipeBox(place)));
}
