import { type Box, boxAround, growBox } from "#drawing/sheet/box.ts";
import { type Frame, toPaper } from "#drawing/sheet/frame.ts";
import { path, polygon, rectangle } from "#drawing/sheet/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/pens.ts";
import { contains } from "#drawing/sheet/room-size.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/sheet.ts";
import { flightRun } from "#drawing/sheet/stair-walk.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan, Stair } from "#planner/plan/plan.ts";

/** The room over a stair that climbs on to the roof: on paper, and its door where the stair arrives. */
export type Headroom = { readonly box: Box; readonly door: Doorway | null };

/** A doorway in a room's outer face on paper: from hinge to latch, which way it leads out, and where its leaf's end stands when it is open. */
export type Doorway = {
  readonly hinge: PaperPoint;
  readonly latch: PaperPoint;
  readonly out: PaperPoint;
  readonly tip: PaperPoint;
};

/** Paper under the walls of the room over a stair. */
export const HEADROOM_WALL = 1;
/** A door on to the roof, as wide as there is landing for, mm. */
const DOOR = { most: 900, least: 600 } as const;
/** Roof before the door, mm. */
const BEFORE = 1000;

/** `roof` in outlines, real mm. */
export function headroomsOf(plan: Plan, roof: readonly Polygon[], frame: Frame): readonly Headroom[] {
  const last = plan.levels.at(-1);
  return (last?.stairs ?? []).flatMap((stair): Headroom[] => {
    const room = last?.rooms.find(({ id }) => id === stair.room);
    if (!room || stair.toLevel < plan.levels.length) return [];
    const inner = boxAround(room.polygon);
    const { x1, y1, x2, y2 } = inner;
    const box = growBox(boxAround([toPaper(frame, [x1, y1]), toPaper(frame, [x2, y2])]), HEADROOM_WALL);
    return [{ box, door: doorOf(stair, inner, roof, frame) }];
  });
}

/** Straight on from the last step, or else to a side of the landing: the first that leads on to the roof. */
function doorOf(stair: Stair, room: Box, roof: readonly Polygon[], frame: Frame): Doorway | null {
  const flight = stair.flights.at(-1);
  if (!flight) return null;
  const run = flightRun(flight);
  const [ux, uy] = run.up;
  const [hx, hy] = run.at(run.length, run.width / 2);
  const depth = ux > 0 ? room.x2 - hx : ux < 0 ? hx - room.x1 : uy > 0 ? room.y2 - hy : hy - room.y1;
  const landing: Point = [hx + (ux * depth) / 2, hy + (uy * depth) / 2];
  const ways = [
    { out: [ux, uy] as const, beside: run.width },
    { out: [-uy, ux] as const, beside: depth },
    { out: [uy, -ux] as const, beside: depth },
  ];
  for (const { out, beside } of ways) {
    const width = Math.min(DOOR.most, beside - 100);
    const middle: Point =
      out[0] === 0 ? [landing[0], out[1] > 0 ? room.y2 : room.y1] : [out[0] > 0 ? room.x2 : room.x1, landing[1]];
    const before: Point = [middle[0] + out[0] * BEFORE, middle[1] + out[1] * BEFORE];
    const onRoof = roof.filter((loop) => contains(loop, ...before)).length % 2 === 1;
    if (width < DOOR.least || !onRoof) continue;
    const end = (side: 1 | -1): PaperPoint => {
      const [x, y] = toPaper(frame, [
        middle[0] + (side * Math.abs(out[1]) * width) / 2,
        middle[1] + (side * Math.abs(out[0]) * width) / 2,
      ]);
      return [x + out[0] * HEADROOM_WALL, y + out[1] * HEADROOM_WALL];
    };
    const [hinge, latch] = [end(-1), end(1)];
    const leaf = Math.hypot(latch[0] - hinge[0], latch[1] - hinge[1]);
    return { hinge, latch, out, tip: [hinge[0] + out[0] * leaf, hinge[1] + out[1] * leaf] };
  }
  return null;
}

/** The room's walls with its door, which opens on to the roof. */
export function drawHeadroom({ box, door }: Headroom): readonly Mark[] {
  const walls = rectangle("A-WALL", box.x1, box.y1, box.x2, box.y2, {
    stroke: PENS.cutWall,
    fill: { colour: "#f1f1f1" },
  });
  if (!door) return [walls];
  const { hinge, latch, out, tip } = door;
  const gap = growBox(boxAround([hinge, latch]), PENS.cutWall.width / 2 + 0.01);
  const along = out[0] === 0;
  const clockwise = (latch[0] - hinge[0]) * out[1] - (latch[1] - hinge[1]) * out[0] < 0;
  return [
    walls,
    rectangle(
      "A-DOOR",
      along ? hinge[0] : gap.x1,
      along ? gap.y1 : hinge[1],
      along ? latch[0] : gap.x2,
      along ? gap.y2 : latch[1],
      { fill: { colour: PAPER } },
    ),
    path("A-DOOR", [{ from: latch, segments: [{ kind: "arc", to: tip, centre: hinge, clockwise }], closed: false }], {
      stroke: PENS.swing,
    }),
    polygon("A-DOOR", [hinge, tip], { stroke: PENS.lowWall }),
  ];
}
