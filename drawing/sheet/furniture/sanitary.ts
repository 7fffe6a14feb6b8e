import { circle, line, oval, type PlanSymbol, rect, rounded } from "#drawing/sheet/furniture/symbol.ts";

/** A pan with its cistern at the back. */
export function wc(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const tank = Math.min(190, depth * 0.28);
  const bowl = { v: tank + (depth - tank) * 0.52, a: Math.min(half * 0.78, 190), b: (depth - tank) * 0.46 };
  return {
    outline: [rounded(-Math.min(half, 240), 0, Math.min(half, 240), tank, 30), oval(0, bowl.v, bowl.a, bowl.b)],
    detail: [oval(0, bowl.v + 12, bowl.a * 0.68, bowl.b * 0.68), rect(-45, tank * 0.35, 45, tank * 0.65)],
  };
}

export function basin(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rounded(-half, 0, half, depth, 40)],
    detail: [
      oval(0, depth * 0.56, half * 0.74, depth * 0.34),
      circle(0, depth * 0.5, 24),
      circle(0, depth * 0.12, 24),
      line([0, depth * 0.12], [0, depth * 0.3]),
    ],
  };
}

/** The tub in its rim, the drain and the tap at one end. */
export function bathtub(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const rim = Math.min(60, depth * 0.1);
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: [
      rounded(-half + rim, rim, half - rim, depth - rim, Math.min(180, depth * 0.25)),
      circle(-half + 3 * rim, depth / 2, 28),
      circle(-half + rim / 2, depth / 2, 20),
    ],
  };
}

/** Falls to the drain in the middle, the rose at the back. */
export function shower(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: [
      line([-half, 0], [half, depth]),
      line([half, 0], [-half, depth]),
      circle(0, depth / 2, 60),
      circle(0, 110, 75),
      circle(0, 110, 35),
    ],
  };
}
