import { circle, line, oval, type PlanSymbol, rect, rounded } from "#drawing/sheet/furniture/symbol.ts";

export function altar(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const step = depth * 0.28;
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: [
      rect(-half * 0.75, 0, half * 0.75, depth - step),
      rect(-half * 0.45, 0, half * 0.45, depth - 2 * step),
      circle(0, depth - step / 2, Math.min(50, step * 0.3)),
    ],
  };
}

export function desk(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rounded(-230, depth - 120, 230, depth + 330, 120), rect(-half, 0, half, depth)],
    detail: [rect(-260, depth * 0.2, 260, depth * 0.3), rect(-200, depth * 0.5, 200, depth * 0.75)],
  };
}

export function bookshelf(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const bays = Math.max(2, Math.round(width / 300));
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: [
      line([-half, depth * 0.2], [half, depth * 0.2]),
      ...Array.from({ length: bays - 1 }, (_, index) => {
        const u = -half + ((index + 1) * width) / bays;
        return line([u, 0], [u, depth]);
      }),
    ],
  };
}

export function shelf(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return { outline: [rect(-half, 0, half, depth)], detail: [line([-half, 0], [half, depth])] };
}

export function planter(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const plants = Math.max(1, Math.round(width / Math.max(depth, 1)));
  const radius = Math.min(depth, width / plants) * 0.4;
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: Array.from({ length: plants }, (_, index) => -half + ((index + 0.5) * width) / plants).flatMap((u) => [
      circle(u, depth / 2, radius),
      ...[0, 60, 120].map((degrees) => {
        const turn = (degrees * Math.PI) / 180;
        const [du, dv] = [radius * Math.cos(turn), radius * Math.sin(turn)];
        return line([u - du, depth / 2 - dv], [u + du, depth / 2 + dv]);
      }),
    ]),
  };
}

/** A hatchback from above, its bonnet at the front. */
export function car(width: number, depth: number): PlanSymbol {
  const half = width / 2 - 60;
  const at = (share: number) => depth * share;
  return {
    outline: [
      rounded(-half, at(0.01), half, at(0.99), width * 0.24),
      rounded(-half - 60, at(0.64), -half + 10, at(0.68), 30),
      rounded(half - 10, at(0.64), half + 60, at(0.68), 30),
    ],
    detail: [
      line([-half * 0.88, at(0.72)], [-half * 0.5, at(0.745)], [half * 0.5, at(0.745)], [half * 0.88, at(0.72)]),
      line([-half * 0.88, at(0.72)], [-half * 0.72, at(0.6)], [half * 0.72, at(0.6)], [half * 0.88, at(0.72)]),
      line([-half * 0.72, at(0.6)], [-half * 0.72, at(0.2)], [half * 0.72, at(0.2)], [half * 0.72, at(0.6)]),
      line([-half * 0.85, at(0.1)], [-half * 0.72, at(0.2)]),
      line([half * 0.85, at(0.1)], [half * 0.72, at(0.2)]),
      line([-half * 0.85, at(0.1)], [half * 0.85, at(0.1)]),
      line([-half * 0.95, at(0.68)], [-half * 0.88, at(0.12)]),
      line([half * 0.95, at(0.68)], [half * 0.88, at(0.12)]),
      line([-half * 0.6, at(0.76)], [-half * 0.5, at(0.95)]),
      line([half * 0.6, at(0.76)], [half * 0.5, at(0.95)]),
      oval(-half * 0.72, at(0.955), half * 0.14, at(0.018)),
      oval(half * 0.72, at(0.955), half * 0.14, at(0.018)),
    ],
  };
}

/** A scooter: two wheels in line, the handlebar across. */
export function twoWheeler(width: number, depth: number): PlanSymbol {
  const bar = Math.min(width * 0.45, 340);
  const at = (share: number) => depth * share;
  return {
    outline: [
      rounded(-55, at(0.76), 55, at(1), 55),
      rounded(-55, at(0.02), 55, at(0.2), 55),
      rounded(-150, at(0.12), 150, at(0.52), 140),
      rounded(-130, at(0.58), 130, at(0.8), 90),
    ],
    detail: [
      line([-bar, at(0.68)], [-60, at(0.74)], [60, at(0.74)], [bar, at(0.68)]),
      circle(0, at(0.78), 55),
      line([-110, at(0.34)], [110, at(0.34)]),
    ],
  };
}
