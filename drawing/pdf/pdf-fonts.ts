import type PDFDocument from "pdfkit";
import type { SetRun, TextWeight } from "#drawing/text/typesetter.ts";
import type { Fonts } from "#drawing/writer.ts";

/** Registers all font families with a document, which embeds only those that set a line. */
export function registerFonts(document: Pick<InstanceType<typeof PDFDocument>, "registerFont">, fonts: Fonts): void {
  for (const [i, { regular, bold }] of fonts.entries()) {
    document.registerFont(fontName("regular", i), regular);
    document.registerFont(fontName("bold", i), bold);
  }
}

/** The name that a document knows a family's weight by. */
export function fontName(weight: TextWeight, family: number): string {
  return family === 0 ? weight : `${weight}-${family}`;
}

/** The option that makes a document set a run as the typesetter did; empty for the usual features. */
export function featuresOf({ features }: SetRun): { features?: never[] } {
  // pdfkit hands the features unchanged to fontkit, which takes an object by tag too; pdfkit's types know lists alone.
  return features === undefined ? {} : { features: features as unknown as never[] };
}
