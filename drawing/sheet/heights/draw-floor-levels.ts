import { floorLevels, openFloors, sunkSlabLevel } from "#drawing/sheet/heights/floor-levels.ts";
import { levelMarkIn } from "#drawing/sheet/heights/level-mark.ts";
import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { rectangle } from "#drawing/sheet/page/marks.ts";
import { PAPER } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Room } from "#planner/plan/plan.ts";

/**
 * The levels of a floor at free places of their rooms, each height as `written` behind the word for a finished floor; of terraces and
 * balconies their slab's too, where the trade has a word for it.
 */
export function drawFloorLevels(
  level: Level,
  frame: Frame,
  { finished, slab, written }: Pick<Units, "finished" | "slab"> & { readonly written: (z: number) => string },
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const floor = (room: Room) => boxToPaper(frame, largestRectangle(room.polygon));
  const sunk = slab === "" ? [] : openFloors(level);
  return [
    ...floorLevels(level).flatMap(({ room, z }) =>
      levelMarkIn(floor(room), `${finished} ${written(z)}`, typesetter, space),
    ),
    ...sunk.flatMap((room) =>
      levelMarkIn(floor(room), `${slab} ${written(sunkSlabLevel(level, room))}`, typesetter, space, "slab"),
    ),
  ];
}

/** The levels of further rooms at their free places, as heights alone: the mark tells that they are of a finish. */
export function drawFurtherLevels(
  rooms: readonly Room[],
  written: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  return rooms.flatMap(({ polygon }) => {
    const marks = levelMarkIn(boxToPaper(frame, largestRectangle(polygon)), written, typesetter, space);
    return marks.flatMap((mark): readonly Mark[] => {
      if (mark.kind !== "text") return [mark];
      // Fixtures leave no blank paper there.
      const { x1, y1, x2, y2 } = textBox(mark, typesetter);
      return [rectangle("A-ANNO-TEXT", x1, y1, x2, y2, { fill: { colour: PAPER, opacity: 0.9 } }), mark];
    });
  });
}
