import { create, type Font, type PathCommand } from "fontkit";
import { type FontRun, fontRuns } from "#drawing/text/font-runs.ts";
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

/** OpenType features by tag that a line needs on or off. */
type Features = Readonly<Record<string, boolean>>;
const NO_MARKS: Features = { mark: false, mkmk: false, abvm: false, blwm: false };

/** A part of a line with its width in em, and the features to set it with where they are not the usual ones. */
export type SetRun = FontRun & { readonly width: number; readonly features?: Features };

export type Typesetter = {
  /** The width in mm of a line set with the cap height `height` (mm). */
  readonly width: (text: string, height: number, weight: TextWeight) => number;
  /** The shaped line: ligatures, marks and reordering as the script asks. */
  readonly glyphs: (text: string, weight: TextWeight) => readonly PlacedGlyph[];
  /** The line by the family that sets each part, for writers that place text by font. */
  readonly runs: (text: string, weight: TextWeight) => readonly SetRun[];
  /** The same for all families. */
  readonly unitsPerEm: number;
};

/** Fonts are taken apart once: a set has a writer for each of its files, and each needs one. */
const typesetters = new WeakMap<Fonts, Typesetter>();

/** The typesetter of these fonts. Throws as `createTypesetter` does. */
export function typesetterOf(fonts: Fonts): Typesetter {
  const typesetter = typesetters.get(fonts) ?? createTypesetter(fonts);
  typesetters.set(fonts, typesetter);
  return typesetter;
}

/** Between words; a mark that follows a space belongs to it. */
const WORDS = / (?!\p{M})/u;

/** How many widths are remembered: of several sets' lines and words. */
const REMEMBERED = 20_000;

/**
 * Measures and shapes text with the given fonts; the same font files give the same figures everywhere. Throws for fonts with different
 * numbers of units per em.
 */
export function createTypesetter(fonts: Fonts): Typesetter {
  const faces: Readonly<Record<TextWeight, readonly Font[]>> = {
    regular: fonts.map(({ regular }) => create(regular)),
    bold: fonts.map(({ bold }) => create(bold)),
  };
  const [unitsPerEm = 1000, ...others] = [...faces.regular, ...faces.bold].map((face) => face.unitsPerEm);
  if (others.some((other) => other !== unitsPerEm)) throw new Error("fonts whose em is parted differently");
  const lines = new Map<string, number>();
  const words = new Map<string, number>();

  function layOut(face: Font, text: string) {
    const set = (features?: Features) => {
      const laid = face.layout(text, features);
      return { laid, width: laid.advanceWidth / unitsPerEm, ...(features ? { features } : {}) };
    };
    try {
      return set();
    } catch (error) {
      // fontkit 2.0.4 throws at an empty anchor in a font's mark tables (Malayalam has some), which HarfBuzz skips.
      if (error instanceof TypeError) return set(NO_MARKS);
      throw error;
    }
  }

  function runsOf(text: string, weight: TextWeight): readonly FontRun[] {
    return fontRuns(
      text,
      faces[weight].map((face) => (point: number) => face.hasGlyphForCodePoint(point)),
    );
  }

  function shape(text: string, weight: TextWeight) {
    return runsOf(text, weight).map((run) => ({ ...run, ...layOut(faces[weight][run.font] as Font, run.text) }));
  }

  /** In font units, which add up exactly. */
  function wordUnits(word: string, font: number, weight: TextWeight): number {
    return remembered(words, `${weight}${font}${word}`, () =>
      Math.round(layOut(faces[weight][font] as Font, word).width * unitsPerEm),
    );
  }

  /** Word by word, as no font moves a letter for one beyond a space: lines that are broken into columns say the same words again and again. */
  function emWidth(text: string, weight: TextWeight): number {
    return remembered(lines, `${weight}:${text}`, () => {
      const units = runsOf(text, weight).map((run) => {
        const parts = run.text.split(WORDS);
        const spaces = parts.length > 1 ? (parts.length - 1) * wordUnits(" ", run.font, weight) : 0;
        return parts.reduce((sum, word) => (word ? sum + wordUnits(word, run.font, weight) : sum), spaces);
      });
      return units.reduce((sum, width) => sum + width / unitsPerEm, 0);
    });
  }

  function glyphs(text: string, weight: TextWeight): readonly PlacedGlyph[] {
    const placed: PlacedGlyph[] = [];
    let pen = 0;
    for (const { laid, font } of shape(text, weight)) {
      laid.glyphs.forEach((glyph, index) => {
        const position = laid.positions[index];
        if (!position) return;
        placed.push({
          id: `${weight[0]}${font > 0 ? `${font}-` : ""}${glyph.id}`,
          commands: glyph.path.commands,
          x: (pen + position.xOffset) / unitsPerEm,
          y: position.yOffset / unitsPerEm,
        });
        pen += position.xAdvance;
      });
    }
    return placed;
  }

  return {
    width: (text, height, weight) => (emWidth(text, weight) * height) / CAP_HEIGHT,
    glyphs,
    runs: (text, weight) => shape(text, weight).map(({ laid: _, ...run }) => run),
    unitsPerEm,
  };
}

/** What is kept under a key, found where it is not kept yet; all is forgotten before there is too much of it. */
function remembered(kept: Map<string, number>, key: string, find: () => number): number {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = find();
  if (kept.size >= REMEMBERED) kept.clear();
  kept.set(key, found);
  return found;
}
