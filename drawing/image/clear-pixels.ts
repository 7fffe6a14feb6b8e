import { Resvg } from "@resvg/resvg-js";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { svgText } from "#drawing/svg/write-svg.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** What a drawing's focus shows, on clear ground, as pixels, `pixelWidth` to a row: red, green, blue, each dimmed by the fourth, how much it covers. */
export function clearPixels(
  drawing: Pick<Sheet, "width" | "height" | "focus" | "marks">,
  pixelWidth: number,
  typesetter: Typesetter,
): { readonly width: number; readonly height: number; readonly pixels: Uint8Array } {
  const svg = svgText({ ...drawing, name: "details", title: "", scale: 1 }, typesetter, { clear: true, cropped: true });
  const picture = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: "width", value: pixelWidth },
  }).render();
  return { width: picture.width, height: picture.height, pixels: picture.pixels };
}
