/** What the drawing room uses of fontkit: its published types need Node's, which this room does without. */
declare module "fontkit" {
  export type PathCommand = {
    readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    readonly args: readonly number[];
  };
  export type GlyphRun = {
    readonly advanceWidth: number;
    readonly glyphs: readonly { readonly id: number; readonly path: { readonly commands: readonly PathCommand[] } }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  };
  export type Font = {
    readonly unitsPerEm: number;
    readonly capHeight: number;
    readonly ascent: number;
    readonly descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Readonly<Record<string, boolean>>): GlyphRun;
  };
  export function create(bytes: Uint8Array): Font;
}
