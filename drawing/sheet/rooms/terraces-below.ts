import type { LowerRoof } from "#drawing/sheet/house/lower-roofs.ts";
import { fullWalls, lowWalls } from "#drawing/sheet/house/wall-bodies.ts";
import { allToPaper, boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { path, polygon, polylineContour, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { GREY, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { nameUncovered } from "#drawing/sheet/rooms/name-uncovered.ts";
import { type Box, boxAround, boxesOverlap, boxWithin } from "#drawing/sheet/shapes/box.ts";
import { contains, largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** A terrace on which one looks down, with its level. */
export type TerraceBelow = { readonly level: Level; readonly room: Room };
/** A floor on which one looks down, by its name and outline. */
type FloorBelow = { readonly level: Level; readonly room: Pick<Room, "label" | "polygon"> };

const HEIGHT = 1.6;
/** Paper beside the words. */
const BESIDE = 1;

/** The terraces of lower storeys that one sees from the level of index `seenFrom`, as no storey covers them; from the roof: the number of levels. */
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

/** The terraces' floors, with the parapets about them. */
export function drawTerracesBelow(terraces: readonly TerraceBelow[], frame: Frame): readonly Mark[] {
  return terraces.flatMap(({ level, room }) => {
    const floor = boxAround(room.polygon);
    const low = lowWalls(level)
      .filter(({ box }) => touches(box, floor))
      .map(({ box }) => box);
    // A parapet's end runs into the wall that it meets.
    const edges = outlineOfBoxes(
      low,
      fullWalls(level).map(({ box }) => box),
    ).map((loop) => polylineContour(allToPaper(frame, loop), true));
    return [
      polygon("A-FLOR", allToPaper(frame, room.polygon), { stroke: PENS.floor }),
      ...(edges.length > 0 ? [path("A-FLOR", edges, { stroke: PENS.furniture })] : []),
    ];
  });
}

/** The roofs below, with their upstands. */
export function drawRoofsBelow(roofs: readonly LowerRoof[], frame: Frame): readonly Mark[] {
  const onPaper = (loop: Polygon) => polylineContour(allToPaper(frame, loop), true);
  return roofs.flatMap(({ polygon: outline, holes, upstand }) => [
    path("A-FLOR", [outline, ...holes].map(onPaper), { stroke: PENS.floor }),
    path("A-FLOR", outlineOfBoxes(upstand).map(onPaper), { stroke: PENS.furniture }),
  ]);
}

/** A lower roof as a floor below: its height is told from the storey beside it. */
export function roofAsFloor(roof: LowerRoof): FloorBelow {
  return { level: roof.above, room: roof };
}

/** How far from its middle a floor's name may stand, in parts of its largest rectangle's width and depth; the first of equally free places wins. */
const PLACES = [0, 0.15, -0.15, 0.3, -0.3].flatMap((y) => [0, 0.15, -0.15, 0.3, -0.3].map((x) => [x, y] as const));

/** Paper from a name down to the height under it. */
const UNDER = 0.9;

/**
 * Each floor's name in or near the middle of its largest rectangle, as small as that needs, with its height where `written` is given; of one over which
 * something lies there, `covered`, on what is left of it.
 */
export function nameFloorsBelow(
  floors: readonly FloorBelow[],
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
  written: ((level: Level) => string) | null = null,
  covered: readonly Box[] = [],
): readonly Mark[] {
  return floors.flatMap(({ level, room: { label, polygon: floor } }): readonly Mark[] => {
    if (covered.some((box) => boxesOverlap(box, boxAround(floor)))) {
      const said = { name: [label.toUpperCase(), "BELOW"], height: written?.(level) ?? null };
      return nameUncovered(floor, covered, said, frame, typesetter, space);
    }
    const words = `${label.toUpperCase()} BELOW`;
    const box = boxToPaper(frame, largestRectangle(floor));
    const [w, d] = [box.x2 - box.x1, box.y2 - box.y1];
    const size = Math.min(HEIGHT, (HEIGHT * (w - BESIDE)) / typesetter.width(words, HEIGHT, "bold"));
    const look = { anchor: "middle", colour: GREY } as const;
    const places = PLACES.map(([x, y]) => {
      const [u, v] = [(box.x1 + box.x2) / 2 + x * w, (box.y1 + box.y2) / 2 + y * d - size / 2];
      const name = text([u, v], words, size, { ...look, weight: "bold" });
      return written === null ? [name] : [name, text([u, v - UNDER - size], written(level), size, look)];
    });
    const boxes = (marks: readonly TextMark[]) => marks.map((mark) => textBox(mark, typesetter));
    const within = places.filter((marks, i) => i === 0 || boxes(marks).every((one) => boxWithin(one, box)));
    const best = cheapest(within, (marks) => boxes(marks).reduce((sum, one) => sum + space.cost(one), 0))?.candidate;
    if (best === undefined) return [];
    for (const one of boxes(best)) space.block(one);
    return best;
  });
}

function touches(one: Box, other: Box): boolean {
  return one.x1 <= other.x2 && other.x1 <= one.x2 && one.y1 <= other.y2 && other.y1 <= one.y2;
}
