import type { Box } from "#drawing/sheet/shapes/box.ts";

/** Least gap between two tags on one line, in heights of the tag: nearer ones read as one word. */
const GAP = 1.5;

/** What it costs to write a tag where it reads as one with another: more than to write over anything that may be written over. */
export const READS_AS_ONE = 40;

/** Whether a tag stands beside one of the others so near that both read as one word. */
export function readsAsOne(tag: Box, others: readonly Box[], height: number): boolean {
  return others.some(
    (other) => tag.y1 < other.y2 && other.y1 < tag.y2 && Math.max(tag.x1 - other.x2, other.x1 - tag.x2) < GAP * height,
  );
}
