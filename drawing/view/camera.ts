import type { Vec } from "#drawing/view/mesh.ts";

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

/** Shares of the picture that stay free beside, above and below the house. */
const FREE = { side: 0.1, top: 0.12, bottom: 0.17 } as const;

/** A camera at `eye` that looks along `ahead` and has all `corners` within its picture, as large as they can be. */
export function fittedCamera(eye: Vec, turn: number, corners: readonly Vec[], { width, height }: Size): Camera {
  const ahead = [Math.sin(turn), Math.cos(turn)] as const;
  const right = [ahead[1], -ahead[0]] as const;
  const plain: Camera = { eye, ahead, right, scale: 1, left: 0, top: 0 };
  const seen = corners.map((corner) => projected(plain, corner));
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width * (1 - 2 * FREE.side)) / (x2 - x1),
    (height * (1 - FREE.top - FREE.bottom)) / (y2 - y1),
  );
  // What is left over of the height goes to the sky, two parts of three.
  const spare = height * (1 - FREE.top - FREE.bottom) - (y2 - y1) * scale;
  const top = height * FREE.top + (spare * 2) / 3 - y1 * scale;
  return { eye, ahead, right, scale, left: width / 2 - ((x1 + x2) / 2) * scale, top };
}
