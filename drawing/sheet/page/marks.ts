import type { Contour, Fill, Layer, Mark, PaperPoint, PathSegment, Stroke } from "#drawing/sheet/page/sheet.ts";
import type { TextWeight } from "#drawing/text/typesetter.ts";

export type PathMark = Extract<Mark, { kind: "path" }>;
export type TextMark = Extract<Mark, { kind: "text" }>;

export type Look = { readonly stroke?: Stroke; readonly fill?: Fill };

/** Straight lines through the points; `closed` joins the last to the first. */
export function polylineContour(points: readonly PaperPoint[], closed: boolean): Contour {
  const [from = [0, 0], ...rest] = points;
  return { from, segments: rest.map((to): PathSegment => ({ kind: "line", to })), closed };
}

export function circleContour(centre: PaperPoint, radius: number): Contour {
  const from: PaperPoint = [centre[0] + radius, centre[1]];
  return { from, segments: [{ kind: "arc", to: from, centre, clockwise: false }], closed: true };
}

export function path(layer: Layer, contours: readonly Contour[], look: Look): PathMark {
  return { kind: "path", layer, contours, ...look };
}

export function line(layer: Layer, from: PaperPoint, to: PaperPoint, stroke: Stroke): PathMark {
  return path(layer, [polylineContour([from, to], false)], { stroke });
}

export function polyline(layer: Layer, points: readonly PaperPoint[], stroke: Stroke): PathMark {
  return path(layer, [polylineContour(points, false)], { stroke });
}

export function polygon(layer: Layer, points: readonly PaperPoint[], look: Look): PathMark {
  return path(layer, [polylineContour(points, true)], look);
}

export function rectangle(layer: Layer, x1: number, y1: number, x2: number, y2: number, look: Look): PathMark {
  return polygon(
    layer,
    [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ],
    look,
  );
}

/** The filled tip of an arrow that points along the unit vector. */
export function arrowHead(tip: PaperPoint, [dx, dy]: PaperPoint): readonly PaperPoint[] {
  return [
    tip,
    [tip[0] - dx * 2.2 - dy * 0.7, tip[1] - dy * 2.2 + dx * 0.7],
    [tip[0] - dx * 2.2 + dy * 0.7, tip[1] - dy * 2.2 - dx * 0.7],
  ];
}

export function circle(layer: Layer, centre: PaperPoint, radius: number, look: Look): PathMark {
  return path(layer, [circleContour(centre, radius)], look);
}

export type TextLook = {
  readonly layer?: Layer;
  readonly anchor?: TextMark["anchor"];
  readonly weight?: TextWeight;
  readonly angle?: number;
  readonly colour?: string;
  readonly opacity?: number;
};

/** Text on its baseline; the height is that of a capital, mm. */
export function text(at: PaperPoint, words: string, height: number, look: TextLook = {}): TextMark {
  return {
    kind: "text",
    layer: look.layer ?? "A-ANNO-TEXT",
    at,
    text: words,
    height,
    anchor: look.anchor ?? "start",
    weight: look.weight ?? "regular",
    angle: look.angle ?? 0,
    colour: look.colour ?? "#111111",
    ...(look.opacity === undefined ? {} : { opacity: look.opacity }),
  };
}
