import { roomsWithDoors, type Way } from "#drawing/sheet/headroom/ways-out.ts";
import { boxToPaper, type Frame, REAL_SIZE, toPaper } from "#drawing/sheet/page/frame.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";
import { flightRun } from "#drawing/sheet/stairs/walk.ts";
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

/** The rooms over the stairs that climb on to the roof; without a frame in real mm. */
export function headroomsOf(plan: Plan, frame: Frame = REAL_SIZE): readonly Headroom[] {
  return roomsWithDoors(plan).map(({ stair, room, inner, outer, ways, columns }) => ({
    stair,
    room,
    box: boxToPaper(frame, outer),
    inside: boxToPaper(frame, inner),
    doors: ways.map((way) => doorway(way, way.wall, frame)),
    columns: columns.map((column) => boxToPaper(frame, column)),
  }));
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

/** The floor from a stair's last riser to the wall of the room over it, from which one steps over the threshold on to the roof; on paper. */
export function headroomLanding({ stair, inside }: Pick<Headroom, "stair" | "inside">, frame: Frame): Box {
  const flight = stair.flights.at(-1);
  if (!flight) return inside;
  const run = flightRun(flight);
  const [x, y] = toPaper(frame, run.at(run.length, run.width / 2));
  const [ux, uy] = run.up;
  if (Math.abs(ux) > Math.abs(uy)) return ux > 0 ? { ...inside, x1: x } : { ...inside, x2: x };
  return uy > 0 ? { ...inside, y1: y } : { ...inside, y2: y };
}
