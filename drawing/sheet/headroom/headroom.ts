import { columnsAt, headroomOuter } from "#drawing/sheet/headroom/walls.ts";
import { HEADROOM_THRESHOLD, roofHeight } from "#drawing/sheet/heights/written-heights.ts";
import { roofBoxes } from "#drawing/sheet/house/roof-boxes.ts";
import { isOnRoof, type RoofPiece, roofPieces } from "#drawing/sheet/house/roof-pieces.ts";
import { boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { line, path, polygon, polylineContour, rectangle } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS, WALL_FILL } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { axisEnds, type Box, boxAround, boxCorners, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { flightRun } from "#drawing/sheet/stairs/walk.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan, Room, Stair } from "#planner/plan/plan.ts";

/**
 * The room over a stair that climbs on to the roof: to the faces of its walls outside (`box`) and `inside`, on paper, with its doors where the
 * stair arrives: one to each piece of the roof that the room parts. `room` is the topmost storey's, which it stands over.
 */
export type Headroom = {
  readonly stair: Stair;
  readonly room: Room;
  readonly box: Box;
  readonly inside: Box;
  readonly doors: readonly Doorway[];
  /** The frame's columns that rise to its roof, on paper. */
  readonly columns: readonly Box[];
};

/** A doorway in a room's outer face, on paper: hinge and latch, which way it leads `out`, and the `tip` of its open leaf; `width` in real mm. */
export type Doorway = {
  readonly width: number;
  readonly hinge: PaperPoint;
  readonly latch: PaperPoint;
  readonly out: PaperPoint;
  readonly tip: PaperPoint;
};

/** A door on to the roof, as wide as there is landing for, mm. */
const DOOR = { most: 900, least: 600 } as const;
export const HEADROOM_DOOR_HEIGHT = 2100;
/** Roof that a door needs before it, mm. */
const BEFORE = 1000;
/** Roof that stays free before a door's open leaf, mm. */
const FREE = 1000;

/** A side of the landing on which a door would lead on to the roof: the door's middle and width, and the point `before` it on the roof. Real mm. */
type Way = { readonly out: Point; readonly middle: Point; readonly width: number; readonly before: Point };

/** The rooms over the stairs that climb on to the roof, whose outlines `roof` gives in real mm. */
export function headroomsOf(plan: Plan, roof: readonly Polygon[], frame: Frame): readonly Headroom[] {
  const stairs = stairsToRoof(plan);
  const pieces = roofPieces(roof, headroomBoxes(plan));
  return stairs.map((one): Headroom => {
    const { stair, room, inner, outer, columns } = one;
    const doors = needed(waysOut(one, roof), pieces).map((way) =>
      doorway(way, thickness(inner, outer, way.out), frame),
    );
    const [box, inside] = [boxToPaper(frame, outer), boxToPaper(frame, inner)];
    return { stair, room, box, inside, doors, columns: columns.map((column) => boxToPaper(frame, column)) };
  });
}

/** The rooms over the stairs that climb on to the roof, to their walls' outer faces, real mm. */
export function headroomBoxes(plan: Plan): readonly Box[] {
  return stairsToRoof(plan).map(({ outer }) => outer);
}

/** The columns of the topmost storey that rise to the roof over a stair, real mm. */
export function headroomColumns(plan: Plan): readonly Box[] {
  return stairsToRoof(plan).flatMap(({ columns }) => columns);
}

/** How thick the wall is on the side that a way leads out of. */
function thickness(inner: Box, outer: Box, [x, y]: Point): number {
  if (x !== 0) return x > 0 ? outer.x2 - inner.x2 : inner.x1 - outer.x1;
  return y > 0 ? outer.y2 - inner.y2 : inner.y1 - outer.y1;
}

/** The roof before each door on to it, which its leaf sweeps and one steps out over, so much of it `free` beyond the leaf. Real mm. */
export function beforeDoors(plan: Plan, roof: readonly Polygon[], free: number = FREE): readonly Box[] {
  const pieces = roofPieces(roof, headroomBoxes(plan));
  const ways = stairsToRoof(plan).flatMap((one) =>
    needed(waysOut(one, roof), pieces).map((way) => ({ ...way, near: thickness(one.inner, one.outer, way.out) })),
  );
  return ways.map(({ out: [ox, oy], middle: [x, y], width, near }) => {
    const far = near + width + free;
    const [aside, deep] = [Math.abs(oy) * (width / 2), Math.abs(ox) * (width / 2)];
    return boxAround([
      [x + ox * near - aside, y + oy * near - deep],
      [x + ox * far + aside, y + oy * far + deep],
    ]);
  });
}

/** What the leaves of those doors sweep. Real mm. */
export function doorSwings(plan: Plan, roof: readonly Polygon[]): readonly Box[] {
  return beforeDoors(plan, roof, 0);
}

/** The height above the road that a terrace's finish stays below: that of the lowest threshold on to it; null where no door leads out. mm */
export function terraceFinish(plan: Plan): number | null {
  const last = plan.levels.at(-1);
  const roof = last ? outlineOfBoxes(roofBoxes(last)) : [];
  const leads = stairsToRoof(plan).some((one) => waysOut(one, roof).length > 0);
  return leads ? roofHeight(plan) + HEADROOM_THRESHOLD : null;
}

/** The pieces of the roof on to which no door leads. */
export function unreachedPieces(plan: Plan, roof: readonly Polygon[]): readonly RoofPiece[] {
  const ways = stairsToRoof(plan).flatMap((one) => waysOut(one, roof));
  if (ways.length === 0) return [];
  return roofPieces(roof, headroomBoxes(plan)).filter((piece) => !ways.some(({ before }) => holds(piece, before)));
}

type Risen = {
  readonly stair: Stair;
  readonly room: Room;
  readonly inner: Box;
  readonly outer: Box;
  readonly columns: readonly Box[];
};

function stairsToRoof(plan: Plan): readonly Risen[] {
  const last = plan.levels.at(-1);
  return (last?.stairs ?? []).flatMap((stair): Risen[] => {
    const room = last?.rooms.find(({ id }) => id === stair.room);
    if (!last || !room || stair.toLevel < plan.levels.length) return [];
    const inner = boxAround(room.polygon);
    const outer = headroomOuter(plan, last, inner);
    return [{ stair, room, inner, outer, columns: columnsAt(plan, last, outer) }];
  });
}

/** Straight on from the last step, and to either side of the landing: those that lead on to the roof. */
function waysOut({ stair, inner: room, columns }: Risen, roof: readonly Polygon[]): readonly Way[] {
  const flight = stair.flights.at(-1);
  if (!flight) return [];
  const run = flightRun(flight);
  const [ux, uy] = run.up;
  const [hx, hy] = run.at(run.length, run.width / 2);
  const depth = ux > 0 ? room.x2 - hx : ux < 0 ? hx - room.x1 : uy > 0 ? room.y2 - hy : hy - room.y1;
  const landing: Point = [hx + (ux * depth) / 2, hy + (uy * depth) / 2];
  const sides = [
    { out: [ux, uy] as const, beside: run.width },
    { out: [-uy, ux] as const, beside: depth },
    { out: [uy, -ux] as const, beside: depth },
  ];
  return sides.flatMap(({ out, beside }): Way[] => {
    const axis = out[0] === 0 ? 0 : 1;
    const face: Point =
      axis === 0 ? [landing[0], out[1] > 0 ? room.y2 : room.y1] : [out[0] > 0 ? room.x2 : room.x1, landing[1]];
    const [from, to] = betweenColumns(face, axis, beside, columns);
    const width = Math.min(DOOR.most, beside - 100, to - from);
    const middle: Point = axis === 0 ? [(from + to) / 2, face[1]] : [face[0], (from + to) / 2];
    const before: Point = [middle[0] + out[0] * BEFORE, middle[1] + out[1] * BEFORE];
    return width >= DOOR.least && isOnRoof(roof, before) ? [{ out, middle, width, before }] : [];
  });
}

/** The part of a landing's side about its middle that no column takes, along the wall. */
function betweenColumns(
  face: Point,
  axis: 0 | 1,
  beside: number,
  columns: readonly Box[],
): readonly [from: number, to: number] {
  const across = axis === 0 ? 1 : 0;
  const middle = face[axis];
  const there = columns
    .filter((column) => {
      const [low, high] = axisEnds(column, across);
      return low <= face[across] && face[across] <= high;
    })
    .map((column) => axisEnds(column, axis));
  return [
    Math.max(middle - beside / 2, ...there.map(([, high]) => high).filter((high) => high < middle)),
    Math.min(middle + beside / 2, ...there.map(([low]) => low).filter((low) => low > middle)),
  ];
}

/** The first way out, and one more for every piece of the roof that the ways before it do not reach. */
function needed(ways: readonly Way[], pieces: readonly RoofPiece[]): readonly Way[] {
  const chosen: Way[] = [];
  for (const way of ways) {
    const piece = pieces.find((one) => holds(one, way.before));
    const leads = piece !== undefined && !chosen.some(({ before }) => holds(piece, before));
    if (chosen.length === 0 || leads) chosen.push(way);
  }
  return chosen;
}

function holds(piece: RoofPiece, [x, y]: Point): boolean {
  return piece.some((box) => boxHolds(growBox(box, 1), x, y));
}

function doorway({ out, middle, width }: Way, wall: number, frame: Frame): Doorway {
  const thick = wall / frame.scale;
  const end = (side: 1 | -1): PaperPoint => {
    const [x, y] = toPaper(frame, [
      middle[0] + (side * Math.abs(out[1]) * width) / 2,
      middle[1] + (side * Math.abs(out[0]) * width) / 2,
    ]);
    return [x + out[0] * thick, y + out[1] * thick];
  };
  const [hinge, latch] = [end(-1), end(1)];
  const leaf = Math.hypot(latch[0] - hinge[0], latch[1] - hinge[1]);
  return { width, hinge, latch, out, tip: [hinge[0] + out[0] * leaf, hinge[1] + out[1] * leaf] };
}

/** The room's walls and columns, and its doors, which open on to the roof. */
export function drawHeadroom({ box, inside, doors, columns }: Headroom): readonly Mark[] {
  const loops = [box, inside].map((one) => polylineContour(boxCorners(one), true));
  return [
    path("A-WALL", loops, { fill: { colour: WALL_FILL }, stroke: PENS.cutWall }),
    ...doors.flatMap((door) => drawDoorway(door, thickness(inside, box, door.out))),
    ...columns.map((column) => polygon("A-COLS", boxCorners(column), { fill: { colour: INK }, stroke: PENS.cutWall })),
  ];
}

/** A gap in a wall that is `thick` on paper, with its jambs, and the leaf that swings out. */
function drawDoorway({ hinge, latch, out, tip }: Doorway, thick: number): readonly Mark[] {
  const within = ([x, y]: PaperPoint): PaperPoint => [x - out[0] * thick, y - out[1] * thick];
  const half = PENS.cutWall.width / 2 + 0.01;
  const [across, deep] = out[0] === 0 ? [0, half] : [half, 0];
  const gap = boxAround([hinge, latch, within(hinge), within(latch)]);
  const clockwise = (latch[0] - hinge[0]) * out[1] - (latch[1] - hinge[1]) * out[0] < 0;
  return [
    rectangle("A-DOOR", gap.x1 - across, gap.y1 - deep, gap.x2 + across, gap.y2 + deep, { fill: { colour: PAPER } }),
    ...[hinge, latch].map((end) => line("A-WALL", within(end), end, PENS.cutWall)),
    path("A-DOOR", [{ from: latch, segments: [{ kind: "arc", to: tip, centre: hinge, clockwise }], closed: false }], {
      stroke: PENS.swing,
    }),
    polygon("A-DOOR", [hinge, tip], { stroke: PENS.lowWall }),
  ];
}
