import type { Rect } from "#drawing/facade/details/draw.ts";
import { drawnToMark } from "#drawing/facade/render-scene.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import { clearPixels } from "#drawing/image/clear-pixels.ts";
import type { Mark, Stroke } from "#drawing/sheet/page/sheet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Uv } from "#drawing/view/mesh.ts";
import { amount } from "#drawing/view/surface.ts";

/** A rectangle of an elevation, and where its details lie in the atlas: its upper left corner, pixels. */
type Placed = { readonly left: number; readonly top: number; readonly patch: Rect };

/** Pictures of details, side by side: shutters, frames, railings, drawn by the elevation's own rules. */
export type Atlas = {
  /** Red, green, blue as amounts of light, and how much of what lies behind is covered; 0 to 1. */
  readonly light: (u: number, v: number, into: Float64Array) => void;
  readonly alpha: (u: number, v: number) => number;
};

/** Millimetres to a pixel, finer than what a picture shows of a house of usual width. */
const PIXEL = 8;
const WIDTH = 4096;
/** Paper for the rows; what is not used is cut off. Of 325 houses none took more than 2500. */
const MOST_ROWS = 8192;
const GAP = 3;
/** Strokes are as wide as on a sheet of this scale. */
const SCALE = 50;
/** Of that sheet, a pixel shows so much, mm. */
const ON_PAPER = PIXEL / SCALE;

export type AtlasDraft = {
  readonly place: (patch: Rect, drawn: readonly Drawn[]) => Placed;
  readonly finish: (typesetter: Typesetter) => Atlas;
};

/** Collects details in rows, and draws them all at once. */
export function draftAtlas(): AtlasDraft {
  const marks: Mark[] = [];
  let [left, top, row] = [GAP, GAP, 0];
  return {
    place: (patch, drawn) => {
      const wide = Math.ceil((patch.x2 - patch.x1) / PIXEL);
      const high = Math.ceil((patch.z2 - patch.z1) / PIXEL);
      if (left + wide + GAP > WIDTH) {
        left = GAP;
        top += row + GAP;
        row = 0;
      }
      const at = { left, top, patch };
      const frame = {
        origin: [left * ON_PAPER - patch.x1 / SCALE, (MOST_ROWS - top) * ON_PAPER - patch.z2 / SCALE] as const,
        scale: SCALE,
      };
      marks.push(...drawn.filter((each) => !isGlint(each)).map((each) => drawnToMark(softened(each), frame)));
      left += wide + GAP;
      row = Math.max(row, high);
      return at;
    },
    finish: (typesetter) => {
      const rows = Math.min(MOST_ROWS, top + row + GAP);
      const [width, height] = [WIDTH * ON_PAPER, MOST_ROWS * ON_PAPER];
      const focus = [0, height - rows * ON_PAPER, width, height] as const;
      return atlasOf(clearPixels({ width, height, focus, marks }, WIDTH, typesetter));
    },
  };
}

/** The place of a point of a patch in the atlas. */
export function uvIn({ left, top, patch }: Placed, x: number, z: number): Uv {
  return [left + (x - patch.x1) / PIXEL, top + (patch.z2 - z) / PIXEL];
}

/** White strokes across glass, by which a drawing says that it mirrors: here it does. */
function isGlint({ fill, stroke }: Drawn): boolean {
  return fill === undefined && stroke?.colour === "#ffffff";
}

/** Ink around a shape becomes its own colour, a little darker: things have no outline. */
function softened(drawn: Drawn): Drawn {
  if (!drawn.stroke || !drawn.fill) return drawn;
  const stroke: Stroke = { ...drawn.stroke, width: drawn.stroke.width * 0.8, colour: darker(drawn.fill.colour) };
  return { ...drawn, stroke };
}

function darker(colour: string): string {
  const part = (at: number) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.78);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, "0")).join("")}`;
}

function atlasOf({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }): Atlas {
  const light = Float64Array.from({ length: 256 }, (_, value) => amount(value));
  const start = (u: number, v: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(u)));
    const line = Math.min(height - 1, Math.max(0, Math.floor(v)));
    return (line * width + column) * 4;
  };
  return {
    alpha: (u, v) => (pixels[start(u, v) + 3] ?? 0) / 255,
    light: (u, v, into) => {
      const at = start(u, v);
      // The pixels' colours are already dimmed by how little they cover.
      const cover = (pixels[at + 3] ?? 0) / 255 || 1;
      for (let k = 0; k < 3; k += 1) into[k] = light[Math.min(255, Math.round((pixels[at + k] ?? 0) / cover))] ?? 0;
    },
  };
}
