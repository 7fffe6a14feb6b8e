import { boxCorners } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import { cross, minus, type Vec } from "#drawing/sheet/shapes/vec.ts";
import { type NumberList, numberList } from "#drawing/view/number-list.ts";
import type { Surface } from "#drawing/view/surface.ts";

/** A place on a surface: millimetres along it and up it, or pixels of the atlas of details. */
export type Uv = readonly [u: number, v: number];

/** The corners of a piece on a surface that looks alike all over. */
export const BLANK: readonly [Uv, Uv, Uv, Uv] = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
];

/** Triangles as they are collected: nine coordinates and six of their surface's for each. */
export type Mesh = {
  readonly positions: NumberList;
  readonly uvs: NumberList;
  readonly surfaceOf: number[];
  readonly surfaces: Surface[];
  /** Three numbers a triangle: the way that it is lit as if it looked there, as a leaf that shows the roundness of its clump; else none. */
  readonly leans: NumberList;
};

/** Triangles to draw. `slopes`: what a surface's u and v are at a place: three factors and a summand for each. */
export type Triangles = {
  readonly count: number;
  readonly positions: Float32Array;
  readonly uvs: Float32Array;
  readonly normals: Float32Array;
  readonly slopes: Float32Array;
  /** A number for the plane that it lies in, the same for its neighbours in that plane, and for all that is round. */
  readonly planes: Int32Array;
  /** 1 for a leaf of a tree. */
  readonly leaves: Uint8Array;
  /** Those that take the sky's light from others: neither leaves, nor details on a surface, nor small. */
  readonly bodies: Int32Array;
  readonly surfaceOf: Uint16Array;
  readonly surfaces: readonly Surface[];
};

export function createMesh(): Mesh {
  return { positions: numberList(), uvs: numberList(), surfaceOf: [], surfaces: [], leans: numberList() };
}

/** A number for the surface, the same for the same one. */
function surfaceNumber({ surfaces }: Mesh, surface: Surface): number {
  const known = surfaces.indexOf(surface);
  return known >= 0 ? known : surfaces.push(surface) - 1;
}

export function addTriangle(
  mesh: Mesh,
  corners: readonly [Vec, Vec, Vec],
  uvs: readonly [Uv, Uv, Uv],
  surface: Surface,
  [lx, ly, lz]: Vec = AS_IT_LIES,
) {
  for (const value of [lx, ly, lz]) mesh.leans.push(value);
  for (const corner of corners) for (const value of corner) mesh.positions.push(value);
  for (const uv of uvs) for (const value of uv) mesh.uvs.push(value);
  mesh.surfaceOf.push(surfaceNumber(mesh, surface));
}

const AS_IT_LIES: Vec = [0, 0, 0];

/** A flat four-cornered piece, corner after corner around it. `lean`: the way that it is lit as if it looked there. */
export function addQuad(
  mesh: Mesh,
  [a, b, c, d]: readonly [Vec, Vec, Vec, Vec],
  [ua, ub, uc, ud]: readonly [Uv, Uv, Uv, Uv],
  surface: Surface,
  lean: Vec = AS_IT_LIES,
) {
  addTriangle(mesh, [a, b, c], [ua, ub, uc], surface, lean);
  addTriangle(mesh, [a, c, d], [ua, uc, ud], surface, lean);
}

/**
 * A box: its sides with u along and v up, so that boards and courses go on from one to the next. The underside is left out on the ground.
 * `ends`: its two sides along y.
 */
export function addBox(mesh: Mesh, { x1, x2, y1, y2, z1, z2 }: Cuboid, surface: Surface, ends: Surface = surface) {
  if (x2 <= x1 || y2 <= y1 || z2 <= z1) return;
  const upright = (ax: number, ay: number, bx: number, by: number, a: number, b: number, look = surface) =>
    addQuad(
      mesh,
      [
        [ax, ay, z1],
        [bx, by, z1],
        [bx, by, z2],
        [ax, ay, z2],
      ],
      [
        [a, z1],
        [b, z1],
        [b, z2],
        [a, z2],
      ],
      look,
    );
  upright(x1, y1, x2, y1, x1, x2);
  upright(x2, y2, x1, y2, x2, x1);
  upright(x2, y1, x2, y2, y1, y2, ends);
  upright(x1, y2, x1, y1, y2, y1, ends);
  for (const z of z1 > 0 ? [z1, z2] : [z2]) {
    const corners = boxCorners({ x1, x2, y1, y2 });
    const [a, b, c, d] = corners.map(([x, y]): Vec => [x, y, z]) as [Vec, Vec, Vec, Vec];
    addQuad(mesh, [a, b, c, d], corners, surface);
  }
}

