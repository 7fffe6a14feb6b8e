import { circle, line, type PlanSymbol, rect, rounded } from "#drawing/sheet/furniture/symbol.ts";

export function counter(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return { outline: [rect(-half, 0, half, depth)], detail: [line([-half, depth - 25], [half, depth - 25])] };
}

/** A bowl with its tap at the back, and a drainboard where there is room beside it. */
export function sink(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const withBoard = width > 700;
  const bowl = withBoard ? half * 0.1 : half - 50;
  const grooves = withBoard ? [0.3, 0.45, 0.6, 0.75] : [];
  return {
    outline: [rounded(-half, 0, half, depth, 30)],
    detail: [
      rounded(-half + 50, depth * 0.2, bowl, depth - 50, 60),
      circle((-half + 50 + bowl) / 2, depth * 0.55, 28),
      circle((-half + 50 + bowl) / 2, depth * 0.1, 22),
      ...grooves.map((share) => line([half * share + 30, depth * 0.25], [half * share + 30, depth - 70])),
    ],
  };
}

export function hob(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const big = Math.min(width * 0.17, depth * 0.2);
  const burners = [
    [-0.5, 0.32, 1],
    [0.5, 0.32, 0.8],
    [-0.5, 0.72, 0.8],
    [0.5, 0.72, 1],
  ] as const;
  return {
    outline: [rounded(-half, 0, half, depth, 30)],
    detail: burners.flatMap(([u, v, size]) => [
      circle(u * half, v * depth, big * size),
      circle(u * half, v * depth, big * size * 0.45),
    ]),
  };
}

export function fridge(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: [
      line([-half, depth - 70], [half, depth - 70]),
      rect(half - 150, depth, half - 60, depth + 35),
      line([-half, 0], [half, depth - 70]),
      line([half, 0], [-half, depth - 70]),
    ],
  };
}

export function washingMachine(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rounded(-half, 0, half, depth, 40)],
    detail: [
      line([-half, depth * 0.18], [half, depth * 0.18]),
      circle(0, depth * 0.58, Math.min(half, depth / 2) * 0.66),
      circle(0, depth * 0.58, Math.min(half, depth / 2) * 0.5),
      circle(half * 0.65, depth * 0.09, 22),
    ],
  };
}
