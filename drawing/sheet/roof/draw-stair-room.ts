import { doorTag } from "#drawing/sheet/headroom/door-tags.ts";
import { drawHeadroom } from "#drawing/sheet/headroom/draw-headroom.ts";
import { type Headroom, headroomLanding } from "#drawing/sheet/headroom/headroom.ts";
import { levelMarkIn } from "#drawing/sheet/heights/level-mark.ts";
import type { Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { rectangle } from "#drawing/sheet/page/marks.ts";
import { PAPER } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { drawRoomLabels } from "#drawing/sheet/rooms/draw-room-labels.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { drawStair } from "#drawing/sheet/stairs/draw-stairs.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** The room over a stair as one looks into it: the flights that arrive in it, its landing with the name and its level, and its doors. */
export function drawStairRoom(
  headroom: Headroom,
  size: string,
  landing: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const { box, inside, stair, room, doors } = headroom;
  for (const { hinge, latch, tip } of doors) space.block(boxAround([hinge, latch, tip]));
  const steps = drawStair({ stair, shows: "down" }, frame, typesetter, space);
  const name = drawRoomLabels([{ room, name: "STAIR HEADROOM", size }], frame, typesetter, space).marks;
  const level = levelMarkIn(headroomLanding(headroom, frame), landing, typesetter, space);
  space.block(box);
  return [
    rectangle("A-FLOR", inside.x1, inside.y1, inside.x2, inside.y2, { fill: { colour: PAPER } }),
    ...steps,
    ...drawHeadroom(headroom),
    ...name,
    ...level,
    ...doors.flatMap((door) => doorTag(door, typesetter, space)),
  ];
}
