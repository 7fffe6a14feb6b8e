import PDFDocument from "pdfkit";
import { toBase64 } from "#drawing/bytes.ts";
import { featuresOf, fontName, registerFonts } from "#drawing/pdf/pdf-fonts.ts";
import { arcToBeziers } from "#drawing/sheet/page/contour.ts";
import type { Contour, Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import { CAP_HEIGHT, type Typesetter, typesetterOf } from "#drawing/text/typesetter.ts";
import { watermarkMarks } from "#drawing/watermark.ts";
import type { Writer } from "#drawing/writer.ts";

type Document = InstanceType<typeof PDFDocument>;

const POINTS_PER_MM = 72 / 25.4;

/** A page per sheet at its true paper size, all vectors, with the fonts embedded and the text searchable. */
export const writePdf: Writer = async (sheets, options) => {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    displayTitle: true,
    lang: "en",
    info: {
      Title: sheets[0]?.title ?? "Drawings",
      Creator: "HomePlan",
      Producer: "HomePlan",
      CreationDate: options.createdAt,
      ModDate: options.createdAt,
    },
  });
  const bytes = collect(document);
  registerFonts(document, options.fonts);
  const typesetter = typesetterOf(options.fonts);
  for (const sheet of sheets) {
    document.addPage({ size: [sheet.width * POINTS_PER_MM, sheet.height * POINTS_PER_MM], margin: 0 });
    document.save().transform(POINTS_PER_MM, 0, 0, POINTS_PER_MM, 0, 0);
    for (const mark of sheet.marks) drawMark(document, mark, sheet, typesetter);
    if (options.watermark) {
      for (const mark of watermarkMarks(sheet, options.watermark, typesetter))
        drawMark(document, mark, sheet, typesetter);
    }
    document.restore();
  }
  document.end();
  return bytes;
};

function drawMark(document: Document, mark: Mark, sheet: Sheet, typesetter: Typesetter): void {
  switch (mark.kind) {
    case "path": {
      if (!mark.fill && !mark.stroke) return;
      if (mark.fill) {
        for (const contour of mark.contours) trace(document, contour, sheet);
        const { gradient, colour, opacity = 1 } = mark.fill;
        if (gradient) {
          const flip = (y: number) => sheet.height - y;
          const blend = document
            .linearGradient(gradient.from[0], flip(gradient.from[1]), gradient.until[0], flip(gradient.until[1]))
            .stop(0, colour)
            .stop(1, gradient.to);
          document.fillColor(blend, opacity);
        } else document.fillColor(colour, opacity);
        document.fill("even-odd");
      }
      if (mark.stroke) {
        for (const contour of mark.contours) trace(document, contour, sheet);
        document.lineWidth(mark.stroke.width).strokeColor(mark.stroke.colour, 1);
        if (mark.stroke.dash) document.addContent(`[${mark.stroke.dash.join(" ")}] 0 d`);
        else document.addContent("[] 0 d");
        document.stroke();
      }
      return;
    }
    case "image":
      document.image(
        `data:image/png;base64,${toBase64(mark.png)}`,
        mark.at[0],
        sheet.height - mark.at[1] - mark.height,
        {
          width: mark.width,
          height: mark.height,
        },
      );
      return;
    case "text": {
      const size = mark.height / CAP_HEIGHT;
      const width = typesetter.width(mark.text, mark.height, mark.weight);
      const shift = mark.anchor === "start" ? 0 : mark.anchor === "middle" ? -width / 2 : -width;
      const turn = (-mark.angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      document.save();
      document.transform(cos, sin, -sin, cos, mark.at[0], sheet.height - mark.at[1]);
      document.fontSize(size).fillColor(mark.colour, mark.opacity ?? 1);
      let pen = shift;
      for (const run of typesetter.runs(mark.text, mark.weight)) {
        document.font(fontName(mark.weight, run.font));
        document.text(run.text, pen, 0, { lineBreak: false, baseline: "alphabetic", ...featuresOf(run) });
        pen += run.width * size;
      }
      document.restore();
    }
  }
}

function trace(document: Document, contour: Contour, sheet: Sheet): void {
  const y = (value: number) => sheet.height - value;
  document.moveTo(contour.from[0], y(contour.from[1]));
  let from = contour.from;
  for (const segment of contour.segments) {
    if (segment.kind === "line") document.lineTo(segment.to[0], y(segment.to[1]));
    else {
      for (const { c1, c2, to } of arcToBeziers(from, segment)) {
        document.bezierCurveTo(c1[0], y(c1[1]), c2[0], y(c2[1]), to[0], y(to[1]));
      }
    }
    from = segment.to;
  }
  if (contour.closed) document.closePath();
}

function collect(document: Document): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("error", reject);
    document.on("end", () => {
      const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
      let offset = 0;
      for (const chunk of chunks) {
        whole.set(chunk, offset);
        offset += chunk.length;
      }
      resolve(whole);
    });
  });
}
