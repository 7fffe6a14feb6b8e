import type { Doorway, Headroom } from "#drawing/sheet/headroom/headroom.ts";
import { HEADROOM_DOOR_HEIGHT } from "#drawing/sheet/heights/house-heights.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { text } from "#drawing/sheet/page/marks.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { type Section, table } from "#drawing/sheet/panel/section.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

export const DOOR_TAG = "TD";

/** The doors on to the roof, which stand in no schedule of a floor; nothing where no stair climbs there. */
export function doorTable(headrooms: readonly Headroom[], units: Units, typesetter: Typesetter): readonly Section[] {
  const widths = headrooms.flatMap(({ doors }) => doors.map(({ width }) => width));
  if (widths.length === 0) return [];
  const rows = distinct(widths).map((width) => ({
    cells: [
      DOOR_TAG,
      `${formatLength(units, width)} x ${formatLength(units, HEADROOM_DOOR_HEIGHT)}`,
      String(widths.filter((one) => one === width).length),
    ],
  }));
  return [
    table(
      "DOORS OF THE HEADROOM",
      [
        { share: 0.16, anchor: "start" },
        { share: 0.6, anchor: "start" },
        { share: 0.24, anchor: "end" },
      ],
      [{ cells: ["Tag", "Width x height", "Total"], bold: true }, ...rows],
      typesetter,
    ),
  ];
}

/** A door's tag before its leaf, or beside it where that is taken. */
export function doorTag(
  { hinge, latch, tip, out }: Doorway,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const { x1, y1, x2, y2 } = boxAround([hinge, latch, tip]);
  const height = 1.5;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2 - height / 2];
  const places: readonly PaperPoint[] =
    out[0] === 0
      ? [
          [x, out[1] > 0 ? y2 + 0.7 : y1 - 0.7 - height],
          [x2 + 2.2, y],
          [x1 - 2.2, y],
        ]
      : [
          [out[0] > 0 ? x2 + 2.2 : x1 - 2.2, y],
          [x, y2 + 0.7],
          [x, y1 - 0.7 - height],
        ];
  const tag = places
    .map((at) => text(at, DOOR_TAG, height, { anchor: "middle" }))
    .find((mark) => space.cost(textBox(mark, typesetter)) === 0);
  if (!tag) return [];
  space.block(textBox(tag, typesetter));
  return [tag];
}
