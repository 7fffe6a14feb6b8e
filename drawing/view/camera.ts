import type { Vec } from "#drawing/sheet/shapes/vec.ts";

/**
 * Where one stands, and the picture plane: upright, so that what is upright stays so. A place's picture coordinates are `scale` times its
 * distance to the right of the axis and above the eye, over its distance ahead, from (`left`, `top`).
 */
export type Camera = {
  readonly eye: Vec;
  /** Ahead and to the right, on the level. */
  readonly ahead: readonly [x: number, y: number];
  readonly right: readonly [x: number, y: number];
  readonly scale: number;
  readonly left: number;
  readonly top: number;
};

export type Size = { readonly width: number; readonly height: number };

/** A place in the picture, in pixels from its top left corner, and how far ahead of the eye it lies. */
export function projected(camera: Camera, [x, y, z]: Vec): readonly [px: number, py: number, depth: number] {
  const [dx, dy] = [x - camera.eye[0], y - camera.eye[1]];
  const depth = dx * camera.ahead[0] + dy * camera.ahead[1];
  const across = dx * camera.right[0] + dy * camera.right[1];
  return [
    camera.left + (camera.scale * across) / depth,
    camera.top - (camera.scale * (z - camera.eye[2])) / depth,
    depth,
  ];
}

/** Whether the picture goes down to a place, in it or beside it: what stands there is not cut off below. */
export function showsFootOf(camera: Camera, { height }: Size, place: Vec): boolean {
  const [, py, depth] = projected(camera, place);
  return depth > 0 && py < height;
}

/** Whether something that reaches so far about a place is in the picture's width, at least in part. */
export function showsAcross(camera: Camera, { width }: Size, place: Vec, reach: number): boolean {
  const [px, , depth] = projected(camera, place);
  const half = (reach * camera.scale) / depth;
  return depth > reach && px + half > 0 && px - half < width;
}

/** Shares of the picture that stay free beside, above and below the house. */
const FREE = { side: 0.09, top: 0.1, bottom: 0.16 } as const;

/** A house that is hardly wider than high gets a higher picture. */
const WIDE: Size = { width: 1600, height: 1000 };
const HIGH: Size = { width: 1600, height: 1250 };
const HARDLY_WIDER = 1.15;

/** A picture for someone at `eye` who looks along `turn`, with all `corners` (three numbers each) in it as large as they can be, and the camera for it. */
export function fittedCamera(
  eye: Vec,
  turn: number,
  corners: Float32Array,
): { readonly camera: Camera; readonly size: Size } {
  const ahead = [Math.sin(turn), Math.cos(turn)] as const;
  const right = [ahead[1], -ahead[0]] as const;
  const plain: Camera = { eye, ahead, right, scale: 1, left: 0, top: 0 };
  let [x1, x2, y1, y2] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < corners.length; at += 3) {
    const [x, y] = projected(plain, [corners[at] as number, corners[at + 1] as number, corners[at + 2] as number]);
    [x1, x2] = [Math.min(x1, x), Math.max(x2, x)];
    [y1, y2] = [Math.min(y1, y), Math.max(y2, y)];
  }
  const size = x2 - x1 < (y2 - y1) * HARDLY_WIDER ? HIGH : WIDE;
  const { width, height } = size;
  const free = height * (1 - FREE.top - FREE.bottom);
  const scale = Math.min((width * (1 - 2 * FREE.side)) / (x2 - x1), free / (y2 - y1));
  // What is left over of the height goes to the sky, two parts of three.
  const top = height * FREE.top + ((free - (y2 - y1) * scale) * 2) / 3 - y1 * scale;
  return { camera: { ...plain, scale, left: width / 2 - ((x1 + x2) / 2) * scale, top }, size };
}
