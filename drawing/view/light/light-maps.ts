import { acrossOf, type Vec } from "#drawing/sheet/shapes/vec.ts";
import type { Atlas } from "#drawing/view/atlas.ts";
import type { Triangles } from "#drawing/view/mesh.ts";
import { emptyLayer, type LightAxes, litFrom } from "#drawing/view/rasterise.ts";

/** What a light sees: how far towards it the nearest thing lies, over a square of `size` pixels. */
export type LightMap = {
  readonly axes: LightAxes;
  readonly size: number;
  readonly near: Float32Array;
  /** Millimetres to a pixel. */
  readonly pixel: number;
};

/** Millimetres off a surface at which light is asked for, beyond what a map's pixels ask, so that it does not shade itself. */
export const OFF_SURFACE = 20;

export type Bounds = { readonly low: Vec; readonly high: Vec };

const NOTHING = -1e9;

/** Draws what a light in a direction (a unit vector) sees of everything within the bounds; without leaves and details unless `fine`. */
export function mapLight(
  toLight: Vec,
  bounds: Bounds,
  triangles: Triangles,
  atlas: Atlas,
  { size, fine }: { readonly size: number; readonly fine: boolean },
): LightMap {
  const { axes, pixel } = axesTo(toLight, bounds, size);
  const layer = emptyLayer({ width: size, height: size }, false, NOTHING);
  litFrom(axes, triangles, atlas, layer, fine);
  return { axes, size, near: layer.near, pixel };
}

function axesTo(toLight: Vec, bounds: Bounds, size: number): { readonly axes: LightAxes; readonly pixel: number } {
  const [side, above] = acrossOf(toLight);
  const [[s1, s2], [a1, a2]] = [span(side, bounds), span(above, bounds)];
  const pixel = Math.max(s2 - s1, a2 - a1) / (size - 2);
  const onMap = ([x, y, z]: Vec, from: number) => [x / pixel, y / pixel, z / pixel, 1 - from / pixel] as const;
  return { axes: { across: onMap(side, s1), up: onMap(above, a1), toLight }, pixel };
}

function span([x, y, z]: Vec, { low, high }: Bounds): readonly [number, number] {
  const ends = [low[0] * x, high[0] * x].flatMap((a) =>
    [low[1] * y, high[1] * y].flatMap((b) => [low[2] * z, high[2] * z].map((c) => a + b + c)),
  );
  return [Math.min(...ends), Math.max(...ends)];
}

/** Places about one on a map at which a shadow's edge is asked for, and how many pixels apart: so wide is the edge. */
const TAPS = 3;
const APART = 1.4;

/** How much of a light reaches a place: 1 all, 0 none, between them at a shadow's soft edge. */
export function reaches({ axes, size, near, pixel }: LightMap, x: number, y: number, z: number): number {
  const { across, up, toLight } = axes;
  const u = x * across[0] + y * across[1] + z * across[2] + across[3];
  const v = x * up[0] + y * up[1] + z * up[2] + up[3];
  const own = x * toLight[0] + y * toLight[1] + z * toLight[2] + pixel * 0.8 + 6;
  const reach = ((TAPS - 1) / 2) * APART;
  if (u - reach < 1 || v - reach < 1 || u + reach > size - 2 || v + reach > size - 2) return 1;
  let lit = 0;
  for (let row = 0; row < TAPS; row += 1) {
    const py = v - 0.5 - reach + row * APART;
    const iy = py | 0;
    const fy = py - iy;
    for (let column = 0; column < TAPS; column += 1) {
      const px = u - 0.5 - reach + column * APART;
      const ix = px | 0;
      const fx = px - ix;
      const at = iy * size + ix;
      // Between the four pixels about the place, so that the edge runs out evenly.
      if ((near[at] as number) <= own) lit += (1 - fx) * (1 - fy);
      if ((near[at + 1] as number) <= own) lit += fx * (1 - fy);
      if ((near[at + size] as number) <= own) lit += (1 - fx) * fy;
      if ((near[at + size + 1] as number) <= own) lit += fx * fy;
    }
  }
  return lit / (TAPS * TAPS);
}
