import { type Box, boxAround, growBox, textBox } from "#drawing/sheet/box.ts";
import { type Frame, toPaper } from "#drawing/sheet/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/label-space.ts";
import { circle, line, path, text } from "#drawing/sheet/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/pens.ts";
import { largestRectangle } from "#drawing/sheet/room-size.ts";
import type { Contour, Mark, PaperPoint } from "#drawing/sheet/sheet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { type Level, OPEN_AIR_KINDS, type Room, type RoomKind } from "#planner/plan/plan.ts";

/** A car's bay lies this far above the road, mm. */
const BAY_FLOOR = 150;
const BAYS: readonly RoomKind[] = ["parking", "garage"];
/** Full of fixtures, steps or shelves: no place to tell how high the whole floor lies. */
const SMALL: readonly RoomKind[] = ["bath", "bathroom", "wc", "powder", "pooja", "store", "utility", "stair", "lift"];

/** mm on paper. */
const HEIGHT = 1.5;
const RADIUS = 1.15;
const GAP = 0.6;
const GRID = 1.2;

/** Where a car stands: a step up from the road, never above the house's floor. */
export function bayFloor(level: Level): number {
  return Math.min(BAY_FLOOR, level.floorLevel);
}

/** How high the floor of a level lies, told once in its largest room and once in every bay, above the road in mm. */
export function floorLevels(level: Level): readonly { readonly room: Room; readonly z: number }[] {
  const bays = level.rooms.filter(({ kind }) => BAYS.includes(kind));
  const indoors = level.rooms.filter(({ kind }) => !OPEN_AIR_KINDS.includes(kind) && !BAYS.includes(kind));
  const wide = indoors.filter(({ kind }) => !SMALL.includes(kind));
  const [main] = [...(wide.length > 0 ? wide : indoors)].sort((a, b) => b.area - a.area || (a.id < b.id ? -1 : 1));
  return [
    ...(main ? [{ room: main, z: level.floorLevel }] : []),
    ...bays.map((room) => ({ room, z: bayFloor(level) })),
  ];
}

/**
 * The levels of a floor at free places of their rooms, each height as `written` behind the word for a finished floor. An open terrace is
 * finished, with its falls, below the floor from which one steps out.
 */
export function drawFloorLevels(
  level: Level,
  frame: Frame,
  { finished, written }: { readonly finished: string; readonly written: (z: number) => string },
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const terraces = level.index === 0 ? [] : level.rooms.filter(({ kind }) => kind === "terrace");
  return [
    ...floorLevels(level).map(({ room, z }) => ({ room, words: `${finished} ${written(z)}` })),
    ...terraces.map((room) => ({ room, words: `${finished} BELOW ${written(level.floorLevel)}` })),
  ].flatMap(({ room, words }) => {
    const { x1, y1, x2, y2 } = largestRectangle(room.polygon);
    const floor = boxAround([toPaper(frame, [x1, y1]), toPaper(frame, [x2, y2])]);
    return levelMarkIn(floor, words, typesetter, space);
  });
}

/**
 * A height with its mark at the freest place of a box on paper, the nearest to its middle among equals; nothing where all of it is taken.
 * The mark is a finished floor's, or a structural slab's.
 */
export function levelMarkIn(
  floor: Box,
  words: string,
  typesetter: Typesetter,
  space: LabelSpace,
  of: "floor" | "slab" = "floor",
): readonly Mark[] {
  const width = typesetter.width(words, HEIGHT, "regular");
  const [w, h] = [2 * RADIUS + GAP + width, 2 * RADIUS];
  const middle: PaperPoint = [(floor.x1 + floor.x2) / 2, (floor.y1 + floor.y2) / 2];
  const reach = Math.hypot(floor.x2 - floor.x1, floor.y2 - floor.y1);
  const places = steps(floor.x1 + 0.8, floor.x2 - 0.8 - w).flatMap((x) =>
    steps(floor.y1 + 0.8, floor.y2 - 0.8 - h).map((y): Box => ({ x1: x, y1: y, x2: x + w, y2: y + h })),
  );
  const best = cheapest(places, (box) => {
    const away = Math.hypot((box.x1 + box.x2) / 2 - middle[0], (box.y1 + box.y2) / 2 - middle[1]);
    return space.cost(growBox(box, 0.6)) + away / reach;
  });
  if (!best) return [];
  const { x1, y1 } = best.candidate;
  const label = text([x1 + 2 * RADIUS + GAP, y1 + RADIUS - HEIGHT / 2], words, HEIGHT);
  space.block(growBox(best.candidate, 0.3));
  space.block(textBox(label, typesetter));
  const at: PaperPoint = [x1 + RADIUS, y1 + RADIUS];
  return [...(of === "floor" ? datum(at) : slabDatum(at)), label];
}

/** A circle of four quarters, two of them filled: the height beside it is a finished floor's. */
function datum([x, y]: PaperPoint): readonly Mark[] {
  const quarter = (dx: 1 | -1, dy: 1 | -1): Contour => ({
    from: [x, y],
    segments: [
      { kind: "line", to: [x + dx * RADIUS, y] },
      { kind: "arc", to: [x, y + dy * RADIUS], centre: [x, y], clockwise: dx !== dy },
    ],
    closed: true,
  });
  return [
    circle("A-ANNO-TEXT", [x, y], RADIUS, { fill: { colour: PAPER }, stroke: PENS.dimension }),
    path("A-ANNO-TEXT", [quarter(1, 1), quarter(-1, -1)], { fill: { colour: INK } }),
  ];
}

/** A circle with a cross: the height beside it is a structural slab's. */
function slabDatum([x, y]: PaperPoint): readonly Mark[] {
  return [
    circle("A-ANNO-TEXT", [x, y], RADIUS, { fill: { colour: PAPER }, stroke: PENS.dimension }),
    line("A-ANNO-TEXT", [x - RADIUS, y], [x + RADIUS, y], PENS.dimension),
    line("A-ANNO-TEXT", [x, y - RADIUS], [x, y + RADIUS], PENS.dimension),
  ];
}

function steps(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / GRID) + 1) }, (_, step) => from + step * GRID);
}
