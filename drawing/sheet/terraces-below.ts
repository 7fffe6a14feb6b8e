import { type Box, boxAround } from "#drawing/sheet/box.ts";
import { allToPaper, type Frame } from "#drawing/sheet/frame.ts";
import type { LabelSpace } from "#drawing/sheet/label-space.ts";
import { path, polygon, polylineContour, text } from "#drawing/sheet/marks.ts";
import { GREY, PENS } from "#drawing/sheet/pens.ts";
import { outlineOfBoxes } from "#drawing/sheet/rectilinear.ts";
import { contains, largestRectangle } from "#drawing/sheet/room-size.ts";
import type { Mark } from "#drawing/sheet/sheet.ts";
import { isFullHeight, wallBodies } from "#drawing/sheet/wall-bodies.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** A terrace on which one looks down, with its level. */
export type TerraceBelow = { readonly level: Level; readonly room: Room };

const HEIGHT = 1.6;
/** Paper beside the words. */
const BESIDE = 1;

/** The terraces of lower storeys over which the house has stepped back, as seen from a level; from the roof: one more than there are levels. */
export function terracesBelow(plan: Plan, seenFrom: number): readonly TerraceBelow[] {
  return plan.levels
    .filter(({ index }) => index < seenFrom)
    .flatMap((level) =>
      level.rooms
        .filter(({ kind }) => kind === "terrace")
        .filter(({ polygon: floor }) => {
          const { x1, y1, x2, y2 } = largestRectangle(floor);
          return !plan.levels.some(
            ({ index, footprint }) =>
              index > level.index &&
              index <= seenFrom &&
              footprint.some(({ outer }) => contains(outer, (x1 + x2) / 2, (y1 + y2) / 2)),
          );
        })
        .map((room) => ({ level, room })),
    );
}

/** Their floors with the parapets about them, and what they are. */
export function drawTerracesBelow(
  terraces: readonly TerraceBelow[],
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  return terraces.flatMap(({ level, room }) => {
    const floor = boxAround(room.polygon);
    const low = wallBodies(level.walls)
      .filter(({ wall, box }) => !isFullHeight(wall) && touches(box, floor))
      .map(({ box }) => box);
    const edges = outlineOfBoxes(low).map((loop) => polylineContour(allToPaper(frame, loop), true));
    return [
      polygon("A-FLOR", allToPaper(frame, room.polygon), { stroke: PENS.floor }),
      ...(edges.length > 0 ? [path("A-FLOR", edges, { stroke: PENS.furniture })] : []),
      ...named(`${room.label.toUpperCase()} BELOW`, room, frame, typesetter, space),
    ];
  });
}

function touches(one: Box, other: Box): boolean {
  return one.x1 <= other.x2 && other.x1 <= one.x2 && one.y1 <= other.y2 && other.y1 <= one.y2;
}

/** Words in the middle of the floor's largest rectangle, as small as it takes. */
function named(words: string, { polygon: floor }: Room, frame: Frame, typesetter: Typesetter, space: LabelSpace) {
  const { x1, y1, x2, y2 } = largestRectangle(floor);
  const box = boxAround(
    allToPaper(frame, [
      [x1, y1],
      [x2, y2],
    ]),
  );
  const size = Math.min(HEIGHT, (HEIGHT * (box.x2 - box.x1 - BESIDE)) / typesetter.width(words, HEIGHT, "bold"));
  const [x, y] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const half = (size / HEIGHT) * typesetter.width(words, HEIGHT, "bold") * 0.5;
  space.block({ x1: x - half, y1: y - size, x2: x + half, y2: y + size });
  return [text([x, y - size / 2], words, size, { anchor: "middle", weight: "bold", colour: GREY })];
}
