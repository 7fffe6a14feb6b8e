import type { Rect } from "#planner/geometry/rect.ts";
import type { Line } from "#planner/search/legalise/line.ts";

/** Clear distance below which two columns share a footing, mm. */
export const ONE_FOOTING = 600;

/** Whether two columns in a line stand one behind the other (along y), not side by side. */
export function alongY(a: Rect, b: Rect): boolean {
  return Math.abs(middleOf(a, true) - middleOf(b, true)) > Math.abs(middleOf(a, false) - middleOf(b, false));
}

/** Clear distance between two columns in a line along x or y, mm: -1 where they overlap, infinite where they are not in line. */
export function gapInLine(a: Rect, b: Rect): number {
  const gapX = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  const gapY = Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1);
  if (gapX < 0 && gapY < 0) return -1;
  return gapX < 0 ? gapY : gapY < 0 ? gapX : Number.POSITIVE_INFINITY;
}

/** Whether a line, however long, goes through a column or passes at most so many mm beside it. */
export function inLine(line: Line, body: Rect, beside = 0): boolean {
  const [low, high] = line.vertical ? [body.x0, body.x1] : [body.y0, body.y1];
  return line.centre >= low - beside && line.centre <= high + beside;
}

/** Whether a column stands in a line, between its ends. */
export function passes(line: Line, body: Rect): boolean {
  const [from, to] = line.vertical ? [body.y0, body.y1] : [body.x0, body.x1];
  return inLine(line, body) && to >= line.from && from <= line.to;
}

/** The middle of a column along y (`vertical`) or x. */
export function middleOf(body: Rect, vertical: boolean): number {
  return vertical ? (body.y0 + body.y1) / 2 : (body.x0 + body.x1) / 2;
}

export function sameBody(a: Rect, b: Rect): boolean {
  return a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1;
}
