import { circle, line, oval, type PlanSymbol, rect, rounded } from "#drawing/sheet/furniture/symbol.ts";

/** A sofa or armchair: back, two arms, one cushion a seat. */
export function sofa(seats: number): (width: number, depth: number) => PlanSymbol {
  return (width, depth) => {
    const half = width / 2;
    const arm = Math.min(170, width * 0.14);
    const back = Math.min(220, depth * 0.27);
    const seat = (width - 2 * arm) / seats;
    return {
      outline: [rounded(-half, 0, half, depth, 90)],
      detail: [
        line([-half + arm, back], [half - arm, back]),
        line([-half + arm, back], [-half + arm, depth]),
        line([half - arm, back], [half - arm, depth]),
        ...Array.from({ length: seats }, (_, index) => {
          const u = -half + arm + index * seat;
          return rounded(u + 15, back + 15, u + seat - 15, depth - 15, 60);
        }),
      ],
    };
  };
}

export function coffeeTable(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rounded(-half, 0, half, depth, 50)],
    detail: [rounded(-half + 60, 60, half - 60, depth - 60, 40), circle(0, depth / 2, Math.min(width, depth) * 0.14)],
  };
}

export function tvUnit(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: [
      rect(-half * 0.72, depth * 0.3, half * 0.72, depth * 0.5),
      line(
        [-half * 0.72, depth * 0.5],
        [-half * 0.6, depth * 0.62],
        [half * 0.6, depth * 0.62],
        [half * 0.72, depth * 0.5],
      ),
    ],
  };
}

/** The top alone: its chairs are pieces of their own, pushed a little under it. */
export function diningTable(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rounded(-half, 0, half, depth, 60)],
    detail: [rounded(-half + 70, 70, half - 70, depth - 70, 40)],
  };
}

export function chair(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rounded(-half, 0, half, depth, 80)],
    detail: [rounded(-half + 20, 20, half - 20, Math.min(110, depth * 0.25), 40)],
  };
}

/** A jhoola: the seat between its hanging points. */
export function swingSeat(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rounded(-half, depth * 0.15, half, depth * 0.85, 60)],
    detail: [
      circle(-half + 70, depth / 2, 35),
      circle(half - 70, depth / 2, 35),
      line([-half, depth * 0.33], [half, depth * 0.33]),
      oval(0, depth * 0.58, half * 0.5, depth * 0.16),
    ],
  };
}
