import { toBase64, toUtf8 } from "#drawing/bytes.ts";
import { arcSweep } from "#drawing/sheet/page/contour.ts";
import type { Contour, Fill, Mark, PaperPoint, Sheet } from "#drawing/sheet/page/sheet.ts";
import { CAP_HEIGHT, type Typesetter, typesetterOf } from "#drawing/text/typesetter.ts";
import { watermarkMarks } from "#drawing/watermark.ts";
import type { WriteOptions, Writer } from "#drawing/writer.ts";

/**
 * One sheet as an SVG file, in millimetres. Text is drawn as outlines, so that it looks the same wherever the file is opened,
 * whatever fonts are installed; each layer is a group. Throws when it gets more than one sheet.
 */
export const writeSvg: Writer = async (sheets, options) => {
  const [sheet, ...more] = sheets;
  if (!sheet || more.length > 0) throw new Error(`an SVG file holds one sheet, got ${sheets.length}`);
  return toUtf8(svgText(sheet, typesetterOf(options.fonts), options));
};

/** The SVG document as text; a watermark lies over everything else. `clear`: without the paper's white below. */
export function svgText(
  sheet: Sheet,
  typesetter: Typesetter,
  { watermark, cropped, clear }: Pick<WriteOptions, "watermark" | "cropped"> & { readonly clear?: boolean },
): string {
  const [x1, y1, x2, y2] = (cropped ? sheet.focus : undefined) ?? [0, 0, sheet.width, sheet.height];
  const [width, height] = [round(x2 - x1), round(y2 - y1)];
  const marks = watermark ? [...sheet.marks, ...watermarkMarks(sheet, watermark, typesetter)] : sheet.marks;
  const definitions = new Map<string, string>();
  const body: string[] = [];
  let layer: string | null = null;
  for (const mark of marks) {
    if (mark.layer !== layer) {
      if (layer !== null) body.push("</g>");
      layer = mark.layer;
      body.push(`<g class="${layer}">`);
    }
    body.push(markText(mark, sheet, typesetter, definitions));
  }
  if (layer !== null) body.push("</g>");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${round(x1)} ${round(sheet.height - y2)} ${width} ${height}" role="img" stroke-linecap="butt" stroke-linejoin="miter">`,
    `<title>${escapeXml(sheet.title)}</title>`,
    `<defs>${[...definitions.values()].join("")}</defs>`,
    ...(clear ? [] : [`<rect width="${sheet.width}" height="${sheet.height}" fill="#ffffff"/>`]),
    ...body,
    "</svg>",
    "",
  ].join("\n");
}

function markText(mark: Mark, sheet: Sheet, typesetter: Typesetter, definitions: Map<string, string>): string {
  switch (mark.kind) {
    case "path":
      return `<path d="${mark.contours.map((contour) => contourText(contour, sheet)).join("")}"${fillText(mark.fill, sheet, definitions)}${
        mark.stroke
          ? ` stroke="${mark.stroke.colour}" stroke-width="${round(mark.stroke.width)}"${
              mark.stroke.dash ? ` stroke-dasharray="${mark.stroke.dash.map(round).join(" ")}"` : ""
            }`
          : ""
      }/>`;
    case "image":
      return `<image x="${round(mark.at[0])}" y="${round(sheet.height - mark.at[1] - mark.height)}" width="${round(mark.width)}" height="${round(mark.height)}" href="data:image/png;base64,${toBase64(mark.png)}"/>`;
    case "text": {
      const size = mark.height / CAP_HEIGHT;
      const width = typesetter.width(mark.text, mark.height, mark.weight);
      const shift = mark.anchor === "start" ? 0 : mark.anchor === "middle" ? -width / 2 : -width;
      const scale = size / typesetter.unitsPerEm;
      const uses = typesetter.glyphs(mark.text, mark.weight).flatMap((glyph) => {
        if (glyph.commands.length === 0) return [];
        if (!definitions.has(glyph.id)) definitions.set(glyph.id, glyphText(glyph.id, glyph.commands));
        const x = (glyph.x * size + shift) / scale;
        const y = (glyph.y * size) / scale;
        return [`<use href="#${glyph.id}" x="${Math.round(x)}"${y ? ` y="${Math.round(y)}"` : ""}/>`];
      });
      const turn = mark.angle ? ` rotate(${round(-mark.angle)})` : "";
      return `<g role="img" aria-label="${escapeXml(mark.text)}" fill="${mark.colour}"${mark.opacity === undefined ? "" : ` fill-opacity="${mark.opacity}"`} transform="translate(${round(mark.at[0])} ${round(sheet.height - mark.at[1])})${turn} scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})">${uses.join("")}</g>`;
    }
  }
}

function contourText(contour: Contour, sheet: Sheet): string {
  const parts = [`M${at(contour.from, sheet)}`];
  let from = contour.from;
  for (const segment of contour.segments) {
    if (segment.kind === "line") parts.push(`L${at(segment.to, sheet)}`);
    else {
      const radius = round(Math.hypot(from[0] - segment.centre[0], from[1] - segment.centre[1]));
      const sweep = arcSweep(from, segment);
      const direction = segment.clockwise ? 1 : 0;
      if (Math.abs(sweep) > 2 * Math.PI - 1e-6) {
        const opposite: PaperPoint = [2 * segment.centre[0] - from[0], 2 * segment.centre[1] - from[1]];
        parts.push(`A${radius} ${radius} 0 0 ${direction} ${at(opposite, sheet)}`);
        parts.push(`A${radius} ${radius} 0 0 ${direction} ${at(segment.to, sheet)}`);
      } else {
        const large = Math.abs(sweep) > Math.PI ? 1 : 0;
        parts.push(`A${radius} ${radius} 0 ${large} ${direction} ${at(segment.to, sheet)}`);
      }
    }
    from = segment.to;
  }
  if (contour.closed) parts.push("Z");
  return parts.join("");
}

function fillText(fill: Fill | undefined, sheet: Sheet, definitions: Map<string, string>): string {
  if (!fill) return ' fill="none"';
  const opacity = fill.opacity === undefined ? "" : ` fill-opacity="${fill.opacity}"`;
  if (!fill.gradient) return ` fill="${fill.colour}" fill-rule="evenodd"${opacity}`;
  const { from, until, to } = fill.gradient;
  const ends = `x1="${round(from[0])}" y1="${round(sheet.height - from[1])}" x2="${round(until[0])}" y2="${round(sheet.height - until[1])}"`;
  const key = `gradient ${ends} ${fill.colour} ${to}`;
  const known = definitions.get(key);
  const id = known ? (/id="(.*?)"/.exec(known)?.[1] ?? "") : `gradient-${definitions.size}`;
  if (!known) {
    definitions.set(
      key,
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}><stop stop-color="${fill.colour}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
  }
  return ` fill="url(#${id})" fill-rule="evenodd"${opacity}`;
}

function glyphText(
  id: string,
  commands: readonly { readonly command: string; readonly args: readonly number[] }[],
): string {
  const letters: Readonly<Record<string, string>> = {
    moveTo: "M",
    lineTo: "L",
    quadraticCurveTo: "Q",
    bezierCurveTo: "C",
    closePath: "Z",
  };
  const d = commands.map(({ command, args }) => `${letters[command]}${args.map((n) => Math.round(n)).join(" ")}`);
  return `<path id="${id}" d="${d.join("")}"/>`;
}

function at(point: PaperPoint, sheet: Sheet): string {
  return `${round(point[0])} ${round(sheet.height - point[1])}`;
}

/** Hundredths of a millimetre: finer than any plotter, and short. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
