import type { Atlas } from "#drawing/view/atlas.ts";
import type { Camera, Size } from "#drawing/view/camera.ts";
import type { Triangles } from "#drawing/view/mesh.ts";

/** What is nearest at each place of a picture: `near` grows towards the eye, `ids` is the triangle, -1 for none. */
export type Layer = Size & { readonly near: Float32Array; readonly ids: Int32Array | null };

/** A layer drawn with its picture moved by parts of a pixel: several together say what each pixel shows, edges and all. */
export type Sampled = { readonly layer: Layer; readonly shift: readonly [x: number, y: number] };

export function emptyLayer({ width, height }: Size, withIds: boolean, far: number): Layer {
  return {
    width,
    height,
    near: new Float32Array(width * height).fill(far),
    ids: withIds ? new Int32Array(width * height).fill(-1) : null,
  };
}

/** A triangle's corners in the picture and their nearness, which is linear across it. */
type Corners = { readonly x: Float64Array; readonly y: Float64Array; readonly near: Float64Array };

/** Draws all triangles as one sees them, their pictures moved by a part of a pixel; details' parts that let `clear` of the light through are left out. */
export function seenFrom(
  camera: Camera,
  triangles: Triangles,
  atlas: Atlas,
  layer: Layer,
  shift: readonly [x: number, y: number],
  clear: number,
) {
  const corners: Corners = { x: new Float64Array(3), y: new Float64Array(3), near: new Float64Array(3) };
  const { positions } = triangles;
  const { eye, ahead, right, scale, left, top } = camera;
  for (let t = 0; t < triangles.count; t += 1) {
    let before = true;
    for (let k = 0; k < 3; k += 1) {
      // As `projected` has it, without an array for each of a million corners.
      const at = t * 9 + k * 3;
      const dx = (positions[at] as number) - eye[0];
      const dy = (positions[at + 1] as number) - eye[1];
      const depth = dx * ahead[0] + dy * ahead[1];
      const each = scale / depth;
      before &&= depth > NEAREST;
      corners.x[k] = left + (dx * right[0] + dy * right[1]) * each - shift[0];
      corners.y[k] = top - ((positions[at + 2] as number) - eye[2]) * each - shift[1];
      corners.near[k] = 1 / depth;
    }
    if (before) fill(t, corners, true, triangles, atlas, layer, clear);
  }
}

/** Nothing is drawn that lies so near before the eye or behind it, mm. */
const NEAREST = 300;

/** A parallel projection towards a light: x and y on its map, and how far towards the light a place lies. */
export type LightAxes = {
  readonly across: readonly [number, number, number, number];
  readonly up: readonly [number, number, number, number];
  readonly toLight: readonly [number, number, number];
};

/** Draws all triangles as a light sees them; without leaves and details unless `fine`. */
export function litFrom(axes: LightAxes, triangles: Triangles, atlas: Atlas, layer: Layer, fine: boolean) {
  const corners: Corners = { x: new Float64Array(3), y: new Float64Array(3), near: new Float64Array(3) };
  const { across, up, toLight } = axes;
  const { positions, bodies } = triangles;
  const count = fine ? triangles.count : bodies.length;
  for (let index = 0; index < count; index += 1) {
    const t = fine ? index : (bodies[index] as number);
    for (let k = 0; k < 3; k += 1) {
      const at = t * 9 + k * 3;
      const x = positions[at] as number;
      const y = positions[at + 1] as number;
      const z = positions[at + 2] as number;
      corners.x[k] = x * across[0] + y * across[1] + z * across[2] + across[3];
      corners.y[k] = x * up[0] + y * up[1] + z * up[2] + up[3];
      corners.near[k] = x * toLight[0] + y * toLight[1] + z * toLight[2];
    }
    fill(t, corners, false, triangles, atlas, layer, LIGHT_PASSES);
  }
}

/** Two places are one where their nearness differs by less than this share. */
const NEARER = 1 - 3e-6;

