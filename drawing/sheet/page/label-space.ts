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
      if (blocked.some((other) => boxesOverlap(box, other))) return Number.POSITIVE_INFINITY;
      return avoided.reduce((sum, other) => (boxesOverlap(box, other.box) ? sum + other.cost : sum), 0);
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

/** The cheapest of the candidates, the first among equals; null when all are blocked. */
export function cheapest<Candidate>(
  candidates: readonly Candidate[],
  cost: (candidate: Candidate) => number,
): { readonly candidate: Candidate; readonly cost: number } | null {
  let best: { candidate: Candidate; cost: number } | null = null;
  for (const candidate of candidates) {
    const price = cost(candidate);
    if (price < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { candidate, cost: price };
  }
  return best;
}
