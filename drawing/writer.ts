import type { Sheet } from "#drawing/sheet/page/sheet.ts";

/** A family's files as bytes (TrueType or OpenType); passed in, since the drawing room reads no files. */
export type FontFamily = { readonly regular: Uint8Array; readonly bold: Uint8Array };
/** Families by preference: a letter is set in the first that has it. */
export type Fonts = readonly [FontFamily, ...FontFamily[]];

export type WriteOptions = {
  readonly fonts: Fonts;
  /** Written into the file's metadata; a fixed moment gives the same bytes. */
  readonly createdAt: Date;
  /** Diagonal words over the whole sheet, for previews. */
  readonly watermark?: string;
  /** Pixels across, for pictures. */
  readonly pixelWidth?: number;
  /** How a PNG has its colours: as a drawing's few when absent; soft ones `mixed` of a palette's, for pages; or `all`. */
  readonly shades?: "mixed" | "all";
  /** Only the sheet's own drawing (its `focus`), without tables and title block; for pictures. */
  readonly cropped?: boolean;
};

/** The one signature of every format's writer: sheets in, one file's bytes out. Formats of one page take one sheet. */
export type Writer = (sheets: readonly Sheet[], options: WriteOptions) => Promise<Uint8Array>;