/** A pane or rail that is clearer than this throws no shadow. */
const LIGHT_PASSES = 0.7;

function fill(
  t: number,
  { x, y, near: nearness }: Corners,
  perspective: boolean,
  { uvs, surfaces, surfaceOf }: Triangles,
  atlas: Atlas,
  layer: Layer,
  clear: number,
) {
  const { width, height, near, ids } = layer;
  const [x0 = 0, x1 = 0, x2 = 0] = x;
  const [y0 = 0, y1 = 0, y2 = 0] = y;
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (Math.abs(area) < 1e-7) return;
  const firstRow = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
  const lastRow = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
  if (lastRow < firstRow || Math.max(x0, x1, x2) < 0 || Math.min(x0, x1, x2) > width) return;
  const [n0 = 0, n1 = 0, n2 = 0] = nearness;
  const slopeX = ((n1 - n0) * (y2 - y0) - (n2 - n0) * (y1 - y0)) / area;
  const slopeY = ((n2 - n0) * (x1 - x0) - (n1 - n0) * (x2 - x0)) / area;
  const detail = surfaces[surfaceOf[t] ?? 0]?.finish === "detail";
  const look = detail ? detailLook(t, uvs, x, y, nearness, area, perspective) : null;
  for (let row = firstRow; row <= lastRow; row += 1) {
    const py = row + 0.5;
    let from = Number.POSITIVE_INFINITY;
    let to = Number.NEGATIVE_INFINITY;
    // Where the row crosses the sides.
    if (y0 <= py !== y1 <= py) {
      const cross = x0 + ((py - y0) * (x1 - x0)) / (y1 - y0);
      if (cross < from) from = cross;
      if (cross > to) to = cross;
    }
    if (y1 <= py !== y2 <= py) {
      const cross = x1 + ((py - y1) * (x2 - x1)) / (y2 - y1);
      if (cross < from) from = cross;
      if (cross > to) to = cross;
    }
    if (y2 <= py !== y0 <= py) {
      const cross = x2 + ((py - y2) * (x0 - x2)) / (y0 - y2);
      if (cross < from) from = cross;
      if (cross > to) to = cross;
    }
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(width - 1, Math.ceil(to - 0.5) - 1);
    let value = n0 + slopeX * (first + 0.5 - x0) + slopeY * (py - y0);
    for (let column = first; column <= last; column += 1, value += slopeX) {
      const at = row * width + column;
      // Of two in one plane the later one is seen, as in the elevation, which paints it later.
      if (value < (near[at] as number) * NEARER) continue;
      if (look && atlas.alpha(look.u(column + 0.5, py, value), look.v(column + 0.5, py, value)) <= clear) continue;
      near[at] = value;
      if (ids) ids[at] = t;
    }
  }
}

/** A detail's place in the atlas at a place in the picture: in `perspective` u and v are linear there only times the nearness. */
function detailLook(
  t: number,
  uvs: Float32Array,
  x: Float64Array,
  y: Float64Array,
  nearness: Float64Array,
  area: number,
  perspective: boolean,
) {
  const [x0 = 0, x1 = 0, x2 = 0] = x;
  const [y0 = 0, y1 = 0, y2 = 0] = y;
  const along = (axis: 0 | 1) => {
    const value = (k: number) => (uvs[t * 6 + k * 2 + axis] ?? 0) * (perspective ? (nearness[k] ?? 0) : 1);
    const [a, b, c] = [value(0), value(1), value(2)];
    const gx = ((b - a) * (y2 - y0) - (c - a) * (y1 - y0)) / area;
    const gy = ((c - a) * (x1 - x0) - (b - a) * (x2 - x0)) / area;
    return (px: number, py: number, near: number) => (a + gx * (px - x0) + gy * (py - y0)) / (perspective ? near : 1);
  };
  return { u: along(0), v: along(1) };
}
