import type { Box } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";

/**
 * The outline of what the boxes of `add` cover and the boxes of `cut` do not, as closed loops: outer loops counter-clockwise,
 * holes clockwise, no corner in a straight run. Exact: every coordinate is that of some box's edge.
 * Boxes are laid over the grid of all their edges; the border runs where a filled cell meets an empty one.
 */
export function outlineOfBoxes(add: readonly Box[], cut: readonly Box[] = []): readonly (readonly Point[])[] {
  const all = [...add, ...cut];
  const xs = distinct(all.flatMap((box) => [box.x1, box.x2]));
  const ys = distinct(all.flatMap((box) => [box.y1, box.y2]));
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  if (columns < 1 || rows < 1) return [];
  const filled = new Uint8Array(columns * rows);
  const paint = (box: Box, value: number) => {
    for (let row = ys.indexOf(box.y1); row < ys.indexOf(box.y2); row += 1) {
      filled.fill(value, row * columns + xs.indexOf(box.x1), row * columns + xs.indexOf(box.x2));
    }
  };
  for (const box of add) paint(box, 1);
  for (const box of cut) paint(box, 0);

  const isFilled = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && filled[row * columns + column] === 1;
  /** Directed border edges by their start corner, the filled side on their left. */
  const edges = new Map<string, [number, number][]>();
  const addEdge = (x1: number, y1: number, x2: number, y2: number) => {
    const key = `${x1},${y1}`;
    const known = edges.get(key);
    if (known) known.push([x2, y2]);
    else edges.set(key, [[x2, y2]]);
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!isFilled(column, row)) continue;
      if (!isFilled(column, row - 1)) addEdge(column, row, column + 1, row);
      if (!isFilled(column + 1, row)) addEdge(column + 1, row, column + 1, row + 1);
      if (!isFilled(column, row + 1)) addEdge(column + 1, row + 1, column, row + 1);
      if (!isFilled(column - 1, row)) addEdge(column, row + 1, column, row);
    }
  }
  return traceLoops(edges).map((loop) => loop.map(([column, row]): Point => [xs[column] ?? 0, ys[row] ?? 0]));
}

function traceLoops(edges: Map<string, [number, number][]>): [number, number][][] {
  const loops: [number, number][][] = [];
  for (const [key, ends] of edges) {
    while (ends.length > 0) {
      const [column = 0, row = 0] = key.split(",").map(Number);
      const start: [number, number] = [column, row];
      const corners: [number, number][] = [start];
      let at = ends.pop();
      let before = start;
      while (at && (at[0] !== start[0] || at[1] !== start[1])) {
        corners.push(at);
        const next = takeLeftmost(edges.get(`${at[0]},${at[1]}`) ?? [], before, at);
        before = at;
        at = next;
      }
      loops.push(withoutStraightCorners(corners));
    }
  }
  return loops;
}

/** Where two filled cells touch by a corner only, the border turns left, so that they stay two pieces. */
function takeLeftmost(
  ends: [number, number][],
  before: [number, number],
  at: [number, number],
): [number, number] | undefined {
  const turn = (end: [number, number]) =>
    (at[0] - before[0]) * (end[1] - at[1]) - (at[1] - before[1]) * (end[0] - at[0]);
  ends.sort((a, b) => turn(a) - turn(b));
  return ends.pop();
}

function withoutStraightCorners(corners: [number, number][]): [number, number][] {
  return corners.filter((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return (before[0] === corner[0]) !== (corner[0] === after[0]);
  });
}

export function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Boxes that cover all for which `inside` holds, tested once in each cell of the grid of all `corners`; cells are joined along x, then along y. */
export function coverBoxes(inside: (x: number, y: number) => boolean, corners: readonly Box[]): readonly Box[] {
  const xs = distinct(corners.flatMap((box) => [box.x1, box.x2]));
  const ys = distinct(corners.flatMap((box) => [box.y1, box.y2]));
  const done: Box[] = [];
  let open: Box[] = [];
  for (const [row, y2] of ys.entries()) {
    const y1 = ys[row - 1];
    if (y1 === undefined) continue;
    const runs: { x1: number; x2: number }[] = [];
    for (const [column, x2] of xs.entries()) {
      const x1 = xs[column - 1];
      if (x1 === undefined || !inside((x1 + x2) / 2, (y1 + y2) / 2)) continue;
      const before = runs[runs.length - 1];
      if (before && before.x2 === x1) before.x2 = x2;
      else runs.push({ x1, x2 });
    }
    const next = runs.map((run): Box => {
      const above = open.find((box) => box.x1 === run.x1 && box.x2 === run.x2 && box.y2 === y1);
      return above ? { ...above, y2 } : { ...run, y1, y2 };
    });
    done.push(
      ...open.filter((box) => !next.some((other) => other.x1 === box.x1 && other.x2 === box.x2 && other.y1 === box.y1)),
    );
    open = next;
  }
  return [...done, ...open];
}
