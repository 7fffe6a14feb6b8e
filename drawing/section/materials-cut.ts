import { CONCRETE, fillDots, hatched, MASONRY } from "#drawing/section/draw-cut.ts";
import { drawCeilings, roofSwatch } from "#drawing/section/draw-roof.ts";
import { line, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { bottomRule, headingOver, type Section } from "#drawing/sheet/panel/section.ts";
import { boxCorners } from "#drawing/sheet/shapes/box.ts";

const PITCH = 5.2;
type SwatchRow = readonly [name: string, swatch: (x: number, y: number) => readonly Mark[]];
const SWATCH = { width: 9, height: 3.6 } as const;
/** Swatches are drawn on paper as they are. */
const ON_PAPER = { origin: [0, 0], scale: 1 } as const;

/** What walls are built of, what spans between them, and over the topmost storey a sloped roof and its ceiling; null for a flat one. */
export type MaterialWords = {
  readonly walls: string;
  readonly spans: string;
  readonly roof: { readonly roof: string; readonly ceiling: string } | null;
};

/** How the section draws what it cuts through. */
export function materialsCut({ walls, spans, roof }: MaterialWords): Section {
  const rows: readonly SwatchRow[] = [
    [walls, (x, y) => hatched([swatchAt(x, y)], MASONRY, PENS.cutWall, ON_PAPER)],
    [spans, (x, y) => hatched([swatchAt(x, y)], CONCRETE, PENS.cutWall, ON_PAPER)],
    ...(roof === null ? [] : roofRows(roof)),
    ["Compacted filling", (x, y) => fillDots({ x1: x, y1: y, x2: x + SWATCH.width, y2: y + SWATCH.height }, ON_PAPER)],
    [
      "Foundation, only indicated",
      (x, y) => [line("A-ANNO-TTLB", [x, y + 1.8], [x + SWATCH.width, y + 1.8], PENS.indicated)],
    ],
  ];
  const height = () => 6 + rows.length * PITCH + 2;
  return {
    height,
    draw: (x, top, width) => [
      ...headingOver("MATERIALS CUT", x, top, width),
      ...rows.flatMap(([name, swatch], index) => {
        const y = top - 6 - (index + 1) * PITCH + 0.6;
        return [
          rectangle("A-ANNO-TTLB", x + 2, y, x + 2 + SWATCH.width, y + SWATCH.height, { stroke: PENS.rule }),
          ...swatch(x + 2, y),
          text([x + 13, y + 1], name, 1.6, { layer: "A-ANNO-TTLB" }),
        ];
      }),
      bottomRule(x, top - height(), width),
    ],
  };
}

function swatchAt(x: number, y: number) {
  return boxCorners({ x1: x, y1: y, x2: x + SWATCH.width, y2: y + SWATCH.height });
}

function roofRows({ roof, ceiling }: NonNullable<MaterialWords["roof"]>): readonly SwatchRow[] {
  const box = (x: number, y: number) => ({ x1: x, y1: y, x2: x + SWATCH.width, y2: y + SWATCH.height });
  return [
    [roof, (x, y) => roofSwatch(box(x, y))],
    [ceiling, (x, y) => drawCeilings([box(x, y)], ON_PAPER)],
  ];
}
