import { GOLDEN_ANGLE } from "#drawing/sheet/shapes/golden-angle.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import type { Atlas } from "#drawing/view/atlas.ts";
import { type Bounds, mapLight, OFF_SURFACE } from "#drawing/view/light/light-maps.ts";
import type { Triangles } from "#drawing/view/mesh.ts";

/** The sky as lights all over it, each with a map of what it sees. Neighbouring pixels ask different ones: a square of them asks all. */
export type Dome = {
  readonly size: number;
  readonly maps: readonly Float32Array[];
  /** For each light: its direction, across and up on its map, and the slack that its pixels ask for. */
  readonly numbers: Float64Array;
  readonly bounds: Bounds;
};

const LIGHTS = 192;
const SIZE = 160;
/** A square of so many pixels a side asks all lights, each pixel its part of them. */
export const SQUARE = 4;
export const PARTS = SQUARE * SQUARE;
const EACH = 12;

export function mapDome(triangles: Triangles, atlas: Atlas, bounds: Bounds): Dome {
  const numbers = new Float64Array(LIGHTS * EACH);
  const maps = directions().map((to, index) => {
    const { axes, near, pixel } = mapLight(to, bounds, triangles, atlas, { size: SIZE, fine: false });
    numbers.set([...to, ...axes.across, ...axes.up, pixel], index * EACH);
    return near;
  });
  return { size: SIZE, maps, numbers, bounds };
}

/** Directions spread evenly over the sky, none of them at the horizon itself or right above. */
function directions(): readonly Vec[] {
  return Array.from({ length: LIGHTS }, (_, index): Vec => {
    const z = 0.05 + (0.94 * (index + 0.5)) / LIGHTS;
    const level = Math.sqrt(1 - z * z);
    const turn = index * GOLDEN_ANGLE;
    return [level * Math.cos(turn), level * Math.sin(turn), z];
  });
}

/** Which part of the lights a pixel asks: all parts stand in every square of pixels, near ones unlike each other. */
export function partAt(column: number, row: number): number {
  return ORDER[(row % SQUARE) * SQUARE + (column % SQUARE)] ?? 0;
}

const ORDER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Adds to `into` how much of the sky a surface at a place sees and how much it would see alone, by every `step`th light from `part` on. */
export function openSky(
  { size, maps, numbers, bounds: { low, high } }: Dome,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  part: number,
  step: number,
  into: Float64Array,
) {
  let open = 0;
  let whole = 0;
  // Far from the house nothing hides the sky.
  const reach = high[2] * 1.5;
  if (x < low[0] - reach || x > high[0] + reach || y < low[1] - reach || y > high[1] + reach) {
    into[0] = 1;
    into[1] = 1;
    return;
  }
  for (let light = part; light < LIGHTS; light += step) {
    const at = light * EACH;
    const tx = numbers[at] as number;
    const ty = numbers[at + 1] as number;
    const tz = numbers[at + 2] as number;
    const slant = nx * tx + ny * ty + nz * tz;
    if (slant <= 0) continue;
    whole += slant;
    const pixel = numbers[at + 11] as number;
    const off = OFF_SURFACE + pixel * 0.8;
    const px = x + nx * off;
    const py = y + ny * off;
    const pz = z + nz * off;
    const u =
      px * (numbers[at + 3] as number) +
      py * (numbers[at + 4] as number) +
      pz * (numbers[at + 5] as number) +
      (numbers[at + 6] as number);
    const v =
      px * (numbers[at + 7] as number) +
      py * (numbers[at + 8] as number) +
      pz * (numbers[at + 9] as number) +
      (numbers[at + 10] as number);
    const outside = u < 0 || v < 0 || u >= size || v >= size;
    const own = px * tx + py * ty + pz * tz + pixel * 0.5;
    if (outside || ((maps[light] as Float32Array)[(v | 0) * size + (u | 0)] as number) <= own) open += slant;
  }
  into[0] = (into[0] ?? 0) + open;
  into[1] = (into[1] ?? 0) + whole;
}

/** A place asked for alone asks every so-manieth light: the maps are many, and such places are small. */
const ALONE = { part: 1, step: 4 } as const;

/** How much of the sky a surface at a place sees, of what it would see alone. */
export function openShare(dome: Dome, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  SUMS.fill(0);
  openSky(dome, x, y, z, nx, ny, nz, ALONE.part, ALONE.step, SUMS);
  return shareOf(SUMS[0] ?? 0, SUMS[1] ?? 0);
}

const SUMS = new Float64Array(2);

/** Of the sky that a surface would see alone, how much is open. */
export function shareOf(open: number, whole: number): number {
  return whole > 0 ? open / whole : UNDER;
}

/** Of what looks straight down, which no light of the sky reaches. */
const UNDER = 0.45;
