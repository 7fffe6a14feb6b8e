import type { Frame } from "#drawing/sheet/page/frame.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";
import type { RegionCode } from "#planner/brief/brief.ts";

/** Where things lie on an A3 sheet: the drawing's own area, the panel beside or below it, and the frame of the drawing. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly drawing: Box;
  readonly panel: Box;
  readonly panelColumns: number;
  readonly frame: Frame;
};

/** Paper that a drawing needs around its extent, mm. */
export type Margins = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const LONG = 420;
const SHORT = 297;
/** From the paper's edge to the border of the sheet, mm. */
export const BORDER = 8;
const PANEL_WIDTH = 84;
const STRIP_HEIGHT = 76;

const SCALES: Readonly<Record<RegionCode, readonly number[]>> = {
  in: [50, 75, 100, 125, 150, 200, 250, 300, 400, 500],
  uk: [50, 100, 125, 200, 250, 500],
  us: [48, 64, 96, 128, 192, 240, 384, 480],
};

const SHEETS = [
  { width: LONG, height: SHORT, strip: false },
  { width: SHORT, height: LONG, strip: false },
  { width: SHORT, height: LONG, strip: true },
  { width: LONG, height: SHORT, strip: true },
] as const;

/** "1:75", or as American drawings write it, 1/8" = 1'-0". */
export function scaleText(scale: number, region: RegionCode): string {
  const inches: Readonly<Record<number, string>> = { 48: "1/4", 64: "3/16", 96: "1/8", 128: "3/32", 192: "1/16" };
  const fraction = region === "us" ? inches[scale] : undefined;
  return fraction ? `${fraction}" = 1'-0"` : `1:${scale}`;
}

/** The largest standard scale at which the extent (mm, real) and its margins fit on A3, and the way of laying it out that fits. */
export function layoutFor(extent: Box, margins: Margins, region: RegionCode, scales = SCALES[region]): Layout {
  for (const scale of scales) {
    for (const sheet of SHEETS) {
      const { drawing, panel } = areas(sheet.width, sheet.height, sheet.strip);
      const width = (extent.x2 - extent.x1) / scale;
      const height = (extent.y2 - extent.y1) / scale;
      const spareX = drawing.x2 - drawing.x1 - margins.left - margins.right - width;
      const spareY = drawing.y2 - drawing.y1 - margins.top - margins.bottom - height;
      if (spareX < 0 || spareY < 0) continue;
      const origin = [
        drawing.x1 + margins.left + spareX / 2 - extent.x1 / scale,
        drawing.y1 + margins.bottom + spareY / 2 - extent.y1 / scale,
      ] as const;
      return {
        width: sheet.width,
        height: sheet.height,
        drawing,
        panel,
        panelColumns: sheet.strip ? (sheet.width > sheet.height ? 5 : 4) : 1,
        frame: { origin, scale },
      };
    }
  }
  throw new Error(`nothing of ${extent.x2 - extent.x1} x ${extent.y2 - extent.y1} mm fits on A3 at 1:${scales.at(-1)}`);
}

function areas(width: number, height: number, strip: boolean): { readonly drawing: Box; readonly panel: Box } {
  const inner = { x1: BORDER, y1: BORDER, x2: width - BORDER, y2: height - BORDER };
  return strip
    ? { drawing: { ...inner, y1: inner.y1 + STRIP_HEIGHT }, panel: { ...inner, y2: inner.y1 + STRIP_HEIGHT } }
    : { drawing: { ...inner, x2: inner.x2 - PANEL_WIDTH }, panel: { ...inner, x1: inner.x2 - PANEL_WIDTH } };
}
