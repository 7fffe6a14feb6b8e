import {
  DxfWriter,
  HatchBoundaryPaths,
  HatchPolylineBoundary,
  HatchPredefinedPatterns,
  LWPolylineFlags,
  type LWPolylineVertex,
  pattern,
  point2d,
  Units,
  vertex,
} from "@tarikjabiri/dxf";
import { toUtf8 } from "#drawing/bytes.ts";
import { addDimension, addDimensionStyles } from "#drawing/dxf/add-dimension.ts";
import { addText } from "#drawing/dxf/add-text.ts";
import { toReal } from "#drawing/dxf/to-real.ts";
import { arcSweep } from "#drawing/sheet/page/contour.ts";
import type { PathMark } from "#drawing/sheet/page/marks.ts";
import type { Contour, Layer, PaperPoint, Sheet } from "#drawing/sheet/page/sheet.ts";
import type { Writer } from "#drawing/writer.ts";

/** Each layer's colour in the AutoCAD colour index, and its line weight in hundredths of a millimetre: what is cut through is heaviest. */
const LAYERS: Readonly<Record<Layer, { readonly colour: number; readonly weight: number }>> = {
  "A-WALL": { colour: 7, weight: 50 },
  "A-DOOR": { colour: 3, weight: 18 },
  "A-GLAZ": { colour: 4, weight: 18 },
  "A-STRS": { colour: 2, weight: 18 },
  "A-COLS": { colour: 1, weight: 35 },
  "A-FURN": { colour: 8, weight: 13 },
  "A-FLOR": { colour: 9, weight: 9 },
  "A-ANNO-DIMS": { colour: 6, weight: 13 },
  "A-ANNO-TEXT": { colour: 7, weight: 18 },
  "A-ANNO-TTLB": { colour: 7, weight: 25 },
  "A-HATCH": { colour: 8, weight: 9 },
  "A-ELEV": { colour: 7, weight: 18 },
  "L-SITE": { colour: 5, weight: 25 },
};

/**
 * One sheet as DXF for CAD programs, in real millimetres with the plan's own origin, on AIA layers. Fills of paper colour are
 * left out (CAD draws on black or white alike), dark ones are solid hatches, chains are dimensions. Throws when it gets more than one sheet.
 */
export const writeDxf: Writer = async (sheets) => {
  const [sheet, ...more] = sheets;
  if (!sheet || more.length > 0) throw new Error(`a DXF file holds one sheet, got ${sheets.length}`);
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  writer.addLType("DASHED", "Dashed __ __ __ __", [180, -100]);
  for (const [name, { colour }] of Object.entries(LAYERS)) writer.addLayer(name, colour);
  addDimensionStyles(writer, sheet);
  let dimensions = 0;
  for (const mark of sheet.marks) {
    if (mark.kind === "path" && !mark.ofDimension) addPath(writer, mark, sheet);
    if (mark.kind !== "text") continue;
    if (mark.measures) addDimension(writer, mark, mark.measures, ++dimensions, sheet);
    else addText(writer.modelSpace, mark, sheet);
  }
  return toUtf8(weighted(writer.stringify()));
};

/** The written file with each layer's line weight (code 370) set; the library writes it as 0. */
function weighted(written: string): string {
  return written.replace(
    /(AcDbLayerTableRecord\n2\n([^\n]+)\n(?:[^\n]*\n[^\n]*\n)*?370\n)0\n/g,
    (record, head, name) => {
      const weight = LAYERS[name as Layer]?.weight;
      return weight === undefined ? record : `${head}${weight}\n`;
    },
  );
}

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

function isDark(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value >> 16) & 255) + ((value >> 8) & 255) + (value & 255) < 3 * 80;
}
