import {
  DxfWriter,
  HatchBoundaryPaths,
  HatchPolylineBoundary,
  HatchPredefinedPatterns,
  LWPolylineFlags,
  type LWPolylineVertex,
  pattern,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
  vertex,
} from "@tarikjabiri/dxf";
import { toUtf8 } from "#drawing/bytes.ts";
import { arcSweep } from "#drawing/sheet/contour.ts";
import type { PathMark, TextMark } from "#drawing/sheet/marks.ts";
import type { Contour, Layer, PaperPoint, Sheet } from "#drawing/sheet/sheet.ts";
import type { Writer } from "#drawing/writer.ts";

/** Layer colours of the AutoCAD colour index: heavy lines white, thin ones in the usual plotting colours. */
const LAYERS: Readonly<Record<Layer, number>> = {
  "A-WALL": 7,
  "A-DOOR": 3,
  "A-GLAZ": 4,
  "A-STRS": 2,
  "A-COLS": 1,
  "A-FURN": 8,
  "A-FLOR": 9,
  "A-ANNO-DIMS": 6,
  "A-ANNO-TEXT": 7,
  "A-ANNO-TTLB": 7,
  "A-HATCH": 8,
  "A-ELEV": 7,
  "L-SITE": 5,
};

/**
 * One sheet as DXF for CAD programs, in real millimetres with the plan's own origin, on AIA layers. Fills of paper colour are
 * left out (CAD draws on black or white alike), dark ones are solid hatches. Throws when it gets more than one sheet.
 */
export const writeDxf: Writer = async (sheets) => {
  const [sheet, ...more] = sheets;
  if (!sheet || more.length > 0) throw new Error(`a DXF file holds one sheet, got ${sheets.length}`);
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  writer.addLType("DASHED", "Dashed __ __ __ __", [180, -100]);
  for (const [name, colour] of Object.entries(LAYERS)) writer.addLayer(name, colour);
  for (const mark of sheet.marks) {
    if (mark.kind === "path") addPath(writer, mark, sheet);
    if (mark.kind === "text") addText(writer, mark, sheet);
  }
  return toUtf8(writer.stringify());
};

function addPath(writer: DxfWriter, mark: PathMark, sheet: Sheet): void {
  const options = { layerName: mark.layer, ...(mark.stroke?.dash ? { lineType: "DASHED" } : {}) };
  if (mark.stroke) {
    for (const contour of mark.contours) {
      const flags = contour.closed ? LWPolylineFlags.Closed : LWPolylineFlags.None;
      writer.addLWPolyline(polyline(contour, sheet), { ...options, flags });
    }
  }
  if (mark.fill && isDark(mark.fill.colour)) {
    const boundary = new HatchBoundaryPaths();
    for (const contour of mark.contours) {
      const corners = polyline(contour, sheet).map(({ point, bulge }) => vertex(point.x, point.y, bulge));
      boundary.addPolylineBoundary(new HatchPolylineBoundary(corners));
    }
    writer.addHatch(boundary, pattern({ name: HatchPredefinedPatterns.SOLID }), { layerName: mark.layer });
  }
}

function addText(writer: DxfWriter, mark: TextMark, sheet: Sheet): void {
  const [x, y] = toReal(mark.at, sheet);
  const at = point3d(x, y);
  const alignments = {
    start: TextHorizontalAlignment.Left,
    middle: TextHorizontalAlignment.Center,
    end: TextHorizontalAlignment.Right,
  };
  writer.addText(at, mark.height * sheet.scale, escapeText(mark.text), {
    layerName: mark.layer,
    rotation: mark.angle,
    horizontalAlignment: alignments[mark.anchor],
    verticalAlignment: TextVerticalAlignment.BaseLine,
    ...(mark.anchor === "start" ? {} : { secondAlignmentPoint: at }),
  });
}

/** Arcs become bulges: the tangent of a quarter of the angle they turn; a whole circle is two halves. */
function polyline(contour: Contour, sheet: Sheet): LWPolylineVertex[] {
  const vertices: { at: PaperPoint; bulge: number }[] = [];
  let from = contour.from;
  for (const segment of contour.segments) {
    if (segment.kind === "line") vertices.push({ at: from, bulge: 0 });
    else {
      const sweep = arcSweep(from, segment);
      if (Math.abs(sweep) > Math.PI * 1.999) {
        const opposite: PaperPoint = [2 * segment.centre[0] - from[0], 2 * segment.centre[1] - from[1]];
        vertices.push({ at: from, bulge: Math.sign(sweep) }, { at: opposite, bulge: Math.sign(sweep) });
      } else vertices.push({ at: from, bulge: Math.tan(sweep / 4) });
    }
    from = segment.to;
  }
  const first = vertices[0];
  const endsAtStart = first && Math.hypot(from[0] - first.at[0], from[1] - first.at[1]) < 1e-6;
  if (!contour.closed || !endsAtStart) vertices.push({ at: from, bulge: 0 });
  return vertices.map(({ at, bulge }) => {
    const [x, y] = toReal(at, sheet);
    return { point: point2d(x, y), ...(bulge === 0 ? {} : { bulge }) };
  });
}

/** Hundredths of a millimetre: exact for whole and half millimetres of the plan. */
function toReal(point: PaperPoint, sheet: Sheet): PaperPoint {
  const [ox, oy] = sheet.origin ?? [0, 0];
  const round = (value: number) => Math.round(value * sheet.scale * 100) / 100;
  return [round(point[0] - ox), round(point[1] - oy)];
}

/** Every DXF version reads \U+XXXX; raw UTF-8 only the later ones. */
function escapeText(words: string): string {
  return words.replace(/[^\x20-\x7e]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `\\U+${code}`;
  });
}

function isDark(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value >> 16) & 255) + ((value >> 8) & 255) + (value & 255) < 3 * 80;
}
