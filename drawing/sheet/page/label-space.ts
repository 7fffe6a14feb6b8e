import { type Box, boxesOverlap } from "#drawing/sheet/shapes/box.ts";

/** Where words may stand on a sheet: some places are taken, others cost something (lines that words would cover). */
export type LabelSpace = {
  /** Nothing may be written here any more. */
  readonly block: (box: Box) => void;
  /** Writing here covers something; `cost` says how bad that is. */
  readonly avoid: (box: Box, cost: number) => void;
  /** Infinity where something is blocked, 0 on blank paper. */
  readonly cost: (box: Box) => number;
};

export function createLabelSpace(): LabelSpace {
  const blocked: Box[] = [];
  const avoided: { readonly box: Box; readonly cost: number }[] = [];
  return {
    block: (box) => {
      blocked.push(box);
    },
    avoid: (box, cost) => {
      avoided.push({ box, cost });
    },
    cost: (box) => {
      // Asked of every place that words may have, a thousand times a room: without a call for each box.
      const { x1, y1, x2, y2 } = box;
      for (const other of blocked)
        if (x1 < other.x2 && other.x1 < x2 && y1 < other.y2 && other.y1 < y2) return Number.POSITIVE_INFINITY;
      let sum = 0;
      for (const { box: other, cost } of avoided)
        if (x1 < other.x2 && other.x1 < x2 && y1 < other.y2 && other.y1 < y2) sum += cost;
      return sum;
    },
  };
}

/** The same space with some boxes taken in it for what is placed through this one alone: a car, an arrow that lines may cross but figures not. */
export function clearOf(boxes: readonly Box[], space: LabelSpace): LabelSpace {
  return {
    ...space,
    cost: (box) => (boxes.some((other) => boxesOverlap(box, other)) ? Number.POSITIVE_INFINITY : space.cost(box)),
  };
}

/** The same space in which words placed through this one alone are dearer over some boxes: lines of which what has its place on them must not keep off. */
export function dearerOver(boxes: readonly Box[], cost: number, space: LabelSpace): LabelSpace {
  return {
    ...space,
    cost: (box) => boxes.filter((other) => boxesOverlap(box, other)).length * cost + space.cost(box),
  };
}

/** The cheapest of the candidates, the first among equals; null when all are blocked. What is not below `most` is not asked for exactly. */
export function cheapest<Candidate>(
  candidates: readonly Candidate[],
  cost: (candidate: Candidate, most: number) => number,
): { readonly candidate: Candidate; readonly cost: number } | null {
  let best: { candidate: Candidate; cost: number } | null = null;
  for (const candidate of candidates) {
    const most = best?.cost ?? Number.POSITIVE_INFINITY;
    const price = cost(candidate, most);
    if (price < most) best = { candidate, cost: price };
  }
  return best;
}
