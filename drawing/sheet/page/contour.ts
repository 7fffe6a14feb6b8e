import type { PaperPoint, PathSegment } from "#drawing/sheet/page/sheet.ts";

export type Bezier = { readonly c1: PaperPoint; readonly c2: PaperPoint; readonly to: PaperPoint };

/** The angle in radians that an arc turns through, signed: positive counter-clockwise. A full circle when both ends meet. */
export function arcSweep(from: PaperPoint, segment: Extract<PathSegment, { kind: "arc" }>): number {
  const start = Math.atan2(from[1] - segment.centre[1], from[0] - segment.centre[0]);
  const end = Math.atan2(segment.to[1] - segment.centre[1], segment.to[0] - segment.centre[0]);
  const turn = 2 * Math.PI;
  const forward = (((end - start) % turn) + turn) % turn;
  if (segment.clockwise) return forward < 1e-9 ? -turn : forward - turn;
  return forward < 1e-9 ? turn : forward;
}

/** A circular arc as cubic curves of at most a quarter turn each (error below 0.03 % of the radius). */
export function arcToBeziers(from: PaperPoint, segment: Extract<PathSegment, { kind: "arc" }>): readonly Bezier[] {
  const [cx, cy] = segment.centre;
  const radius = Math.hypot(from[0] - cx, from[1] - cy);
  const start = Math.atan2(from[1] - cy, from[0] - cx);
  const sweep = arcSweep(from, segment);
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / pieces;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  return Array.from({ length: pieces }, (_, index) => {
    const a = start + index * step;
    const b = a + step;
    const end: PaperPoint = index === pieces - 1 ? segment.to : [cx + radius * Math.cos(b), cy + radius * Math.sin(b)];
    return {
      c1: [cx + radius * Math.cos(a) - reach * Math.sin(a), cy + radius * Math.sin(a) + reach * Math.cos(a)],
      c2: [end[0] + reach * Math.sin(b), end[1] - reach * Math.cos(b)],
      to: end,
    };
  });
}
