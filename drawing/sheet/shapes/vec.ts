/** Millimetres: x along the road, y away from it, z up. */
export type Vec = readonly [x: number, y: number, z: number];

export function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** The way across two others, as long as the piece between them is large. */
export function cross([ax, ay, az]: Vec, [bx, by, bz]: Vec): Vec {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

/** Two directions across a third (a unit vector) and each other, the first of them level. */
export function acrossOf([x, y, z]: Vec): readonly [level: Vec, above: Vec] {
  const far = Math.hypot(x, y);
  // What points straight up or down has every level direction across it.
  const [lx, ly] = far < 0.05 ? [1, 0] : [-y / far, x / far];
  return [
    [lx, ly, 0],
    [-z * ly, z * lx, x * ly - y * lx],
  ];
}
