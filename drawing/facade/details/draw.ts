import type { Drawn } from "#drawing/facade/scene.ts";
import { circleContour, polylineContour } from "#drawing/sheet/page/marks.ts";
import type { Contour, Fill, PaperPoint, Stroke } from "#drawing/sheet/page/sheet.ts";

/** Lines of the elevation: edges of things, joints within them. */
export const LINE: Stroke = { width: 0.15, colour: "#2b2b2b" };
export const FINE: Stroke = { width: 0.09, colour: "#4a4a4a" };

export type Rect = { readonly x1: number; readonly x2: number; readonly z1: number; readonly z2: number };

export function rect({ x1, x2, z1, z2 }: Rect, colour: string | null, stroke: Stroke | null = LINE): Drawn {
  return shape(
    [
      [x1, z1],
      [x2, z1],
      [x2, z2],
      [x1, z2],
    ],
    colour,
    stroke,
  );
}

export function shape(points: readonly PaperPoint[], colour: string | null, stroke: Stroke | null = LINE): Drawn {
  return drawn([polylineContour(points, true)], colour === null ? null : { colour }, stroke);
}

export function lines(points: readonly (readonly PaperPoint[])[], stroke: Stroke = LINE): Drawn {
  return { contours: points.map((each) => polylineContour(each, false)), stroke };
}

export function disc(x: number, z: number, radius: number, colour: string | null, stroke: Stroke | null = LINE): Drawn {
  return drawn([circleContour([x, z], radius)], colour === null ? null : { colour }, stroke);
}

export function drawn(contours: readonly Contour[], fill: Fill | null, stroke: Stroke | null): Drawn {
  return { contours, ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}) };
}

/** An upright gradient fill over the rectangle, from its top to its foot. */
export function blend({ x1, x2, z1, z2 }: Rect, top: string, foot: string, stroke: Stroke | null = null): Drawn {
  const contour = polylineContour(
    [
      [x1, z1],
      [x2, z1],
      [x2, z2],
      [x1, z2],
    ],
    true,
  );
  return drawn([contour], { colour: top, gradient: { to: foot, from: [x1, z2], until: [x1, z1] } }, stroke);
}

/** A rectangle that shades from its light side to its dark one, which makes a column look round. */
export function roundShade({ x1, x2, z1, z2 }: Rect, light: string, dark: string): Drawn {
  const contour = polylineContour(
    [
      [x1, z1],
      [x2, z1],
      [x2, z2],
      [x1, z2],
    ],
    true,
  );
  return drawn(
    [contour],
    { colour: light, gradient: { to: dark, from: [x1 + (x2 - x1) * 0.3, z1], until: [x2, z1] } },
    LINE,
  );
}

/** Evenly spaced positions, about `pitch` apart, between two ends, ends included. */
export function divide(from: number, to: number, pitch: number): readonly number[] {
  const count = Math.max(1, Math.round((to - from) / pitch));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
