import { sideAxis } from "#drawing/sheet/house/sides.ts";
import { unit, type Vec } from "#drawing/sheet/shapes/vec.ts";
import type { Atlas } from "#drawing/view/atlas.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import { type Dome, mapDome } from "#drawing/view/light/dome.ts";
import { type Bounds, type LightMap, mapLight, OFF_SURFACE, reaches } from "#drawing/view/light/light-maps.ts";
import { type Sky, skyLight } from "#drawing/view/light/sky.ts";
import type { Triangles } from "#drawing/view/mesh.ts";
import { ripples } from "#drawing/view/noise.ts";
import { linear, type Rgb } from "#drawing/view/surface.ts";

export type Lighting = {
  readonly sky: Sky;
  readonly toSun: Vec;
  readonly sun: LightMap;
  readonly dome: Dome;
};

/** Light of the sun, of the whole sky on level ground, and what sunlit ground gives back from below. */
const SUN: Rgb = [2.8, 2.52, 2.08];
const DOME: Rgb = [0.6, 0.72, 0.9];
const GROUND: Rgb = [0.5, 0.46, 0.38];
/** So much of the light reaches even what the sky does not: it comes from walls and floors about. */
const EVERYWHERE = 0.2;
const SUN_MAP = 2048;

/** Maps what sun and sky see of the house. The sun stands on the other side than one does, so that the side one sees has shade. */
export function lightScene(
  triangles: Triangles,
  atlas: Atlas,
  { house, yard }: { readonly house: Bounds; readonly yard: Bounds },
  flank: Flank,
): Lighting {
  const toSun = unit([0.58 * sideAxis(flank).ahead, -0.86, 0.74]);
  return {
    sky: {
      zenith: linear("#5c9fdd", 1.5),
      horizon: linear("#dceaf4", 1.35),
      cloud: [1.9, 1.88, 1.85],
    },
    toSun,
    sun: mapLight(toSun, yard, triangles, atlas, { size: SUN_MAP, fine: true }),
    dome: mapDome(triangles, atlas, house),
  };
}

/** The sun's light on a surface at a place: 1 where it meets it straight on. */
export function sunOn(
  { toSun, sun }: Lighting,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const facing = nx * toSun[0] + ny * toSun[1] + nz * toSun[2];
  if (facing <= 0) return 0;
  const off = OFF_SURFACE + sun.pixel;
  return facing * reaches(sun, x + nx * off, y + ny * off, z + nz * off);
}

/** All the light on a surface: from the sun, from as much of the sky as it sees, and from the ground. */
export function lightSum(shine: number, seen: number, nz: number, into: Float64Array) {
  const dome = (0.5 + 0.5 * nz) * seen + EVERYWHERE * (0.35 + 0.65 * seen);
  const ground = (0.5 - 0.5 * nz) * (0.25 + 0.75 * seen) * 1.05;
  for (let k = 0; k < 3; k += 1) into[k] = (SUN[k] ?? 0) * shine + (DOME[k] ?? 0) * dome + (GROUND[k] ?? 0) * ground;
}

/** Trees across the road reach so high above the horizon as one sees them in a pane, and give back so much light. */
const ACROSS = { least: 0.06, more: 0.42, light: [0.1, 0.14, 0.08] } as const;

/** What a pane mirrors: the sky, the trees across the road, or the road. */
export function mirrored({ sky }: Lighting, x: number, y: number, z: number, into: Float64Array) {
  if (z < -0.01) {
    for (let k = 0; k < 3; k += 1) into[k] = (GROUND[k] ?? 0) * 0.7;
    return;
  }
  skyLight(sky, x, y, Math.max(z, 0), into);
  const bearing = Math.atan2(x, y);
  const tops = ACROSS.least + ACROSS.more * ripples(bearing * 5, 2.5, 4) ** 1.5;
  // Their edge is soft: leaves let sky through.
  const leaf = Math.min(1, Math.max(0, (tops - z) * 14));
  for (let k = 0; k < 3; k += 1) into[k] = (into[k] ?? 0) * (1 - leaf) + (ACROSS.light[k] ?? 0) * leaf;
}
