import type { Camera } from "#drawing/view/camera.ts";
import type { Triangles } from "#drawing/view/mesh.ts";

/** What one sees at a place of the picture: filled anew for each, as there are millions. */
export type Hit = {
  /** The triangle; GROUND or SKY where there is none. */
  id: number;
  x: number;
  y: number;
  z: number;
  /** Its surface's normal, towards the eye. */
  nx: number;
  ny: number;
  nz: number;
  u: number;
  v: number;
  /** The way one looks, a unit vector. */
  dx: number;
  dy: number;
  dz: number;
  /** How far ahead of the eye, mm. */
  depth: number;
};

export const SKY = -1;
export const GROUND = -2;
/** Ground farther than this is lost in the air, mm. */
export const AIR = 400_000;

export function emptyHit(): Hit {
  return { id: SKY, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, u: 0, v: 0, dx: 0, dy: 1, dz: 0, depth: 1 };
}

/** Finds what one sees at a place of the picture, where the triangle `id` lies `depth` ahead; -1 for none. */
export function findHit(
  { eye, ahead, right, scale, left, top }: Camera,
  { slopes, normals, leaves }: Triangles,
  id: number,
  px: number,
  py: number,
  depth: number,
  hit: Hit,
) {
  const sx = (px - left) / scale;
  const sz = (top - py) / scale;
  const dx = ahead[0] + right[0] * sx;
  const dy = ahead[1] + right[1] * sx;
  const length = Math.sqrt(dx * dx + dy * dy + sz * sz);
  hit.dx = dx / length;
  hit.dy = dy / length;
  hit.dz = sz / length;
  let far = depth;
  hit.id = id;
  if (id < 0) {
    far = sz < 0 ? -eye[2] / sz : Number.POSITIVE_INFINITY;
    hit.id = far < AIR ? GROUND : SKY;
    if (hit.id === SKY) return;
    hit.nx = 0;
    hit.ny = 0;
    hit.nz = 1;
  }
  hit.depth = far;
  const x = eye[0] + dx * far;
  const y = eye[1] + dy * far;
  const z = eye[2] + sz * far;
  hit.x = x;
  hit.y = y;
  hit.z = z;
  if (id < 0) {
    hit.u = x;
    hit.v = y;
    return;
  }
  const s = id * 8;
  hit.u =
    x * (slopes[s] as number) +
    y * (slopes[s + 1] as number) +
    z * (slopes[s + 2] as number) +
    (slopes[s + 3] as number);
  hit.v =
    x * (slopes[s + 4] as number) +
    y * (slopes[s + 5] as number) +
    z * (slopes[s + 6] as number) +
    (slopes[s + 7] as number);
  const n = id * 3;
  const [nx, ny, nz] = [normals[n] as number, normals[n + 1] as number, normals[n + 2] as number];
  const towards = nx * dx + ny * dy + nz * sz > 0 && !leaves[id] ? -1 : 1;
  hit.nx = nx * towards;
  hit.ny = ny * towards;
  hit.nz = nz * towards;
}
