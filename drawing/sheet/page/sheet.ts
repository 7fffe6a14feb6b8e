/**
 * A neutral drawing sheet: what every writer (SVG, PDF, PNG, DXF) takes.
 * Coordinates are millimetres on paper, origin at the sheet's bottom left corner, y up. Line weights and text heights are
 * millimetres on paper too, so that a sheet means the same in every format. `scale` tells writers that work in real
 * units (DXF) how to get back to them: paper = origin + real / scale.
 */
export type Sheet = {
  readonly name: string;
  readonly title: string;
  /** Paper size in mm; A3 landscape is 420 x 297. */
  readonly width: number;
  readonly height: number;
  /** 50 for 1:50; 1 for a sheet without one scale. */
  readonly scale: number;
  /** The paper point where the plan's own origin lies; writers in real units put their origin there. Absent: the sheet's corner. */
  readonly origin?: PaperPoint;
  /** The drawing without its tables and title block, for previews: [x1, y1, x2, y2] in mm on paper. Absent: the whole sheet. */
  readonly focus?: readonly [x1: number, y1: number, x2: number, y2: number];
  /** Drawn in order: later marks lie over earlier ones. */
  readonly marks: readonly Mark[];
};

/** A point on paper in millimetres. */
export type PaperPoint = readonly [x: number, y: number];

/** AIA-style layers; writers that know no layers ignore them. */
export type Layer =
  | "A-WALL"
  | "A-DOOR"
  | "A-GLAZ"
  | "A-STRS"
  | "A-COLS"
  | "A-FURN"
  | "A-FLOR"
  | "A-ANNO-DIMS"
  | "A-ANNO-TEXT"
  | "A-ANNO-TTLB"
  | "A-HATCH"
  | "A-ELEV"
  | "L-SITE";

/** "#rrggbb". */
export type Colour = string;

export type Stroke = { readonly width: number; readonly colour: Colour; readonly dash?: readonly number[] };
/** A plain colour, or a linear gradient from `colour` at `from` to `gradient.to` at `until` (writers without gradients use `colour`). */
export type Fill = {
  readonly colour: Colour;
  readonly opacity?: number;
  readonly gradient?: { readonly to: Colour; readonly from: PaperPoint; readonly until: PaperPoint };
};

export type PathSegment =
  | { readonly kind: "line"; readonly to: PaperPoint }
  /** A circular arc to `to` around `centre`. */
  | { readonly kind: "arc"; readonly to: PaperPoint; readonly centre: PaperPoint; readonly clockwise: boolean };

export type Contour = {
  readonly from: PaperPoint;
  readonly segments: readonly PathSegment[];
  readonly closed: boolean;
};

/** What a dimension's figure measures, on paper: programs that keep dimensions as such (DXF) draw one from it. */
export type Measure = {
  /** The two points that it measures between. Extension lines start from them; without such lines they lie on the dimension's own line. */
  readonly from: PaperPoint;
  readonly to: PaperPoint;
  /** The dimension's line, from end to end. */
  readonly line: readonly [from: PaperPoint, to: PaperPoint];
  /** From the line to a figure that has no place beside it. */
  readonly leader?: readonly [from: PaperPoint, to: PaperPoint];
};

export type Mark =
  /** Filled by the even-odd rule, then stroked. */
  | {
      readonly kind: "path";
      readonly layer: Layer;
      readonly contours: readonly Contour[];
      readonly stroke?: Stroke;
      readonly fill?: Fill;
      /** A line of a dimension, or the blank behind its figure. Writers that draw dimensions from `measures` skip it. */
      readonly ofDimension?: true;
    }
  | {
      readonly kind: "text";
      readonly layer: Layer;
      readonly at: PaperPoint;
      readonly text: string;
      /** Cap height in mm on paper: the font size is height / CAP_HEIGHT (drawing/text/typesetter.ts). */
      readonly height: number;
      readonly anchor: "start" | "middle" | "end";
      readonly weight: "regular" | "bold";
      /** Degrees counter-clockwise. */
      readonly angle: number;
      readonly colour: Colour;
      readonly opacity?: number;
      readonly measures?: Measure;
    }
  | {
      readonly kind: "image";
      readonly layer: Layer;
      readonly at: PaperPoint;
      readonly width: number;
      readonly height: number;
      readonly png: Uint8Array;
    };
