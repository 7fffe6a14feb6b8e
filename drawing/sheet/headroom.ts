import { type Box, boxAround, boxCorners, boxHolds, growBox } from "#drawing/sheet/box.ts";
import { boxToPaper, type Frame, toPaper } from "#drawing/sheet/frame.ts";
import { HEADROOM_THRESHOLD, roofHeight } from "#drawing/sheet/heights.ts";
import { line, path, polygon, polylineContour, rectangle } from "#drawing/sheet/marks.ts";
import { PAPER, PENS, WALL_FILL } from "#drawing/sheet/pens.ts";
import { outlineOfBoxes } from "#drawing/sheet/rectilinear.ts";
import { roofBoxes } from "#drawing/sheet/roof-boxes.ts";
import { isOnRoof, type RoofPiece, roofPieces } from "#drawing/sheet/roof-pieces.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/sheet.ts";
import { flightRun } from "#drawing/sheet/stair-walk.ts";
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
};

/** A doorway in a room's outer face, on paper: hinge and latch, which way it leads `out`, and the `tip` of its open leaf; `width` in real mm. */
export type Doorway = {
  readonly width: number;
  readonly hinge: PaperPoint;
  readonly latch: PaperPoint;
  readonly out: PaperPoint;
  readonly tip: PaperPoint;
};

/** Real thickness of the walls of the room over a stair, mm. */
const HEADROOM_THICKNESS = 115;
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
  return stairs.map(({ stair, room, inner }): Headroom => {
    const inside = boxToPaper(frame, inner);
    const box = growBox(inside, HEADROOM_THICKNESS / frame.scale);
    const doors = needed(waysOut(stair, inner, roof), pieces).map((way) => doorway(way, frame));
    return { stair, room, box, inside, doors };
  });
}

/** The rooms over the stairs that climb on to the roof, to their walls' outer faces, real mm. */
export function headroomBoxes(plan: Plan): readonly Box[] {
  return stairsToRoof(plan).map(({ inner }) => growBox(inner, HEADROOM_THICKNESS));
}

/** The roof before each door on to it, which its leaf sweeps and one steps out over, so much of it `free` beyond the leaf. Real mm. */
export function beforeDoors(plan: Plan, roof: readonly Polygon[], free: number = FREE): readonly Box[] {
  const pieces = roofPieces(roof, headroomBoxes(plan));
  const ways = stairsToRoof(plan).flatMap(({ stair, inner }) => needed(waysOut(stair, inner, roof), pieces));
  return ways.map(({ out: [ox, oy], middle: [x, y], width }) => {
    const [near, far] = [HEADROOM_THICKNESS, HEADROOM_THICKNESS + width + free];
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
  const leads = stairsToRoof(plan).some(({ stair, inner }) => waysOut(stair, inner, roof).length > 0);
  return leads ? roofHeight(plan) + HEADROOM_THRESHOLD : null;
}

/** The pieces of the roof on to which no door leads. */
export function unreachedPieces(plan: Plan, roof: readonly Polygon[]): readonly RoofPiece[] {
  const ways = stairsToRoof(plan).flatMap(({ stair, inner }) => waysOut(stair, inner, roof));
  if (ways.length === 0) return [];
  return roofPieces(roof, headroomBoxes(plan)).filter((piece) => !ways.some(({ before }) => holds(piece, before)));
}

function stairsToRoof(plan: Plan): readonly { readonly stair: Stair; readonly room: Room; readonly inner: Box }[] {
  const last = plan.levels.at(-1);
  return (last?.stairs ?? []).flatMap((stair) => {
    const room = last?.rooms.find(({ id }) => id === stair.room);
    return room && stair.toLevel >= plan.levels.length ? [{ stair, room, inner: boxAround(room.polygon) }] : [];
  });
}

/** Straight on from the last step, and to either side of the landing: those that lead on to the roof. */
function waysOut(stair: Stair, room: Box, roof: readonly Polygon[]): readonly Way[] {
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
    const width = Math.min(DOOR.most, beside - 100);
    const middle: Point =
      out[0] === 0 ? [landing[0], out[1] > 0 ? room.y2 : room.y1] : [out[0] > 0 ? room.x2 : room.x1, landing[1]];
    const before: Point = [middle[0] + out[0] * BEFORE, middle[1] + out[1] * BEFORE];
    return width >= DOOR.least && isOnRoof(roof, before) ? [{ out, middle, width, before }] : [];
  });
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

function doorway({ out, middle, width }: Way, frame: Frame): Doorway {
  const thick = HEADROOM_THICKNESS / frame.scale;
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

/** The room's walls, and its doors, which open on to the roof. */
export function drawHeadroom({ box, inside, doors }: Headroom): readonly Mark[] {
  const loops = [box, inside].map((one) => polylineContour(boxCorners(one), true));
  return [
    path("A-WALL", loops, { fill: { colour: WALL_FILL }, stroke: PENS.cutWall }),
    ...doors.flatMap((door) => drawDoorway(door, inside.x1 - box.x1)),
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
