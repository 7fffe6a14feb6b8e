import { grown, type Rect, rect, rectBetween } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";

/** An unsupported stretch up to this long is bridged by the thickness of the walls that cross it, mm. */
const BRIDGED = 150;

/** A wall (`solid`), or the edge beam under a railing, by its centre line: all that columns and beams are reckoned from. */
export type Line = {
  readonly vertical: boolean;
  readonly centre: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
  readonly solid: boolean;
};

/** Whether a wall reaches up to the slab: no railing or parapet. */
export function isSolid({ kind }: Pick<Wall, "kind">): boolean {
  return kind === "external" || kind === "internal";
}

/** Whether a wall runs along y. */
export function isVertical({ from, to }: Pick<Wall, "from" | "to">): boolean {
  return from[0] === to[0];
}

/** Which coordinate of a point lies across a wall, and which along it. */
export function axesOf(vertical: boolean): readonly [0 | 1, 0 | 1] {
  return vertical ? [0, 1] : [1, 0];
}

/** Per level, the lines of its walls and of the edge beams under its outer railings: all that columns stand in or carry. */
export function linesOf(
  levels: readonly Pick<WalledLevel, "walls" | "footprint">[],
  walls: Walls,
): readonly (readonly Line[])[] {
  return levels.map(({ walls: all, footprint }) =>
    all.filter((wall) => !isLowWithin(wall, footprint, walls)).map((wall) => lineOf(wall, footprint, walls)),
  );
}

/** The line of a wall. A railing carries nothing, so its line is that of the edge beam under it, in line with the outer walls. */
export function lineOf(wall: Wall, footprint: Rect, walls: Walls): Line {
  const vertical = isVertical(wall);
  const a = vertical ? 1 : 0;
  const at = vertical ? wall.from[0] : wall.from[1];
  const [low, high] = vertical ? [footprint.x0, footprint.x1] : [footprint.y0, footprint.y1];
  const solid = isSolid(wall);
  const half = walls.external / 2;
  const edge = at < (low + high) / 2 ? low + half : high - half;
  return {
    vertical,
    centre: solid ? at : edge,
    from: Math.min(wall.from[a], wall.to[a]),
    to: Math.max(wall.from[a], wall.to[a]),
    thickness: solid ? wall.thickness : walls.external,
    solid,
  };
}

/** Whether a parapet or railing stands between two open floors, inside the house's edge: on their slab, without an edge beam. */
export function isLowWithin(wall: Wall, { x0, y0, x1, y1 }: Rect, { external }: Walls): boolean {
  if (isSolid(wall)) return false;
  const vertical = isVertical(wall);
  const at = vertical ? wall.from[0] : wall.from[1];
  const [low, high] = vertical ? [x0, x1] : [y0, y1];
  return at > low + external && at < high - external;
}

/** The stretches of an upper wall, from and to along it, with no wall under them, in the same line or across; those up to `BRIDGED` long are left out. */
export function hanging(wall: Line, below: readonly Line[]): readonly (readonly [number, number])[] {
  let open: [number, number][] = [[wall.from, wall.to]];
  for (const line of below) {
    if (!line.solid) continue;
    let from: number;
    let to: number;
    if (line.vertical === wall.vertical) {
      if (Math.abs(line.centre - wall.centre) > line.thickness / 2) continue;
      from = line.from - line.thickness / 2;
      to = line.to + line.thickness / 2;
    } else {
      if (wall.centre < line.from - 60 || wall.centre > line.to + 60) continue;
      from = line.centre - line.thickness / 2;
      to = line.centre + line.thickness / 2;
    }
    open = open.flatMap(([a, b]): [number, number][] => {
      const parts: [number, number][] = [];
      if (from > a) parts.push([a, Math.min(b, from)]);
      if (to < b) parts.push([Math.max(a, to), b]);
      return parts.filter(([c, d]) => d > c);
    });
  }
  return open.filter(([a, b]) => b - a > BRIDGED);
}

/** A square column around a point; `post`: its side, mm. */
export function centredBody(x: number, y: number, post: number): Rect {
  const x0 = Math.round(x - post / 2);
  const y0 = Math.round(y - post / 2);
  return rect(x0, y0, x0 + post, y0 + post);
}

/** A column in a wall's line, at a place along it. */
export function bodyOn(wall: Line, along: number, post: number): Rect {
  return wall.vertical ? centredBody(wall.centre, along, post) : centredBody(along, wall.centre, post);
}

/** True when a column on a wall's line disappears in thick walls, or stands in a railing, on each of these levels. */
export function takesColumn(wall: Line, along: number, levels: readonly (readonly Line[])[], post: number): boolean {
  const x = wall.vertical ? wall.centre : along;
  const y = wall.vertical ? along : wall.centre;
  return levels.every((level) =>
    level.some(
      (line) =>
        line.thickness >= post &&
        (line.vertical
          ? Math.abs(line.centre - x) < 1 && y >= line.from && y <= line.to
          : Math.abs(line.centre - y) < 1 && x >= line.from && x <= line.to),
    ),
  );
}

/** The floor that a wall covers; it reaches half the wall's thickness past either end, which closes the corners. */
export function wallBody({ from, to, thickness }: Wall): Rect {
  return grown(rectBetween(from, to), thickness / 2);
}
