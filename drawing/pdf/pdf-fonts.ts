import type PDFDocument from "pdfkit";
import type { SetRun, TextWeight } from "#drawing/text/typesetter.ts";
import type { Fonts } from "#drawing/writer.ts";

/** Tells a document of all families; only those that set a line are embedded. */
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

/** What a document's text needs to be set as the typesetter set it. */
export function featuresOf({ features }: SetRun): { features?: never[] } {
  // pdfkit hands them to fontkit as they are, which takes them by tag too; pdfkit's types know lists alone.
  return features === undefined ? {} : { features: features as unknown as never[] };
}
