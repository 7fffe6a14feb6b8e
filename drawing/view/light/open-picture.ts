import type { Camera, Size } from "#drawing/view/camera.ts";
import { emptyHit, findHit, GROUND, SKY } from "#drawing/view/hit.ts";
import { type Dome, openSky, PARTS, partAt, SQUARE, shareOf } from "#drawing/view/light/dome.ts";
import type { Triangles } from "#drawing/view/mesh.ts";
import type { Sampled } from "#drawing/view/rasterise.ts";

/** How much of the sky each pixel's surface sees, by the part of the lights that this pixel asks; and which plane it lies in. */
export type OpenPicture = Size & {
  readonly open: Float32Array;
  readonly whole: Float32Array;
  readonly planes: Int32Array;
};

export function openPicture(camera: Camera, triangles: Triangles, dome: Dome, { layer, shift }: Sampled): OpenPicture {
  const { width, height, near, ids } = layer;
  const [open, whole] = [new Float32Array(width * height), new Float32Array(width * height)];
  const planes = new Int32Array(width * height).fill(SKY);
  const hit = emptyHit();
  const sums = new Float64Array(2);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const id = ids?.[at] ?? SKY;
      if (id >= 0 && triangles.leaves[id]) continue;
      findHit(camera, triangles, id, column + 0.5 + shift[0], row + 0.5 + shift[1], 1 / (near[at] as number), hit);
      if (hit.id === SKY) continue;
      planes[at] = hit.id === GROUND ? GROUND : (triangles.planes[id] as number);
      sums.fill(0);
      openSky(dome, hit.x, hit.y, hit.z, hit.nx, hit.ny, hit.nz, partAt(column, row), PARTS, sums);
      open[at] = sums[0] as number;
      whole[at] = sums[1] as number;
    }
  }
  return { width, height, open, whole, planes };
}

/** Fewer pixels of the same plane about one than this say too little: the corner of something small. */
const FEW = 7;
const HALF = SQUARE / 2;

/** What the pixels about one say together of its plane: of the sky that it would see alone, how much it does; -1 where they are too few. */
export function openAbout(
  { width, height, open, whole, planes }: OpenPicture,
  column: number,
  row: number,
  plane: number,
): number {
  let seen = 0;
  let all = 0;
  let count = 0;
  for (let y = Math.max(0, row - HALF); y < Math.min(height, row - HALF + SQUARE); y += 1) {
    for (let x = Math.max(0, column - HALF); x < Math.min(width, column - HALF + SQUARE); x += 1) {
      const at = y * width + x;
      if (planes[at] !== plane) continue;
      seen += open[at] as number;
      all += whole[at] as number;
      count += 1;
    }
  }
  if (count < FEW) return -1;
  return shareOf(seen, all);
}
