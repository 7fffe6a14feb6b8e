import { ripples } from "#drawing/view/noise.ts";
import type { Rgb } from "#drawing/view/surface.ts";

/** What is in the sky, and far off below it. */
export type Sky = { readonly zenith: Rgb; readonly horizon: Rgb; readonly cloud: Rgb };

/** Trees far off reach so high above the horizon, as a share of how far they are. */
const TREES = 0.045;
const FAR_LEAVES: Rgb = [0.13, 0.2, 0.1];
const MIST = 0.3;

/** The light that comes from a direction (a unit vector) where nothing of the house stands: sky, clouds, far trees. Ground below is the viewer's to draw. */
export function skyLight({ zenith, horizon, cloud }: Sky, x: number, y: number, z: number, into: Float64Array) {
  const level = Math.hypot(x, y) || 1e-6;
  const high = z / level;
  const up = Math.min(1, Math.max(0, z) * 1.9) ** 0.62;
  for (let k = 0; k < 3; k += 1) into[k] = (horizon[k] ?? 0) * (1 - up) + (zenith[k] ?? 0) * up;
  if (z > 0.02) {
    // Clouds lie on a level high above: they draw together towards the horizon.
    const near = 0.9 / (z + 0.12);
    const thick = ripples(x * near + 3.7, y * near * 1.6 + 1.3, 4);
    const cover = Math.min(1, Math.max(0, (thick - 0.5) * 3.2)) * Math.min(1, z * 5) * 0.75;
    for (let k = 0; k < 3; k += 1) into[k] = (into[k] ?? 0) * (1 - cover) + (cloud[k] ?? 0) * cover;
  }
  if (high > TREES * 1.6) return;
  const bearing = Math.atan2(x, y);
  const tops = TREES * (0.3 + 0.55 * ripples(bearing * 7, 0.5, 2) + 0.75 * ripples(bearing * 55, 7.5, 3));
  if (high < tops) {
    const leaf = 0.7 + 0.6 * ripples(bearing * 160, high * 160, 2);
    for (let k = 0; k < 3; k += 1) into[k] = (FAR_LEAVES[k] ?? 0) * leaf * (1 - MIST) + (horizon[k] ?? 0) * MIST * 0.75;
  }
}
