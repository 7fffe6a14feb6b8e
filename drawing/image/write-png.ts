import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { svgText } from "#drawing/svg/write-svg.ts";
import { typesetterOf } from "#drawing/text/typesetter.ts";
import type { WriteOptions, Writer } from "#drawing/writer.ts";

/** A3 at 200 dots per inch: sharp on paper, readable when zoomed on a phone. */
const PRINT_DOTS_PER_MM = 200 / 25.4;

const COLOURS = {
  few: { palette: true, colours: 128, compressionLevel: 9, effort: 7, dither: 0 },
  mixed: { palette: true, colours: 256, compressionLevel: 9, effort: 7, dither: 0.7 },
  all: { compressionLevel: 9 },
} as const;

/** One sheet as PNG; `pixelWidth` wide, else at 200 dpi. Throws when it gets more than one sheet. */
export const writePng: Writer = async (sheets, options) => {
  const picture = rasterise(sheets, options);
  return sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .png(COLOURS[options.shades ?? "few"])
    .toBuffer();
};

/** One sheet as JPEG, for messaging apps; `pixelWidth` wide, else at 200 dpi. Throws when it gets more than one sheet. */
export const writeJpeg: Writer = async (sheets, options) => {
  const picture = rasterise(sheets, options);
  return sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88, progressive: true })
    .toBuffer();
};

function rasterise(sheets: readonly Sheet[], options: WriteOptions) {
  const [sheet, ...more] = sheets;
  if (!sheet || more.length > 0) throw new Error(`a picture holds one sheet, got ${sheets.length}`);
  const svg = svgText(sheet, typesetterOf(options.fonts), options);
  const width = options.cropped && sheet.focus ? sheet.focus[2] - sheet.focus[0] : sheet.width;
  return new Resvg(svg, {
    background: "#ffffff",
    font: { loadSystemFonts: false },
    fitTo: { mode: "width", value: options.pixelWidth ?? Math.round(width * PRINT_DOTS_PER_MM) },
  }).render();
}
