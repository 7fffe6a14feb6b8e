import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import type { Line } from "#planner/search/legalise/line.ts";

/** A wall that ends so near another's centre line meets it, mm. */
const MEETS = 120;
/** A column so far off a wall's centre line still disappears in its plaster, mm. */
const OFF_LINE = 15;

/** A column and the highest level it reaches. */
export type CrossingColumn = { readonly body: Rect; readonly top: number };

/** Columns where thick walls of the ground floor cross, each up to the last level on which they still cross. `lines`: the walls of each level, bottom first. */
export function crossingColumns(
  lines: readonly (readonly Line[])[],
  footprint: Rect,
  walls: Walls,
): readonly CrossingColumn[] {
  const thick = (lines[0] ?? []).filter((line) => line.thickness >= walls.post);
  const across = thick.filter(({ vertical }) => !vertical);
  return thick
    .filter(({ vertical }) => vertical)
    .flatMap((line) =>
      across
        .filter((cross) => touches(line, cross))
        .map((cross) => columnAt(line.centre, cross.centre, lines, footprint, walls)),
    );
}

function columnAt(
  x: number,
  y: number,
  lines: readonly (readonly Line[])[],
  footprint: Rect,
  walls: Walls,
): CrossingColumn {
  let top = 0;
  let off = 0;
  for (const above of lines.slice(1)) {
    const here = offLine(above, x, y, walls.post);
    if (here === null) break;
    off = Math.max(off, here);
    top++;
  }
  // Where a wall above lies a little aside, an oblong column would stick out of it into a room: it is square there.
  return {
    body: crossingBody(x, y, footprint, off > 0 ? { ...walls, postAlong: walls.post } : walls),
    top,
  };
}

function touches(a: Line, b: Line): boolean {
  return (
    b.centre >= a.from - MEETS && b.centre <= a.to + MEETS && a.centre >= b.from - MEETS && a.centre <= b.to + MEETS
  );
}

/** How far from a place thick walls of a level (or railings instead of them) cross, mm; null where none do within `OFF_LINE`. */
function offLine(lines: readonly Line[], x: number, y: number, post: number): number | null {
  const aside = (vertical: boolean): number => {
    const [across, along] = vertical ? [x, y] : [y, x];
    const through = lines.filter(
      (line) =>
        line.vertical === vertical && line.thickness >= post && along >= line.from - MEETS && along <= line.to + MEETS,
    );
    return Math.min(...through.map(({ centre }) => Math.abs(centre - across)));
  };
  const off = Math.max(aside(true), aside(false));
  return off <= OFF_LINE ? off : null;
}

function crossingBody(x: number, y: number, footprint: Rect, { post, postAlong, external }: Walls): Rect {
  const left = x < footprint.x0 + external;
  const right = x > footprint.x1 - external;
  const front = y < footprint.y0 + external;
  const rear = y > footprint.y1 - external;
  // At the house's edge the longer side lies in the wall that runs inward; inside the house it would stick out into a room, so the column is square.
  const deep = front || rear;
  const wide = !deep && (left || right);
  const w = wide ? postAlong : post;
  const d = deep ? postAlong : post;
  const x0 = left ? footprint.x0 : right ? footprint.x1 - w : Math.round(x - w / 2);
  const y0 = front ? footprint.y0 : rear ? footprint.y1 - d : Math.round(y - d / 2);
  return rect(x0, y0, x0 + w, y0 + d);
}
