import { type DxfWriter, LinearDimension, LWPolylineFlags, point2d, point3d } from "@tarikjabiri/dxf";
import { addText, escapeText } from "#drawing/dxf/add-text.ts";
import { toReal } from "#drawing/dxf/to-real.ts";
import { DIMENSION } from "#drawing/sheet/page/draw-chain.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import type { Measure, PaperPoint, Sheet } from "#drawing/sheet/page/sheet.ts";

/** Flags of a DXF dimension: its block serves it alone; its figure was placed by hand. ANONYMOUS is a flag of that block. */
const OWN_BLOCK = 32;
const PLACED_FIGURE = 128;
const ANONYMOUS = 1;

const STYLE = "HOMEPLAN";
const INSIDE = "HOMEPLAN-INSIDE";
/** Values of DXF's DIMLUNIT: lengths as decimals, or as feet and inches (here to the half inch). */
const DECIMAL = 2;
const ARCHITECTURAL = 4;
const INCH = 25.4;

class MeasuredDimension extends LinearDimension {
  protected override dimensionType = OWN_BLOCK + PLACED_FIGURE;
}

/** Adds the styles for programs that redraw dimensions: ticks, figures above the line, the sheet's own unit; one with extension lines, one without. */
export function addDimensionStyles(writer: DxfWriter, sheet: Sheet): void {
  const { scale } = sheet;
  const { height, gap, overshoot, tick, apart } = DIMENSION;
  const sizes = { DIMTXT: height, DIMGAP: gap, DIMEXE: overshoot, DIMDLE: overshoot, DIMTSZ: tick, DIMEXO: apart };
  const real = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size * scale]));
  const counts = isMetric(sheet)
    ? { DIMLUNIT: DECIMAL, DIMDEC: 0, DIMZIN: 8, DIMRND: 1 }
    : { DIMLUNIT: ARCHITECTURAL, DIMDEC: 1, DIMZIN: 2, DIMFRAC: 2, DIMLFAC: 1 / INCH, DIMRND: 0.5 };
  const letters = writer.document.dimStyleStandard.DIMTXSTY;
  const placed = {
    ...(letters ? { DIMTXSTY: letters } : {}),
    DIMSCALE: 1,
    DIMASZ: tick * scale,
    DIMTAD: 1,
    DIMTIH: 0,
    DIMTOH: 0,
    DIMTMOVE: 2,
  };
  for (const name of [STYLE, INSIDE]) {
    const bare = name === INSIDE ? { DIMSE1: 1, DIMSE2: 1 } : {};
    Object.assign(writer.addDimStyle(name), real, counts, placed, bare);
  }
  // Programs that know no styles read their sizes here.
  for (const [name, size] of Object.entries(real)) writer.setVariable(`$${name}`, { 40: size });
  writer.setVariable("$DIMASZ", { 40: tick * scale });
  writer.setVariable("$DIMSTYLE", { 2: STYLE });
}

/**
 * Adds a figure as a dimension that measures real millimetres between two points of the house. A block of its own makes it look as on
 * the sheet. Its text is the sheet's figure, not the measure: all figures of a set were rounded together so that they add up.
 */
export function addDimension(
  writer: DxfWriter,
  figure: TextMark,
  measures: Measure,
  number: number,
  sheet: Sheet,
): void {
  const name = `*D${number}`;
  const block = writer.blocks.addBlock(name, writer.document.objects, false);
  block.flags = ANONYMOUS;
  const draw = (...ends: readonly (readonly [PaperPoint, PaperPoint])[]) => {
    for (const points of ends) {
      const vertices = points.map((point) => ({ point: point2d(...toReal(point, sheet)) }));
      block.addLWPolyline(vertices, { layerName: figure.layer, flags: LWPolylineFlags.None });
    }
  };
  const [start, end] = measures.line;
  const upright = figure.angle !== 0;
  draw(measures.line, tickAt(start, upright), tickAt(end, upright));
  const extended = measures.from[upright ? 0 : 1] !== start[upright ? 0 : 1];
  if (extended) draw(extension(measures.from, start), extension(measures.to, end));
  if (measures.leader) draw(measures.leader);
  addText(block, figure, sheet);

  const [fromX, fromY] = toReal(measures.from, sheet);
  const [toX, toY] = toReal(measures.to, sheet);
  const half = figure.height / 2;
  const middle: PaperPoint = upright ? [figure.at[0] - half, figure.at[1]] : [figure.at[0], figure.at[1] + half];
  const dimension = new MeasuredDimension(point3d(fromX, fromY), point3d(toX, toY), {
    angle: upright ? 90 : 0,
    definitionPoint: point3d(...toReal(end, sheet)),
    middlePoint: point3d(...toReal(middle, sheet)),
    ActualMeasurement: Math.abs(upright ? toY - fromY : toX - fromX),
    text: escapeText(figure.text),
    blockName: name,
    styleName: extended ? STYLE : INSIDE,
    layerName: figure.layer,
  });
  writer.modelSpace.addEntity(dimension);
}

function tickAt([x, y]: PaperPoint, upright: boolean): readonly [PaperPoint, PaperPoint] {
  const { tick } = DIMENSION;
  const slant = upright ? -tick : tick;
  return [
    [x - slant, y - tick],
    [x + slant, y + tick],
  ];
}

/** An extension line, from a gap beside what is measured to a little past the dimension's line. */
function extension(from: PaperPoint, to: PaperPoint): readonly [PaperPoint, PaperPoint] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const { apart, overshoot } = DIMENSION;
  return [
    [from[0] + dx * apart, from[1] + dy * apart],
    [to[0] + dx * overshoot, to[1] + dy * overshoot],
  ];
}

/** Whether the sheet's figures are millimetres: those are whole numbers, while feet and inches have their marks. */
function isMetric({ marks }: Sheet): boolean {
  const figures = marks.flatMap((mark) => (mark.kind === "text" && mark.measures ? [mark.text] : []));
  return figures.every((figure) => /^\d+$/.test(figure));
}