/** The collected triangles, with what is known of each before it is drawn. */
export function meshTriangles(mesh: Mesh): Triangles {
  const count = mesh.surfaceOf.length;
  const positions = mesh.positions.values();
  const uvs = mesh.uvs.values();
  const normals = new Float32Array(count * 3);
  const slopes = new Float32Array(count * 8);
  const { surfaces } = mesh;
  const leaves = Uint8Array.from(mesh.surfaceOf, (surface) => (surfaces[surface]?.finish === "leaf" ? 1 : 0));
  const leans = mesh.leans.values();
  const planes = new Int32Array(count);
  const known = new Map<string, number>();
  const body = surfaces.map(({ finish }) => finish !== "leaf" && finish !== "detail");
  const bodies: number[] = [];
  for (let t = 0; t < count; t += 1) {
    const area = leaves[t] ? 0 : setPlane(t, positions, uvs, normals, slopes);
    if (body[mesh.surfaceOf[t] ?? 0] && area > SMALL) bodies.push(t);
    const [x = 0, y = 0, z = 0] = [leans[t * 3], leans[t * 3 + 1], leans[t * 3 + 2]];
    if (x === 0 && y === 0 && z === 0) planes[t] = planeNumber(t, positions, normals, known);
    else {
      planes[t] = ROUND;
      normals[t * 3] = x;
      normals[t * 3 + 1] = y;
      normals[t * 3 + 2] = z;
    }
  }
  const surfaceOf = Uint16Array.from(mesh.surfaceOf);
  return {
    count,
    positions,
    uvs,
    normals,
    slopes,
    planes,
    leaves,
    bodies: Int32Array.from(bodies),
    surfaceOf,
    surfaces,
  };
}

/** In place of a plane: what is lit as a part of something round is alike to all its neighbours. */
const ROUND = -3;
/** mm² */
const SMALL = 12_000;

/** The same number for all triangles of a plane, whichever way they are turned. */
function planeNumber(t: number, positions: Float32Array, normals: Float32Array, known: Map<string, number>): number {
  const n = [0, 1, 2].map((k) => normals[t * 3 + k] ?? 0);
  const from = n.reduce((sum, value, k) => sum + value * (positions[t * 9 + k] ?? 0), 0);
  const sign = (n.find((value) => Math.abs(value) > 1e-3) ?? 1) < 0 ? -1 : 1;
  const key = [...n.map((value) => Math.round(value * 100 * sign)), Math.round((from * sign) / 4)].join(" ");
  const number = known.get(key) ?? known.size;
  known.set(key, number);
  return number;
}

/** Finds what is known of a triangle before it is drawn; gives its area. */
function setPlane(t: number, p: Float32Array, uv: Float32Array, normals: Float32Array, slopes: Float32Array): number {
  const corner = (k: number): Vec => [p[t * 9 + k * 3] ?? 0, p[t * 9 + k * 3 + 1] ?? 0, p[t * 9 + k * 3 + 2] ?? 0];
  const [ax, ay, az] = corner(0);
  const [e, f] = [minus(corner(1), corner(0)), minus(corner(2), corner(0))];
  const across = cross(e, f);
  const [nx, ny, nz] = across;
  const square = nx * nx + ny * ny + nz * nz || 1;
  const length = Math.sqrt(square);
  normals.set([nx / length, ny / length, nz / length], t * 3);
  // The gradient of a value that is linear over the triangle: its differences along two sides, each times that side's dual.
  const [dual1, dual2] = [cross(f, across), cross(across, e)].map((way) => way.map((value) => value / square));
  for (const axis of [0, 1]) {
    const value = (k: number) => uv[t * 6 + k * 2 + axis] ?? 0;
    const [d1, d2] = [value(1) - value(0), value(2) - value(0)];
    const g = [0, 1, 2].map((k) => d1 * (dual1?.[k] ?? 0) + d2 * (dual2?.[k] ?? 0));
    const [gx = 0, gy = 0, gz = 0] = g;
    slopes.set([gx, gy, gz, value(0) - gx * ax - gy * ay - gz * az], t * 8 + axis * 4);
  }
  return length / 2;
}
