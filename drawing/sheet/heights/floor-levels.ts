import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { circle, line, path, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Contour, Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { type Level, OPEN_AIR_KINDS, type Room, type RoomKind } from "#planner/plan/plan.ts";

/** Where a car stands in the house. */
export const CAR_BAYS: readonly RoomKind[] = ["parking", "garage"];
/** A car's bay lies this far above the road, mm. */
const BAY_FLOOR = 150;
/** The finish of an upper storey's open floor lies so far below the rooms' at its door, where its falls begin: rain stays out. mm */
const OPEN_FLOOR_DROP = 50;
/** Tiles in their bed over the waterproofing where these are thinnest, and one part of fall on so many of floor; slabs are sunk by whole steps. mm */
const LEAST_FINISH = 40;
export const FALL = 100;
const SUNK_STEP = 10;
const OPEN_FLOORS: readonly RoomKind[] = ["terrace", "balcony"];
/** Full of fixtures, steps or shelves: no place to tell how high the whole floor lies. */
const SMALL: readonly RoomKind[] = ["bath", "bathroom", "wc", "powder", "pooja", "store", "utility", "stair", "lift"];

/** mm on paper. */
const HEIGHTS = [1.5, 1.25] as const;
/** A mark's radius and its distance from the words, in parts of their height. */
const RADIUS = 0.77;
const GAP = 0.4;
/** Steps in which places are tried, in a room less wide than so much and in others. */
const GRID = { narrow: 0.6, wide: 1.2 } as const;
const NARROW = 20;
/** Paper about a mark, mm; what words it has in small letters keep half of that. */
const CLEAR = 0.6;
/** What it costs to write in small letters: less than over a swing or a chain's line. */
const SMALLER = 2.5;
/** What it costs to turn a mark: less than to write over a chain's line. */
const TURNED = 2;

/** Tiles on a thin bed: so much of what lies between two storeys is at least no slab, and none of it lies on a sunk one. mm */
export const FLOORING = 25;

/** Where a car stands: a step up from the road, never above the house's floor. */
export function bayFloor(level: Level): number {
  return Math.min(BAY_FLOOR, level.floorLevel);
}

/** The terraces and balconies of an upper storey. */
export function openFloors({ index, rooms }: Level): readonly Room[] {
  return index === 0 ? [] : rooms.filter(({ kind }) => OPEN_FLOORS.includes(kind));
}

/** Rooms of ten feet from floor to floor and less are no lower than this where law asks it (NBC 2016 part 3, 12.2); lower ones have no such law. mm */
const LEAST_CLEAR = 2750;

/**
 * Whether a storey's open floors lie on sunk slabs, a step below its rooms. Where these would leave the storey below less than its least height (storeys of a
 * house are as high as one another) their slab stays level with the rooms' and the finish lies behind a threshold.
 */
export function isSunk(level: Level): boolean {
  const spare = level.clearHeight - LEAST_CLEAR + FLOORING;
  return level.clearHeight < LEAST_CLEAR || OPEN_FLOOR_DROP + mostFinish(level) <= spare;
}

/** How high the finish of a storey's terraces and balconies lies at their doors, above the road in mm. */
export function openFloorLevel(level: Level): number {
  return isSunk(level) ? level.floorLevel - OPEN_FLOOR_DROP : level.floorLevel - FLOORING + mostFinish(level);
}

/**
 * How high the slab of a terrace or balcony lies, above the road in mm: its finish falls from the door to an outlet, at the farthest across the
 * whole floor, and has there still the least thickness of tiles, bed and waterproofing under it.
 */
export function sunkSlabLevel(level: Level, room: Pick<Room, "polygon">): number {
  return isSunk(level) ? openFloorLevel(level) - finishOf(room) : level.floorLevel - FLOORING;
}

/** The finish of an open floor at its door, by whole steps, mm. */
function finishOf({ polygon }: Pick<Room, "polygon">): number {
  const { x1, x2, y1, y2 } = boxAround(polygon);
  return Math.ceil((LEAST_FINISH + Math.hypot(x2 - x1, y2 - y1) / FALL) / SUNK_STEP) * SUNK_STEP;
}

function mostFinish(level: Level): number {
  return Math.max(0, ...openFloors(level).map(finishOf));
}

/** How high the floor of a level lies, told once in its largest room and once in every bay, terrace and balcony, above the road in mm. */
export function floorLevels(level: Level): readonly { readonly room: Room; readonly z: number }[] {
  const bays = level.rooms.filter(({ kind }) => CAR_BAYS.includes(kind));
  const indoors = level.rooms.filter(({ kind }) => !OPEN_AIR_KINDS.includes(kind) && !CAR_BAYS.includes(kind));
  const wide = indoors.filter(({ kind }) => !SMALL.includes(kind));
  const [main] = [...(wide.length > 0 ? wide : indoors)].sort((a, b) => b.area - a.area || (a.id < b.id ? -1 : 1));
  return [
    ...(main ? [{ room: main, z: level.floorLevel }] : []),
    ...bays.map((room) => ({ room, z: bayFloor(level) })),
    ...openFloors(level).map((room) => ({ room, z: openFloorLevel(level) })),
  ];
}

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

/** Large before turned before small. */
const LOOKS = HEIGHTS.flatMap((height, step) =>
  ([0, 90] as const).map((angle) => ({
    height,
    angle,
    clear: CLEAR / (step + 1),
    penalty: step * SMALLER + (angle === 0 ? 0 : TURNED),
  })),
);
type Candidate = (typeof LOOKS)[number] & { readonly box: Box };

function placesIn(floor: Box, look: (typeof LOOKS)[number], width: number): readonly Candidate[] {
  const { height, angle, clear } = look;
  const [long, short] = [(2 * RADIUS + GAP) * height + width, 2 * RADIUS * height];
  const [w, h] = angle === 0 ? [long, short] : [short, long];
  return steps(floor.x1 + clear, floor.x2 - clear - w).flatMap((x) =>
    steps(floor.y1 + clear, floor.y2 - clear - h).map((y) => ({
      ...look,
      box: { x1: x, y1: y, x2: x + w, y2: y + h },
    })),
  );
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
  const middle: PaperPoint = [(floor.x1 + floor.x2) / 2, (floor.y1 + floor.y2) / 2];
  const reach = Math.hypot(floor.x2 - floor.x1, floor.y2 - floor.y1);
  const cost = ({ box, clear, penalty }: Candidate) => {
    const away = Math.hypot((box.x1 + box.x2) / 2 - middle[0], (box.y1 + box.y2) / 2 - middle[1]);
    return penalty + space.cost(growBox(box, clear)) + away / reach;
  };
  const places = LOOKS.flatMap((look) => placesIn(floor, look, typesetter.width(words, look.height, "regular")));
  const best = cheapest(places, cost);
  if (!best) return [];
  const { box, angle, height } = best.candidate;
  const radius = RADIUS * height;
  const [along, across] = [2 * radius + GAP * height, radius - height / 2];
  const from: PaperPoint = angle === 0 ? [box.x1 + along, box.y1 + across] : [box.x2 - across, box.y1 + along];
  const label = text(from, words, height, { angle });
  space.block(growBox(box, 0.3));
  space.block(textBox(label, typesetter));
  const at: PaperPoint = [box.x1 + radius, box.y1 + radius];
  return [...(of === "floor" ? datum(at, radius) : slabDatum(at, radius)), label];
}

/** A circle of four quarters, two of them filled: the height beside it is a finished floor's. */
function datum([x, y]: PaperPoint, radius: number): readonly Mark[] {
  const quarter = (dx: 1 | -1, dy: 1 | -1): Contour => ({
    from: [x, y],
    segments: [
      { kind: "line", to: [x + dx * radius, y] },
      { kind: "arc", to: [x, y + dy * radius], centre: [x, y], clockwise: dx !== dy },
    ],
    closed: true,
  });
  return [
    circle("A-ANNO-TEXT", [x, y], radius, { fill: { colour: PAPER }, stroke: PENS.dimension }),
    path("A-ANNO-TEXT", [quarter(1, 1), quarter(-1, -1)], { fill: { colour: INK } }),
  ];
}

/** A circle with a cross: the height beside it is a structural slab's. */
function slabDatum([x, y]: PaperPoint, radius: number): readonly Mark[] {
  return [
    circle("A-ANNO-TEXT", [x, y], radius, { fill: { colour: PAPER }, stroke: PENS.dimension }),
    line("A-ANNO-TEXT", [x - radius, y], [x + radius, y], PENS.dimension),
    line("A-ANNO-TEXT", [x, y - radius], [x, y + radius], PENS.dimension),
  ];
}

function steps(from: number, to: number): readonly number[] {
  const grid = to - from < NARROW ? GRID.narrow : GRID.wide;
  return Array.from({ length: Math.max(0, Math.floor((to - from) / grid) + 1) }, (_, step) => from + step * grid);
}
