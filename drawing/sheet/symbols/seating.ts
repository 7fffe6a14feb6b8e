import { circle, line, oval, type PlanSymbol, rect, rounded } from "#drawing/sheet/symbols/shapes.ts";

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

/** Chairs stand along the longer sides of the rectangle, and at its ends when there are six or more seats. */
export function diningTable(seats: number): (width: number, depth: number) => PlanSymbol {
  return (width, depth) => {
    const long = Math.max(width, depth);
    const short = Math.min(width, depth);
    const chair = Math.min(430, short * 0.27, long * 0.24);
    const withEnds = seats >= 6 && long - 2 * chair > 900;
    const table = { long: withEnds ? long - 2 * chair : long - 120, short: short - 2 * chair };
    const perSide = withEnds ? (seats - 2) / 2 : seats / 2;
    const turned = depth > width;
    const chairs: { a: number; b: number; back: readonly [number, number] }[] = [];
    for (let index = 0; index < perSide; index += 1) {
      const a = ((index + 0.5) / perSide - 0.5) * table.long * 0.92;
      chairs.push(
        { a, b: -table.short / 2 - chair / 2, back: [0, -1] },
        { a, b: table.short / 2 + chair / 2, back: [0, 1] },
      );
    }
    if (withEnds) {
      chairs.push(
        { a: -table.long / 2 - chair / 2, b: 0, back: [-1, 0] },
        { a: table.long / 2 + chair / 2, b: 0, back: [1, 0] },
      );
    }
    const place = (a: number, b: number): readonly [number, number] =>
      turned ? [b, a + depth / 2] : [a, b + depth / 2];
    const block = (a1: number, b1: number, a2: number, b2: number, radius: number) => {
      const [u1, v1] = place(Math.min(a1, a2), Math.min(b1, b2));
      const [u2, v2] = place(Math.max(a1, a2), Math.max(b1, b2));
      return rounded(Math.min(u1, u2), Math.min(v1, v2), Math.max(u1, u2), Math.max(v1, v2), radius);
    };
    const h = chair / 2;
    return {
      outline: [
        ...chairs.map(({ a, b, back }) => {
          const tuck = 0.16 * chair;
          return block(
            a - h * 0.9 - back[0] * tuck,
            b - h * 0.9 - back[1] * tuck,
            a + h * 0.9 - back[0] * tuck,
            b + h * 0.9 - back[1] * tuck,
            70,
          );
        }),
        block(-table.long / 2, -table.short / 2, table.long / 2, table.short / 2, 60),
      ],
      detail: chairs.map(({ a, b, back }) =>
        line(
          place(a + back[0] * h * 0.75 - back[1] * h * 0.8, b + back[1] * h * 0.75 - back[0] * h * 0.8),
          place(a + back[0] * h * 0.75 + back[1] * h * 0.8, b + back[1] * h * 0.75 + back[0] * h * 0.8),
        ),
      ),
    };
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
