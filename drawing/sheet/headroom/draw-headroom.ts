import type { Doorway, Headroom } from "#drawing/sheet/headroom/headroom.ts";
import { thickness } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { line, path, polygon, polylineContour, rectangle } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS, WALL_FILL } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { boxAround, boxCorners } from "#drawing/sheet/shapes/box.ts";

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
