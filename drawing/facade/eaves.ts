import type { Box } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";

/** A stretch of the top roof's edge as one sees it from the road: x along the road, y the edge's depth; mm. */
export type Eave = { readonly x1: number; readonly x2: number; readonly y: number };

/** Edges that step back by less than this make one eave: the roof covers the balcony in front. mm */
const STEP = 1500;
/** A narrower stretch is the end of a wall and belongs to the eave beside it. mm */
const NARROW = 900;

/** The eaves of a roof, left to right: a storey that is set back behind a terrace has an eave of its own, a terrace has none. */
export function eavesOf(roof: readonly Box[]): readonly Eave[] {
  const xs = distinct(roof.flatMap((box) => [box.x1, box.x2]));
  const eaves: { x1: number; x2: number; y: number; far: number }[] = [];
  for (const [index, x2] of xs.entries()) {
    const x1 = xs[index - 1] ?? x2;
    const over = roof.filter((box) => box.x1 < (x1 + x2) / 2 && (x1 + x2) / 2 < box.x2);
    if (over.length === 0) continue;
    const y = Math.min(...over.map((box) => box.y1));
    const last = eaves[eaves.length - 1];
    const [near, far] = [Math.min(y, last?.y ?? y), Math.max(y, last?.far ?? y)];
    if (last?.x2 === x1 && far - near < STEP) Object.assign(last, { x2, y: near, far });
    else eaves.push({ x1, x2, y, far: y });
  }
  return withoutWallEnds(eaves);
}

function withoutWallEnds(eaves: readonly Eave[]): readonly Eave[] {
  const kept: { x1: number; x2: number; y: number }[] = [];
  for (const { x1, x2, y } of eaves) {
    const last = kept[kept.length - 1];
    if (last?.x2 !== x1 || (x2 - x1 >= NARROW && last.x2 - last.x1 >= NARROW)) kept.push({ x1, x2, y });
    else Object.assign(last, { x2, y: x2 - x1 < NARROW ? last.y : y });
  }
  return kept;
}
