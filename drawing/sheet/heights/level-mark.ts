import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { circle, line, path, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Contour, Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

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
