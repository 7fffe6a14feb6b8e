import type { Point } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";

/**
 * Into how many parts obstacles divide the places of a room, for one who keeps `half` mm off them and off its walls: 1 where one walks from each place to
 * every other. Exact: between the lines of the grown obstacles' edges nothing changes.
 */
export function walkedParts(room: Rect, places: readonly Point[], obstacles: readonly Rect[], half: number): number {
  const free = { x0: room.x0 + half, y0: room.y0 + half, x1: room.x1 - half, y1: room.y1 - half };
  const closed = obstacles.map(({ x0, y0, x1, y1 }) => ({
    x0: x0 - half,
    y0: y0 - half,
    x1: x1 + half,
    y1: y1 + half,
  }));
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
    const start = stripOf(ys, y) * columns + stripOf(xs, x);
    if ((part[start] as number) > 0) continue;
    parts++;
    if (part[start] === 0) flood(part, start, columns, parts);
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

/** The strip between two lines that a place lies in, the nearest one for a place beyond them. */
function stripOf(lines: readonly number[], at: number): number {
  const next = lines.findIndex((line) => line > at);
  return next < 0 ? lines.length - 2 : Math.max(0, next - 1);
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
