import { create, type Font, type PathCommand } from "fontkit";
import type { Fonts } from "#drawing/writer.ts";

export type TextWeight = "regular" | "bold";

/** Noto's capitals stand 0.714 em high; a text's `height` is its cap height, so its font size is height / CAP_HEIGHT. */
export const CAP_HEIGHT = 0.714;

/** A glyph of a shaped line: its outline in font units and where its origin stands, in em from the line's start. */
export type PlacedGlyph = {
  readonly id: string;
  readonly commands: readonly PathCommand[];
  readonly x: number;
  readonly y: number;
};

export type Typesetter = {
  /** The width in mm of a line set with the cap height `height` (mm). */
  readonly width: (text: string, height: number, weight: TextWeight) => number;
  /** The shaped line: ligatures, marks and reordering as the script asks. */
  readonly glyphs: (text: string, weight: TextWeight) => readonly PlacedGlyph[];
  readonly unitsPerEm: (weight: TextWeight) => number;
};

/** Measures and shapes text with the given fonts; the same bytes give the same figures on any machine. */
export function createTypesetter(fonts: Fonts): Typesetter {
  const faces: Readonly<Record<TextWeight, Font>> = { regular: create(fonts.regular), bold: create(fonts.bold) };
  const ems = new Map<string, number>();

  function emWidth(text: string, weight: TextWeight): number {
    const key = `${weight}:${text}`;
    const known = ems.get(key);
    if (known !== undefined) return known;
    const face = faces[weight];
    const width = face.layout(text).advanceWidth / face.unitsPerEm;
    ems.set(key, width);
    return width;
  }

  function glyphs(text: string, weight: TextWeight): readonly PlacedGlyph[] {
    const face = faces[weight];
    const run = face.layout(text);
    const placed: PlacedGlyph[] = [];
    let pen = 0;
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index];
      if (!position) return;
      placed.push({
        id: `${weight[0]}${glyph.id}`,
        commands: glyph.path.commands,
        x: (pen + position.xOffset) / face.unitsPerEm,
        y: position.yOffset / face.unitsPerEm,
      });
      pen += position.xAdvance;
    });
    return placed;
  }

  return {
    width: (text, height, weight) => (emWidth(text, weight) * height) / CAP_HEIGHT,
    glyphs,
    unitsPerEm: (weight) => faces[weight].unitsPerEm,
  };
}
