import type { Point } from "#planner/geometry/point.ts";
import { grown, type Rect } from "#planner/geometry/rect.ts";

/**
 * Into how many parts obstacles divide the `places` of a room, for one who keeps `half` mm off obstacles and walls: 1 if one can walk from each place
 * to every other. Exact: the edges of the obstacles, grown by `half`, make a grid in whose cells nothing changes; whoever stands on an edge stands
 * free.
 */
export function walkedParts(room: Rect, places: readonly Point[], obstacles: readonly Rect[], half: number): number {
  const free = grown(room, -half);
  const closed = obstacles.map((one) => grown(one, half));
  const xs = linesOf(free.x0, free.x1, closed, "x0", "x1");
  const ys = linesOf(free.y0, free.y1, closed, "y0", "y1");
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  if (columns < 1 || rows < 1) return places.length;
  const part = new Int16Array(columns * rows);
  for (const { x0, y0, x1, y1 } of closed) {
    for (let j = 0; j < rows; j++) {
      if ((ys[j] as number) < y0 || (ys[j + 1] as number) > y1) continue;
      for (let i = 0; i < columns; i++) {
        if ((xs[i] as number) >= x0 && (xs[i + 1] as number) <= x1) part[j * columns + i] = -1;
      }
    }
  }
  let parts = 0;
  for (const [x, y] of places) {
    const cells = stripsAt(ys, y).flatMap((j) => stripsAt(xs, x).map((i) => j * columns + i));
    if (cells.some((cell) => (part[cell] as number) > 0)) continue;
    parts++;
    for (const cell of cells) if (part[cell] === 0) flood(part, cell, columns, parts);
  }
  return parts;
}

/** The ends of a stretch and the obstacles' edges in it, rising. */
function linesOf<K extends keyof Rect>(
  from: number,
  to: number,
  obstacles: readonly Rect[],
  low: K,
  high: K,
): number[] {
  const edges = obstacles.flatMap((one) => [one[low], one[high]]).filter((at) => at > from && at < to);
  return from < to ? [...new Set([from, ...edges, to])].sort((a, b) => a - b) : [];
}

/** The indices of the strips between lines in which a place lies, two of them for a place on a line; the nearest strip for a place beyond all lines. */
function stripsAt(lines: readonly number[], at: number): readonly number[] {
  const last = lines.length - 2;
  const next = lines.findIndex((line) => line > at);
  if (next < 0) return [last];
  return next > 1 && lines[next - 1] === at ? [next - 2, next - 1] : [Math.max(0, next - 1)];
}

/** Marks all that one walks to from a cell. */
function flood(part: Int16Array, start: number, columns: number, mark: number): void {
  const waiting = [start];
  part[start] = mark;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const column = at % columns;
    const beside = [at - columns, at + columns, column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1];
    for (const next of beside) {
      if (part[next] !== 0) continue;
      part[next] = mark;
      waiting.push(next);
    }
  }
}
