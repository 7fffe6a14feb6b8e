import { circleContour, polylineContour } from "#drawing/sheet/page/marks.ts";
import type { Contour, PaperPoint, PathSegment } from "#drawing/sheet/page/sheet.ts";

/**
 * A piece of furniture seen from above, in its own coordinates: millimetres, origin in the middle of its back edge, v from the back to
 * the front, u to the right as one looks along v.
 */
export type PlanSymbol = {
  /** Edges, drawn over what lies below. */
  readonly outline: readonly Contour[];
  /** Finer lines inside. */
  readonly detail: readonly Contour[];
};

export function rect(u1: number, v1: number, u2: number, v2: number): Contour {
  return polylineContour(
    [
      [u1, v1],
      [u2, v1],
      [u2, v2],
      [u1, v2],
    ],
    true,
  );
}

export function line(...points: readonly PaperPoint[]): Contour {
  return polylineContour(points, false);
}

export function circle(u: number, v: number, radius: number): Contour {
  return circleContour([u, v], radius);
}

/** An ellipse, as a polygon of 24 corners; `a` and `b` are its half axes along u and v. */
export function oval(u: number, v: number, a: number, b: number): Contour {
  const steps = 24;
  return polylineContour(
    Array.from({ length: steps }, (_, step): PaperPoint => {
      const turn = (2 * Math.PI * step) / steps;
      return [u + a * Math.cos(turn), v + b * Math.sin(turn)];
    }),
    true,
  );
}

/** A rectangle with round corners; the radius is held to half of the shorter side. */
export function rounded(u1: number, v1: number, u2: number, v2: number, radius: number): Contour {
  const r = Math.min(radius, (u2 - u1) / 2, (v2 - v1) / 2);
  const corner = (to: PaperPoint, centre: PaperPoint): PathSegment => ({ kind: "arc", to, centre, clockwise: false });
  const straight = (to: PaperPoint): PathSegment => ({ kind: "line", to });
  return {
    from: [u1 + r, v1],
    segments: [
      straight([u2 - r, v1]),
      corner([u2, v1 + r], [u2 - r, v1 + r]),
      straight([u2, v2 - r]),
      corner([u2 - r, v2], [u2 - r, v2 - r]),
      straight([u1 + r, v2]),
      corner([u1, v2 - r], [u1 + r, v2 - r]),
      straight([u1, v1 + r]),
      corner([u1 + r, v1], [u1 + r, v1 + r]),
    ],
    closed: true,
  };
}
