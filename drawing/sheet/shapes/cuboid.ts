/** Millimetres: x along the road, y away from it, z up from the road. */
export type Cuboid = {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
  readonly z1: number;
  readonly z2: number;
};
