import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, type Box } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";

/** A body as one sees it from the cut: u to the right, z up; `near` and `far` are how deep behind the cut it begins and ends, negative before it. Real mm. */
export type Seen = {
  readonly u1: number;
  readonly u2: number;
  readonly z1: number;
  readonly z2: number;
  readonly near: number;
  readonly far: number;
};

/** A plan coordinate along the cut as the section's u, which grows to the right of the viewer. */
export function alongCut({ axis, look }: SectionCut, along: number): number {
  return axis === 0 ? look * along : -look * along;
}

/** A stretch along the cut, from left to right. */
export function stretch(cut: SectionCut, from: number, to: number): readonly [left: number, right: number] {
  const [a, b] = [alongCut(cut, from), alongCut(cut, to)];
  return [Math.min(a, b), Math.max(a, b)];
}

export function seenFrom(cut: SectionCut, box: Box, z1: number, z2: number): Seen {
  const [u1, u2] = stretch(cut, ...axisEnds(box, cut.axis));
  const [low, high] = axisEnds(box, cut.axis === 0 ? 1 : 0);
  const [a, b] = [(low - cut.at) * cut.look, (high - cut.at) * cut.look];
  return { u1, u2, z1, z2, near: Math.min(a, b), far: Math.max(a, b) };
}

export function bodyFrom(cut: SectionCut, body: Cuboid): Seen {
  return seenFrom(cut, body, body.z1, body.z2);
}

export function isCut({ near, far }: Seen): boolean {
  return near < 0 && far > 0;
}

export function isBeyond({ near }: Seen): boolean {
  return near >= 0;
}

/** As a rectangle of the drawing: z upwards is its y. */
export function faceOf({ u1, u2, z1, z2 }: Seen): Box {
  return { x1: u1, x2: u2, y1: z1, y2: z2 };
}
