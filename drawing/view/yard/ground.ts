import type { Box } from "#drawing/sheet/shapes/box.ts";
import type { Surface } from "#drawing/view/surface.ts";

/** Ground at the road's level: the first zone that holds a place says what lies there, else `beyond`. */
export type Ground = {
  readonly zones: readonly { readonly box: Box; readonly surface: Surface }[];
  readonly beyond: Surface;
};

export function groundAt({ zones, beyond }: Ground, x: number, y: number): Surface {
  for (const { box, surface } of zones) if (x >= box.x1 && x <= box.x2 && y >= box.y1 && y <= box.y2) return surface;
  return beyond;
}
